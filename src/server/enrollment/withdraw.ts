import { eq } from 'drizzle-orm';
import { noFacts } from '#domain/enrollment/enrollment-moves.ts';
import type { Actor } from '#server/actor.ts';
import { cancelUnit } from '#server/participant/cancel-unit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { enrollmentWorkflow } from './enrollment-workflow.ts';
import { rolesIn } from './roles-in.ts';
import { enrollment } from './tables.ts';
import { tellCancelled } from './tell-enrollment.ts';

export interface Withdrawal {
  version: number;
  reason: string;
}

/** @throws Refusal ENROLLMENT_NOT_FOUND for a stranger to it, STATUS_ERROR when it moved on or has its place */
export async function withdraw(world: World, actor: Actor, enrollmentId: string, wish: Withdrawal): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [row] = await tx.orm.select().from(enrollment).where(eq(enrollment.id, enrollmentId));
    const roles = row ? await rolesIn(tx, row, actor) : [];
    if (!row || roles.length === 0) throw refuse('ENROLLMENT_NOT_FOUND');
    if (row.version !== wish.version) throw refuse('STATUS_ERROR');
    await enrollmentWorkflow.makeMove(world, tx, {
      row,
      move: 'withdraw',
      roles,
      accountId: actor.accountId,
      facts: noFacts,
      reason: wish.reason,
    });
    const { activityId, unitId } = row;
    await cancelUnit(world, tx, { activityId, unitId, accountId: actor.accountId, reason: wish.reason });
    if (row.status !== 'APPLY_PENDING') await tellCancelled(world, tx, row, wish.reason);
  });
}
