import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JobKinds, JobRun } from '#server/jobs/job-kinds.ts';
import { siteName } from '#server/setting/product.ts';
import { message } from './tables.ts';
import { NeverAccepted, transportFor } from './transports.ts';
import { deliverMessageJob, openContent } from './write-message.ts';

/** Sends one message. A failure stays readable beside it while the job tries again later. */
async function deliverMessage({ world, payload, isLastTry }: JobRun): Promise<void> {
  const id = String(payload['messageId']);
  // From here on a held one can no longer be taken back.
  const [row] = await world.db.orm
    .update(message)
    .set({ state: 'WAITING' })
    .where(and(eq(message.id, id), inArray(message.state, ['HELD', 'WAITING'])))
    .returning();
  if (!row) return;
  const save = (values: Partial<typeof message.$inferInsert>) =>
    world.db.orm.update(message).set(values).where(eq(message.id, id));

  const send = transportFor(row.channel, world.config);
  const content = openContent(world, row);
  if (!content) return;
  if (!send) {
    await save({ state: 'KEPT' });
    return;
  }
  const attempts = sql<number>`${message.attempts} + 1` as unknown as number;
  try {
    await send(content, siteName(world, row.language));
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    const isOver = isLastTry || error instanceof NeverAccepted;
    await save({ attempts, lastError, state: isOver ? 'FAILED' : 'WAITING' });
    if (error instanceof NeverAccepted) return;
    throw error;
  }
  await save({ attempts, state: 'SENT', sentAt: world.clock.now(), lastError: null });
}

/** Tried over about six hours, then left to staff. */
export const messageJobs = { [deliverMessageJob]: { run: deliverMessage, tries: 10 } } as const satisfies JobKinds;
