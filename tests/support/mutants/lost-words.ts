import type { Lane } from './lanes.ts';
import type { Mutant } from './make-mutants.ts';
import { textOf } from './source-files.ts';

/** Takes the words out of their lists all at once, and sees which of them the compiler misses by name. */
export function missedByTypes(mutants: readonly Mutant[], lane: Lane): Set<Mutant> {
  const lost = mutants.filter(({ lostWord }) => lostWord !== null);
  if (lost.length === 0) return new Set();
  const files = new Set(lost.map(({ file }) => file));
  for (const file of files) {
    const gone = lost.filter((mutant) => mutant.file === file).toSorted((one, other) => other.start - one.start);
    let text = textOf(file);
    let before = Infinity;
    for (const { start, end, instead } of gone) {
      if (end > before) continue;
      text = text.slice(0, start) + instead + text.slice(end);
      before = start;
    }
    lane.write(file, text);
  }
  const errors = lane.typeErrors();
  for (const file of files) lane.write(file, textOf(file));
  return new Set(lost.filter(({ lostWord }) => isMissed(lostWord ?? '', errors)));
}

/** As in: Type '"SENT"' is not assignable; types '"OPENED"' and '"SENT"' have no overlap; Property 'SENT' does not exist. */
const isMissed = (word: string, errors: string): boolean =>
  new RegExp(`(type|property|and) '"?${word.replaceAll(/[^\\w]/g, '\\$&')}"?'`, 'i').test(errors);
