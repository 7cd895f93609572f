import { msOf } from '#domain/instant.ts';
import type { World } from '#server/world.ts';

interface Count {
  total: number;
  until: number;
}

/** Below, counting costs nothing worth saving, and a number that is a moment old would be seen. */
const fromTotal = 2000;
const keptMs = 10_000;
const mostKept = 500;
const counts = new WeakMap<object, Map<string, Count>>();

/**
 * How many there are in all beside a page of them. Of thousands the number is exact as of the last ten seconds: whoever
 * turns pages does not have all of them counted for each.
 * @param key names what is counted, with everything that narrows it
 */
export async function rememberedCount(world: World, key: string, count: () => Promise<number>): Promise<number> {
  const kept = counts.get(world.db) ?? new Map<string, Count>();
  counts.set(world.db, kept);
  const now = msOf(world.clock.now());
  const found = kept.get(key);
  if (found && now < found.until) return found.total;
  const total = await count();
  if (kept.size >= mostKept) kept.clear();
  if (total >= fromTotal) kept.set(key, { total, until: now + keptMs });
  else kept.delete(key);
  return total;
}
