import { eq } from 'drizzle-orm';
import type { messageApi } from '#contract/message.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { listMessages, outboxMessage } from './list-messages.ts';
import { message } from './tables.ts';
import { transportFor } from './transports.ts';
import { deliverMessageJob } from './write-message.ts';

export const messageHandlers: Handlers<typeof messageApi> = {
  async messages({ world, query }) {
    const sends = {
      MAIL: transportFor('MAIL', world.config) !== null,
      SMS: transportFor('SMS', world.config) !== null,
    };
    return { ...(await listMessages(world, query)), sends };
  },

  sendMessageAgain: ({ world, actor, params }) =>
    world.db.transaction(async (tx) => {
      const [row] = await tx.orm.select().from(message).where(eq(message.id, params.messageId)).for('update');
      if (!row) throw refuse('ENTITY_NOT_FOUND');
      if (row.state !== 'FAILED' && row.state !== 'KEPT') throw refuse('STATUS_ERROR');
      await tx.orm.update(message).set({ state: 'WAITING' }).where(eq(message.id, row.id));
      await enqueueJob(world, tx, { kind: deliverMessageJob, payload: { messageId: row.id } });
      await recordAudit(world, tx, { accountId: actor.accountId, action: 'message.sendAgain', subjectId: row.id });
      return outboxMessage(world, { ...row, state: 'WAITING' });
    }),
};
