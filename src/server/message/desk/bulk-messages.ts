import { eq, inArray } from 'drizzle-orm';
import { mayBeSentAgainWithOthers } from '#domain/message/sent-again.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { message } from '../tables.ts';
import { deliverMessageJob } from '../write-message.ts';
import { refuse } from '#server/refusal.ts';
import type { BulkKind, PlannedCase } from '#server/cases/bulk-kind.ts';

/** What was sent cannot be called back, so it waits until nobody can say so any more. */
export const bulkMessages: BulkKind = {
  workflow: 'MESSAGE',
  reversible: () => false,

  async plan(_world, db, ids, _decision, may) {
    const rows = await db.orm
      .select({
        id: message.id,
        activityId: message.activityId,
        kind: message.kind,
        state: message.state,
        attempts: message.attempts,
      })
      .from(message)
      .where(inArray(message.id, [...ids]))
      .orderBy(message.createdAt, message.id);
    return rows.map(({ id, activityId, kind, state, attempts }): PlannedCase => ({
      caseId: id,
      activityId,
      version: attempts,
      names: { tc: '', en: '', pt: '' },
      detail: kind,
      from: state,
      to: 'WAITING',
      messages: [kind],
      refusal: !may(activityId) ? 'NO_PERMISSION' : mayBeSentAgainWithOthers(state) ? null : 'STATUS_ERROR',
    }));
  },

  async perform(world, tx, { caseId, version, accountId }) {
    const [row] = await tx.orm.select().from(message).where(eq(message.id, caseId)).for('update');
    if (!row || !mayBeSentAgainWithOthers(row.state) || row.attempts !== version) throw refuse('STATUS_ERROR');
    await tx.orm.update(message).set({ state: 'WAITING' }).where(eq(message.id, row.id));
    await enqueueJob(world, tx, { kind: deliverMessageJob, payload: { messageId: row.id } });
    await recordAudit(world, tx, {
      accountId,
      action: 'message.sendAgain',
      subjectKind: 'message',
      subjectId: row.id,
      changes: [{ field: 'state', from: row.state, to: 'WAITING' }],
    });
    return version;
  },
};
