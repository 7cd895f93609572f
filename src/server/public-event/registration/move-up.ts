import { and, asc, eq, lte } from 'drizzle-orm';
import { endOfBusinessDate, hourMs, type Instant, plusMs, startOfBusinessDate } from '#domain/instant.ts';
import { nextInQueue } from '#domain/public-event/queue.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { type EventRow, isOver } from '../find-event.ts';
import { publicEvent, publicRegistration } from '../tables.ts';
import { wantFollowing } from './follow-job.ts';
import { factsOf, registrationWorkflow } from './registration-workflow.ts';

const mostAtOnce = 500;

/** No offer lasts into the event; one that is made while it is on lasts until its end. */
export function offerEnds(activity: ActivityRow, { acceptHours }: EventRow, now: Instant): Instant {
  const usual = plusMs(now, acceptHours * hourMs);
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
    .select()
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
  const next = new Set(nextInQueue(free, waiting));
  let { taken } = event;
  for (const row of waiting.filter(({ id }) => next.has(id))) {
    await registrationWorkflow.makeMove(world, tx, {
      row,
      move: 'offer',
      roles: ['portal'],
      accountId: null,
      facts: factsOf(row, { ...event, taken }, activity, now),
      also: { offeredUntil: offerEnds(activity, event, now) },
    });
    taken += row.seats;
    await wantFollowing(world, tx, row.id);
  }
  if (taken !== event.taken)
    await tx.orm.update(publicEvent).set({ taken }).where(eq(publicEvent.activityId, event.activityId));
  return taken;
}
