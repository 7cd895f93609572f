import type { Party, Problem, WantedMeeting } from '#domain/schedule/problem.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';

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
  /** Everybody is wanted equally often; else some much more than others, as at most fairs. */
  alike?: boolean;
  seed: number;
}

/** A fair with its wishes in no order, each pair once at most. */
export function makeFair({ units, meetings, slots, tables, blockedShare, heaviest, alike, seed }: Fair): Problem {
  const random = seededNumbers(seed);
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
  if (alike) {
    const [left, right] = [shuffled(numbers, random), shuffled(numbers, random)];
    for (const step of shuffled(numbers, random).slice(0, Math.floor(meetings / units))) {
      for (const [at, a] of left.entries()) pairs.add(a * units + (right[(at + step) % units] ?? 0));
    }
  }
  const few = alike ? 0 : meetings;
  while (pairs.size < few) pairs.add(pick() * units + pick());
  const order = alike ? shuffled([...pairs], random) : [...pairs];
  const wanted = order.map((pair, index): WantedMeeting => ({
    id: `m${index}`,
    a: `A${Math.floor(pair / units)}`,
    b: `B${pair % units}`,
    weight: 1 + Math.floor(random() * heaviest),
    must: false,
  }));
  return { slots, parties, wanted, places: [{ id: 'hall', tables }], pins: [] };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((x, y) => x.key - y.key).map(({ item }) => item);
}
