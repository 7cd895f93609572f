import { and, eq, isNotNull } from 'drizzle-orm';
import type { messageApi } from '#contract/message.ts';
import { mayBeSentAgain } from '#domain/message/sent-again.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { writeAgain } from '#server/notice/write-again.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { listMessages, outboxMessage } from './list-messages.ts';
import { message } from '../tables.ts';
import { transportFor } from '../transports.ts';
import { deliverMessageJob } from '../write-message.ts';

async function lockMessage(tx: Transaction, messageId: string) {
  const [row] = await tx.orm.select().from(message).where(eq(message.id, messageId)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export const messageHandlers: Handlers<typeof messageApi> = {
  async messages({ world, actor, query }) {
    const sends = {
      MAIL: transportFor('MAIL', world.config) !== null,
      SMS: transportFor('SMS', world.config) !== null,
    };
    return { ...(await listMessages(world, { ...query, withoutSecrets: actor.orgType !== 'FUND_ADMIN' })), sends };
  },

  sendMessageAgain: ({ world, actor, params }) =>
    world.db.transaction(async (tx) => {
      const row = await lockMessage(tx, params.messageId);
      if (!mayBeSentAgain(row.state) || row.sealed === null) throw refuse('STATUS_ERROR');
      const sealed = row.state === 'NO_TEMPLATE' ? await writeAgain(world, tx, row) : row.sealed;
      await tx.orm.update(message).set({ state: 'WAITING', sealed }).where(eq(message.id, row.id));
      await enqueueJob(world, tx, { kind: deliverMessageJob, payload: { messageId: row.id } });
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: 'message.sendAgain',
        subjectKind: 'message',
        subjectId: row.id,
      });
      return outboxMessage(world, { ...row, sealed, state: 'WAITING' });
    }),

  sendFailedMessages: ({ world, actor }) =>
    world.db.transaction(async (tx) => {
      const failed = await tx.orm
        .update(message)
        .set({ state: 'WAITING' })
        .where(and(eq(message.state, 'FAILED'), isNotNull(message.sealed)))
        .returning({ id: message.id });
      for (const { id } of failed) {
        await enqueueJob(world, tx, { kind: deliverMessageJob, payload: { messageId: id } });
      }
      const count = failed.length;
      const details = { count };
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: 'message.sendFailed',
        subjectId: null,
        details,
      });
      return { count };
    }),

  takeBackMessage: ({ world, actor, params }) =>
    world.db.transaction(async (tx) => {
      const row = await lockMessage(tx, params.messageId);
      if (row.state !== 'HELD') throw refuse('STATUS_ERROR');
      await tx.orm.update(message).set({ state: 'TAKEN_BACK' }).where(eq(message.id, row.id));
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: 'message.takeBack',
        subjectKind: 'message',
        subjectId: row.id,
      });
      return outboxMessage(world, { ...row, state: 'TAKEN_BACK' });
    }),
};
