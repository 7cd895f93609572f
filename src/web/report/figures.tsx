import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReportFigure } from '#domain/report/figures.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { figureLists, type Counted } from './figure-lists.ts';
import { figureWords } from './words.ts';

/** A number that leads to the list which it counts; of nothing there is no list. */
export const FigureLink = ({ figure, count, of }: { figure: ReportFigure; count: number; of: Counted }) =>
  count === 0 ? count : <TextLink {...figureLists[figure](of)}>{count}</TextLink>;

interface Row {
  figure: ReportFigure;
  count: number;
  before?: number | null;
}

/** Numbers with their names, as many beside each other as there is room for. */
export function Figures({ rows, children }: { rows: readonly Row[]; children: (row: Row) => ReactNode }) {
  const { t } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 lg:grid-cols-6 print:grid-cols-6">
      {rows.map((row) => (
        <div key={row.figure} className="flex flex-col">
          <dt className="text-sm text-muted">{t(figureWords[row.figure])}</dt>
          <dd className="mt-auto text-2xl font-semibold tabular-nums print:text-lg">{children(row)}</dd>
          {row.before !== undefined && row.before !== null && (
            <dd className="text-sm text-muted tabular-nums">
              <Trans comment="A number of a report: how many there were a year ago">{row.before} the year before</Trans>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
