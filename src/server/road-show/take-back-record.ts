import { and, eq, gte, or } from 'drizzle-orm';
import { recordTakeBack } from '#server/cases/record-deed.ts';
import type { Queries } from '#server/db/database.ts';
import { writeTopics } from './match/topics.ts';
import { type RecordRow, recordWorkflow } from './record-workflow.ts';
import { roadShowMatch, roadShowRecord } from './tables.ts';

/** Nobody took an interest in it since. */
async function isUnused(tx: Queries, { id, statusSince }: RecordRow): Promise<boolean> {
  const own = or(eq(roadShowMatch.sourceRecordId, id), eq(roadShowMatch.targetRecordId, id));
  return (await tx.orm.$count(roadShowMatch, and(own, gte(roadShowMatch.createdAt, statusSince)))) === 0;
}

export const takeBackRecord = recordTakeBack<RecordRow, 'fund'>({
  async find(tx, id) {
    return (await tx.orm.select().from(roadShowRecord).where(eq(roadShowRecord.id, id)).for('update'))[0];
  },
  role: 'fund',
  async undoMove(world, tx, undone) {
    await writeTopics(tx, await recordWorkflow.undoMove(world, tx, undone));
  },
  mayStill: isUnused,
});
