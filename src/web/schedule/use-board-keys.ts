import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface ActiveCell {
  row: number;
  slot: number;
}

interface Keys {
  rows: number;
  slots: number;
  /** A carried meeting stays in its row, but for where rows are tables. */
  isCarrying: boolean;
  acrossRows: boolean;
  onEnter: (cell: ActiveCell) => void;
  onCancel: () => void;
  onPin: (cell: ActiveCell) => void;
  onOpen: (cell: ActiveCell) => void;
  onMove: (cell: ActiveCell) => void;
}

const steps: Partial<Record<string, readonly [row: number, slot: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Arrow keys go from cell to cell, Enter takes a meeting and puts it down, Escape leaves it where it was. */
export function useBoardKeys(keys: Keys) {
  const [active, setActive] = useState<ActiveCell>({ row: 0, slot: 0 });
  const board = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    const cell = board.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-slot="${active.slot}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) {
      const [row, slot] = [keys.isCarrying && !keys.acrossRows ? 0 : step[0], step[1]];
      const next = { row: within(active.row + row, keys.rows), slot: within(active.slot + slot, keys.slots) };
      byKey.current = true;
      setActive(next);
      keys.onMove(next);
    } else if (event.key === 'Home' || event.key === 'End') {
      byKey.current = true;
      setActive({ ...active, slot: event.key === 'Home' ? 0 : keys.slots - 1 });
    } else if (event.key === 'Enter') keys.onEnter(active);
    else if (event.key === 'Escape' && keys.isCarrying) keys.onCancel();
    else if (event.key === ' ') keys.onOpen(active);
    else if (event.key === 'p') keys.onPin(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive, board, onKeyDown };
}
