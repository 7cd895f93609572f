import type { Side } from './problem.ts';

/** Somebody who would meet somebody else. */
export interface Pair {
  id: string;
  a: string;
  b: string;
}

export interface Sided<Of extends Pair> {
  /** On which side each stands. */
  sides: Map<string, Side>;
  /** Turned round where it was needed, so that `a` stands on side A. */
  pairs: Of[];
  /** Meetings of two who cannot be told apart so: they both meet the same third, or a longer ring of an odd number. */
  odd: Of[];
}

const other = { A: 'B', B: 'A' } as const satisfies Record<Side, Side>;

/**
 * Two sides such that nobody meets its own: who offers here may be looking for something there, so the sides are found
 * from all pairs, not from one. The first pair of each group keeps its sides; equal pairs in equal order give equal
 * sides.
 */
export function sidesOf<Of extends Pair>(wanted: readonly Of[]): Sided<Of> {
  const met = new Map<string, Of[]>();
  for (const pair of wanted) {
    for (const end of [pair.a, pair.b]) {
      const pairs = met.get(end);
      if (pairs) pairs.push(pair);
      else met.set(end, [pair]);
    }
  }
  const sides = new Map<string, Side>();
  for (const { a: first } of wanted) {
    if (sides.has(first)) continue;
    sides.set(first, 'A');
    const reached = [first];
    for (const party of reached) {
      const opposite = other[sides.get(party) ?? 'A'];
      for (const { a, b } of met.get(party) ?? []) {
        const partner = a === party ? b : a;
        if (sides.has(partner)) continue;
        sides.set(partner, opposite);
        reached.push(partner);
      }
    }
  }
  const pairs: Of[] = [];
  const odd: Of[] = [];
  for (const pair of wanted) {
    const { a, b } = pair;
    if (sides.get(a) === sides.get(b)) odd.push(pair);
    else pairs.push(sides.get(a) === 'A' ? pair : { ...pair, a: b, b: a });
  }
  return { sides, pairs, odd };
}
