import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ReportFigure } from '#domain/report/figures.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { figureWords } from './words.ts';

/** A number that leads to the list which it counts; of nothing there is no list. */
export const NumberLink = ({ count, to }: { count: number; to: LinkProps }) =>
  count === 0 ? count : <TextLink {...to}>{count}</TextLink>;

interface Row {
  figure: ReportFigure;
  count: number;
  before?: number | null;
}

interface Props {
  rows: readonly Row[];
  listOf: (figure: ReportFigure) => LinkProps;
  /** Of last year's numbers, where there are any. */
  earlierListOf?: ((figure: ReportFigure) => LinkProps) | undefined;
}

/** Numbers with their names, as many beside each other as there is room for. */
export function Figures({ rows, listOf, earlierListOf }: Props) {
  const { t } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 lg:grid-cols-6 print:grid-cols-6">
      {rows.map(({ figure, count, before }) => (
        <div key={figure} className="row-span-3 grid grid-rows-subgrid gap-y-0">
          <dt className="text-sm text-muted">{t(figureWords[figure])}</dt>
          <dd className="text-2xl font-semibold tabular-nums print:text-lg">
            <NumberLink count={count} to={listOf(figure)} />
          </dd>
          {before !== undefined && before !== null && (
            <dd className="text-sm text-muted tabular-nums">
              {before > 0 && earlierListOf ? (
                <TextLink {...earlierListOf(figure)}>
                  <Before count={before} />
                </TextLink>
              ) : (
                <Before count={before} />
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const Before = ({ count }: { count: number }) => (
  <Trans comment="A number of a report: how many there were a year ago">{count} the year before</Trans>
);
