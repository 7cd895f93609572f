import { Trans, useLingui } from '@lingui/react/macro';
import type { EventReport, ReportedUnit } from '#contract/report.ts';
import { namesOf } from '#domain/locale.ts';
import { countIn, isOfUnits } from '#domain/report/figures.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { figureWords } from './words.ts';

type Activity = EventReport['categories'][number]['activities'][number];

/** Every unit of every activity, for paper alone; what is wider than A4 is written smaller. */
export function UnitsOnPaper({ report, units }: { report: EventReport; units: ReadonlyMap<string, ReportedUnit[]> }) {
  const activities = report.categories.flatMap((one) => one.activities);
  return (
    <div className="hidden flex-col gap-5 print:flex">
      <Card title={<Trans>By unit</Trans>}>
        {activities.map((activity) => (
          <UnitsOf key={activity.id} activity={activity} units={units.get(activity.id) ?? []} />
        ))}
      </Card>
    </div>
  );
}

function UnitsOf({ activity, units }: { activity: Activity; units: readonly ReportedUnit[] }) {
  const { t } = useLingui();
  const shown = activity.figures.filter(isOfUnits);
  if (units.length === 0) return null;
  return (
    <table className="mb-5 w-full border-collapse text-left text-sm">
      <caption className="py-2 text-left font-semibold">
        <LocalizedName of={namesOf(activity)} />
      </caption>
      <thead>
        <tr className="border-b border-line align-bottom text-muted">
          <th scope="col" className="py-1 pr-2 font-medium">
            <Trans>Unit</Trans>
          </th>
          {shown.map(({ figure }) => (
            <th key={figure} scope="col" className="py-1 pl-2 text-right font-medium">
              {t(figureWords[figure])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id} className="border-b border-line">
            <th scope="row" className="py-1 pr-2 font-normal">
              <LocalizedName of={namesOf(unit)} />
            </th>
            {shown.map(({ figure }) => (
              <td key={figure} className="py-1 pl-2 text-right tabular-nums">
                {countIn(unit, figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
