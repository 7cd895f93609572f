import { and, eq, inArray } from 'drizzle-orm';
import { intentMoves, nothingKnownOfIntent } from '#domain/docking/intent-moves.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { dockingIntent } from '../tables.ts';
import { endedFields } from './move-intent.ts';
import { intentWorkflow } from './intent-workflow.ts';
import { tellMoved } from './tell-intent.ts';

/** Of a product that is no longer listed: both sides are told. */
export async function closeIntentsOf(world: World, tx: Queries, { id }: { id: string }, reason: string): Promise<void> {
  const rows = await tx.orm
    .select()
    .from(dockingIntent)
    .where(and(eq(dockingIntent.productId, id), inArray(dockingIntent.status, [...intentMoves.close.from])))
    .orderBy(dockingIntent.id)
    .for('update');
  for (const row of rows) {
    await intentWorkflow.makeMove(world, tx, {
      row,
      move: 'close',
      roles: ['portal'],
      accountId: null,
      facts: nothingKnownOfIntent,
      reason,
      also: { ...endedFields, declinedBy: null },
    });
    await tellMoved(world, tx, row.id, { move: 'close', by: null, reason });
  }
}
