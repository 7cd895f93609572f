import { type CSSProperties, useRef } from 'react';
import { useNear } from '#web/ui/use-near.ts';
import { BoardLine, lineHeight } from './board-line.tsx';
import type { BoardModel, Meeting } from './board-model.ts';
import type { BoardRow } from './board-rows.ts';
import type { ActiveCell } from './use-board-keys.ts';

export const linesOfGroup = 10;

interface GroupProps {
  model: BoardModel;
  rows: readonly BoardRow[];
  /** The place of its first row. */
  from: number;
  columns: CSSProperties;
  active: ActiveCell | null;
  carried: { meeting: Meeting; row: string } | null;
  mayChange: boolean;
}

/** Lines that are drawn together, and only where they are near: a board of a thousand scrolls as one of ten. */
export function BoardGroup({ model, rows, from, columns, active, carried, mayChange }: GroupProps) {
  const own = useRef<HTMLDivElement>(null);
  const near = useNear(own);
  const hasActive = active !== null && active.row >= from && active.row < from + rows.length;
  const height = rows.reduce((sum, { lines }) => sum + lines * lineHeight + 1, 0);
  return (
    <div ref={own} role="rowgroup" style={{ ...columns, height }} className="grid content-start">
      {(near || hasActive) &&
        rows.map((row, index) => (
          <BoardLine
            key={row.id}
            model={model}
            row={row}
            at={from + index}
            active={active?.row === from + index ? active.slot : null}
            carried={carried && (row.seat || carried.row === row.id) ? carried.meeting : null}
            mayChange={mayChange}
          />
        ))}
    </div>
  );
}
