import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { ErrorCode, FieldError } from '#domain/errors.ts';
import { plusMs } from '#domain/instant.ts';
import { codeRules } from '#domain/verification/code-rules.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { sameSecret } from '#server/secrets.ts';
import type { World } from '#server/world.ts';
import { type CodeFor, codeFingerprint, lockTarget, ofTarget, targetFingerprint } from './issue-code.ts';
import { verificationCode } from './tables.ts';

/**
 * Whether this is the newest code for that. A wrong try counts even though the call is refused, so this is a
 * transaction of its own. A right code stays right: showing it a second time is harmless until it is used.
 * @param field where the code stands in the body
 * @returns the id to use it by
 * @throws CAPTCHA_NOT_FOUND, CAPTCHA_HAS_EXPIRED, CAPTCHA_IS_MISMATCH; MOBILE_IS_MISMATCH or EMAIL_IS_MISMATCH when the
 * code that was asked for went elsewhere
 */
export async function checkCode(world: World, given: CodeFor & { code: string }, field = 'code'): Promise<string> {
  const verdict = await world.db.transaction(async (tx): Promise<{ id: string } | Wrong> => {
    const now = world.clock.now();
    await lockTarget(tx, targetFingerprint(world, given.target));
    const [row] = await tx.orm
      .select()
      .from(verificationCode)
      .where(ofTarget(world, given))
      .orderBy(desc(verificationCode.createdAt), desc(verificationCode.id))
      .limit(1);
    if (!row) {
      const elsewhere = given.subjectId !== null && (await wentElsewhere(world, tx, given));
      return { code: elsewhere ? elsewhereCodes[given.channel] : 'CAPTCHA_NOT_FOUND', problem: 'codeIsOver' };
    }
    const life = row.verifiedAt ? codeRules.useMs : codeRules.lifeMs;
    if (row.usedAt || now >= plusMs(row.createdAt, life) || row.tries >= codeRules.tries) return over;
    const right = sameSecret(row.codeFingerprint, codeFingerprint(world, row.id, given.code));
    await tx.orm
      .update(verificationCode)
      .set(right ? { verifiedAt: row.verifiedAt ?? now } : { tries: sql`${verificationCode.tries} + 1` })
      .where(eq(verificationCode.id, row.id));
    return right ? { id: row.id } : mismatch(codeRules.tries - row.tries - 1);
  });
  if ('id' in verdict) return verdict.id;
  const { code, ...problem } = verdict;
  throw refuse(code, { fields: [{ path: field, ...problem }] });
}

const elsewhereCodes = { SMS: 'MOBILE_IS_MISMATCH', MAIL: 'EMAIL_IS_MISMATCH' } as const;

/** Whether the same asker waits for a code sent to another number or address; of a stranger that cannot be known. */
async function wentElsewhere(world: World, tx: Queries, { channel, purpose, subjectId, target }: CodeFor) {
  if (subjectId === null) return false;
  const waiting = and(
    eq(verificationCode.subjectId, subjectId),
    ne(verificationCode.targetFingerprint, targetFingerprint(world, target)),
    eq(verificationCode.channel, channel),
    eq(verificationCode.purpose, purpose),
    isNull(verificationCode.usedAt),
    gt(verificationCode.createdAt, plusMs(world.clock.now(), -codeRules.lifeMs)),
  );
  return (await tx.orm.$count(verificationCode, waiting)) > 0;
}

type Wrong = { code: ErrorCode } & Omit<FieldError, 'path'>;
const over: Wrong = { code: 'CAPTCHA_HAS_EXPIRED', problem: 'codeIsOver' };

/** Who mistyped can go on with the code they have, until its tries are used up. */
const mismatch = (left: number): Wrong => ({
  code: 'CAPTCHA_IS_MISMATCH',
  ...(left > 0 ? { problem: 'wrongCode', params: { left } } : { problem: 'codeIsOver' }),
});

/** In the transaction of what the code opens; the second of two at once is refused. @throws CAPTCHA_HAS_EXPIRED */
export async function useCode(world: World, tx: Queries, id: string, field = 'code'): Promise<void> {
  const used = await tx.orm
    .update(verificationCode)
    .set({ usedAt: world.clock.now() })
    .where(and(eq(verificationCode.id, id), isNotNull(verificationCode.verifiedAt), isNull(verificationCode.usedAt)))
    .returning({ id: verificationCode.id });
  if (used.length > 0) return;
  throw refuse('CAPTCHA_HAS_EXPIRED', { fields: [{ path: field, problem: 'codeIsOver' }] });
}
