import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ScheduleComparison, ScheduleRunDetail } from '#contract/schedule.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { tableKey } from './board-model.ts';
import { comparisonQuery } from './queries.ts';
import { clockOf, useDayName } from './slot-times.tsx';
import { useUnitNames } from './unit-names.ts';

interface ChangesProps {
  run: ScheduleRunDetail;
  mayRelease: boolean;
  busy: boolean;
  onRelease: (plan: string, told: number) => void;
}

/** What a release would change against what is released now, for whom, and how many hear of it. */
export function ChangesView({ run, mayRelease, busy, onRelease }: ChangesProps) {
  const { data, error, refetch } = useQuery(comparisonQuery(run.id, run.version));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  return <Changes run={run} data={data} mayRelease={mayRelease} busy={busy} onRelease={onRelease} />;
}

type Seat = ScheduleComparison['added'][number]['at'];

function Changes({ run, data, mayRelease, busy, onRelease }: ChangesProps & { data: ScheduleComparison }) {
  const { t } = useLingui();
  const dayName = useDayName();
  const { moved, added, dropped, parties, told, plan } = data;
  const nameOf = useUnitNames(
    run.parties,
    parties.map(({ party, ...names }) => ({ unitId: party, ...names })),
  );
  const seat = (of: Seat): string => `${dayName(of.begin)} ${clockOf(of.begin)} · ${tableKey(of)}`;
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
      <Card
        title={
          <Plural
            value={told}
            _0="Nobody would get a message"
            one="# person would get a message"
            other="# people would get a message"
          />
        }
        aside={
          mayRelease && (
            <Button tone="primary" icon="send" busy={busy} onClick={() => onRelease(plan, told)}>
              <Trans comment="A schedule to everybody">Release</Trans>
            </Button>
          )
        }
      >
        <ul className="grid gap-1 md:grid-cols-2">
          {parties.map((one) => {
            const name = nameOf(one.party);
            return (
              <li key={one.party} className="flex flex-wrap gap-x-3">
                <span className="font-medium">{name}</span>
                <span className="text-muted">
                  <Counts of={one} />
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
      {lists.map(
        ({ id, title, lines }) =>
          lines.length > 0 && (
            <Card key={id} title={`${title} (${lines.length})`}>
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
