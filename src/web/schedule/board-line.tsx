import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type BoardModel, canLand, type Landing, type Meeting } from './board-model.ts';
import type { BoardRow } from './board-rows.ts';

export const lineHeight = 40;

interface LineProps {
  model: BoardModel;
  row: BoardRow;
  at: number;
  /** The cell that the keyboard is at, where it is in this line. */
  active: number | null;
  carried: Meeting | null;
  mayChange: boolean;
}

const grounds: Partial<Record<Landing['kind'], string>> = {
  free: 'bg-good-soft',
  swap: 'bg-info-soft',
  clash: 'bg-bad-soft',
  away: 'bg-sunken',
  full: 'bg-bad-soft',
};

/** One unit or table over all times. While a meeting of it is carried, each time shows what would come of it. */
export const BoardLine = memo(function BoardLine({ model, row, at, active, carried, mayChange }: LineProps) {
  const slots = model.run.slots;
  return (
    <div role="row" aria-rowindex={at + 2} className="contents" data-line={row.id}>
      <div
        role="rowheader"
        style={{ height: row.lines * lineHeight + 1 }}
        className="sticky left-0 z-10 flex items-center border-r border-b border-line bg-surface px-2 text-sm leading-tight font-medium"
      >
        <span className="line-clamp-2">{row.label}</span>
      </div>
      {slots.map(({ begin }, slot) => (
        <Cell key={begin} {...{ row, at, slot, mayChange }} isActive={active === slot} carried={carried} />
      ))}
    </div>
  );
});

const usual = 'bg-brand-soft text-on-brand-soft';
/** How the meetings look that stand where another one would go. */
const inTheWay: Partial<Record<Landing['kind'], string>> = {
  swap: 'bg-info-soft text-on-info-soft',
  clash: 'bg-bad-soft text-on-bad-soft',
};

interface CellProps extends Omit<LineProps, 'active' | 'model'> {
  slot: number;
  isActive: boolean;
}

function Cell({ row, at, slot, isActive, carried, mayChange }: CellProps) {
  const { t } = useLingui();
  const landing = carried && row.landingOf(carried, slot);
  const isAway = row.isAway(slot);
  return (
    <div
      role="gridcell"
      aria-colindex={slot + 2}
      data-row={at}
      data-slot={slot}
      data-landing={landing?.kind}
      tabIndex={isActive ? 0 : -1}
      className={classNames(
        'flex min-w-0 flex-col border-r border-b border-line p-0.5 focus-visible:outline-offset-[-3px]',
        landing ? grounds[landing.kind] : isAway && 'bg-sunken',
      )}
    >
      {isAway && !landing && (
        <span className="px-1 text-sm text-muted">
          {t({ message: 'away', comment: 'A unit that cannot be met at a time' })}
        </span>
      )}
      {row.meetingsAt(slot).map((meeting) => (
        <div
          key={meeting.id}
          draggable={mayChange}
          data-meeting={meeting.id}
          className={classNames(
            'flex min-h-0 flex-1 items-center gap-1 overflow-hidden rounded-md px-1.5 text-sm leading-tight',
            mayChange && 'cursor-grab',
            meeting.id === carried?.id ? 'bg-brand text-on-brand' : (landing && inTheWay[landing.kind]) || usual,
          )}
        >
          {meeting.pinned && <Icon name="lock" size="sm" />}
          <span className="line-clamp-2">{row.nameOf(meeting)}</span>
        </div>
      ))}
      {landing && !canLand(landing) && landing.kind !== 'here' && row.meetingsAt(slot).length === 0 && (
        <Icon name={landing.kind === 'away' ? 'ban' : 'stop'} size="sm" />
      )}
    </div>
  );
}
