import { and, asc, eq } from 'drizzle-orm';
import { fits } from '#domain/participant/capacity.ts';
import type { ErrorCode } from '#domain/errors.ts';
import {
  type ListFacts,
  type ListRole,
  type ListStatus,
  participantListMoves,
} from '#domain/participant/list-moves.ts';
import { decide, type Move, type Offer } from '#domain/workflow.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockCapacity, takenAfter, takenIn } from '../capacity.ts';
import { issueCodes } from '../code/issue-codes.ts';
import { listFacts, listProblems } from './list-facts.ts';
import { type ListRow, lockList, peopleOf, peopleOfUnits, stillComing } from './lists.ts';
import { listWorkflow, requireVersion } from './list-workflow.ts';
import { type PersonRow, personOf } from '../stored-person.ts';
import { participantList } from '../tables.ts';
import { tellUnit } from '../tell/tell-unit.ts';

export interface Freezing {
  activity: ActivityRow;
  role: ListRole;
  accountId: string | null;
}

/** Why a list that was sent cannot be locked now; null when it can. */
export async function whyNotFreeze(
  world: World,
  db: Queries,
  { activity, role }: Freezing,
  list: ListRow,
): Promise<ErrorCode | null> {
  const people = stillComing(await peopleOf(db, activity.id, list.unitId));
  const facts = await freezeFacts(world, db, activity, list, people);
  const move: Move<ListStatus, ListRole, ListFacts> = participantListMoves.freeze;
  return decide(move, { status: list.status, roles: [role], facts });
}

/** What staff can do with each of these lists of an activity now, by its unit. */
export async function freezeOffers(
  world: World,
  db: Queries,
  activity: ActivityRow,
  lists: readonly ListRow[],
  roles: readonly ListRole[],
): Promise<Map<string, Offer<'freeze'>[]>> {
  const sent = roles.length === 0 ? [] : lists.filter(({ status }) => status === 'SUBMITTED');
  if (sent.length === 0) return new Map();
  const before = await takenIn(db, activity, 'locked');
  const units = sent.map(({ unitId }) => unitId);
  const people = Map.groupBy(stillComing(await peopleOfUnits(db, activity.id, units)), ({ unitId }) => unitId);
  return new Map(
    sent.map((list) => {
      const facts = factsWith(world, before, activity, list, people.get(list.unitId) ?? []);
      return [list.unitId, listWorkflow.offers(['freeze'], { status: list.status, roles, facts })];
    }),
  );
}

const asItIs = (activity: ActivityRow, list: ListRow, people: readonly PersonRow[]) => ({
  activity,
  status: list.status,
  representativeId: list.representativeId,
  people,
});

async function freezeFacts(
  world: World,
  db: Queries,
  activity: ActivityRow,
  list: ListRow,
  people: readonly PersonRow[],
): Promise<ListFacts> {
  return factsWith(world, await takenIn(db, activity, 'locked'), activity, list, people);
}

function factsWith(
  world: World,
  before: Awaited<ReturnType<typeof takenIn>>,
  activity: ActivityRow,
  list: ListRow,
  people: readonly PersonRow[],
): ListFacts {
  const mine = people.map((row) => ({ id: row.id, person: personOf(world, row) }));
  return listFacts(world, asItIs(activity, list, people), {
    capacityIsEnough: fits(activity.settings, before, takenAfter(activity, before, [], mine)),
  });
}

/** Locks a list that was sent: everybody on it gets a code and is told. @param seen the version that staff saw */
export async function freezeList(
  world: World,
  tx: Transaction,
  { activity, role, accountId }: Freezing,
  { unitId, seen }: { unitId: string; seen?: number },
): Promise<ListRow> {
  const list = await lockList(tx, activity.id, unitId);
  if (seen !== undefined) requireVersion(list, seen);
  await lockCapacity(tx, activity.id);
  const people = stillComing(await peopleOf(tx, activity.id, unitId));
  const locked = await listWorkflow.makeMove(world, tx, {
    row: list,
    move: 'freeze',
    roles: [role],
    accountId,
    facts: await freezeFacts(world, tx, activity, list, people),
    problems: (no) => (no === 'PARAMS_ERROR' ? listProblems(world, asItIs(activity, list, people)) : []),
    also: { lockedAt: world.clock.now() },
  });
  await issueCodes(world, tx, activity, people);
  if (list.submittedBy) {
    await tellUnit(world, tx, { kind: 'LIST_LOCKED', accountId: list.submittedBy, activity, people });
  }
  return locked;
}

/**
 * Every list of an activity that was sent, in the order in which they came, each by itself: one that does not fit into
 * hotel or dinner any more holds up nobody.
 */
export async function freezeSentLists(world: World, freezing: Freezing): Promise<void> {
  const lists = await world.db.orm
    .select({ unitId: participantList.unitId })
    .from(participantList)
    .where(and(eq(participantList.activityId, freezing.activity.id), eq(participantList.status, 'SUBMITTED')))
    .orderBy(asc(participantList.submittedAt), asc(participantList.id));
  for (const list of lists) {
    try {
      await world.db.transaction((tx) => freezeList(world, tx, freezing, list));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
