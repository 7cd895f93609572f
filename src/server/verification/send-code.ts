import { isEmail } from '#domain/account/check-account.ts';
import { dayMs, hourMs, plusMs } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { fullPhone, phoneProblem } from '#domain/participant/phone.ts';
import { codeRules } from '#domain/verification/code-rules.ts';
import { type Phone, readDocumentPhone } from '#domain/verification/document-phone.ts';
import type { CodePurpose } from '#domain/verification/words.ts';
import { countTry, triesSoFar, type TryLimit } from './count-try.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { spendProof } from './captcha.ts';
import { type CodeFor, issueCode } from './issue-code.ts';
import { writeAccountIsKnown, writeCode } from './write-code.ts';

export const smsTo = (country: string): TryLimit => ({
  key: `sms:${country}`,
  limit: codeRules.perCountryAndDay,
  windowMs: dayMs,
});

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

/** Strangers have SMS sent only to countries where floods of them are not sold, and to who was invited, anywhere. */
async function demandReachable(world: World, mobile: string): Promise<void> {
  const phone = readDocumentPhone(mobile);
  if (!phone || world.config.SMS_COUNTRY_CODES.includes(phone.countryCode)) return;
  if (!(await isInvitedNumber(world, phone))) throw refuseField('mobile', 'notAllowed');
}

/** By an invitation that still opens. */
async function isInvitedNumber(world: World, { countryCode, mobile }: Phone): Promise<boolean> {
  const [row] = await world.db.query(
    `select 1 from invitation where country_code = $1 and regexp_replace(contact_mobile, '\\D', '', 'g') = $2
       and state in ('SENT', 'OPENED', 'BIND_OFFERED') and (expires_at is null or expires_at > $3) limit 1`,
    [countryCode, mobile, world.clock.now()],
  );
  return row !== undefined;
}

/**
 * A code to whoever reads that address or phone, for the proof of a captcha. What is answered does not depend on
 * whether there is an account: the owner of one is told so by mail, in place of the code.
 */
export async function sendCode(world: World, asked: Asked) {
  const target = targetOf(asked);
  if (asked.purpose === 'REGISTER' && asked.mobile !== undefined) await demandReachable(world, asked.mobile);
  return world.db.transaction(async (tx) => {
    await spendProof(world, tx, asked.proof);
    const { purpose, subjectId, language } = asked;
    await countSending(world, tx, { ...target, subjectId }, asked.address);
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
  { channel, target, subjectId }: Pick<CodeFor, 'channel' | 'target' | 'subjectId'>,
  address: string,
): Promise<void> {
  const fromAddress = {
    key: `code:${world.secrets.fingerprint(address, 'code sender')}`,
    limit: codeRules.perAddressAndHour,
    windowMs: hourMs,
  };
  const country = world.config.SMS_COUNTRY_CODES.find((code) => target.startsWith(`+${code}`)) ?? '';
  const now = world.clock.now();
  const toCountry = smsTo(country);
  const limits: TryLimit[] = [fromAddress];
  if (channel === 'SMS') {
    const left = toCountry.limit - (await triesSoFar(tx, toCountry, now));
    const kept = left > codeRules.keptForKnown || (await isKnownNumber(tx, target, subjectId)) ? 0 : left;
    limits.push({ ...toCountry, limit: toCountry.limit - kept });
  }
  const retryAfterSeconds = await countTry(tx, limits, now);
  if (retryAfterSeconds !== null) throw refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds });
}

/** Where half of what a day allows is used up, for staff to know before strangers get none. */
export async function countriesHalfUsed(world: World) {
  const { perCountryAndDay: limit, keptForKnown: kept } = codeRules;
  const used = await world.db.query<{ countryCode: string; sent: number }>(
    `select substr(key, 5) as "countryCode", least(count, $2) as sent from rate_counter
      where key like 'sms:%' and window_start > $1 and count * 2 >= $2 order by count desc, key`,
    [plusMs(world.clock.now(), -dayMs), limit],
  );
  return used.map((one) => ({ ...one, limit, kept }));
}

/** Whose number it is: of who is logged in, of an account, or of whom an invitation names. */
async function isKnownNumber(tx: Queries, target: string, subjectId: string | null): Promise<boolean> {
  if (subjectId) return true;
  const [row] = await tx.query(
    `select 1 from account where mobile = $1 and mobile_verified_at is not null and disabled_at is null
     union all
     select 1 from invitation where length(contact_mobile) >= 5 and right($1, length(contact_mobile)) = contact_mobile
     limit 1`,
    [target],
  );
  return row !== undefined;
}

const isKnown = async (tx: Queries, email: string): Promise<boolean> =>
  (await tx.query('select 1 from account where lower(email) = $1', [email])).length > 0;
