import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, type MouseEvent, useState } from 'react';
import { BoardGroup, linesOfGroup } from './board-group.tsx';
import { type BoardModel, canLand, type Meeting, type Seat } from './board-model.ts';
import type { BoardRow } from './board-rows.ts';
import { landingWords } from './landing-words.ts';
import { clockOf, dayOf, useDayName } from './slot-times.tsx';
import type { NameOf } from './unit-names.ts';
import { type ActiveCell, useBoardKeys } from './use-board-keys.ts';

export interface BoardProps {
  model: BoardModel;
  rows: readonly BoardRow[];
  label: string;
  nameOf: NameOf;
  mayChange: boolean;
  onPut: (meeting: Meeting, slot: number, seat?: Seat) => void;
  onPin: (meeting: Meeting) => void;
  onOpen: (meeting: Meeting) => void;
}

const closest = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function cellOf(target: EventTarget): ActiveCell | null {
  const cell = closest(target, '[data-row]');
  return cell && { row: Number(cell.dataset['row']), slot: Number(cell.dataset['slot']) };
}

/**
 * Units or tables by time. A meeting is carried by the pointer or the keyboard: along the row of its unit, or to any time
 * and table.
 */
export function Board({ model, rows, label, nameOf, mayChange, onPut, onPin, onOpen }: BoardProps) {
  const { t } = useLingui();
  const dayName = useDayName();
  const { slots } = model.run;
  const [carried, setCarried] = useState<{ meeting: Meeting; row: string } | null>(null);
  const [said, setSaid] = useState('');
  const meetingAt = ({ row, slot }: ActiveCell): Meeting | undefined => rows[row]?.meetingsAt(slot)[0];
  const isByTable = rows[0]?.seat !== undefined;
  const say = (meeting: Meeting, cell: ActiveCell) => {
    const [row, time] = [rows[cell.row], slots[cell.slot]];
    if (!row || !time) return;
    const where = row.seat ? ` · ${row.label}` : '';
    const words = landingWords(row.landingOf(meeting, cell.slot), meeting, nameOf);
    setSaid(`${dayName(time.begin)} ${clockOf(time.begin)}${where}: ${words}`);
  };
  const put = (meeting: Meeting, cell: ActiveCell) => {
    const row = rows[cell.row];
    if (!row) return;
    const landing = row.landingOf(meeting, cell.slot);
    if (landing.kind !== 'here' && !canLand(landing)) return say(meeting, cell);
    setCarried(null);
    setSaid('');
    if (landing.kind !== 'here') onPut(meeting, cell.slot, row.seat);
  };
  const { active, setActive, board, onKeyDown } = useBoardKeys({
    rows: rows.length,
    slots: slots.length,
    isCarrying: carried !== null,
    acrossRows: isByTable,
    onEnter: (cell) => {
      if (carried) return put(carried.meeting, cell);
      const [meeting, row] = [meetingAt(cell), rows[cell.row]];
      if (!meeting || !row) return;
      if (!mayChange) return onOpen(meeting);
      setCarried({ meeting, row: row.id });
      setSaid(
        isByTable
          ? t`Moving ${row.nameOf(meeting)}. Use the arrow keys to choose a time and a table, Enter to place it, Escape to cancel.`
          : t`Moving ${row.nameOf(meeting)}. Use the arrow keys to choose a time, Enter to place it, Escape to cancel.`,
      );
    },
    onCancel: () => {
      setCarried(null);
      setSaid(t`Not moved.`);
    },
    onPin: (cell) => {
      const meeting = meetingAt(cell);
      if (meeting && mayChange) onPin(meeting);
    },
    onOpen: (cell) => {
      const meeting = meetingAt(cell);
      if (meeting) onOpen(meeting);
    },
    onMove: (cell) => carried && say(carried.meeting, cell),
  });
  const meetingOf = (target: EventTarget): Meeting | undefined =>
    model.meetings.get(closest(target, '[data-meeting]')?.dataset['meeting'] ?? '');

  const onDragStart = (event: DragEvent) => {
    const meeting = meetingOf(event.target);
    const row = rows[Number(closest(event.target, '[data-row]')?.dataset['row'])];
    if (!meeting || !row) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', row.nameOf(meeting));
    // The browser takes its picture of what is dragged first.
    setTimeout(() => setCarried({ meeting, row: row.id }));
  };
  const onDragOver = (event: DragEvent) => {
    const landing = closest(event.target, '[data-landing]')?.dataset['landing'];
    if (landing === 'free' || landing === 'swap') event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const cell = cellOf(event.target);
    if (!carried || !cell) return;
    event.preventDefault();
    put(carried.meeting, cell);
  };
  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell) setActive(cell);
    const meeting = meetingOf(event.target);
    if (carried && cell) put(carried.meeting, cell);
    else if (meeting) onOpen(meeting);
  };

  const columns = { gridTemplateColumns: `10rem repeat(${slots.length}, minmax(8.5rem, 1fr))` };
  const groups = Array.from({ length: Math.ceil(rows.length / linesOfGroup) }, (_, at) => at * linesOfGroup);
  return (
    <>
      <p aria-live="assertive" className="min-h-6 text-sm text-muted">
        {said ||
          (mayChange &&
            (isByTable ? (
              <Trans>
                Drag a meeting to another time or table, or use the arrow keys and Enter. Press P to pin it, space to
                open it.
              </Trans>
            ) : (
              <Trans>
                Drag a meeting along its row, or use the arrow keys and Enter. Press P to pin it, space to open it.
              </Trans>
            )))}
      </p>
      <div
        data-scrolls
        ref={board}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={slots.length + 1}
        onKeyDown={onKeyDown}
        onDragStart={onDragStart}
        onDragOver={onDragOver}
        onDrop={onDrop}
        onDragEnd={() => setCarried(null)}
        onClick={onClick}
        className="relative max-h-[calc(100dvh-9rem)] overflow-auto rounded-card border border-line bg-surface"
      >
        <div style={{ minWidth: `${10 + slots.length * 8.5}rem` }}>
          <div role="row" aria-rowindex={1} style={columns} className="sticky top-0 z-20 grid">
            <div
              role="columnheader"
              className="sticky left-0 z-30 border-r border-b border-line bg-surface px-2 py-1 text-sm"
            >
              <span className="sr-only">{label}</span>
            </div>
            {slots.map(({ begin }, at) => {
              const isFirst = at === 0 || dayOf(begin) !== dayOf(slots[at - 1]?.begin ?? begin);
              return (
                <div
                  key={begin}
                  role="columnheader"
                  className="border-r border-b border-line bg-surface px-2 py-1 text-sm"
                >
                  <span className={isFirst ? 'block font-semibold' : 'block text-muted'}>{dayName(begin)}</span>
                  <span className="font-semibold tabular-nums">{clockOf(begin)}</span>
                </div>
              );
            })}
          </div>
          {groups.map((from) => (
            <BoardGroup
              key={from}
              model={model}
              rows={rows.slice(from, from + linesOfGroup)}
              from={from}
              columns={columns}
              active={active}
              carried={carried}
              mayChange={mayChange}
            />
          ))}
        </div>
      </div>
    </>
  );
}
