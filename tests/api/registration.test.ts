import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccessGrant, Profile } from '#contract/account/account.ts';
import type { DeskInvitation } from '#contract/invitation.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { mayApply } from '#domain/enrollment/who-applies.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { account } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { invitation } from '#server/invitation/tables.ts';
import {
  goodForm,
  type Invited,
  invite,
  makeScienceWeek,
  openInvitation,
  sendForm,
  withCode,
} from '#tests/support/invitations.ts';
import { openBrowser } from '#tests/support/login-browser.ts';
import { administrator, outbox } from '#tests/support/participants.ts';
import { makePerson, makeUnit } from '#tests/support/people.ts';
import { newestCode, passPicture, receiveCode, sendCode, wrongCode } from '#tests/support/verification.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let world: TestWorld;
let week: { eventId: string; activityId: string };
let fong: Invited;
beforeAll(async () => {
  world = await openTestWorld();
  week = await makeScienceWeek(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.forward(60 * minute);
  fong = await invite(world, week);
});

const stored = async (id: string) =>
  (await world.db.orm.select().from(invitation).where(eq(invitation.id, id)))[0] ?? expect.fail('no invitation');
const profileAfterLogin = async (username: string, password: string) => {
  const token = await openBrowser(world).logIn({ username, password });
  return (await world.call<Profile>('get', '/profile', { token })).body;
};

describe('the link of an invitation', () => {
  test('opens what the fund knows of the unit, and is seen as opened', async () => {
    const opened = await openInvitation(world, fong.code, `&activityId=${week.activityId}`);
    expect(opened).toMatchObject({
      status: 200,
      body: {
        nameTc: '濠光科技',
        contactEmail: fong.email,
        countryCode: '853',
        activated: false,
        accountExisted: false,
        state: 'OPENED',
        activity: { id: week.activityId },
        event: { nameEn: 'Science Week' },
      },
    });
    expect(await stored(fong.id)).toMatchObject({ state: 'OPENED', openedAt: world.clock.now() });
    expect((await openInvitation(world, fong.code)).status).toBe(200);
  });

  test('with a wrong code, or another activity, opens nothing', async () => {
    const other = await makeScienceWeek(world);
    for (const [code, query] of [
      ['made-up', ''],
      [fong.code.slice(1), ''],
      [fong.code, `&activityId=${other.activityId}`],
    ] as const) {
      expect(await openInvitation(world, code, query)).toMatchObject({
        status: 404,
        body: { code: 'INVITATION_CODE_ERROR' },
      });
    }
    expect(await stored(fong.id)).toMatchObject({ state: 'SENT' });
  });

  test('to an event opens its own activities, and no other’s', async () => {
    const open = await invite(world, week, { activityId: null });
    const { activityId } = await makeScienceWeek(world);
    expect(await openInvitation(world, open.code, `&activityId=${activityId}`)).toMatchObject({
      status: 404,
      body: { code: 'EVENT_ACTIVITIES_NOT_FOUND' },
    });
    expect((await openInvitation(world, open.code, `&activityId=${week.activityId}`)).status).toBe(200);
  });

  test('disabled, used or too old says so', async () => {
    const disabled = await invite(world, week, { state: 'DISABLED' });
    const used = await invite(world, week, { state: 'ACTIVATED' });
    for (const { code } of [disabled, used]) {
      expect((await openInvitation(world, code)).body.code).toBe('INVITATION_CODE_DISABLED');
    }
    world.clock.forward(31 * day);
    expect((await openInvitation(world, fong.code)).body.code).toBe('INVITATION_CODE_DISABLED');
  });

  test('tells whether the invited e-mail has an account to nobody but its holder', async () => {
    const check = (code: string, email: string) =>
      world.call<{ existed: boolean } & ErrorBody>('get', `/email/check?invitation_code=${code}&email=${email}`);
    expect((await check(fong.code, fong.email)).body).toEqual({ existed: false });
    expect((await check('made-up', fong.email)).body.code).toBe('INVITATION_CODE_ERROR');
    expect((await check(fong.code, 'somebody.else@example.org')).body.code).toBe('EMAIL_IS_MISMATCH');
  });
});

describe('an invited company registers', () => {
  test('and has an account, a unit, and the role in the activity, with which it can log in', async () => {
    const form = await withCode(world, goodForm({ contactEmail: fong.email }));
    expect(await sendForm(world, form, fong.code)).toMatchObject({ status: 200, body: { username: fong.email } });
    const profile = await profileAfterLogin(fong.email, form.password);
    expect(profile).toMatchObject({
      orgType: 'EXHIBITOR',
      channel: 'TEMP',
      nameTc: '馮家明',
      activities: [week.activityId],
      restPassword: false,
      memberships: [{ unit: { nameEn: 'Hou Kuong Technology Ltd.' } }],
    });
    expect(await stored(fong.id)).toMatchObject({
      state: 'ACTIVATED',
      username: fong.email,
      accountId: profile.accountId,
    });
    const [row] = await world.db.orm.select().from(account).where(eq(account.id, profile.accountId));
    expect(row).toMatchObject({
      mobile: `+853${form.contactMobile}`,
      emailVerifiedAt: world.clock.now(),
      mobileVerifiedAt: world.clock.now(),
    });
    expect((await outbox(world)).map(({ kind }) => kind)).toContain('ACCOUNT_REGISTERED');
  });

  test('with what a unit may say of itself and need not: its type, industry, address, website and fax', async () => {
    const more = {
      kind: 'ST_PARK',
      industry: 'Marine robots',
      address: 'Rua do Porto 1',
      website: 'farol.example',
      fax: '+853 2888 0000',
    };
    const form = await withCode(world, goodForm({ contactEmail: fong.email, ...more }));
    expect(
      (await sendForm(world, { ...form, kind: 'BANK', website: 'no site', fax: 'x' }, fong.code)).body.fields,
    ).toEqual(['kind', 'website', 'fax'].map((path) => ({ path, problem: path === 'kind' ? 'notAllowed' : 'format' })));
    expect((await sendForm(world, form, fong.code)).status).toBe(200);
    const { memberships } = await profileAfterLogin(fong.email, form.password);
    const [known] = await world.db.orm
      .select()
      .from(unit)
      .where(eq(unit.id, memberships[0]?.unit?.id ?? ''));
    expect(known).toMatchObject(more);
  });

  test('and is logged in at once, in its new role, until it logs out', async () => {
    const form = await withCode(world, goodForm({ contactEmail: fong.email }));
    const post = (url: string, more: object) => world.app.inject({ method: 'POST', url: `/event-api${url}`, ...more });
    const answer = await post(`/registration/register?invitation_code=${fong.code}`, {
      payload: { form, language: 'en' },
    });
    const { login } = answer.json<{ login: AccessGrant }>();
    const profile = () => world.call<Profile>('get', '/profile', { token: login.accessToken });
    expect((await profile()).body).toMatchObject({
      accountId: login.accountId,
      email: fong.email,
      orgType: 'EXHIBITOR',
    });
    // The cookie that came along renews it, and the logout ends it.
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const renewed = await post('/login/refresh', { cookies });
    expect(renewed.json()).toMatchObject({ accountId: login.accountId });
    expect((await post('/login/logout', { cookies })).statusCode).toBe(200);
    expect((await profile()).status).toBe(401);
  });

  test('but not twice with one invitation', async () => {
    const form = await withCode(world, goodForm({ contactEmail: fong.email }));
    await sendForm(world, form, fong.code);
    world.clock.forward(minute);
    const again = await withCode(world, goodForm({ contactEmail: fong.email }));
    expect((await sendForm(world, again, fong.code)).body.code).toBe('INVITATION_CODE_DISABLED');
  });

  test('twice at once, and one of them is too late', async () => {
    const form = await withCode(world, goodForm({ contactEmail: fong.email }));
    const answers = await Promise.all([sendForm(world, form, fong.code), sendForm(world, form, fong.code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('with a username of its own, unless somebody has it, in whatever case', async () => {
    const ana = await makePerson(world, { name: 'Ana' });
    const form = await withCode(world, goodForm({ contactEmail: fong.email, username: ana.username.toUpperCase() }));
    expect((await sendForm(world, form, fong.code)).body).toMatchObject({
      code: 'USERNAME_REPEAT',
      fields: [{ path: 'username', problem: 'notUnique' }],
    });
    // Nothing was used up: another name does.
    expect((await sendForm(world, { ...form, username: 'houkuong.tech' }, fong.code)).body.username).toBe(
      'houkuong.tech',
    );
    expect(await profileAfterLogin('HouKuong.Tech', form.password)).toMatchObject({ email: fong.email });
  });

  test('cannot take somebody’s address as its username', async () => {
    const ana = await makePerson(world, { name: 'Ana' });
    const form = await withCode(world, goodForm({ contactEmail: fong.email, username: ana.email }));
    expect((await sendForm(world, form, fong.code)).body.code).toBe('USERNAME_REPEAT');
  });

  test('only for the invited address', async () => {
    const form = await withCode(world, goodForm({ contactEmail: 'other@houkuong.example' }));
    expect((await sendForm(world, form, fong.code)).body.code).toBe('EMAIL_IS_MISMATCH');
  });

  test('with the code of its own phone, which counts once', async () => {
    const mine = goodForm({ contactEmail: fong.email });
    const code = await receiveCode(world, { mobile: mine.contactMobile });
    const elsewhere = await receiveCode(world, { mobile: '66999001' });
    expect(
      (await sendForm(world, { ...mine, smsCode: elsewhere === code ? wrongCode(code) : elsewhere }, fong.code)).body,
    ).toMatchObject({ code: 'CAPTCHA_IS_MISMATCH', fields: [{ path: 'smsCode' }] });
    expect((await sendForm(world, { ...mine, smsCode: code }, fong.code)).status).toBe(200);
    const second = await invite(world, week);
    const reused = { ...mine, contactEmail: second.email, smsCode: code };
    expect((await sendForm(world, reused, second.code)).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('without having asked for a code it is told that there is none', async () => {
    const form = goodForm({ contactEmail: fong.email, smsCode: '123456' });
    expect((await sendForm(world, form, fong.code)).body.code).toBe('CAPTCHA_NOT_FOUND');
  });

  test.each([
    [{ nameTc: '', nameEn: '' }, 'nameTc', 'required'],
    [{ summary: ' ' }, 'summary', 'required'],
    [{ summary: '字'.repeat(301) }, 'summary', 'tooLong'],
    [{ contactPerson: '' }, 'contactPerson', 'required'],
    [{ contactMobile: '28123456' }, 'contactMobile', 'format'],
    [{ countryCode: '86', contactMobile: '66123456' }, 'contactMobile', 'format'],
    [{ contactTelNo: 'call me' }, 'contactTelNo', 'format'],
    [{ countryRegionId: 1 }, 'provinceId', 'required'],
    [{ username: 'a b' }, 'username', 'format'],
    [{ password: 'short1', confirmPassword: 'short1' }, 'password', 'tooShort'],
    [{ password: 'password1', confirmPassword: 'password1' }, 'password', 'notAllowed'],
    [{ confirmPassword: 'bridge-sensor-6' }, 'confirmPassword', 'inconsistent'],
    [{ smsCode: '12345' }, 'smsCode', 'format'],
  ])('%o is refused at %s as %s', async (changed, path, problem) => {
    const form = goodForm({ contactEmail: fong.email, smsCode: '123456', ...changed });
    const answer = await sendForm(world, form, fong.code);
    expect(answer).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
    expect(answer.body.fields).toContainEqual(expect.objectContaining({ path, problem }));
  });

  test('a unit that the fund knows keeps what it is known by', async () => {
    const unitId = await makeUnit(world, 'Fong');
    const known = await invite(world, week, { unitId, orgType: 'ROADSHOW', role: 'MACAU_COM' });
    const form = await withCode(world, goodForm({ contactEmail: known.email }));
    await sendForm(world, form, known.code);
    const profile = await profileAfterLogin(known.email, form.password);
    expect(profile).toMatchObject({ orgType: 'ROADSHOW', role: 'MACAU_COM', memberships: [{ unit: { id: unitId } }] });
    const [row] = await world.db.orm.select().from(unit).where(eq(unit.id, unitId));
    expect(row).toMatchObject({ nameEn: "Fong's unit", nameTc: '濠光科技有限公司', summary: 'Sensors for bridges.' });
  });
});

describe('where provinces and cities are asked for', () => {
  let listed: TestWorld;
  beforeAll(async () => {
    listed = await openTestWorld();
    await seedReferenceOnce(listed);
  });
  afterAll(() => listed.close());

  test('they belong together, and elsewhere they are left out', async () => {
    const here = await makeScienceWeek(listed);
    const one = await invite(listed, here);
    const [gd] = await listed.db.query<{ id: number }>(`select id from province where name_en like 'Guangdong%'`);
    const [other] = await listed.db.query<{ id: number; province_id: number }>(
      'select id, province_id from city where province_id <> $1 limit 1',
      [gd?.id],
    );
    const form = goodForm({
      contactEmail: one.email,
      countryRegionId: 1,
      provinceId: gd?.id ?? 0,
      cityId: other?.id ?? 0,
    });
    const wrong = await sendForm(listed, { ...form, smsCode: '123456' }, one.code);
    expect(wrong.body.fields).toEqual([{ path: 'cityId', problem: 'notAllowed' }]);
    const [macau] = await listed.db.query<{ id: number }>(`select id from country_region where code = 'MO'`);
    const good = await withCode(listed, { ...form, countryRegionId: macau?.id ?? 0 });
    expect((await sendForm(listed, good, one.code)).status).toBe(200);
    const [row] = await listed.db.query<{ province_id: number | null }>(
      `select unit.province_id from unit join membership on unit_id = unit.id`,
    );
    expect(row?.province_id).toBeNull();
  });
});

describe('an invited e-mail that has an account', () => {
  const withAccount = async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'DOCKING_EXHIBITOR', password: 'tram-to-taipa-3' });
    return { ana, invited: await invite(world, week, { contactEmail: ana.email.toUpperCase() }) };
  };
  const bind = (code: string, token?: string, unitId: string | null = null) =>
    world.call<{ membershipId: string } & ErrorBody>('post', '/registration/binding', {
      body: { invitation_code: code, unitId },
      ...(token ? { token } : {}),
    });

  test('is offered to be bound, and cannot be registered again', async () => {
    const { invited } = await withAccount();
    expect((await openInvitation(world, invited.code)).body).toMatchObject({
      accountExisted: true,
      state: 'BIND_OFFERED',
    });
    const form = await withCode(world, goodForm({ contactEmail: invited.email }));
    expect((await sendForm(world, form, invited.code)).body.code).toBe('ACCOUNT_EXISTED');
  });

  test('is bound by its owner, for one of the own units or the invited one', async () => {
    const { ana, invited } = await withAccount();
    await openInvitation(world, invited.code);
    const units = await world.call<{ content: { id: string }[] }>(
      'get',
      `/registration/unitManagement?invitation_code=${invited.code}`,
      { token: ana.token },
    );
    expect(units.body.content).toEqual([expect.objectContaining({ id: ana.unitId })]);
    const bound = await bind(invited.code, ana.token, ana.unitId);
    expect(bound.status).toBe(200);
    const { body } = await world.call<Profile>('get', '/profile', { token: ana.token });
    expect(body.memberships).toContainEqual(
      expect.objectContaining({ id: bound.body.membershipId, orgType: 'EXHIBITOR', activities: [week.activityId] }),
    );
    expect(await stored(invited.id)).toMatchObject({
      state: 'ACTIVATED',
      accountId: ana.accountId,
      unitId: ana.unitId,
    });
    expect((await bind(invited.code, ana.token)).body.code).toBe('INVITATION_CODE_DISABLED');
  });

  test('bound for the invited unit, that unit comes to be', async () => {
    const { ana, invited } = await withAccount();
    expect((await bind(invited.code, ana.token)).status).toBe(200);
    const { body } = await world.call<Profile>('get', '/profile', { token: ana.token });
    expect(body.memberships.map((one) => one.unit?.nameTc)).toContain('濠光科技');
  });

  test('a second invitation adds its activity to the role that is there', async () => {
    const { ana, invited } = await withAccount();
    const next = await makeScienceWeek(world);
    const second = await invite(world, next, { contactEmail: ana.email });
    await bind(invited.code, ana.token, ana.unitId);
    await bind(second.code, ana.token, ana.unitId);
    const { body } = await world.call<Profile>('get', '/profile', { token: ana.token });
    const exhibitors = body.memberships.filter(({ orgType }) => orgType === 'EXHIBITOR');
    expect(exhibitors).toHaveLength(1);
    expect(new Set(exhibitors[0]?.activities)).toEqual(new Set([week.activityId, next.activityId]));
  });

  test('that came by an invitation to another activity: registers for one, binds the other, has a role in each', async () => {
    const docking = { eventId: week.eventId, activityId: (await makeScienceWeek(world)).activityId };
    await world.db.orm
      .update(activity)
      .set({ eventId: week.eventId, category: 'DOCKING' })
      .where(eq(activity.id, docking.activityId));
    const both = await invite(world, docking, { contactEmail: fong.email, orgType: 'DOCKING_EXHIBITOR' });
    expect((await openInvitation(world, both.code, `&activityId=${week.activityId}`)).body.code).toBe(
      'INVITATION_CODE_ERROR',
    );
    expect((await openInvitation(world, both.code)).body).toMatchObject({ activity: { id: docking.activityId } });
    const form = await withCode(world, goodForm({ contactEmail: fong.email }));
    expect((await sendForm(world, form, fong.code)).status).toBe(200);
    expect(await stored(both.id)).toMatchObject({ state: 'BIND_OFFERED' });

    const token = await openBrowser(world).logIn({ username: fong.email, password: form.password });
    const own = await world.call<Profile>('get', '/profile', { token });
    expect((await bind(both.code, token, own.body.memberships[0]?.unit?.id)).status).toBe(200);
    const { memberships } = (await world.call<Profile>('get', '/profile', { token })).body;
    expect(Object.fromEntries(memberships.map(({ orgType, activities }) => [orgType, activities]))).toEqual({
      EXHIBITOR: [week.activityId],
      DOCKING_EXHIBITOR: [docking.activityId],
    });
    expect(new Set(memberships.map(({ unit: of }) => of?.id)).size).toBe(1);
  });

  test('is bound by nobody else: not a stranger, not another account, not for another’s unit', async () => {
    const { ana, invited } = await withAccount();
    const bruno = await makePerson(world, { name: 'Bruno', orgType: 'EXHIBITOR' });
    expect((await bind(invited.code)).status).toBe(401);
    expect((await bind(invited.code, bruno.token)).body.code).toBe('EMAIL_IS_MISMATCH');
    expect((await bind(invited.code, ana.token, bruno.unitId)).body.code).toBe('ENTITY_NOT_FOUND');
    expect((await bind('made-up', ana.token)).body.code).toBe('INVITATION_CODE_ERROR');
    const units = await world.call<ErrorBody>(
      'get',
      `/registration/unitManagement?invitation_code=${invited.code}`,
      bruno,
    );
    expect(units.body.code).toBe('EMAIL_IS_MISMATCH');
  });
});

describe('the desk sees who answered an invitation, and when', () => {
  const atTheDesk = async (id: string) => {
    const mei = await administrator(world);
    const answer = await world.call<{ invitation: DeskInvitation; history: { action: string; by: string | null }[] }>(
      'get',
      `/admin/invitations/${id}`,
      { token: mei.token },
    );
    return { ...answer.body.invitation, history: answer.body.history.map(({ action, by }) => [action, by]) };
  };

  test('once an invited company has registered', async () => {
    await openInvitation(world, fong.code);
    const form = await withCode(world, goodForm({ contactEmail: fong.email, username: 'fong.kaming' }));
    await sendForm(world, form, fong.code);
    expect(await atTheDesk(fong.id)).toMatchObject({
      state: 'ACTIVATED',
      username: 'fong.kaming',
      accountId: expect.any(String),
      activatedAt: world.clock.now(),
      history: [
        ['open', null],
        ['register', 'fong.kaming'],
      ],
    });
  });

  test('once somebody with an account has bound it', async () => {
    const ana = await makePerson(world, { name: 'Ana' });
    const invited = await invite(world, week, { contactEmail: ana.email });
    await world.call('post', '/registration/binding', {
      token: ana.token,
      body: { invitation_code: invited.code, unitId: null },
    });
    expect(await atTheDesk(invited.id)).toMatchObject({
      state: 'ACTIVATED',
      username: ana.username,
      accountId: ana.accountId,
      activatedAt: world.clock.now(),
    });
  });

  test('who looked at it and then registered without it has an account that can bind it', async () => {
    await openInvitation(world, fong.code);
    const emailCode = await receiveCode(world, { email: fong.email });
    const form = await withCode(world, goodForm({ contactEmail: fong.email.toUpperCase(), emailCode }));
    expect((await sendForm(world, form)).status).toBe(200);
    expect(await atTheDesk(fong.id)).toMatchObject({ state: 'BIND_OFFERED', activatedAt: null });
  });
});

describe('a company that was not invited registers by e-mail', () => {
  const email = () => `new.${Math.random().toString(36).slice(2)}@example.org`;

  test.each([
    ['EXHIBITOR', 'STWEEK', 'APPLY_PENDING'],
    ['DOCKING_CUSTOMER', 'DOCKING', 'APPLY_SUBMITED'],
    ['ROADSHOW', 'ROADSHOW', 'APPLY_SUBMITED'],
  ] as const)(
    'as %s, finds what is open to it on home, applies, and the fund sees it',
    async (orgType, category, status) => {
      const open = (await makeScienceWeek(world)).activityId;
      await world.db.orm.update(activity).set({ category }).where(eq(activity.id, open));
      const address = email();
      const emailCode = await receiveCode(world, { email: address });
      const form = await withCode(world, goodForm({ contactEmail: address, emailCode, orgType }));
      expect((await sendForm(world, form)).status).toBe(200);
      const token = await openBrowser(world).logIn({ username: address, password: form.password });

      const home = await world.call<{ content: { id: string; category: string }[] }>('post', '/activities/search', {
        token,
        body: {},
      });
      expect(home.body.content.map(({ id }) => id)).toContain(open);
      expect(home.body.content.filter((one) => !mayApply(orgType, one.category as ActivityCategory))).toEqual([]);
      const profile = (await world.call<Profile>('get', '/profile', { token })).body;
      expect(profile).toMatchObject({ orgType, activities: expect.arrayContaining([open]) });
      const apply = (activityId: string) =>
        world.call<{ enrollmentId: string } & ErrorBody>('post', '/enrollments', { token, body: { activityId } });
      // Participants are named where the unit takes part, and not where it only could.
      const joined = async () =>
        (
          await world.call<{ content: { id: string }[] }>('post', '/activities/search', {
            token,
            body: { joined: true },
          })
        ).body.content.map(({ id }) => id);
      expect(await joined()).toEqual([]);
      const { body: applied } = await apply(open);
      expect(applied.enrollmentId).toBeDefined();
      expect(await joined()).toEqual([open]);
      expect((await world.call('get', `/activities/${open}/participant-list`, { token })).status).toBe(200);
      expect((await apply(open)).body.code).toBe('REPEAT_ENROLLMENT');
      const next = (await makeScienceWeek(world)).activityId;
      await world.db.orm.update(activity).set({ category }).where(eq(activity.id, next));
      expect((await apply(next)).status).toBe(200);

      const mei = await administrator(world);
      const seen = await world.call<{ content: { id: string; status: string }[] }>(
        'get',
        `/admin/enrollments?activityId=${open}`,
        { token: mei.token },
      );
      expect(seen.body.content).toMatchObject([{ id: applied.enrollmentId, status }]);
    },
  );

  test('not as somebody whom only the fund appoints', async () => {
    const form = { ...goodForm({ contactEmail: email() }), orgType: 'PUBLIC_MONITOR' as 'EXHIBITOR' };
    expect((await sendForm(world, form)).body.fields).toMatchObject([{ path: 'form.orgType', problem: 'notAllowed' }]);
  });

  test('and its role is for its own kind only; an invited one’s for its own activity only', async () => {
    const docking = (await makeScienceWeek(world)).activityId;
    await world.db.orm.update(activity).set({ category: 'DOCKING' }).where(eq(activity.id, docking));
    const other = (await makeScienceWeek(world)).activityId;
    const address = email();
    const emailCode = await receiveCode(world, { email: address });
    const alone = await withCode(world, goodForm({ contactEmail: address, emailCode }));
    await sendForm(world, alone);
    const invited = await withCode(world, goodForm({ contactEmail: fong.email }));
    await sendForm(world, invited, fong.code);
    const apply = async (form: typeof alone, activityId: string) => {
      const token = await openBrowser(world).logIn({ username: form.contactEmail, password: form.password });
      return (await world.call<ErrorBody>('post', '/enrollments', { token, body: { activityId } })).body.code;
    };
    expect(await apply(alone, docking)).toBe('NO_PERMISSION');
    expect(await apply(invited, other)).toBe('EVENT_CANNOT_ENROLL');
  });

  test('with a code by mail and one by SMS; it has a unit, and its address is its username', async () => {
    const address = email();
    const emailCode = await receiveCode(world, { email: address });
    const form = await withCode(world, goodForm({ contactEmail: address, emailCode }));
    expect((await sendForm(world, form)).body).toMatchObject({ username: address });
    expect(await profileAfterLogin(address, form.password)).toMatchObject({
      orgType: 'EXHIBITOR',
      memberships: [{ unit: { nameEn: 'Hou Kuong Technology Ltd.' } }],
    });
  });

  test('without the code by mail it is refused', async () => {
    const address = email();
    const form = await withCode(world, goodForm({ contactEmail: address }));
    expect((await sendForm(world, form)).body.fields).toEqual([{ path: 'emailCode', problem: 'required' }]);
    const guessed = await sendForm(world, { ...form, emailCode: '123456' });
    expect(guessed.body).toMatchObject({ code: 'CAPTCHA_NOT_FOUND', fields: [{ path: 'emailCode' }] });
  });

  test('with an address that has an account it learns nothing, and its owner is told', async () => {
    const ana = await makePerson(world, { name: 'Ana' });
    await sendCode(world, { email: ana.email, proof: await passPicture(world) });
    const [told] = await outbox(world);
    expect(told?.to).toBe(ana.email);
    const form = await withCode(
      world,
      goodForm({ contactEmail: ana.email, emailCode: (await newestCode(world)) || '123456' }),
    );
    expect((await sendForm(world, { ...form, emailCode: '123456' })).body.code).toBe('CAPTCHA_IS_MISMATCH');
  });
});

test('whatever is typed, a form either registers or names its fields, and never fails', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 320 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        nameTc: text,
        summary: text,
        contactPerson: text,
        username: text,
        contactTelNo: text,
        contactMobile: text,
      }),
      async (typed) => {
        const answer = await sendForm(
          world,
          goodForm({ contactEmail: fong.email, smsCode: '123456', ...typed }),
          fong.code,
        );
        expect([400, 422]).toContain(answer.status);
        if (answer.body.code === 'PARAMS_ERROR') expect(answer.body.fields?.length ?? 1).toBeGreaterThan(0);
      },
    ),
    { numRuns: 30 },
  );
});
