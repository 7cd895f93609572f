import { and, eq, inArray, or } from 'drizzle-orm';
import { matchMoves } from '#domain/road-show/match-moves.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { roadShowMatch } from '../tables.ts';
import { matchWorkflow } from './match-workflow.ts';
import { tellAnswered } from './tell-match.ts';

/** Of what is no longer published: both sides are told. */
export async function closeMatchesOf(world: World, tx: Queries, { id }: { id: string }, reason: string): Promise<void> {
  const rows = await tx.orm
    .select()
    .from(roadShowMatch)
    .where(
      and(
        or(eq(roadShowMatch.sourceRecordId, id), eq(roadShowMatch.targetRecordId, id)),
        inArray(roadShowMatch.status, [...matchMoves.close.from]),
      ),
    )
    .orderBy(roadShowMatch.id)
    .for('update');
  for (const row of rows) {
    const closed = await matchWorkflow.makeMove(world, tx, {
      row,
      move: 'close',
      roles: ['portal'],
      accountId: null,
      facts: {},
      reason,
    });
    await tellAnswered(world, tx, closed, { move: 'close', by: null, reason });
  }
}
