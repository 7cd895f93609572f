import { and, eq } from 'drizzle-orm';
import { keptPosition, type PositionForm } from '#domain/recruitment/position-form.ts';
import { nothingKnownOfPosition } from '#domain/recruitment/position-moves.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { wasNoted } from '#server/cases/field-notes.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { recruitmentPosition } from '../tables.ts';
import { findPosition, type FoundPosition, lockPosition } from './find-position.ts';
import { positionText } from './position-text.ts';
import { positionWorkflow } from './position-workflow.ts';

/** Whether somebody may change the form now. */
export const isEditable = ({ row, roles }: Pick<FoundPosition, 'row' | 'roles'>): boolean =>
  positionWorkflow.refusal('save', { status: row.status, roles, facts: nothingKnownOfPosition }) === null;

/**
 * A draft as it was typed; it leaves no line in the history.
 * @throws STATUS_ERROR when somebody else saved first, or it is not the company's turn
 */
export async function savePosition(
  world: World,
  actor: Actor,
  positionId: string,
  { version, form }: { version: number; form: PositionForm },
): Promise<{ version: number }> {
  const found = await findPosition(world.db, actor, positionId);
  positionWorkflow.require({ ...found, move: 'save', facts: nothingKnownOfPosition });
  const kept = keptPosition(form);
  const [saved] = await world.db.orm
    .update(recruitmentPosition)
    .set({ form: kept, allText: positionText(kept, found.of), updatedAt: world.clock.now(), version: version + 1 })
    .where(
      and(
        eq(recruitmentPosition.id, positionId),
        eq(recruitmentPosition.version, version),
        eq(recruitmentPosition.status, found.row.status),
      ),
    )
    .returning({ version: recruitmentPosition.version });
  if (!saved) throw refuse('STATUS_ERROR');
  return saved;
}

/** Only what nobody but its company has seen. */
export const removePosition = (world: World, actor: Actor, positionId: string): Promise<void> =>
  world.db.transaction(async (tx) => {
    const found = await lockPosition(tx, actor, positionId);
    if (!isEditable(found)) throw refuse('NO_PERMISSION');
    const { status, listedAt, version } = found.row;
    // What was decided about once keeps its notes and its history.
    const [moved] = await tx.query('select 1 from status_change where case_id = $1 limit 1', [positionId]);
    if (status !== 'DRAFT' || listedAt !== null || moved || (await wasNoted(tx, positionId)))
      throw refuse('STATUS_ERROR');
    await tx.orm
      .delete(recruitmentPosition)
      .where(and(eq(recruitmentPosition.id, positionId), eq(recruitmentPosition.version, version)));
    await recordAudit(world, tx, {
      accountId: actor.accountId,
      action: 'recruitment_position.remove',
      subjectKind: 'recruitment_position',
      subjectId: positionId,
    });
  });
