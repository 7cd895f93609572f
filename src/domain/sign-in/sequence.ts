/** Sequence numbers seen, as bounds of runs: `[1, 45, 47, 50]` is 1 to 45 and 47 to 50. */
export type SeenRuns = readonly number[];

/** The runs with more numbers in them, seen before or not. */
export function withSeen(runs: SeenRuns, numbers: readonly number[]): number[] {
  const pairs: [number, number][] = numbers.map((number) => [number, number]);
  for (let i = 0; i + 1 < runs.length; i += 2) pairs.push([runs[i] ?? 0, runs[i + 1] ?? 0]);
  pairs.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of pairs) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged.flat();
}

/** The number up to which nothing is missing; 0 when the first one is. */
export const highestContiguous = (runs: SeenRuns): number => (runs[0] === 1 ? (runs[1] ?? 0) : 0);

export const highestSeen = (runs: SeenRuns): number => runs.at(-1) ?? 0;

/** The numbers not seen up to the last one made, the smallest first. @param most how many to name */
export function missingNumbers(runs: SeenRuns, lastMade: number, most: number): number[] {
  const missing: number[] = [];
  let next = 1;
  for (let i = 0; i + 1 <= runs.length && missing.length < most; i += 2) {
    for (const from = runs[i] ?? 0; next < from && next <= lastMade && missing.length < most; next++)
      missing.push(next);
    next = Math.max(next, (runs[i + 1] ?? 0) + 1);
  }
  for (; next <= lastMade && missing.length < most; next++) missing.push(next);
  return missing;
}

/** How many are missing up to the last one made (N3). */
export function missingCount(runs: SeenRuns, lastMade: number): number {
  const last = Math.max(lastMade, highestSeen(runs));
  let seen = 0;
  for (let i = 0; i + 1 < runs.length; i += 2) seen += (runs[i + 1] ?? 0) - (runs[i] ?? 0) + 1;
  return last - seen;
}
