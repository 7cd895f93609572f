import { answerApart } from '#server/apart/answer-apart.ts';
import type { TextEncoding } from '#domain/sheet/import.ts';
import { csvLines } from './csv-lines.ts';
import { type SheetLine, type SheetPart, SheetTooLarge } from './sheet-limits.ts';
import { xlsxLines } from './xlsx-lines.ts';

export interface LinesRead {
  lines: SheetLine[];
  /** Null for xlsx. */
  encoding: TextEncoding | null;
}

export type SheetRead = LinesRead | { tooLarge: SheetPart } | 'unreadable';

const zip = Buffer.from([0x50, 0x4b, 3, 4]);

/** Reads one sheet. Which of the two kinds it is, is told by its content. */
answerApart(async (sent: Uint8Array): Promise<SheetRead> => {
  const file = Buffer.from(sent);
  try {
    if (!file.subarray(0, 4).equals(zip)) return csvLines(file);
    return { lines: await xlsxLines(file), encoding: null };
  } catch (error) {
    return error instanceof SheetTooLarge ? { tooLarge: error.part } : 'unreadable';
  }
});
