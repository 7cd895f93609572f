const baseMs = 1000;
const capMs = 60_000;

/**
 * How long to wait before trying again: full jitter, base 1 s, cap 60 s. What the server asked for by Retry-After is
 * waited out first, and the jitter after it keeps a hall of phones apart.
 * @param failures in a row, from 1 @param random from 0 up to 1
 */
export function waitAfter(failures: number, random: number, retryAfterMs = 0): number {
  const jitter = random * Math.min(capMs, baseMs * 2 ** Math.min(Math.max(failures, 1) - 1, 16));
  return retryAfterMs + jitter;
}
