/**
 * A fixed piece of work, for saying a time as a multiple of what the same computer needs for it. It stands on its own,
 * so that a page can run it as well (`page.evaluate(yardstickMs)`), at the speed that the page has.
 * @returns the median of some rounds, in milliseconds
 */
export function yardstickMs(): number {
  const table = new Int32Array(4096);
  const round = (): number => {
    const began = performance.now();
    let state = 1;
    for (let step = 0; step < 1_000_000; step++) {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + step;
      const at = state & 4095;
      table[at] = (table[at] ?? 0) + state;
    }
    return performance.now() - began;
  };
  const times = Array.from({ length: 45 }, round).slice(5);
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
