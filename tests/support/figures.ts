/** To two places. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** What 95 of 100 stay within; NaN of none. */
export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
