import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScheduleExplanation } from '#contract/schedule.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BoardModel, Meeting } from './board-model.ts';
import { explanationQuery, type MeetingChange } from './queries.ts';
import { clockOf, useDayName } from './slot-times.tsx';
import type { NameOf } from './unit-names.ts';

interface LeftOutProps {
  model: BoardModel;
  unit: string | undefined;
  nameOf: NameOf;
  mayChange: boolean;
  busy: boolean;
  onChange: (changes: MeetingChange[]) => void;
}

/** Every meeting without a time; opened, why, and the cheapest swap that would give it one. */
export function LeftOut(props: LeftOutProps) {
  const { model, unit, nameOf } = props;
  const out = model.run.meetings
    .filter((meeting) => !meeting.at && (!unit || unit === meeting.unitA || unit === meeting.unitB))
    .toSorted((x, y) => Number(y.must) - Number(x.must) || y.weight - x.weight);
  if (out.length === 0) return <EmptyState icon="check-circle" title={<Trans>Every meeting has a time.</Trans>} />;
  return (
    <ul className="flex flex-col gap-2">
      {out.map((meeting) => (
        <li
          key={meeting.id}
          style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 3.5rem' }}
          className="rounded-card border border-line bg-surface px-4"
        >
          <LeftOutMeeting {...props} meeting={meeting} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}

function LeftOutMeeting({ meeting, ...props }: LeftOutProps & { meeting: Meeting }) {
  const [open, setOpen] = useState(false);
  const { nameOf } = props;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <span className="min-w-0 flex-1 font-medium">
          {nameOf(meeting.unitA)} – {nameOf(meeting.unitB)}
        </span>
        {meeting.must && (
          <Badge tone="warn">
            <Trans comment="A meeting">Must take place</Trans>
          </Badge>
        )}
        <span className="text-muted">
          <Trans comment="How much a meeting counts">Weight {meeting.weight}</Trans>
        </span>
      </summary>
      {open && <Why {...props} meeting={meeting} />}
    </details>
  );
}

function Why({ model, meeting, nameOf, mayChange, busy, onChange }: LeftOutProps & { meeting: Meeting }) {
  const { run } = model;
  const { data, error, refetch } = useQuery(explanationQuery(run.id, run.version, meeting.id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="mb-3 h-24" />;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Obstacles of={data} {...{ model, meeting, nameOf }} />
      <SwapOffer swap={data.swap} {...{ model, meeting, nameOf, mayChange, busy, onChange }} />
    </div>
  );
}

interface Told {
  model: BoardModel;
  meeting: Meeting;
  nameOf: NameOf;
}

/** A time as it is said in a sentence; the day only where there are several. */
function useTimeOf(model: BoardModel): (slot: number) => string {
  const dayName = useDayName();
  return (slot) => {
    const begin = model.run.slots[slot]?.begin;
    return begin ? `${dayName(begin)} ${clockOf(begin)}` : '';
  };
}

function Obstacles({ of: { obstacles }, model, meeting, nameOf }: Told & { of: ScheduleExplanation }) {
  const timeOf = useTimeOf(model);
  const partners = (ids: readonly string[], unit: string): string =>
    ids
      .map((id) => model.meetings.get(id))
      .map((other) => other && nameOf(other.unitA === unit ? other.unitB : other.unitA))
      .join(', ');
  if (obstacles.length === 0) {
    return (
      <p>
        <Trans>There’s no time that suits both.</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Plural value={obstacles.length} one="Both can be met at # time only:" other="Both can be met at # times:" />
      </p>
      <ul className="grid gap-1 text-sm">
        {obstacles.map(({ slot, ofA, ofB, tablesFull }) => {
          const time = timeOf(slot);
          const [first, second] = [nameOf(meeting.unitA), nameOf(meeting.unitB)];
          const [withFirst, withSecond] = [partners(ofA, meeting.unitA), partners(ofB, meeting.unitB)];
          return (
            <li key={slot}>
              <span className="font-medium tabular-nums">{time}</span>{' '}
              {ofA.length > 0 && (
                <Trans comment="At a time that stands before it">
                  {first} meets {withFirst}.
                </Trans>
              )}{' '}
              {ofB.length > 0 && (
                <Trans comment="At a time that stands before it">
                  {second} meets {withSecond}.
                </Trans>
              )}
              {tablesFull && <Trans>All tables are taken.</Trans>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type OfferProps = Told & Pick<LeftOutProps, 'mayChange' | 'busy' | 'onChange'> & { swap: ScheduleExplanation['swap'] };

function SwapOffer({ swap, model, meeting, nameOf, mayChange, busy, onChange }: OfferProps) {
  const { t } = useLingui();
  const timeOf = useTimeOf(model);
  if (!swap) {
    return (
      <p className="text-muted">
        <Trans>No swap is possible: meetings in the way are pinned, or there’s no time.</Trans>
      </p>
    );
  }
  const nameOfMeeting = (id: string): string => {
    const other = model.meetings.get(id);
    return other ? `${nameOf(other.unitA)} – ${nameOf(other.unitB)}` : '';
  };
  const time = timeOf(swap.slot);
  const changes: MeetingChange[] = [
    ...swap.moves.map(({ meeting: id, to }) => ({ meeting: id, slot: to, pinned: false })),
    ...swap.drops.map((id) => ({ meeting: id, slot: null, pinned: false })),
    { meeting: meeting.id, slot: swap.slot, pinned: false },
  ];
  return (
    <div className="rounded-card bg-sunken p-3">
      <p className="font-medium">
        <Trans comment="The change of a schedule that costs least">Best swap: this one moves to {time}.</Trans>
      </p>
      <ul className="my-2 grid gap-1 text-sm">
        {swap.moves.map(({ meeting: id, to }) => {
          const [name, then] = [nameOfMeeting(id), timeOf(to)];
          return (
            <li key={id}>
              <Trans comment="A meeting">
                {name} moves to {then}.
              </Trans>
            </li>
          );
        })}
        {swap.drops.map((id) => {
          const name = nameOfMeeting(id);
          return (
            <li key={id}>
              <Trans comment="A meeting">{name} loses its slot.</Trans>
            </li>
          );
        })}
      </ul>
      {mayChange && (
        <Button icon="exchange" busy={busy} onClick={() => onChange(changes)}>
          {t({ message: 'Swap', comment: 'Make this change of the schedule' })}
        </Button>
      )}
    </div>
  );
}
