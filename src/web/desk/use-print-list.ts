import { useEffect, useState } from 'react';
import { useDeed } from '#web/moves/use-deed.ts';
import { usePrintKeys } from '#web/ui/use-print-keys.ts';
import type { List } from './use-list.ts';

/** So many rows are some forty sheets; who needs more takes the list as a sheet. */
export const mostPrinted = 2000;

export interface PrintedList<Row> {
  /** What is on its way to paper; null while nothing is printed. */
  rows: readonly Row[] | null;
  busy: boolean;
  /** Undefined for a list that is only read, and not worked with. */
  start: (() => void) | undefined;
}

/** Reads every row of a list as it is narrowed first, and prints then; by the button and by the keys of the browser alike. */
export function usePrintList<Row, Search>({ readAll }: Pick<List<Row, Search>, 'readAll'>): PrintedList<Row> {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const { run, busy } = useDeed({
    call: async (read: NonNullable<typeof readAll>) => setRows(await read(mostPrinted)),
  });
  const start = readAll && (() => void run(readAll));

  // Once they stand on the page; the page is as it was when they are on paper.
  useEffect(() => {
    if (!rows) return;
    const done = () => setRows(null);
    addEventListener('afterprint', done, { once: true });
    print();
    return () => removeEventListener('afterprint', done);
  }, [rows]);

  usePrintKeys(start);

  return { busy, rows, start };
}
