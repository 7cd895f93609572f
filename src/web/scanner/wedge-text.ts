import { calibrationFrom, calibrationText, keyTables, textOf } from './wedge-keys.ts';
import type { KeyTable } from './wedge-keys.ts';

/** A key as the browser reports it: its place, and the character it gave here, if any (an input method hides it). */
export interface KeyPress {
  code: string;
  character: string | null;
}

export type WedgeReading =
  /** `isOurs`: its shape and check character are right. */
  | { kind: 'CODE'; text: string; isOurs: boolean }
  /** The calibration text was read: from now on this scanner's keys are known. */
  | { kind: 'CALIBRATED' };

export interface WedgeReader {
  /** A code of ours, if these keys are one and nothing is missing; looked for after each key. */
  complete(presses: readonly KeyPress[]): string | null;
  /** What these keys were, when no more will come. */
  read(presses: readonly KeyPress[]): WedgeReading;
}

const remembered = 4;

/**
 * @param accept the code as it should be when this text is one of ours (shape and check character), else null
 * @param learned tables of scanners that were calibrated on this device, the latest first
 * @param learn told when that list has changed
 */
export function createWedgeReader(
  accept: (text: string) => string | null,
  learned: readonly KeyTable[],
  learn: (tables: readonly KeyTable[]) => void,
): WedgeReader {
  let calibrated = [...learned];
  let tables: KeyTable[] = [...calibrated, ...Object.values(keyTables)];

  function complete(presses: readonly KeyPress[]): string | null {
    const codes = presses.map((press) => press.code);
    for (const table of tables) {
      const text = textOf(codes, table);
      const code = text === null ? null : accept(text);
      if (code === null) continue;
      // The scanner that has just been understood is likely to be the next one too.
      if (table !== tables[0]) tables = [table, ...tables.filter((other) => other !== table)];
      return code;
    }
    return accept(characters(presses));
  }

  return {
    complete,
    read(presses) {
      const code = complete(presses);
      if (code !== null) return { kind: 'CODE', text: code, isOurs: true };
      const table = calibrationFrom(presses.map((press) => press.code));
      if (table) {
        calibrated = [table, ...calibrated].slice(0, remembered);
        tables = [table, ...tables].slice(0, remembered + Object.keys(keyTables).length);
        learn(calibrated);
        return { kind: 'CALIBRATED' };
      }
      const codes = presses.map((press) => press.code);
      const [latest = keyTables.qwerty] = tables;
      // As the scanner that was understood last would have meant it; a foreign code as the keyboard writes it.
      const meant = textOf(codes, latest);
      const isPiece = meant !== null && [...meant].every((character) => calibrationText.includes(character));
      return { kind: 'CODE', text: isPiece ? meant : characters(presses) || (meant ?? ''), isOurs: false };
    },
  };
}

const characters = (presses: readonly KeyPress[]): string => presses.map((press) => press.character ?? '').join('');
