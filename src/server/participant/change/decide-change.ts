import { and, eq, inArray } from 'drizzle-orm';
import { isAnotherPerson } from '#domain/participant/difference.ts';
import { findActivity, type ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import type { World } from '#server/world.ts';
import { lockCapacity } from '../capacity.ts';
import { openWish, type Wish } from './change-view.ts';
import { insertPerson, type Placed, updatePerson } from '../search/file-person.ts';
import { issueCodes } from '../code/issue-codes.ts';
import { peopleOf, stillComing } from '../list/lists.ts';
import { listWorkflow, requireVersion } from '../list/list-workflow.ts';
import { asChanged, type PersonRow, personOf } from '../stored-person.ts';
import { participant, participantChange, participantList } from '../tables.ts';
import { tellPerson } from '../tell/tell-person.ts';
import { tellUnit } from '../tell/tell-unit.ts';
import { findUnit } from '#server/unit/find-unit.ts';
import { phoneVerifiedAt } from '../verify-phone.ts';
import { wishFacts } from './wish-facts.ts';

export interface Decision {
  changeId: string;
  /** Of the list, as the decider saw it. */
  version: number;
  decision: 'accept' | 'refuse';
  answer: string;
}

/** Staff answer a unit's wish; accepted, it is done in the same transaction. */
export async function decideChange(
  world: World,
  tx: Transaction,
  accountId: string,
  decision: Decision,
): Promise<void> {
  const [found] = await tx.orm.select().from(participantChange).where(eq(participantChange.id, decision.changeId));
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  const [list] = await tx.orm.select().from(participantList).where(eq(participantList.id, found.listId)).for('update');
  const [change] = await tx.orm.select().from(participantChange).where(eq(participantChange.id, found.id));
  if (!list || !change) throw refuse('ENTITY_NOT_FOUND');
  requireVersion(list, decision.version);
  if (change.state !== 'OPEN') throw refuse('STATUS_ERROR');

  const activity = await findActivity(tx, list.activityId);
  await lockCapacity(tx, activity.id);
  const people = stillComing(await peopleOf(tx, activity.id, list.unitId));
  const wish = openWish(world, change);
  const accepted = decision.decision === 'accept';
  const facts = await wishFacts(world, tx, activity, list, people, wish);
  const place = { activityId: activity.id, unit: await findUnit(tx, list.unitId) };
  const representativeId = accepted ? await fulfil(world, tx, activity, place, people, wish) : undefined;
  await listWorkflow.makeMove(world, tx, {
    row: list,
    move: accepted ? 'acceptChange' : 'refuseChange',
    roles: ['staff'],
    accountId,
    facts,
    reason: decision.answer,
    also: representativeId ? { representativeId } : {},
  });
  await tx.orm
    .update(participantChange)
    .set({
      state: accepted ? 'ACCEPTED' : 'REFUSED',
      answer: decision.answer,
      decidedBy: accountId,
      decidedAt: world.clock.now(),
    })
    .where(eq(participantChange.id, change.id));
  await tellUnit(world, tx, {
    kind: accepted ? 'CHANGE_ACCEPTED' : 'CHANGE_REFUSED',
    accountId: change.askedBy,
    activity,
    people: [],
    answer: decision.answer,
  });
}

/** @returns the new representative, null when it stays as it is */
async function fulfil(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  place: Placed,
  people: readonly PersonRow[],
  wish: Wish,
): Promise<string | null> {
  const [list] = await tx.orm
    .select({ representativeId: participantList.representativeId })
    .from(participantList)
    .where(and(eq(participantList.activityId, place.activityId), eq(participantList.unitId, place.unit.id)));
  let representativeId = wish.representativeId;
  const rows = new Map(people.map((row) => [row.id, row]));
  const newcomers: PersonRow[] = [];
  // Those who leave go first: a document may pass from one row to another within one wish.
  const leaving: PersonRow[] = [];
  for (const change of wish.changes) {
    const row = change.kind === 'add' ? undefined : rows.get(change.participantId);
    if (change.kind !== 'add' && !row) throw refuse('STATUS_ERROR');
    if (row && (change.kind === 'remove' || isReplacement(world, row, change))) leaving.push(row);
  }
  await cancelRows(world, tx, activity, leaving);

  for (const change of wish.changes) {
    if (change.kind === 'remove') continue;
    const row = change.kind === 'edit' ? rows.get(change.participantId) : undefined;
    const verifiedAt = await phoneVerifiedAt(world, tx, place.unit.id, change.person, row ?? null);
    if (row && !leaving.includes(row)) {
      await updatePerson(world, tx, place, row.id, change.person, verifiedAt);
      continue;
    }
    const newcomer = await insertPerson(world, tx, place, change.person, verifiedAt);
    newcomers.push(newcomer);
    const takesOver =
      change.kind === 'edit' && change.participantId === (wish.representativeId ?? list?.representativeId);
    if (takesOver || (change.kind === 'add' && change.representative)) representativeId = newcomer.id;
  }
  await issueCodes(world, tx, activity, newcomers);
  return representativeId;
}

const isReplacement = (world: World, row: PersonRow, change: Wish['changes'][number]): boolean =>
  change.kind === 'edit' && isAnotherPerson(personOf(world, row), change.person);

/** Their codes let nobody in from now on; what they signed before stays. */
export async function cancelRows(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  rows: readonly PersonRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.orm
    .update(participant)
    .set({ cancelledAt: world.clock.now(), ...asChanged })
    .where(inArray(participant.id, ids));
  await peopleChanged(world, tx, ids);
  for (const row of rows) await tellPerson(world, tx, { kind: 'REGISTRATION_CANCELLED', activity, row });
}
