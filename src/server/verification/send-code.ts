import { isEmail } from '#domain/account/check-account.ts';
import type { Locale } from '#domain/locale.ts';
import { fullPhone, phoneProblem } from '#domain/participant/phone.ts';
import { codeRules } from '#domain/verification/code-rules.ts';
import { readDocumentPhone } from '#domain/verification/document-phone.ts';
import type { CodePurpose } from '#domain/verification/words.ts';
import { countTry } from '#server/account/count-try.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { spendProof } from './captcha.ts';
import { type CodeFor, issueCode } from './issue-code.ts';
import { writeAccountIsKnown, writeCode } from './write-code.ts';

const hour = 60 * 60_000;

/** Where a code goes, as the documents' calls name it: one of the two. */
export interface Given {
  email?: string | undefined;
  mobile?: string | undefined;
}

interface Asked extends Given {
  purpose: CodePurpose;
  subjectId: string | null;
  proof: string | undefined;
  language: Locale;
  /** The caller's internet address. */
  address: string;
}

/** @throws PARAMS_ERROR unless it is one address or one number that codes are sent to */
export function targetOf({ email, mobile }: Given): Pick<CodeFor, 'channel' | 'target'> {
  if (email !== undefined && mobile === undefined) {
    if (!isEmail(email.trim())) throw refuseField('email', 'format');
    return { channel: 'MAIL', target: email.trim().toLowerCase() };
  }
  if (mobile === undefined || email !== undefined) throw refuseField('mobile', 'required');
  const phone = readDocumentPhone(mobile);
  if (!phone) throw refuseField('mobile', 'notAllowed');
  const problem = phoneProblem(phone.countryCode, phone.mobile);
  if (problem) throw refuseField('mobile', problem);
  return { channel: 'SMS', target: fullPhone(phone.countryCode, phone.mobile) };
}

/** Strangers have SMS sent only to countries where floods of them are not sold. */
function demandReachable(world: World, mobile: string): void {
  const country = readDocumentPhone(mobile)?.countryCode ?? '';
  if (!world.config.SMS_COUNTRY_CODES.includes(country)) throw refuseField('mobile', 'notAllowed');
}

/**
 * A code to whoever reads that address or phone, for the proof of a captcha. What is answered does not depend on
 * whether there is an account: the owner of one is told so by mail, in place of the code.
 */
export async function sendCode(world: World, asked: Asked) {
  const target = targetOf(asked);
  if (asked.purpose === 'REGISTER' && asked.mobile !== undefined) demandReachable(world, asked.mobile);
  return world.db.transaction(async (tx) => {
    await spendProof(world, tx, asked.proof);
    await countSending(world, tx, target, asked.address);
    const { purpose, subjectId, language } = asked;
    const { code, ...sent } = await issueCode(world, tx, { ...target, purpose, subjectId });
    const to = target.target;
    if (target.channel === 'MAIL' && (await isKnown(tx, to))) await writeAccountIsKnown(world, tx, { to, language });
    else await writeCode(world, tx, { channel: target.channel, to, language, code });
    return sent;
  });
}

/** What anybody may send, from one internet address and to one country (G42). */
export async function countSending(
  world: World,
  tx: Queries,
  { channel, target }: Pick<CodeFor, 'channel' | 'target'>,
  address: string,
): Promise<void> {
  const fromAddress = {
    key: `code:${world.secrets.fingerprint(address, 'code sender')}`,
    limit: codeRules.perAddressAndHour,
    windowMs: hour,
  };
  const country = world.config.SMS_COUNTRY_CODES.find((code) => target.startsWith(`+${code}`)) ?? '';
  const toCountry = { key: `sms:${country}`, limit: codeRules.perCountryAndDay, windowMs: 24 * hour };
  const limits = channel === 'SMS' ? [fromAddress, toCountry] : [fromAddress];
  const retryAfterSeconds = await countTry(tx, limits, world.clock.now());
  if (retryAfterSeconds !== null) throw refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds });
}

const isKnown = async (tx: Queries, email: string): Promise<boolean> =>
  (await tx.query('select 1 from account where lower(email) = $1', [email])).length > 0;
