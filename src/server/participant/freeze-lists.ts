import { and, asc, eq, inArray } from 'drizzle-orm';
import { fits } from '#domain/participant/capacity.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { ListRole } from '#domain/participant/list-moves.ts';
import { unit } from '#server/account/tables.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockCapacity, takenAfter, takenIn } from './capacity.ts';
import { issueCodes } from './issue-codes.ts';
import { listFacts, listProblems } from './list-facts.ts';
import { lockList, peopleOf, stillComing } from './lists.ts';
import { makeListMove } from './make-list-move.ts';
import { personOf } from './stored-person.ts';
import { participantList } from './tables.ts';
import { tellUnit } from './tell-unit.ts';

export interface Freezing {
  activity: ActivityRow;
  role: ListRole;
  accountId: string | null;
}

/** Locks one list that was sent: everybody on it gets a code and is told. */
async function freezeList(world: World, { activity, role, accountId }: Freezing, unitId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const list = await lockList(tx, activity.id, unitId);
    await lockCapacity(tx, activity.id);
    const people = stillComing(await peopleOf(tx, activity.id, unitId));
    const before = await takenIn(tx, activity, 'locked');
    const mine = people.map((row) => ({ id: row.id, person: personOf(world, row) }));
    const asItIs = { activity, status: list.status, representativeId: list.representativeId, people };
    await makeListMove(world, tx, {
      list,
      move: 'freeze',
      role,
      accountId,
      facts: listFacts(world, asItIs, {
        capacityIsEnough: fits(activity.settings, before, takenAfter(activity, before, [], mine)),
      }),
      problems: listProblems(world, asItIs),
      also: { lockedAt: world.clock.now() },
    });
    await issueCodes(world, tx, activity, people);
    if (list.submittedBy) {
      await tellUnit(world, tx, { kind: 'LIST_LOCKED', accountId: list.submittedBy, activity, people });
    }
  });
}

export interface RefusedFreeze {
  unitId: string;
  unitNames: { tc: string; en: string; pt: string };
  code: ErrorCode;
}

/**
 * Lists that were sent, in the order in which they came, each by itself: one that does not fit into hotel or dinner any
 * more holds up nobody. @param unitIds all units when left out
 */
export async function freezeLists(
  world: World,
  freezing: Freezing,
  unitIds?: readonly string[],
): Promise<{ frozen: number; refused: RefusedFreeze[] }> {
  const lists = await world.db.orm
    .select({ unit, status: participantList.status })
    .from(participantList)
    .innerJoin(unit, eq(unit.id, participantList.unitId))
    .where(
      and(
        eq(participantList.activityId, freezing.activity.id),
        unitIds ? inArray(participantList.unitId, [...unitIds]) : eq(participantList.status, 'SUBMITTED'),
      ),
    )
    .orderBy(asc(participantList.submittedAt), asc(participantList.id));
  const refused: RefusedFreeze[] = [];
  for (const { unit: owner } of lists) {
    try {
      await freezeList(world, freezing, owner.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({
        unitId: owner.id,
        unitNames: { tc: owner.nameTc, en: owner.nameEn, pt: owner.namePt },
        code: error.code,
      });
    }
  }
  return { frozen: lists.length - refused.length, refused };
}
