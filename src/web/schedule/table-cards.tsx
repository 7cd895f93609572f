import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ScheduleRun } from '#contract/schedule.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { boardModel } from './board-model.ts';
import { tableRows } from './board-rows.ts';
import { runQuery } from './queries.ts';
import { clockOf, dayOf, useDayName } from './slot-times.tsx';
import { useUnitNames } from './unit-names.ts';

const sheetStyle = `
  @page { size: A4 portrait; margin: 15mm; }
  @media print {
    main { padding: 0 !important; max-width: none !important; }
    .table-cards { display: block !important; }
    .table-card { border: 0 !important; padding: 0 !important; }
    .table-card + .table-card { break-before: page; }
    .table-card li { break-inside: avoid; }
  }
`;

/** What stands on each table: who meets there at which time. Each on a sheet of A4; on the screen a preview of the same. */
export function TableCards({ run: { id, version } }: { run: ScheduleRun }) {
  const { data, error, refetch } = useQuery(runQuery(id, version));
  const nameOf = useUnitNames(data?.parties ?? []);
  const dayName = useDayName();
  const model = useMemo(() => data && boardModel(data), [data]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!model) return <Skeleton className="h-96" />;
  const { slots } = model.run;
  const cards = tableRows(model, nameOf)
    .map(({ id: table, meetingsAt }) => ({
      table,
      meetings: slots.flatMap(({ begin, end }, slot) => meetingsAt(slot).map((meeting) => ({ begin, end, meeting }))),
    }))
    .filter(({ meetings }) => meetings.length > 0);
  return (
    <>
      <style>{sheetStyle}</style>
      <div data-no-print className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          <Trans>One A4 sheet per table, from the current schedule.</Trans>
        </p>
        <Button tone="primary" icon="print" onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className="table-cards grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {cards.map(({ table, meetings }) => (
          <section key={table} className="table-card rounded-card border border-line bg-paper p-6 text-on-paper">
            <h2 className="mb-3 text-4xl font-bold tabular-nums">
              <Trans>Table {table}</Trans>
            </h2>
            <ol>
              {meetings.map(({ begin, end, meeting }, at) => (
                <li key={meeting.id}>
                  {dayOf(begin) !== dayOf(meetings[at - 1]?.begin ?? end) || at === 0 ? (
                    <h3 className="mt-3 mb-1 text-lg font-semibold">{dayName(begin)}</h3>
                  ) : null}
                  <div className="flex flex-wrap gap-x-4 border-t border-line py-2 text-lg leading-snug">
                    <span className="w-28 shrink-0 font-semibold tabular-nums">
                      {clockOf(begin)}–{clockOf(end)}
                    </span>
                    <span className="min-w-0 flex-1 basis-32">
                      <span className="block">{nameOf(meeting.unitA)}</span>
                      <span className="block">{nameOf(meeting.unitB)}</span>
                    </span>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
