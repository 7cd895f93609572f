import { fileURLToPath } from 'node:url';
import { askApart, NoAnswer } from '#server/apart/ask-apart.ts';
import { plainCell } from './neutral-cell.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { Turns } from '#server/turns.ts';
import { mostColumns, mostRows, type SheetPart } from './sheet-limits.ts';
import type { LinesRead, SheetRead } from './sheet-process.ts';

const program = fileURLToPath(new URL('./sheet-process.ts', import.meta.url));
const limits = { ms: 30_000, megabytes: 768 };
/** The memory is the machine's, whatever world asks. */
const looks = new Turns(2);

const most: Readonly<Record<SheetPart, number | string>> = { rows: mostRows, columns: mostColumns, file: '256 MB' };

/** An xlsx or csv file, read in a process of its own. @throws PARAMS_ERROR */
export async function readSheet(file: Buffer): Promise<LinesRead> {
  const read = await looks
    .run(() => askApart<Buffer, SheetRead>(program, file, limits))
    .catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      return error.endedBy === 'other' ? ('unreadable' as const) : { tooLarge: 'file' as const };
    });
  if (read === 'unreadable') throw refuseField('file', 'format');
  if ('tooLarge' in read) {
    const problem = read.tooLarge === 'file' ? 'tooLarge' : 'tooMany';
    throw refuse('PARAMS_ERROR', {
      fields: [{ path: read.tooLarge, problem, params: { limit: most[read.tooLarge] } }],
    });
  }
  const lines = read.lines.map(({ row, cells }) => ({ row, cells: cells.map((cell) => plainCell(cell).trim()) }));
  return { lines, encoding: read.encoding };
}
