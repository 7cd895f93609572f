import type { Hits } from './hits.ts';
import type { Mutant } from './make-mutants.ts';
import { distancesTo, importsOf, sourcesIn } from './source-files.ts';

/** The compiler first, then rules and small parts, those of the web, the API's; each for what the ones before let live. */
export const rounds = ['types', 'unit', 'web', 'api'] as const;
export type Round = (typeof rounds)[number];

/** Which test files can notice a mutant, the likeliest first. */
export type Covering = (mutant: Mutant, round: Exclude<Round, 'types'>) => string[];

const mostFilesAsked = 12;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Rules and small parts by what loads them, nearest first; the API's by what they call. */
export function coveringBy(hits: Hits): Covering {
  const imports = importsOf(['src', 'tests/support'].flatMap(sourcesIn));
  return (mutant, round) => {
    const far = distancesTo(mutant.file, imports);
    if (round === 'api') return callers(mutant, hits, far);
    const near = [...far.keys()].filter(isTest);
    const ofWeb = near.filter((file) => file.startsWith('src/web/'));
    return round === 'web' ? ofWeb.slice(0, mostFilesAsked) : near.filter((file) => !ofWeb.includes(file));
  };
}

/** Those that call the function; of what is in none, those that call something of its file or of what loads that. */
function callers({ file, within }: Mutant, hits: Hits, far: ReadonlyMap<string, number>): string[] {
  const beside = [...far].filter(([, steps]) => steps <= 1).map(([one]) => `${one}:`);
  const wanted = (called: string) =>
    within === null ? beside.some((start) => called.startsWith(start)) : called === `${file}:${within}`;
  const share = (called: ReadonlySet<string>) =>
    [...called].filter((one) => one.startsWith(`${file}:`)).length / Math.sqrt(called.size);
  return [...hits]
    .filter(([, called]) => [...called].some(wanted))
    .toSorted(([, one], [, other]) => share(other) - share(one))
    .map(([test]) => test)
    .slice(0, mostFilesAsked);
}
