import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { Column } from '#web/ui/data-table.tsx';

/** Of a list by its place and its columns: a page may have several. */
const keyOf = (path: string, columns: readonly { id: string }[]) =>
  `columns:${path}:${columns.map(({ id }) => id).join()}`;

function readHidden(key: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(key) ?? '').split(',').filter(Boolean));
  } catch {
    return new Set();
  }
}

function keepHidden(key: string, hidden: ReadonlySet<string>): void {
  try {
    if (hidden.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, [...hidden].join());
  } catch {
    // A browser that stores nothing shows every column the next time.
  }
}

export interface ColumnChoice<Row> {
  shown: readonly Column<Row>[];
  /** All but the first, which the rows are known by. */
  choices: readonly { column: Column<Row>; isShown: boolean }[];
  isNarrowed: boolean;
  show: (id: string, isShown: boolean) => void;
  showAll: () => void;
}

/** Which columns of a list somebody wants to see; kept on this device. */
export function useColumnChoice<Row>(columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const { pathname } = useLocation();
  const key = keyOf(pathname, columns);
  const [hidden, setHidden] = useState(() => readHidden(key));
  const change = (next: ReadonlySet<string>) => {
    keepHidden(key, next);
    setHidden(next);
  };
  return {
    shown: columns.filter(({ id }) => !hidden.has(id)),
    choices: columns.slice(1).map((column) => ({ column, isShown: !hidden.has(column.id) })),
    isNarrowed: hidden.size > 0,
    show: (id, isShown) => {
      const next = new Set(hidden);
      if (isShown) next.delete(id);
      else next.add(id);
      change(next);
    },
    showAll: () => change(new Set()),
  };
}
