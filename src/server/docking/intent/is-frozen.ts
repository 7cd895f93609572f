import { and, eq } from 'drizzle-orm';
import { businessDateAt } from '#domain/instant.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { scheduleRun } from '#server/schedule/tables.ts';
import type { World } from '#server/world.ts';

/** From the release of the timetable, or the first day, meetings are the fund's to change. */
export async function isFrozen(
  world: World,
  db: Queries,
  { id, beginDate }: Pick<ActivityRow, 'id' | 'beginDate'>,
): Promise<boolean> {
  if (businessDateAt(world.clock.now()) >= beginDate) return true;
  const released = and(eq(scheduleRun.activityId, id), eq(scheduleRun.state, 'PUBLISHED'));
  return (await db.orm.$count(scheduleRun, released)) > 0;
}
