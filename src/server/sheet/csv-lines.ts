import { parse } from 'csv-parse/sync';
import type { TextEncoding } from '#domain/sheet/import.ts';
import { collectLines, type SheetLine } from './sheet-limits.ts';
import { readText } from './text-encoding.ts';

/** @throws SheetTooLarge, or whatever is wrong with the file */
export function csvLines(file: Buffer): { lines: SheetLine[]; encoding: TextEncoding } {
  const read = readText(file);
  if (!read) throw new Error('text in no known encoding');
  const { text, encoding } = read;
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  const lines = collectLines();
  let row = 0;
  parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    // Taken in one by one, so that a sheet of nothing but commas is never held as a whole.
    on_record(cells: string[]) {
      row++;
      for (const [column, cell] of cells.entries()) lines.add(row, column, cell);
      return null;
    },
  });
  return { lines: lines.lines(), encoding };
}
