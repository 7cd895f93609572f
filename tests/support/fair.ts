import type { Party, Problem, WantedMeeting } from '#domain/schedule/problem.ts';
import { seededRandom } from './seeded-random.ts';

export interface Fair {
  /** Of each side. */
  units: number;
  meetings: number;
  slots: number;
  tables: number;
  /** Of all slots of all units. */
  blockedShare: number;
  /** Weights from 1 up to it. */
  heaviest: number;
  seed: number;
}

/** A fair as it might be: some units are wanted much more than others, and each pair once at most. */
export function makeFair({ units, meetings, slots, tables, blockedShare, heaviest, seed }: Fair): Problem {
  const random = seededRandom(seed);
  const party = (side: 'A' | 'B') => (index: number) => ({
    id: `${side}${index}`,
    side,
    atOnce: 1,
    blocked: Array.from({ length: slots }, (_, slot) => slot).filter(() => random() < blockedShare),
    least: 0,
  });
  const numbers = Array.from({ length: units }, (_, index) => index);
  const parties: Party[] = [...numbers.map(party('A')), ...numbers.map(party('B'))];
  const pick = (): number => Math.floor(((random() + random()) / 2) * units);
  const pairs = new Set<number>();
  const wanted: WantedMeeting[] = [];
  while (wanted.length < meetings) {
    const [a, b] = [pick(), pick()];
    if (pairs.has(a * units + b)) continue;
    pairs.add(a * units + b);
    const weight = 1 + Math.floor(random() * heaviest);
    wanted.push({ id: `m${wanted.length}`, a: `A${a}`, b: `B${b}`, weight, must: false });
  }
  return { slots, parties, wanted, places: [{ id: 'hall', tables }], pins: [] };
}
