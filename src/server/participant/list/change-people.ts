import { and, eq, isNull } from 'drizzle-orm';
import { businessDateAt } from '#domain/instant.ts';
import { personProblems, problemsUnder } from '#domain/participant/check-person.ts';
import { isAnotherPerson } from '#domain/participant/difference.ts';
import { type ListMove, participantListMoves } from '#domain/participant/list-moves.ts';
import { normalPerson } from '#domain/participant/normal-person.ts';
import type { Person } from '#domain/participant/person.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import type { World } from '#server/world.ts';
import { forgetPhotos } from '../forget-photos.ts';
import { insertPerson, updatePerson } from '../search/file-person.ts';
import { listFacts, listProblems } from './list-facts.ts';
import { type ListRow, lockOrMakeList, peopleOf, stillComing } from './lists.ts';
import { listWorkflow, requireVersion } from './list-workflow.ts';
import type { MyUnit } from './my-unit.ts';
import { asChanged, personOf, type PersonRow, personColumns } from '../stored-person.ts';
import { participant } from '../tables.ts';
import { phoneVerifiedAt } from '../verify-phone.ts';

/** As it is stored. @throws PARAMS_ERROR with every field that is wrong, as `person.phone` */
export function checkedPerson(world: World, activity: ActivityRow, given: Person, path = 'person'): Person {
  const person = normalPerson(given);
  const rules = { settings: activity.settings, today: businessDateAt(world.clock.now()) };
  const fields = problemsUnder(path, personProblems(person, rules));
  if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });
  return person;
}

type PeopleMove = Extract<ListMove, 'add' | 'edit' | 'remove' | 'chooseRepresentative'>;

/**
 * Changes people of a unit's list in one transaction. The guards judge the list as it would be then, so they come after
 * the writing; a "no" takes everything back.
 */
async function changeList(
  world: World,
  { activity, unit }: MyUnit,
  move: PeopleMove,
  accountId: string,
  change: (tx: Transaction, list: ListRow) => Promise<{ representativeId?: string | null }>,
): Promise<void> {
  await world.db.transaction(async (tx) => {
    const list = await lockOrMakeList(world, tx, activity.id, unit.id);
    if (!participantListMoves[move].from.some((status) => status === list.status)) throw refuse('STATUS_ERROR');
    const { representativeId = list.representativeId } = await change(tx, list);
    const people = stillComing(await peopleOf(tx, activity.id, unit.id));
    const after = { activity, status: list.status, representativeId, people };
    await listWorkflow.makeMove(world, tx, {
      row: list,
      move,
      roles: ['unit'],
      accountId,
      facts: listFacts(world, after),
      problems: (no) => (no === 'PARAMS_ERROR' ? listProblems(world, after) : []),
      also: { representativeId },
    });
  });
}

export const addPerson = (world: World, mine: MyUnit, accountId: string, given: Person): Promise<void> =>
  changeList(world, mine, 'add', accountId, async (tx) => {
    const person = checkedPerson(world, mine.activity, given);
    const place = { activityId: mine.activity.id, unit: mine.unit };
    await insertPerson(world, tx, place, person, await phoneVerifiedAt(world, tx, mine.unit.id, person, null));
    return {};
  });

export interface Seen {
  participantId: string;
  version: number;
}

export const editPerson = (world: World, mine: MyUnit, accountId: string, seen: Seen, given: Person): Promise<void> =>
  changeList(world, mine, 'edit', accountId, async (tx) => {
    const row = await onList(tx, mine, seen);
    const person = checkedPerson(world, mine.activity, given);
    const place = { activityId: mine.activity.id, unit: mine.unit };
    const verifiedAt = await phoneVerifiedAt(world, tx, mine.unit.id, person, row);
    if (isAnotherPerson(personOf(world, row), person)) await forgetPhotos(world, tx, [row.id]);
    await updatePerson(world, tx, place, seen.participantId, person, verifiedAt);
    return {};
  });

export const removePerson = (world: World, mine: MyUnit, accountId: string, seen: Seen): Promise<void> =>
  changeList(world, mine, 'remove', accountId, async (tx, list) => {
    const row = await onList(tx, mine, seen);
    await forgetPhotos(world, tx, [row.id]);
    await tx.orm
      .update(participant)
      .set({ removedAt: world.clock.now(), ...asChanged })
      .where(eq(participant.id, row.id));
    await peopleChanged(world, tx, [row.id]);
    return list.representativeId === row.id ? { representativeId: null } : {};
  });

/** @param seen the version of the list, so that of two who choose at once the second is told */
export const chooseRepresentative = (world: World, mine: MyUnit, accountId: string, seen: Seen): Promise<void> =>
  changeList(world, mine, 'chooseRepresentative', accountId, async (tx, list) => {
    requireVersion(list, seen.version);
    const row = await findOnList(tx, mine, seen.participantId);
    return { representativeId: row.id };
  });

async function onList(tx: Transaction, mine: MyUnit, seen: Seen): Promise<PersonRow> {
  const row = await findOnList(tx, mine, seen.participantId);
  requireVersion(row, seen.version);
  return row;
}

/** @throws ENTITY_NOT_FOUND also for somebody on another unit's list */
export async function findOnList(
  tx: Pick<Transaction, 'orm'>,
  { activity, unit }: MyUnit,
  participantId: string,
): Promise<PersonRow> {
  const [row] = await tx.orm
    .select(personColumns)
    .from(participant)
    .where(
      and(
        eq(participant.id, participantId),
        eq(participant.activityId, activity.id),
        eq(participant.unitId, unit.id),
        isNull(participant.removedAt),
        isNull(participant.cancelledAt),
      ),
    );
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}
