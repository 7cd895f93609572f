import { parse } from 'csv-parse/sync';
import { readSheet as readXlsx } from 'read-excel-file/node';
import type { FieldProblem } from '#domain/errors.ts';
import type { TextEncoding } from '#domain/sheet/import.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { plainCell } from '#server/export/neutral-cell.ts';
import { readText } from './text-encoding.ts';

export const largestSheet = 5 * 1024 * 1024;
const largestUnpacked = 64 * 1024 * 1024;
const mostRows = 5000;
const mostColumns = 100;

export interface ReadSheet {
  /** Text, without trailing empty rows. */
  cells: string[][];
  /** Null for xlsx. */
  encoding: TextEncoding | null;
}

/** An xlsx or csv file; which of the two is told by its content. @throws PARAMS_ERROR */
export async function readSheet(file: Buffer): Promise<ReadSheet> {
  const { rows, encoding } = isZip(file) ? { rows: await xlsxRows(file), encoding: null } : csvRows(file);
  const cells = rows.map((row) => row.map((cell) => plainCell(cell).trim()));
  while (cells.at(-1)?.every((cell) => cell === '')) cells.pop();
  if (cells.length > mostRows + 1 || cells.some((row) => row.length > mostColumns)) throw tooBig('tooMany', mostRows);
  return { cells, encoding };
}

const tooBig = (problem: FieldProblem, limit: number | string) =>
  refuse('PARAMS_ERROR', { fields: [{ path: 'file', problem, params: { limit } }] });

const isZip = (file: Buffer): boolean => file.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));

async function xlsxRows(file: Buffer): Promise<string[][]> {
  if (unpackedSize(file) > largestUnpacked) throw tooBig('tooLarge', '64 MB');
  const rows = await readXlsx(file).catch(() => {
    throw refuseField('file', 'format');
  });
  return rows.map((row) => row.map(cellText));
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return String(cell);
  return typeof cell === 'string' ? cell : '';
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** As the archive itself says; a small file can hold gigabytes. Infinity when its directory cannot be read. */
function unpackedSize(file: Buffer): number {
  const from = Math.max(0, file.length - 22 - 0xffff);
  let end = file.length - 22;
  while (end >= from && file.readUInt32LE(end) !== endOfDirectory) end--;
  if (end < from) return Infinity;
  let at = file.readUInt32LE(end + 16);
  let size = 0;
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== directoryEntry) return Infinity;
    size += file.readUInt32LE(at + 24);
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return size;
}

function csvRows(file: Buffer): { rows: string[][]; encoding: TextEncoding } {
  const read = readText(file);
  if (!read) throw refuseField('file', 'format');
  const { text, encoding } = read;
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  try {
    const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, to: mostRows + 2 };
    return { rows: parse(text, options), encoding };
  } catch {
    throw refuseField('file', 'format');
  }
}
