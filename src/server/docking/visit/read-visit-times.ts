import { and, eq } from 'drizzle-orm';
import type { VisitTimes } from '#contract/docking/intent.ts';
import type { Instant } from '#domain/instant.ts';
import { slotsOfVisits } from '#domain/schedule/visit-slots.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { scheduleParty } from '#server/schedule/tables.ts';
import type { World } from '#server/world.ts';
import { takenBy } from '../intent/free-time.ts';
import { isFrozen } from '../intent/is-frozen.ts';
import { requireParty } from '../viewer.ts';

async function partyRow(db: Queries, activityId: string, unitId: string) {
  const [row] = await db.orm
    .select()
    .from(scheduleParty)
    .where(and(eq(scheduleParty.activityId, activityId), eq(scheduleParty.unitId, unitId)));
  return row;
}

export async function readVisitTimes(world: World, actor: Actor, activityId: string): Promise<VisitTimes> {
  const { db } = world;
  const activity = await findActivity(db, activityId);
  const { unitId } = await requireParty(db, actor, activityId);
  const row = await partyRow(db, activityId, unitId);
  const taken = await takenBy(db, activityId, [unitId]);
  return {
    slots: slotsOfVisits(activity.settings.visits),
    away: row?.away ?? [],
    taken: [...new Set(taken.map(({ at }) => at))].toSorted(),
    version: row?.version ?? 0,
  };
}

/** As the schedule keeps them. @throws MEETINGS_ARE_FIXED once the timetable is out: then the fund is asked */
export async function ownTimes(
  world: World,
  actor: Actor,
  { activityId, version, away }: { activityId: string; version: number; away: { from: Instant; until: Instant }[] },
) {
  const { db } = world;
  const activity = await findActivity(db, activityId);
  const { unitId } = await requireParty(db, actor, activityId);
  if (await isFrozen(world, db, activity)) throw refuse('MEETINGS_ARE_FIXED');
  const { atOnce = 1, least = 0 } = (await partyRow(db, activityId, unitId)) ?? {};
  return { activityId, unitId, version, away, atOnce, least };
}
