import { and, eq, isNull, lt } from 'drizzle-orm';
import type { InvitationImport } from '#contract/invitation.ts';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import { readSheet } from '#server/sheet/read-sheet.ts';
import { rowsByColumn } from '#server/sheet/rows-of-sheet.ts';
import type { World } from '#server/world.ts';
import { type Plan, planImport, type SheetRow } from './plan-import.ts';
import {
  insertInvitation,
  invitedRoleProblems,
  invitingActivity,
  type Role,
  updateInvitation,
} from './save-invitation.ts';
import { columnWords, neededColumns } from './sheet-columns.ts';
import { invitationImport } from './tables.ts';

export interface Uploaded {
  activityId: string;
  role: Role;
  by: string;
  fileName: string;
  file: Buffer;
}

interface Kept {
  role: Role;
  rows: SheetRow[];
}

const context = (id: string): string => `invitation_import:${id}`;

/** Reads a sheet and says what would happen; the rows are kept encrypted until they are confirmed. */
export async function previewImport(world: World, uploaded: Uploaded): Promise<InvitationImport> {
  const { activityId, role, by, fileName } = uploaded;
  const activity = await invitingActivity(world.db, activityId);
  const problems = invitedRoleProblems(world, role);
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  const rows = rowsByColumn(await readSheet(uploaded.file), columnWords, neededColumns);
  const id = newId();
  const kept: Kept = { role, rows };
  const name = fileName.slice(-200);
  await world.db.orm.insert(invitationImport).values({
    id,
    activityId,
    sealed: world.secrets.seal(JSON.stringify(kept), context(id)),
    fileName: name,
    createdBy: by,
    createdAt: world.clock.now(),
  });
  const plan = await planImport(world.db, activity.eventId, role, rows);
  return { importId: id, fileName: name, plan: plan.digest, counts: countsOf(plan), rows: plan.rows.map(wireRow) };
}

const wireRow = ({ row, action, details, changed, errors }: Plan['rows'][number]) => ({
  row,
  action,
  name: details.nameTc || details.nameEn || details.namePt,
  contactEmail: details.contactEmail,
  changed,
  errors,
});

function countsOf({ rows }: Plan) {
  const counts = { add: 0, update: 0, unchanged: 0, error: 0 };
  for (const { action } of rows) counts[action]++;
  return counts;
}

/** Does what the preview said. @throws STATUS_ERROR when it would do something else by now */
export const confirmImport = (world: World, by: string, importId: string, digest: string) =>
  world.db.transaction(async (tx) => {
    const [upload] = await tx.orm
      .select()
      .from(invitationImport)
      .where(and(eq(invitationImport.id, importId), isNull(invitationImport.confirmedAt)))
      .for('update');
    if (!upload) throw refuse('ENTITY_NOT_FOUND');
    const { activityId, fileName } = upload;
    const { eventId } = await invitingActivity(tx, activityId);
    const { role, rows } = JSON.parse(world.secrets.open(upload.sealed, context(upload.id))) as Kept;
    const plan = await planImport(tx, eventId, role, rows);
    if (plan.digest !== digest) throw refuse('STATUS_ERROR');
    for (const { action, details, existing } of plan.rows) {
      if (action === 'add') await insertInvitation(world, tx, by, { activityId, eventId, role, details });
      if (action === 'update' && existing) await updateInvitation(world, tx, by, { ...existing, role, details });
    }
    const now = world.clock.now();
    await tx.orm
      .update(invitationImport)
      .set({ confirmedAt: now, sealed: '' })
      .where(eq(invitationImport.id, upload.id));
    const counts = countsOf(plan);
    await recordAudit(world, tx, {
      accountId: by,
      action: 'invitation.import',
      subjectKind: 'activity',
      subjectId: activityId,
      details: { ...counts, fileName },
    });
    return { added: counts.add, updated: counts.update };
  });

const keptMs = 24 * 60 * 60_000;

/** Rows that nobody confirmed are not kept. */
export async function forgetImports(world: World): Promise<void> {
  await world.db.orm.delete(invitationImport).where(lt(invitationImport.createdAt, plusMs(world.clock.now(), -keptMs)));
}
