import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type Instant, msOf, plusMs, businessDateAt, startOfBusinessDate } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { fullPhone, phoneProblem, countryCodeProblem, smsCodeRules } from '#domain/participant/phone.ts';
import type { Queries } from '#server/db/database.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { phoneCodeText } from './notice-texts.ts';
import { type PersonRow, personOf } from './stored-person.ts';
import { phoneVerification } from './tables.ts';

export interface Phone {
  phoneCountry: string;
  phone: string;
}

const fingerprintOf = (world: World, phone: Phone): string =>
  world.secrets.fingerprint(fullPhone(phone.phoneCountry, phone.phone), 'participant phone');
const codeFingerprint = (world: World, id: string, code: string): string =>
  world.secrets.fingerprint(`${id}:${code}`, 'phone code');

/** Codes for one number are sent and tried one at a time. */
const lockPhone = (tx: Queries, fingerprint: string) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [fingerprint]);

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

  return world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const phoneFingerprint = fingerprintOf(world, wanted);
    await lockPhone(tx, phoneFingerprint);
    const sent = await tx.orm
      .select({ createdAt: phoneVerification.createdAt })
      .from(phoneVerification)
      .where(
        and(
          eq(phoneVerification.phoneFingerprint, phoneFingerprint),
          gt(phoneVerification.createdAt, plusMs(startOfBusinessDate(businessDateAt(now)), -1)),
        ),
      )
      .orderBy(desc(phoneVerification.createdAt));
    const resendAt = sent[0] ? plusMs(sent[0].createdAt, smsCodeRules.resendMs) : now;
    if (now < resendAt) throw tooSoon(now, resendAt);
    if (sent.length >= smsCodeRules.perDay) throw tooSoon(now, plusMs(startOfBusinessDate(businessDateAt(now)), dayMs));

    const [row] = await tx.orm
      .insert(phoneVerification)
      .values({ unitId: wanted.unitId, phoneFingerprint, codeFingerprint: '', createdAt: now })
      .returning({ id: phoneVerification.id });
    if (!row) throw new Error('a code was not stored');
    const code = String(randomInt(10 ** smsCodeRules.digits)).padStart(smsCodeRules.digits, '0');
    await tx.orm
      .update(phoneVerification)
      .set({ codeFingerprint: codeFingerprint(world, row.id, code) })
      .where(eq(phoneVerification.id, row.id));
    await writeMessage(world, tx, {
      channel: 'SMS',
      kind: 'PHONE_CODE',
      language: wanted.language,
      activityId: wanted.activityId,
      to: fullPhone(wanted.phoneCountry, wanted.phone),
      subject: '',
      text: phoneCodeText[wanted.language](code),
    });
    return {
      resendAt: plusMs(now, smsCodeRules.resendMs),
      expiresAt: plusMs(now, smsCodeRules.lifeMs),
      leftToday: smsCodeRules.perDay - sent.length - 1,
    };
  });
}

const dayMs = 24 * 60 * 60 * 1000;
const tooSoon = (now: Instant, again: Instant) =>
  refuse('REQUEST_TOO_FREQUENTLY', { retryAfterSeconds: Math.ceil((msOf(again) - msOf(now)) / 1000) });

/**
 * A wrong try counts even though the call is refused, so it is not thrown inside the transaction.
 * @throws CAPTCHA_NOT_FOUND, CAPTCHA_HAS_EXPIRED, CAPTCHA_IS_MISMATCH
 */
export async function checkPhoneCode(world: World, given: Phone & { unitId: string; code: string }): Promise<void> {
  const verdict = await world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const phoneFingerprint = fingerprintOf(world, given);
    await lockPhone(tx, phoneFingerprint);
    const [row] = await tx.orm
      .select()
      .from(phoneVerification)
      .where(and(eq(phoneVerification.phoneFingerprint, phoneFingerprint), eq(phoneVerification.unitId, given.unitId)))
      .orderBy(desc(phoneVerification.createdAt), desc(phoneVerification.id))
      .limit(1);
    if (!row) return 'CAPTCHA_NOT_FOUND' as const;
    const right = row.codeFingerprint === codeFingerprint(world, row.id, given.code.normalize('NFKC').trim());
    if (row.verifiedAt) return right ? null : ('CAPTCHA_IS_MISMATCH' as const);
    if (now >= plusMs(row.createdAt, smsCodeRules.lifeMs) || row.tries >= smsCodeRules.tries) {
      return 'CAPTCHA_HAS_EXPIRED' as const;
    }
    await tx.orm
      .update(phoneVerification)
      .set(right ? { verifiedAt: now } : { tries: sql`${phoneVerification.tries} + 1` })
      .where(eq(phoneVerification.id, row.id));
    return right ? null : ('CAPTCHA_IS_MISMATCH' as const);
  });
  if (verdict) throw refuse(verdict, { fields: [{ path: 'code', problem: 'inconsistent' }] });
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
    .select({ verifiedAt: phoneVerification.verifiedAt })
    .from(phoneVerification)
    .where(
      and(
        eq(phoneVerification.unitId, unitId),
        eq(phoneVerification.phoneFingerprint, fingerprintOf(world, phone)),
        isNotNull(phoneVerification.verifiedAt),
      ),
    )
    .limit(1);
  return row?.verifiedAt ?? null;
}

const sameNumber = (one: Phone, other: Phone): boolean =>
  fullPhone(one.phoneCountry, one.phone) === fullPhone(other.phoneCountry, other.phone);
