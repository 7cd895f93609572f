import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ScheduleDifference, ScheduleRunDetail } from '#contract/schedule.ts';
import { Card } from '#web/ui/card.tsx';
import { tableName } from '#domain/schedule/table-name.ts';
import { clockOf, useDayName } from './slot-times.tsx';
import { useUnitNames } from './unit-names.ts';

type Seat = ScheduleDifference['added'][number]['at'];

interface DifferenceProps {
  run: ScheduleRunDetail;
  of: ScheduleDifference;
  /** About those concerned. */
  title: ReactNode;
  aside?: ReactNode;
}

/** What is otherwise in one schedule than in another: for whom, and each meeting. */
export function DifferenceLists({ run, of, title, aside }: DifferenceProps) {
  const { t } = useLingui();
  const dayName = useDayName();
  const { moved, added, dropped, parties } = of;
  const nameOf = useUnitNames(
    run.parties,
    parties.map(({ party, ...names }) => ({ unitId: party, ...names })),
  );
  const seat = (at: Seat): string => `${dayName(at.begin)} ${clockOf(at.begin)} · ${tableName(at)}`;
  const names = ({ unitA, unitB }: { unitA: string; unitB: string }): string => `${nameOf(unitA)} – ${nameOf(unitB)}`;
  const lists = [
    {
      id: 'moved',
      title: t({ message: 'Moved', comment: 'Meetings with another time or table' }),
      lines: moved.map((one) => ({ id: one.meeting, name: names(one), more: `${seat(one.from)} → ${seat(one.to)}` })),
    },
    {
      id: 'added',
      title: t({ message: 'New', comment: 'Meetings that were not there before' }),
      lines: added.map((one) => ({ id: one.meeting, name: names(one), more: seat(one.at) })),
    },
    {
      id: 'dropped',
      title: t({ message: 'Dropped', comment: 'Meetings that are no more' }),
      lines: dropped.map((one) => ({ id: one.meeting, name: names(one), more: seat(one.at) })),
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <Card title={title} aside={aside}>
        <ul className="grid gap-1 md:grid-cols-2">
          {parties.map((one) => (
            <li key={one.party} className="flex flex-wrap gap-x-3">
              <span className="font-medium">{nameOf(one.party)}</span>
              <span className="text-muted">
                <Counts of={one} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {lists.map(
        ({ id, title: heading, lines }) =>
          lines.length > 0 && (
            <Card key={id} title={`${heading} (${lines.length})`}>
              <ul className="grid gap-1">
                {lines.map((line) => (
                  <li
                    key={line.id}
                    style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 1.75rem' }}
                    className="flex flex-wrap gap-x-3"
                  >
                    <span className="font-medium">{line.name}</span>
                    <span className="text-muted tabular-nums">{line.more}</span>
                  </li>
                ))}
              </ul>
            </Card>
          ),
      )}
    </div>
  );
}

const Counts = ({ of: { moved, added, dropped } }: { of: { moved: number; added: number; dropped: number } }) => (
  <>
    {added > 0 && (
      <span className="mr-2">
        <Trans comment="Of meetings">{added} new</Trans>
      </span>
    )}
    {moved > 0 && (
      <span className="mr-2">
        <Trans comment="Of meetings">{moved} moved</Trans>
      </span>
    )}
    {dropped > 0 && <Trans comment="Of meetings">{dropped} dropped</Trans>}
  </>
);
