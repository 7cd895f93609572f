import { eq } from 'drizzle-orm';
import { fits } from '#domain/participant/capacity.ts';
import { type ActivityRow, findActivity } from '#server/activity/activities.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { Plan } from '#server/sheet/import-plan.ts';
import type { Sheet, SheetKind } from '#server/sheet/import-sheet.ts';
import type { World } from '#server/world.ts';
import { lockCapacity, takenIn } from '../capacity.ts';
import { insertPerson, updatePerson } from '../search/file-person.ts';
import { issueCodes } from '../code/issue-codes.ts';
import { listFacts } from '../list/list-facts.ts';
import { lockOrMakeList, peopleOf, stillComing } from '../list/lists.ts';
import { listWorkflow } from '../list/list-workflow.ts';
import { type PeopleSheet, type PlannedRow, planImport } from './plan-import.ts';
import { participant } from '../tables.ts';
import { wireNames } from '#server/unit/find-unit.ts';

const show = ({ unitName, unit, candidates, person, differences, warnings }: PlannedRow) => ({
  unitName,
  unit: unit && { id: unit.id, names: wireNames(unit) },
  candidates: candidates.map((one) => ({
    id: one.id,
    names: wireNames(one),
    detail: [one.website, one.phone, one.address].filter(Boolean).join(' · '),
  })),
  nameTc: person.nameTc,
  nameEn: person.nameEn,
  differences,
  warnings,
});

const planSheet = async (world: World, db: Queries, { activityId, content }: Sheet<PeopleSheet>) =>
  planImport(world, db, await findActivity(db, activityId), content);

/** The units whose lists a plan changes, always in one order. */
const ownersIn = ({ rows }: Plan<PlannedRow>): string[] =>
  [...new Set(rows.flatMap(({ unit }) => (unit ? [unit.id] : [])))].toSorted();

export const participantSheets: SheetKind<PeopleSheet, PlannedRow, ReturnType<typeof show>> = {
  name: 'participant',
  plan: planSheet,
  show,
  async lock(world, tx, sheet) {
    await lockCapacity(tx, sheet.activityId);
    for (const unitId of ownersIn(await planSheet(world, tx, sheet))) {
      await lockOrMakeList(world, tx, sheet.activityId, unitId);
    }
  },
  async carryOut(world, tx, by, { activityId }, plan) {
    const activity = await findActivity(tx, activityId);
    const before = await takenIn(tx, activity, 'locked');
    for (const unitId of ownersIn(plan)) await applyToUnit(world, tx, activity, by, unitId, plan);
    const after = await takenIn(tx, activity, 'locked');
    if (!fits(activity.settings, before, after)) throw refuse('CAPACITY_EXCEEDED');
  },
};

async function applyToUnit(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  accountId: string,
  unitId: string,
  plan: Plan<PlannedRow>,
): Promise<void> {
  const rows = plan.rows.filter(({ unit, action }) => unit?.id === unitId && (action === 'add' || action === 'update'));
  if (rows.length === 0) return;
  const wasEmpty = (await peopleOf(tx, activity.id, unitId)).length === 0;
  const list = await lockOrMakeList(world, tx, activity.id, unitId);
  let representativeId = list.representativeId;
  for (const row of rows) {
    const stored = await applyRow(world, tx, activity, row);
    if (row.representative || (wasEmpty && representativeId === null)) representativeId = stored.id;
  }
  const people = stillComing(await peopleOf(tx, activity.id, unitId));
  const facts = listFacts(world, { activity, status: list.status, representativeId, people });
  // A list that staff begin has arrived by that; one that a unit is still filling in stays with the unit.
  await listWorkflow.makeMove(world, tx, {
    row: list,
    move: wasEmpty && list.status === 'DRAFT' ? 'receive' : 'import',
    roles: ['staff'],
    accountId,
    facts,
    also: wasEmpty ? { representativeId, submittedAt: world.clock.now() } : { representativeId },
  });
  if (list.status === 'LOCKED' || list.status === 'CHANGE_REQUESTED') await issueCodes(world, tx, activity, people);
}

/** Staff vouch for the phones that they enter. */
async function applyRow(world: World, tx: Transaction, activity: ActivityRow, planned: PlannedRow) {
  const { unit, person, existing, dinnerTable, hotelRoom } = planned;
  if (!unit) throw new Error('a planned row without a unit');
  const place = { activityId: activity.id, unit };
  const verifiedAt = existing?.phoneVerifiedAt ?? world.clock.now();
  const stored = existing
    ? await updatePerson(world, tx, place, existing.id, person, verifiedAt)
    : await insertPerson(world, tx, place, person, verifiedAt);
  if (dinnerTable === null && hotelRoom === null) return stored;
  await tx.orm
    .update(participant)
    .set({
      ...(dinnerTable === null ? {} : { dinnerTable: person.dinner ? dinnerTable : '' }),
      ...(hotelRoom === null ? {} : { hotelRoom: person.hotel ? hotelRoom : '' }),
    })
    .where(eq(participant.id, stored.id));
  return stored;
}
