import { and, eq } from 'drizzle-orm';
import { keptRecord, type RecordForm } from '#domain/road-show/record-form.ts';
import { nothingKnownOfRecord } from '#domain/road-show/record-moves.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type FoundRecord, findRecord, lockRecord } from './find-record.ts';
import { textOf } from './record-text.ts';
import { recordWorkflow } from './record-workflow.ts';
import { wasNoted } from '#server/cases/field-notes.ts';
import { roadShowRecord } from './tables.ts';

/** Whether somebody may change the form now. */
export const isEditable = ({ row, roles }: Pick<FoundRecord, 'row' | 'roles'>): boolean =>
  recordWorkflow.refusal('save', { status: row.status, roles, facts: nothingKnownOfRecord }) === null;

/**
 * A draft as it was typed; it leaves no line in the history.
 * @throws STATUS_ERROR when somebody else saved first, or it is not the author's turn
 */
export async function saveRecord(
  world: World,
  actor: Actor,
  recordId: string,
  { version, form }: { version: number; form: RecordForm },
): Promise<{ version: number }> {
  const found = await findRecord(world, world.db, actor, recordId);
  recordWorkflow.require({ ...found, move: 'save', facts: nothingKnownOfRecord });
  const kept = keptRecord(found.row.kind, form);
  const [saved] = await world.db.orm
    .update(roadShowRecord)
    .set({ form: kept, allText: textOf(kept), updatedAt: world.clock.now(), version: version + 1 })
    .where(
      and(
        eq(roadShowRecord.id, recordId),
        eq(roadShowRecord.version, version),
        eq(roadShowRecord.status, found.row.status),
      ),
    )
    .returning({ version: roadShowRecord.version });
  if (!saved) throw refuse('STATUS_ERROR');
  return saved;
}

/** Only what nobody but its author has seen. */
export const removeRecord = (world: World, actor: Actor, recordId: string): Promise<void> =>
  world.db.transaction(async (tx) => {
    const found = await lockRecord(world, tx, actor, recordId);
    if (!isEditable(found)) throw refuse('NO_PERMISSION');
    const { status, publishedAt } = found.row;
    // What was decided about once keeps its notes and its history.
    const noted = await wasNoted(tx, recordId);
    if (status !== 'DRAFT' || publishedAt !== null || noted) throw refuse('STATUS_ERROR');
    await tx.orm.delete(roadShowRecord).where(eq(roadShowRecord.id, recordId));
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'road_show_record.remove',
      subjectKind: 'road_show_record',
      subjectId: recordId,
    });
  });
