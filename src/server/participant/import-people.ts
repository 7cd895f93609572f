import { and, eq, isNull } from 'drizzle-orm';
import type { ImportPreview } from '#contract/staff-participant.ts';
import { fits } from '#domain/participant/capacity.ts';
import { newId } from '#domain/id.ts';
import { type ActivityRow, findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { readSheet } from '#server/sheet/read-sheet.ts';
import type { World } from '#server/world.ts';
import { lockCapacity, takenIn } from './capacity.ts';
import { insertPerson, updatePerson } from './file-person.ts';
import { issueCodes } from './issue-codes.ts';
import { listFacts } from './list-facts.ts';
import { lockOrMakeList, peopleOf, stillComing } from './lists.ts';
import { makeListMove } from './make-list-move.ts';
import { type Plan, type PlannedRow, planImport } from './plan-import.ts';
import { rowsOfSheet, type SheetRow } from './sheet-rows.ts';
import { participant, participantImport } from './tables.ts';

export interface Uploaded {
  activityId: string;
  accountId: string;
  fileName: string;
  file: Buffer;
}

const context = (id: string): string => `participant_import:${id}`;

/** Reads a sheet and says what would happen; the rows are kept encrypted until they are confirmed. */
export async function previewImport(world: World, uploaded: Uploaded): Promise<ImportPreview> {
  const activity = await findActivity(world.db, uploaded.activityId);
  const sheet = rowsOfSheet(await readSheet(uploaded.file));
  const id = newId();
  const fileName = uploaded.fileName.slice(-200);
  await world.db.orm.insert(participantImport).values({
    id,
    activityId: activity.id,
    sealed: world.secrets.seal(JSON.stringify(sheet), context(id)),
    fileName,
    createdBy: uploaded.accountId,
    createdAt: world.clock.now(),
  });
  const plan = await planImport(world, world.db, activity, sheet);
  return { importId: id, fileName, plan: plan.digest, counts: countsOf(plan), rows: plan.rows.map(previewRow) };
}

const previewRow = ({ row, action, unitName, person, differences, errors }: PlannedRow) => ({
  row,
  action,
  unitName,
  nameTc: person.nameTc,
  nameEn: person.nameEn,
  differences,
  errors,
});

function countsOf({ rows }: Plan) {
  const counts = { add: 0, update: 0, unchanged: 0, error: 0 };
  for (const { action } of rows) counts[action]++;
  return counts;
}

/** Does what the preview said. @throws STATUS_ERROR when it would do something else by now */
export const confirmImport = (world: World, accountId: string, importId: string, digest: string) =>
  world.db.transaction(async (tx) => {
    const [upload] = await tx.orm
      .select()
      .from(participantImport)
      .where(and(eq(participantImport.id, importId), isNull(participantImport.confirmedAt)))
      .for('update');
    if (!upload) throw refuse('ENTITY_NOT_FOUND');
    const activity = await findActivity(tx, upload.activityId);
    await lockCapacity(tx, activity.id);
    const sheet = JSON.parse(world.secrets.open(upload.sealed, context(upload.id))) as SheetRow[];
    const first = await planImport(world, tx, activity, sheet);
    const owners = [...new Set(first.rows.flatMap(({ unit }) => (unit ? [unit.id] : [])))].toSorted();
    for (const unitId of owners) await lockOrMakeList(world, tx, activity.id, unitId);
    const plan = await planImport(world, tx, activity, sheet);
    if (plan.digest !== digest) throw refuse('STATUS_ERROR');

    const before = await takenIn(tx, activity, 'locked');
    for (const unitId of owners) await applyToUnit(world, tx, activity, accountId, unitId, plan);
    const after = await takenIn(tx, activity, 'locked');
    if (!fits(activity.settings, before, after)) throw refuse('CAPACITY_EXCEEDED');

    await tx.orm
      .update(participantImport)
      .set({ confirmedAt: world.clock.now(), sealed: '' })
      .where(eq(participantImport.id, upload.id));
    const counts = countsOf(plan);
    await recordAudit(world, tx, {
      accountId,
      action: 'participant.import',
      subjectKind: 'activity',
      subjectId: activity.id,
      details: { ...counts, fileName: upload.fileName },
    });
    return { added: counts.add, updated: counts.update };
  });

async function applyToUnit(
  world: World,
  tx: Transaction,
  activity: ActivityRow,
  accountId: string,
  unitId: string,
  plan: Plan,
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
  await makeListMove(world, tx, {
    list,
    move: wasEmpty && list.status === 'DRAFT' ? 'receive' : 'import',
    role: 'staff',
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
