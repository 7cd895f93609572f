import type { Lane } from './lanes.ts';
import type { Mutant } from './make-mutants.ts';
import { textOf } from './source-files.ts';

/** Which of them do not compile. To compile everything takes a minute, so that is asked for many of them at once. */
export function missedByTypes(mutants: readonly Mutant[], lane: Lane): Set<Mutant> {
  const lost = mutants.filter(({ lostWord }) => lostWord !== null);
  const ofLost = errorsOf(lost, lane);
  const inPlace = oneOfEachLine(mutants.filter((mutant) => mutant.lostWord === null && isOfOneLine(mutant)));
  const ofOthers = errorsOf(inPlace, lane);
  return new Set([
    ...lost.filter(({ lostWord }) => isMissed(lostWord ?? '', ofLost)),
    ...inPlace.filter(({ file, line }) => ofOthers.includes(`${file}(${line},`)),
  ]);
}

/** What the compiler says of the sources with all of these made wrong that do not overlap. */
function errorsOf(mutants: readonly Mutant[], lane: Lane): string {
  if (mutants.length === 0) return '';
  const files = new Set(mutants.map(({ file }) => file));
  for (const file of files) {
    const ofFile = mutants.filter((mutant) => mutant.file === file).toSorted((one, other) => other.start - one.start);
    let text = textOf(file);
    let before = Infinity;
    for (const { start, end, instead } of ofFile) {
      if (end > before) continue;
      text = text.slice(0, start) + instead + text.slice(end);
      before = start;
    }
    lane.write(file, text);
  }
  const errors = lane.typeErrors();
  for (const file of files) lane.write(file, textOf(file));
  return errors;
}

/** As in: Type '"SENT"' is not assignable; types '"OPENED"' and '"SENT"' have no overlap; Property 'SENT' does not exist. */
const isMissed = (word: string, errors: string): boolean =>
  new RegExp(`(type|property|and) '"?${word.replaceAll(/[^\w]/g, '\\$&')}"?'`, 'i').test(errors);

/** An error then stands in the line of what is wrong, and all other lines stay where they are. */
const isOfOneLine = ({ file, start, end, instead }: Mutant): boolean =>
  !`${textOf(file).slice(start, end)}${instead}`.includes('\n');

const oneOfEachLine = (mutants: readonly Mutant[]): Mutant[] => [
  ...new Map(mutants.map((mutant) => [`${mutant.file}:${mutant.line}`, mutant])).values(),
];
