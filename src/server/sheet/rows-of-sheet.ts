import type { FieldError } from '#domain/errors.ts';
import { refuse } from '#server/refusal.ts';
import { valueOfWord, type Words } from './sheet-words.ts';

export interface RowOf<Column extends string> {
  /** As the sheet counts, the head being row 1. */
  row: number;
  cells: Partial<Record<Column, string>>;
}

/** Rows by column; empty ones are left out. @throws PARAMS_ERROR naming the columns that are missing */
export function rowsByColumn<Column extends string>(
  cells: readonly string[][],
  known: Readonly<Record<Column, Words>>,
  needed: readonly Column[],
): RowOf<Column>[] {
  const [head = [], ...body] = cells;
  const columns = head.map((cell) => valueOfWord(known, cell));
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw refuse('PARAMS_ERROR', {
      fields: missing.map((column): FieldError => ({ path: `columns.${column}`, problem: 'required' })),
    });
  }
  return body
    .map((line, place): RowOf<Column> => ({
      row: place + 2,
      cells: Object.fromEntries(
        columns.flatMap((column, i) => (column ? [[column, line[i] ?? '']] : [])),
      ) as RowOf<Column>['cells'],
    }))
    .filter(({ cells: row }) => Object.values(row).some(Boolean));
}
