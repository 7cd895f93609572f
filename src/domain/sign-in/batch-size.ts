/** The most attempts that a phone sends in one request. */
const mostInBatch = 100;
const leastInBatch = 5;

/** A phone that begins to hand over does not know whether a whole hall does, so it begins with little. */
export const firstBatchSize = 10;

/** An answer made this fast says that there is room for more. */
const fastMs = 200;
/** One that took this long kept others waiting, whose fresh scan stands behind it. */
const slowMs = 600;

/**
 * How many attempts the next request may carry: twice as many as the last while the server is fast, half as many when it
 * is slow or nothing came back. So a hall of phones that comes back at once shares the server in small pieces, a single
 * one is done in a few requests, and over a bad network less has to be sent again.
 * @param most that the last request could carry @param sent in it; single scans say nothing about long queues
 * @param workedMs by the server on its answer; null when there was none
 */
export function nextBatchSize(most: number, sent: number, workedMs: number | null): number {
  if (workedMs === null || workedMs > slowMs) return Math.max(leastInBatch, Math.floor(most / 2));
  return workedMs < fastMs ? Math.min(mostInBatch, Math.max(most, sent * 2)) : most;
}
