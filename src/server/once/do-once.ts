import { and, eq } from 'drizzle-orm';
import { insideTransaction } from '#server/db/inside-transaction.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { answeredCall } from './tables.ts';

export interface KeyedCall {
  accountId: string;
  /** A UUID of the sender's: the same one as long as no answer came. */
  key: string;
  /** What is asked for, as text. */
  question: string;
}

/**
 * Does it, and keeps what was answered in the same transaction: whoever sends it again under its key, also while the
 * first is still being done, gets the same answer. What is refused is not kept. @param make asks nothing but the world
 * that it is given @throws ALREADY_SENT where something else was asked for under the key
 */
export const doOnce = (
  world: World,
  { accountId, key, question }: KeyedCall,
  make: (world: World) => Promise<unknown>,
): Promise<unknown> =>
  world.db.transaction(async (tx) => {
    const questionFingerprint = world.secrets.fingerprint(question, 'answered_call');
    const own = and(eq(answeredCall.accountId, accountId), eq(answeredCall.key, key));
    const context = `answered_call ${accountId} ${key}`;
    // Waits for another that has begun under the same key, and begins where that one was refused.
    const begun = await tx.orm
      .insert(answeredCall)
      .values({ accountId, key, questionFingerprint, at: world.clock.now() })
      .onConflictDoNothing()
      .returning({ key: answeredCall.key });
    if (begun.length === 0) {
      const [before] = await tx.orm.select().from(answeredCall).where(own);
      if (!before?.sealedAnswer || before.questionFingerprint !== questionFingerprint) throw refuse('ALREADY_SENT');
      return JSON.parse(world.secrets.open(before.sealedAnswer, context)) as unknown;
    }
    const answer = await make({ ...world, db: insideTransaction(world.db, tx) });
    const sealedAnswer = world.secrets.seal(JSON.stringify(answer), context);
    await tx.orm.update(answeredCall).set({ sealedAnswer }).where(own);
    return answer;
  });
