import { randomInt } from 'node:crypto';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type Instant, msOf, plusMs, businessDateAt, endOfBusinessDate, startOfBusinessDate } from '#domain/instant.ts';
import { normalCode } from '#domain/verification/code-problem.ts';
import { codeRules } from '#domain/verification/code-rules.ts';
import type { CodeChannel, CodePurpose } from '#domain/verification/words.ts';
import type { Queries } from '#server/db/database.ts';
import { lockName } from '#server/db/lock-name.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { verificationCode } from './tables.ts';

/** What a code is for: the same code opens nothing else, and nothing for anybody else. */
export interface CodeFor {
  channel: CodeChannel;
  purpose: CodePurpose;
  /** The unit or account that asks; null for a stranger. */
  subjectId: string | null;
  /** An e-mail address, or a phone as +85366123456. */
  target: string;
}

export const targetFingerprint = (world: World, target: string): string =>
  world.secrets.fingerprint(target.trim().toLowerCase(), 'verification target');
export const codeFingerprint = (world: World, id: string, code: string): string =>
  world.secrets.fingerprint(`${id}:${normalCode(code)}`, 'verification code');

/** Codes for one number or address are sent and tried one at a time. */
export const lockTarget = (tx: Queries, fingerprint: string): Promise<void> => lockName(tx, fingerprint);

export interface IssuedCode {
  code: string;
  resendAt: Instant;
  expiresAt: Instant;
  leftToday: number;
}

/**
 * A new code, which the caller sends in the same transaction, or sends to nobody where nobody may learn the difference.
 * @throws REQUEST_TOO_FREQUENTLY within a minute of the last one to the same place and after the fifth of a day there
 */
export async function issueCode(world: World, tx: Queries, wanted: CodeFor): Promise<IssuedCode> {
  const now = world.clock.now();
  const today = businessDateAt(now);
  const fingerprint = targetFingerprint(world, wanted.target);
  await lockTarget(tx, fingerprint);
  const sent = await tx.orm
    .select({ createdAt: verificationCode.createdAt })
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.targetFingerprint, fingerprint),
        gte(verificationCode.createdAt, startOfBusinessDate(today)),
      ),
    )
    .orderBy(desc(verificationCode.createdAt));
  const resendAt = sent[0] ? plusMs(sent[0].createdAt, codeRules.resendMs) : now;
  if (now < resendAt) throw tooSoon(now, resendAt);
  if (sent.length >= codeRules.perDay) throw tooSoon(now, endOfBusinessDate(today));

  const [row] = await tx.orm
    .insert(verificationCode)
    .values({
      channel: wanted.channel,
      purpose: wanted.purpose,
      subjectId: wanted.subjectId,
      targetFingerprint: fingerprint,
      codeFingerprint: '',
      createdAt: now,
    })
    .returning({ id: verificationCode.id });
  if (!row) throw new Error('a code was not stored');
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  await tx.orm
    .update(verificationCode)
    .set({ codeFingerprint: codeFingerprint(world, row.id, code) })
    .where(eq(verificationCode.id, row.id));
  return {
    code,
    resendAt: plusMs(now, codeRules.resendMs),
    expiresAt: plusMs(now, codeRules.lifeMs),
    leftToday: codeRules.perDay - sent.length - 1,
  };
}

const tooSoon = (now: Instant, again: Instant) =>
  refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds: Math.ceil((msOf(again) - msOf(now)) / 1000) });

export const ofTarget = (world: World, { purpose, subjectId, target, channel }: CodeFor) =>
  and(
    eq(verificationCode.targetFingerprint, targetFingerprint(world, target)),
    eq(verificationCode.channel, channel),
    eq(verificationCode.purpose, purpose),
    sql`${verificationCode.subjectId} is not distinct from ${subjectId}`,
  );
