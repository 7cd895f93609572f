import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { OwnOffer } from '#contract/meeting-day.ts';
import { activity } from '#server/activity/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { unitNames } from '../read-run.ts';
import { scheduleOffer } from '../tables.ts';

/** What the unit that somebody speaks for is offered and can still answer; what ends first comes first. */
export async function listOwnOffers(world: World, { unitId }: Actor, activityId?: string): Promise<OwnOffer[]> {
  if (!unitId) return [];
  const rows = await world.db.orm
    .select({ offer: scheduleOffer, of: activity })
    .from(scheduleOffer)
    .innerJoin(activity, eq(activity.id, scheduleOffer.activityId))
    .where(
      and(
        eq(scheduleOffer.status, 'OPEN'),
        gt(scheduleOffer.until, world.clock.now()),
        or(eq(scheduleOffer.unitA, unitId), eq(scheduleOffer.unitB, unitId)),
        activityId ? eq(scheduleOffer.activityId, activityId) : undefined,
      ),
    )
    .orderBy(asc(scheduleOffer.until), asc(scheduleOffer.id));
  const nameOf = await unitNames(
    world.db,
    rows.flatMap(({ offer }) => [offer.unitA, offer.unitB]),
  );
  return rows.map(({ offer, of }): OwnOffer => {
    const isA = offer.unitA === unitId;
    const other = isA ? offer.unitB : offer.unitA;
    return {
      id: offer.id,
      activityId: offer.activityId,
      activity: { nameTc: of.nameTc, nameEn: of.nameEn, namePt: of.namePt },
      begin: offer.beginsAt,
      end: offer.endsAt,
      place: offer.place,
      table: offer.tableNumber,
      with: { id: other, ...nameOf(other) },
      until: offer.until,
      ownAccepted: isA ? offer.acceptedA : offer.acceptedB,
      otherAccepted: isA ? offer.acceptedB : offer.acceptedA,
    };
  });
}
