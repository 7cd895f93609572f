import { and, isNotNull } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { fullPhone, phoneProblem, countryCodeProblem } from '#domain/participant/phone.ts';
import type { Queries } from '#server/db/database.ts';
import { refuseField } from '#server/refusal.ts';
import { checkCode } from '#server/verification/check-code.ts';
import { codeStanding } from '#server/verification/code-standing.ts';
import { type CodeFor, issueCode, ofTarget } from '#server/verification/issue-code.ts';
import { verificationCode } from '#server/verification/tables.ts';
import { writeCode } from '#server/verification/write-code.ts';
import type { World } from '#server/world.ts';
import { type PersonRow, personOf } from './stored-person.ts';

export interface Phone {
  phoneCountry: string;
  phone: string;
}

/** A code vouches for a number on the lists of the unit that asked for it, and of no other. */
const codeFor = (unitId: string, phone: Phone): CodeFor => ({
  channel: 'SMS',
  purpose: 'PARTICIPANT',
  subjectId: unitId,
  target: fullPhone(phone.phoneCountry, phone.phone),
});

export interface CodeWanted extends Phone {
  unitId: string;
  activityId: string;
  language: Locale;
}

/** @throws REQUEST_TOO_FREQUENTLY within a minute of the last one and after the fifth of a day */
export async function sendPhoneCode(world: World, wanted: CodeWanted) {
  const country = countryCodeProblem(wanted.phoneCountry);
  if (country) throw refuseField('phoneCountry', country);
  const problem = phoneProblem(wanted.phoneCountry, wanted.phone);
  if (problem) throw refuseField('phone', problem);
  const asked = codeFor(wanted.unitId, wanted);
  const { language, activityId } = wanted;
  return world.db.transaction(async (tx) => {
    const { code, ...sent } = await issueCode(world, tx, asked);
    await writeCode(world, tx, { channel: 'SMS', to: asked.target, language, code, activityId });
    return sent;
  });
}

/** @throws CAPTCHA_NOT_FOUND, CAPTCHA_HAS_EXPIRED, CAPTCHA_IS_MISMATCH */
export async function checkPhoneCode(world: World, given: Phone & { unitId: string; code: string }): Promise<void> {
  await checkCode(world, { ...codeFor(given.unitId, given), code: given.code });
}

/** Also for who comes back to a form: from another step of it, another tab, or after the phone dropped the page. */
export async function readPhoneStanding(world: World, { unitId, ...phone }: Phone & { unitId: string }) {
  const verifiedAt = await phoneVerifiedAt(world, world.db, unitId, phone, null);
  return { verified: verifiedAt !== null, sent: await codeStanding(world, codeFor(unitId, phone)) };
}

/**
 * When the unit proved that it can read messages to this phone; null when it has not. A number that stays as it was
 * stays as verified as it was, also where staff vouched for it.
 */
export async function phoneVerifiedAt(
  world: World,
  tx: Queries,
  unitId: string,
  phone: Phone,
  before: PersonRow | null,
): Promise<Instant | null> {
  if (before && sameNumber(personOf(world, before), phone)) return before.phoneVerifiedAt;
  const [row] = await tx.orm
    .select({ verifiedAt: verificationCode.verifiedAt })
    .from(verificationCode)
    .where(and(ofTarget(world, codeFor(unitId, phone)), isNotNull(verificationCode.verifiedAt)))
    .limit(1);
  return row?.verifiedAt ?? null;
}

export const sameNumber = (one: Phone, other: Phone): boolean =>
  fullPhone(one.phoneCountry, one.phone) === fullPhone(other.phoneCountry, other.phone);
