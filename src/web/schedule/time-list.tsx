import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/icon.tsx';
import { tableName } from '#domain/schedule/table-name.ts';
import type { BoardModel, Meeting } from './board-model.ts';
import { clockOf, useDayName } from './slot-times.tsx';
import type { NameOf } from './unit-names.ts';

interface TimeListProps {
  model: BoardModel;
  /** Only the meetings of one. */
  unit: string | undefined;
  nameOf: NameOf;
  onOpen: (meeting: Meeting) => void;
}

const rowPx = 60;

/** The board on a phone: for each time who meets whom, at which table. */
export function TimeList({ model, unit, nameOf, onOpen }: TimeListProps) {
  const dayName = useDayName();
  const { run } = model;
  const bySlot = run.slots.map((): Meeting[] => []);
  for (const meeting of run.meetings) {
    if (meeting.at && (!unit || unit === meeting.unitA || unit === meeting.unitB))
      bySlot[meeting.at.slot]?.push(meeting);
  }
  return (
    <div className="flex flex-col gap-5">
      {run.slots.map(({ begin }, slot) => {
        const meetings = (bySlot[slot] ?? []).toSorted((x, y) => (x.at?.table ?? 0) - (y.at?.table ?? 0));
        return (
          <section
            key={begin}
            style={{ contentVisibility: 'auto', containIntrinsicSize: `auto ${40 + meetings.length * rowPx}px` }}
          >
            <h2 className="mb-1 font-semibold tabular-nums">
              {dayName(begin)} {clockOf(begin)}
            </h2>
            {meetings.length === 0 && (
              <p className="text-muted">
                <Trans>No meeting</Trans>
              </p>
            )}
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {meetings.map((meeting) => (
                <li key={meeting.id} className="border-b border-line last:border-b-0">
                  <button
                    type="button"
                    onClick={() => onOpen(meeting)}
                    className="flex min-h-touch w-full items-center gap-3 px-3 py-2 text-left"
                  >
                    <span className="w-10 shrink-0 font-semibold tabular-nums">
                      {meeting.at && tableName(meeting.at)}
                    </span>
                    <span className="min-w-0 flex-1">
                      <span className="block">{nameOf(meeting.unitA)}</span>
                      <span className="block text-muted">{nameOf(meeting.unitB)}</span>
                    </span>
                    {meeting.pinned && <Icon name="lock" size="sm" />}
                    <Icon name="chevron-right" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
