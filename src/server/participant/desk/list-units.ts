import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import { unit } from '#server/unit/tables.ts';
import { countSome, countTableUpTo } from '#server/db/count-up-to.ts';
import type { World } from '#server/world.ts';
import { freezeOffers } from '../list/freeze-lists.ts';
import { staffRolesIn } from '../list/list-workflow.ts';
import { participant, participantChange, participantList } from '../tables.ts';
import { wireNames } from '#server/unit/find-unit.ts';

export interface UnitSearch {
  status?: ListStatus | undefined;
  page: number;
  size: number;
}

/** The lists of an activity by unit, in the order in which they were sent. */
export async function listUnits(world: World, actor: Actor, of: ActivityRow, { status, page, size }: UnitSearch) {
  const { db } = world;
  const activityId = of.id;
  const ofActivity = eq(participantList.activityId, activityId);
  const ofStatus = (of: ListStatus | undefined) => and(ofActivity, of && eq(participantList.status, of));
  const wanted = ofStatus(status);
  const onList = and(
    eq(participant.activityId, participantList.activityId),
    eq(participant.unitId, participantList.unitId),
    isNull(participant.removedAt),
    isNull(participant.cancelledAt),
  );
  const people = db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(participant)
    .where(onList);
  const rows = await db.orm
    .select({ list: participantList, unit, count: sql<number>`(${people})` })
    .from(participantList)
    .innerJoin(unit, eq(unit.id, participantList.unitId))
    .where(wanted)
    .orderBy(asc(participantList.status), asc(participantList.submittedAt), asc(participantList.id))
    .limit(size)
    .offset(page * size);
  const [open] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(participantChange)
    .where(and(eq(participantChange.activityId, activityId), eq(participantChange.state, 'OPEN')));
  const roles = await staffRolesIn(db, actor, activityId);
  const lists = rows.map(({ list }) => list);
  const offers = await freezeOffers(world, db, of, lists, roles);
  return {
    content: rows.map(({ list, unit: owner, count }) => ({
      id: list.id,
      unitId: owner.id,
      unitNames: wireNames(owner),
      status: list.status,
      version: list.version,
      count,
      submittedAt: list.submittedAt,
      lockedAt: list.lockedAt,
      offers: offers.get(owner.id) ?? [],
    })),
    ...(await countTableUpTo(db, participantList, wanted, { page, size, found: rows.length })),
    openChanges: open?.total ?? 0,
    submitted: await countSome(db, participantList, ofStatus('SUBMITTED')),
  };
}
