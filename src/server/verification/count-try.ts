import { type Instant, instantOf, msOf } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';

export interface TryLimit {
  /** What is counted, without personal data: see `secrets.fingerprint`. */
  key: string;
  /** So many in one window. */
  limit: number;
  windowMs: number;
}

/**
 * Counts one try against every limit, across all processes. @returns seconds to wait when one of them was used up
 * before, else null
 */
export async function countTry(db: Queries, limits: readonly TryLimit[], now: Instant): Promise<number | null> {
  const waits: number[] = [];
  for (const { key, limit, windowMs } of limits) {
    const start = windowStart(now, windowMs);
    const [row] = await db.query<{ count: number }>(
      `insert into rate_counter (key, window_start, count) values ($1, $2, 1)
       on conflict (key, window_start) do update set count = least(rate_counter.count + 1, 1000000)
       returning count`,
      [key, start],
    );
    if (row && row.count > limit) waits.push(Math.ceil((msOf(start) + windowMs - msOf(now)) / 1000));
  }
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** How many there were in the present window. */
export async function triesSoFar(db: Queries, { key, windowMs }: TryLimit, now: Instant): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count from rate_counter where key = $1 and window_start = $2',
    [key, windowStart(now, windowMs)],
  );
  return row?.count ?? 0;
}

/** What the right answer proves: the wrong ones before it were slips. */
export async function forgetTries(db: Queries, limits: readonly TryLimit[], now: Instant): Promise<void> {
  for (const { key, windowMs } of limits) {
    await db.query('delete from rate_counter where key = $1 and window_start = $2', [key, windowStart(now, windowMs)]);
  }
}

/** A try that turned out well is not counted, those of others are: a whole hall may share one address. */
export async function takeBackTry(db: Queries, { key, windowMs }: TryLimit, now: Instant): Promise<void> {
  await db.query('update rate_counter set count = greatest(count - 1, 0) where key = $1 and window_start = $2', [
    key,
    windowStart(now, windowMs),
  ]);
}

const windowStart = (now: Instant, windowMs: number): Instant => instantOf(Math.floor(msOf(now) / windowMs) * windowMs);
