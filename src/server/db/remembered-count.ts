import { msOf } from '#domain/instant.ts';
import type { World } from '#server/world.ts';

interface Kept {
  counted: unknown;
  until: number;
}

/** Below, counting costs nothing worth saving, and a number that is a moment old would be seen. */
const fromTotal = 2000;
const keptMs = 10_000;
const mostKept = 500;
const all = new WeakMap<object, Map<string, Kept>>();

/**
 * Numbers beside a list, exact as of the last ten seconds when they are of thousands: whoever turns pages does not have
 * all of them counted for each.
 * @param key names what is counted, with everything that narrows it
 * @param totalOf how many rows were looked at
 */
export async function rememberedCounts<Counted>(
  world: World,
  key: string,
  count: () => Promise<Counted>,
  totalOf: (counted: Counted) => number,
): Promise<Counted> {
  const kept = all.get(world.db) ?? new Map<string, Kept>();
  all.set(world.db, kept);
  const now = msOf(world.clock.now());
  const found = kept.get(key);
  // What is kept under a key was counted by the same caller.
  if (found && now < found.until) return found.counted as Counted;
  const counted = await count();
  if (kept.size >= mostKept) kept.clear();
  if (totalOf(counted) >= fromTotal) kept.set(key, { counted, until: now + keptMs });
  else kept.delete(key);
  return counted;
}

/** How many there are in all beside a page of them. */
export const rememberedCount = (world: World, key: string, count: () => Promise<number>): Promise<number> =>
  rememberedCounts(world, key, count, (total) => total);
