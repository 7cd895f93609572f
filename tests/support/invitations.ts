import { hashToken, newToken } from '#server/secrets.ts';
import type { OwnInvitation } from '#contract/registration.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { emptyRegistration, type RegistrationForm } from '#domain/registration/form.ts';
import { plusMs } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { event } from '#server/activity/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { invitation } from '#server/invitation/tables.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { receiveCode } from './verification.ts';
import type { TestWorld } from './world.ts';

/** A science week with one activity, which companies are invited to. */
export async function makeScienceWeek(world: TestWorld) {
  const eventId = newId();
  await world.db.orm.insert(event).values({ id: eventId, nameTc: '科技週', nameEn: 'Science Week', namePt: '' });
  const activityId = newId();
  await world.db.orm.insert(activity).values({
    id: activityId,
    eventId,
    category: 'STWEEK',
    code: `STW-${activityId.slice(-8)}`,
    nameEn: 'Innovation Exhibition',
    beginDate: '2026-12-10' as BusinessDate,
    endDate: '2026-12-13' as BusinessDate,
    settings: usualSettings,
    createdAt: world.clock.now(),
  });
  return { eventId, activityId };
}

export interface Invited {
  id: string;
  code: string;
  email: string;
}

let companies = 0;

/** A company that was sent an invitation; its code stands in the link of its mail. */
export async function invite(
  world: TestWorld,
  week: { eventId: string; activityId: string },
  changed: Partial<typeof invitation.$inferInsert> = {},
): Promise<Invited> {
  const code = newToken();
  const now = world.clock.now();
  const row = {
    id: newId(),
    eventId: week.eventId,
    activityId: week.activityId,
    nameTc: '濠光科技',
    contactEmail: `info.${++companies}@houkuong.example`,
    state: 'SENT',
    codeHash: hashToken(code),
    expiresAt: plusMs(now, 30 * 24 * 60 * 60_000),
    sentAt: now,
    createdAt: now,
    ...changed,
  } as const;
  await world.db.orm.insert(invitation).values(row);
  return { id: row.id, code, email: row.contactEmail };
}

let phones = 0;
/** What an invited company fills in, but for the code on its phone. */
export const goodForm = (changed: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...emptyRegistration,
  nameTc: '濠光科技有限公司',
  nameEn: 'Hou Kuong Technology Ltd.',
  summary: 'Sensors for bridges.',
  contactPerson: '馮家明',
  contactMobile: `6${String(5_000_000 + ++phones)}`,
  countryRegionId: null,
  password: 'bridge-sensor-5',
  confirmPassword: 'bridge-sensor-5',
  ...changed,
});

export const openInvitation = (world: TestWorld, code: string, query = '') =>
  world.call<OwnInvitation & ErrorBody>('get', `/registration/invitation?invitation_code=${code}${query}`);

export const sendForm = (world: TestWorld, form: RegistrationForm, code?: string) =>
  world.call<{ username: string } & ErrorBody>(
    'post',
    `/registration/register${code ? `?invitation_code=${code}` : ''}`,
    {
      body: { form, language: 'en' },
    },
  );

/** The form with the code that came to its phone. */
export async function withCode(world: TestWorld, form: RegistrationForm, mobile = form.contactMobile) {
  return { ...form, smsCode: await receiveCode(world, { mobile }) };
}
