import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { scheduleChange } from '../tables.ts';
import { situationOf } from './change-view.ts';
import { changeWorkflow } from './change-workflow.ts';

/** The wishes for which a draft was made are granted with its release. @param by whose release it is */
export async function grantChanges(world: World, tx: Transaction, runId: string, by: string): Promise<void> {
  const isOpen = inArray(scheduleChange.status, ['PENDING', 'AGREE']);
  const rows = await tx.orm
    .select()
    .from(scheduleChange)
    .where(and(eq(scheduleChange.draftRunId, runId), isOpen))
    .for('update');
  for (const row of rows) {
    const { facts } = situationOf(row, ['fund'], world.clock.now());
    await changeWorkflow.makeMove(world, tx, { row, move: 'grant', roles: ['fund'], accountId: by, facts });
  }
}
