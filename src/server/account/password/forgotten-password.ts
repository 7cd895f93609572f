import { dayMs } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { codeRules } from '#domain/verification/code-rules.ts';
import { refuse } from '#server/refusal.ts';
import { spendProof } from '#server/verification/captcha.ts';
import { checkCode, useCode } from '#server/verification/check-code.ts';
import { type CodeFor, issueCode } from '#server/verification/issue-code.ts';
import { countSending } from '#server/verification/send-code.ts';
import { writeCode } from '#server/verification/write-code.ts';
import type { World } from '#server/world.ts';
import { forgetLoginTries } from '../login/check-login.ts';
import { countTry } from '#server/verification/count-try.ts';
import { emailWasRead } from '../email-was-read.ts';
import { hashPassword } from './password-hash.ts';
import { demandGoodPassword, setPassword } from './set-password.ts';

interface Owner {
  id: string;
  email: string;
  language: Locale;
  password_hash: string | null;
}

/** A code is kept by what was typed, so that a name without an account is answered in the same way. */
const codeFor = (name: string): CodeFor => ({
  channel: 'MAIL',
  purpose: 'PASSWORD',
  subjectId: null,
  target: `password of ${name.trim().toLowerCase()}`,
});

/** An account has two names, and what is sent and tried for both counts together; nobody sees that from outside. */
const ofAccount = (id: string) => ({
  sent: { key: `reset-sent:${id}`, limit: codeRules.perDay, windowMs: dayMs },
  tried: { key: `reset-tried:${id}`, limit: codeRules.perDay * codeRules.tries, windowMs: dayMs },
});

/** Mails a code to whom this e-mail or username belongs; where there is nobody, nothing is sent and nothing differs. */
export function forgotPassword(world: World, asked: { name: string; proof: string | undefined; address: string }) {
  return world.db.transaction(async (tx) => {
    await spendProof(world, tx, asked.proof);
    const wanted = codeFor(asked.name);
    await countSending(world, tx, wanted, asked.address);
    const { code, ...sent } = await issueCode(world, tx, wanted);
    const [owner] = await tx.query<Owner>(ownerByName, [asked.name.trim().toLowerCase()]);
    const mayBeSent = owner && (await countTry(tx, [ofAccount(owner.id).sent], world.clock.now())) === null;
    if (mayBeSent) await writeCode(world, tx, { channel: 'MAIL', to: owner.email, language: owner.language, code });
    return sent;
  });
}

const ownerByName = `select id, email, language, password_hash from account
  where (lower(username) = $1 or lower(email) = $1) and channel = 'TEMP' and disabled_at is null
  order by lower(username) = $1 desc limit 1`;

/** @throws CAPTCHA_NOT_FOUND, CAPTCHA_HAS_EXPIRED, CAPTCHA_IS_MISMATCH; PARAMS_ERROR about the password */
export async function resetPassword(
  world: World,
  given: { name: string; code: string; newPassword: string },
): Promise<void> {
  demandGoodPassword(given.newPassword);
  const [owner] = await world.db.query<Owner>(ownerByName, [given.name.trim().toLowerCase()]);
  if (owner && (await countTry(world.db, [ofAccount(owner.id).tried], world.clock.now())) !== null) {
    throw refuse('CAPTCHA_HAS_EXPIRED', { fields: [{ path: 'code', problem: 'codeIsOver' }] });
  }
  const codeId = await checkCode(world, { ...codeFor(given.name), code: given.code });
  // Somebody guessed a code that was sent to nobody.
  if (!owner) throw refuse('CAPTCHA_IS_MISMATCH', { fields: [{ path: 'code', problem: 'inconsistent' }] });
  const hash = await hashPassword(given.newPassword);
  await world.db.transaction(async (tx) => {
    await useCode(world, tx, codeId);
    await setPassword(world, tx, { accountId: owner.id, hash, before: owner.password_hash, keepSessionId: null });
    await emailWasRead(world, tx, owner.id);
    await forgetLoginTries(world, tx, given.name);
  });
}
