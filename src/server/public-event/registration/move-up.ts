import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { endOfBusinessDate, type Instant, plusMs, startOfBusinessDate } from '#domain/instant.ts';
import { nextInQueue } from '#domain/public-event/queue.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { type EventRow, isOver } from '../find-event.ts';
import { publicEvent, publicRegistration } from '../tables.ts';
import { wantFollowing } from './follow-job.ts';

const hour = 60 * 60_000;
const mostAtOnce = 500;

/** No offer lasts into the event; one that is made while it is on lasts until its end. */
export function offerEnds(activity: ActivityRow, { acceptHours }: EventRow, now: Instant): Instant {
  const usual = plusMs(now, acceptHours * hour);
  const begin = startOfBusinessDate(activity.beginDate);
  const last = now < begin ? begin : endOfBusinessDate(activity.endDate);
  return usual < last ? usual : last;
}

/**
 * Offers what is free to those who wait. @param event locked, as it is in the database @returns how many seats are taken
 * then
 */
export async function moveUp(world: World, tx: Queries, activity: ActivityRow, event: EventRow): Promise<number> {
  const now = world.clock.now();
  const free = event.seats - event.taken;
  if (free <= 0 || isOver(activity, now)) return event.taken;
  const waiting = await tx.orm
    .select({ id: publicRegistration.id, seats: publicRegistration.seats })
    .from(publicRegistration)
    .where(
      and(
        eq(publicRegistration.activityId, event.activityId),
        eq(publicRegistration.status, 'WAITING'),
        lte(publicRegistration.seats, free),
      ),
    )
    .orderBy(asc(publicRegistration.arrival))
    .limit(mostAtOnce);
  const next = nextInQueue(free, waiting);
  if (next.length === 0) return event.taken;
  const offered = await tx.orm
    .update(publicRegistration)
    .set({
      status: 'OFFERED',
      statusSince: now,
      offeredUntil: offerEnds(activity, event, now),
      version: sql`${publicRegistration.version} + 1`,
    })
    .where(inArray(publicRegistration.id, next))
    .returning({ id: publicRegistration.id, seats: publicRegistration.seats });
  const taken = event.taken + offered.reduce((sum, { seats }) => sum + seats, 0);
  await tx.orm.update(publicEvent).set({ taken }).where(eq(publicEvent.activityId, event.activityId));
  for (const { id } of offered) await wantFollowing(world, tx, id);
  return taken;
}
