import { type Instant, plusMs } from '#domain/instant.ts';
import { stepTimes, type StepTime } from '#domain/report/step-times.ts';
import { calendarIn, readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { readStays } from './stays.ts';

const keptMs = 5 * 60_000;

interface Kept {
  until: Instant;
  times: Promise<StepTime[]>;
}
const keptOf = new WeakMap<object, Map<string, Kept>>();

async function countTimes(world: World, activityId: string): Promise<StepTime[]> {
  const calendar = calendarIn(await readSettings(world));
  return stepTimes(calendar, await readStays(world.db, activityId));
}

/** How long each step of an activity's cases takes; counted once in some minutes, however many ask. */
export async function readStepTimes(world: World, activityId: string): Promise<StepTime[]> {
  const now = world.clock.now();
  const kept = keptOf.get(world.db.source) ?? new Map<string, Kept>();
  keptOf.set(world.db.source, kept);
  const known = kept.get(activityId);
  if (known && known.until > now) return known.times;
  for (const [id, { until }] of kept) if (until <= now) kept.delete(id);
  const times = countTimes(world, activityId);
  kept.set(activityId, { until: plusMs(now, keptMs), times });
  times.catch(() => kept.delete(activityId));
  return times;
}
