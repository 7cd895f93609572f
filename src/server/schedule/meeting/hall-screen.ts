import type { FastifyRequest } from 'fastify';
import type { HallScreen } from '#contract/meeting.ts';
import { dayMs, type Instant, instantOf, msOf } from '#domain/instant.ts';
import { findActivity } from '#server/activity/activities.ts';
import { ownLinkUrl, shownOwnRecord } from '#server/own-link/own-link.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { unitNames } from '../read-run.ts';
import { releasedMeetings } from './released.ts';

/** @throws ENTITY_NOT_FOUND as long as nothing is released */
export async function hallScreenUrl(world: World, activityId: string): Promise<string> {
  await findActivity(world.db, activityId);
  const ends = (await releasedMeetings(world.db, { activityId })).map(({ endsAt }) => msOf(endsAt));
  if (ends.length === 0) throw refuse('ENTITY_NOT_FOUND');
  const until: Instant = instantOf(Math.max(...ends) + dayMs);
  return ownLinkUrl(world, { kind: 'hall-screen', id: activityId, until });
}

/** Units by name and nobody in person: whoever stands in the hall reads it. */
export async function hallScreen(world: World, request: FastifyRequest): Promise<HallScreen> {
  const { id: activityId } = shownOwnRecord(world, request, 'hall-screen');
  const { nameTc, nameEn, namePt } = await findActivity(world.db, activityId);
  const meetings = await releasedMeetings(world.db, { activityId });
  const units = [...new Set(meetings.flatMap(({ unitA, unitB }) => [unitA, unitB]))];
  const namesOf = await unitNames(world.db, units);
  return {
    activity: { nameTc, nameEn, namePt },
    now: world.clock.now(),
    units: units.map((unitId) => ({ unitId, ...namesOf(unitId) })),
    meetings: meetings.map(({ wishId, beginsAt, endsAt, place, tableNumber, unitA, unitB }) => ({
      id: wishId,
      begin: beginsAt,
      end: endsAt,
      place,
      table: tableNumber,
      unitA,
      unitB,
    })),
  };
}
