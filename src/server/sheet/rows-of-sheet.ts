import type { FieldError } from '#domain/errors.ts';
import { refuse } from '#server/refusal.ts';
import type { SheetLine } from './sheet-limits.ts';
import { valueOfWord, type Words } from './sheet-words.ts';

export interface RowOf<Column extends string> {
  /** As the sheet counts, from 1. */
  row: number;
  cells: Partial<Record<Column, string>>;
}

/** Rows by column, below the first that holds something; empty ones are left out. @throws PARAMS_ERROR naming the columns that are missing */
export function rowsByColumn<Column extends string>(
  lines: readonly SheetLine[],
  known: Readonly<Record<Column, Words>>,
  needed: readonly Column[],
): RowOf<Column>[] {
  const [head, ...body] = lines;
  const columns = (head?.cells ?? []).map((cell) => valueOfWord(known, cell));
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw refuse('PARAMS_ERROR', {
      fields: missing.map((column): FieldError => ({ path: `columns.${column}`, problem: 'required' })),
    });
  }
  return body
    .map((line): RowOf<Column> => ({
      row: line.row,
      cells: Object.fromEntries(
        columns.flatMap((column, i) => (column ? [[column, line.cells[i] ?? '']] : [])),
      ) as RowOf<Column>['cells'],
    }))
    .filter(({ cells: row }) => Object.values(row).some(Boolean));
}
