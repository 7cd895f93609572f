import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '#contract/account/account.ts';
import type { EnrollmentRecord } from '#contract/enrollment/enrollment.ts';
import type { Activity } from '#contract/activity/activity.ts';
import type { OwnRole } from '#contract/account/role.ts';
import type { ActivityCategory, Promoter } from '#domain/activity/category.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { researchOffice } from '#domain/road-show/levels.ts';
import { account } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { activity, activityBinding } from '#server/activity/tables.ts';
import { eq } from 'drizzle-orm';
import { makePerson, makeUnit, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
/** The week points to everything else, as the demo's does. */
let week: string;
let fair: string;
let roadShow: string;
let docking: string;
/** Nothing points to it. */
let lonely: string;
let notYet: string;

beforeAll(async () => {
  world = await openTestWorld({ now: '2026-11-21T04:00:00.000Z' });
  week = await anActivity('STWEEK');
  fair = await anActivity('RECRUIT', { boundTo: week });
  roadShow = await anActivity('ROADSHOW', { boundTo: week });
  docking = await anActivity('DOCKING', { boundTo: week });
  lonely = await anActivity('ROADSHOW');
  notYet = await anActivity('RECRUIT', { boundTo: week, begin: '2026-11-22' });
});
afterAll(() => world.close());

async function anActivity(
  category: ActivityCategory,
  more: { boundTo?: string; begin?: string; promoter?: Promoter } = {},
): Promise<string> {
  const id = newId();
  const begin = (more.begin ?? '2026-11-01') as BusinessDate;
  const end = '2026-11-30' as BusinessDate;
  await world.db.orm.insert(activity).values({
    id,
    category,
    promoter: more.promoter ?? null,
    code: id,
    nameTc: '活動',
    nameEn: category,
    beginDate: '2026-12-20' as BusinessDate,
    endDate: '2026-12-21' as BusinessDate,
    enrollBeginDate: begin,
    enrollEndDate: end,
    exhibitorEnrollBeginDate: begin,
    exhibitorEnrollEndDate: end,
    settings: usualSettings,
    createdAt: world.clock.now(),
  });
  if (more.boundTo) {
    const tips = { tipTc: '歡迎', tipEn: 'Welcome', tipPt: 'Bem-vindos' };
    await world.db.orm.insert(activityBinding).values({ activityId: more.boundTo, otherActivityId: id, ...tips });
  }
  return id;
}

const anExhibitor = (name = 'Ka Man') => makePerson(world, { name, orgType: 'EXHIBITOR', activities: [week] });
const post = <Body = { enrollmentId: string; membershipId: string; orgType: string; code?: string }>(
  person: Person,
  path: string,
  body: object,
) => world.call<Body>('post', path, { token: person.token, body });
const get = <Body>(person: Person, path: string) => world.call<Body>('get', path, { token: person.token });
const profile = async (person: Person) => (await get<Profile>(person, '/profile')).body;
const records = async (person: Person) =>
  (await post<{ content: EnrollmentRecord[] }>(person, '/enrollments/search', {})).body.content;

test('an activity tells what it points to, and what staff say about each', async () => {
  const { body } = await world.call<Activity>('get', `/activities/${week}`);
  expect(body.bindingOtherActivities.map(({ id }) => id).toSorted()).toEqual(
    [fair, roadShow, docking, notYet].toSorted(),
  );
  expect(body.bindingOtherActivityTips).toHaveLength(4);
  expect(body.bindingOtherActivityTips[0]).toEqual({ tc: '歡迎', en: 'Welcome', pt: 'Bem-vindos' });
});

describe('following a link to a bound activity', () => {
  test.each([
    ['autoSignRecruitCompany', () => fair, 'RECRUIT_COMPANY', null],
    ['autoSignRoadshow', () => roadShow, 'ROADSHOW', 'COMPANY'],
    ['autoSignDock', () => docking, 'DOCKING_EXHIBITOR', null],
  ] as const)('%s registers the unit and gives the role, which can then be taken', async (call, to, orgType, level) => {
    const kaMan = await anExhibitor();
    const { status, body } = await post(kaMan, `/registration/${call}`, { activityId: to() });
    expect(status).toBe(200);
    expect(body.orgType).toBe(orgType);
    expect((await records(kaMan))[0]).toMatchObject({ status: 'FUND_PASS', orgType, turn: null, value: 1 });
    const taken = await world.call<Profile>('put', '/profile/role', {
      token: kaMan.token,
      body: { membershipId: body.membershipId },
    });
    expect(taken.body).toMatchObject({ orgType, role: level, activities: [to()] });
  });

  test('is told to whoever followed it, in their language', async () => {
    const kaMan = await makePerson(world, { name: 'Ka Man', orgType: 'EXHIBITOR', activities: [week], language: 'pt' });
    await post(kaMan, '/registration/autoSignDock', { activityId: docking });
    const told = await world.db.query<{ trigger: string; language: string; activity_id: string }>(
      'select trigger, language, activity_id from in_app_notice where account_id = $1',
      [kaMan.accountId],
    );
    expect(told).toEqual([{ trigger: 'ENROLLMENT_LINKED', language: 'pt', activity_id: docking }]);
  });

  test('twice is once', async () => {
    const kaMan = await anExhibitor();
    const both = await Promise.all(
      [1, 2].map(() => post(kaMan, '/registration/autoSignDock', { activityId: docking })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('REPEAT_ENROLLMENT');
    expect((await profile(kaMan)).memberships).toHaveLength(2);
  });

  test.each([
    ['to one that nothing binds', 'autoSignRoadshow', () => lonely, 'EVENT_CANNOT_ENROLL'],
    ['by the call of another category', 'autoSignDock', () => roadShow, 'EVENT_CANNOT_ENROLL'],
    ['before its window', 'autoSignRecruitCompany', () => notYet, 'DATE_CANNOT_ENROLL'],
    ['to one that is not there', 'autoSignDock', () => newId(), 'ACTIVITY_NOT_FOUND'],
  ] as const)('is refused %s', async (_, call, to, code) => {
    const kaMan = await anExhibitor();
    expect((await post(kaMan, `/registration/${call}`, { activityId: to() })).body.code).toBe(code);
    expect(await records(kaMan)).toEqual([]);
    expect((await profile(kaMan)).memberships).toHaveLength(1);
  });

  test('is not for contractors, for those without a unit, or for strangers', async () => {
    const contractor = await makePerson(world, { orgType: 'CONTRACTOR', activities: [week] });
    const builds = await post(contractor, '/registration/autoSignDock', { activityId: docking });
    expect(builds.body.code).toBe('EVENT_CANNOT_ENROLL');
    const reviewer = await makePerson(world, { orgType: 'FUND_REVIEWER', unitId: null });
    const reviews = await post(reviewer, '/registration/autoSignDock', { activityId: docking });
    expect(reviews.body.code).toBe('NO_PERMISSION');
    const stranger = await world.call('post', '/registration/autoSignDock', { body: { activityId: docking } });
    expect(stranger.status).toBe(401);
  });

  test('to a road show gives the level of how one logs in, and never one that sees more', async () => {
    const outside = await anExhibitor('Outside');
    await world.db.orm.update(account).set({ channel: 'INT_FUND' }).where(eq(account.id, outside.accountId));
    await post(outside, '/registration/autoSignRoadshow', { activityId: roadShow });
    expect((await profile(outside)).memberships.map(({ role }) => role)).toContain('FUND_UN');

    const kaMan = await anExhibitor();
    const greedy = await post(kaMan, '/registration/autoSignRoadshow', { activityId: roadShow, type: 'MACAU_COM' });
    expect(greedy.status).toBe(400);
    const plain = await post(kaMan, '/registration/autoSignRoadshow', { activityId: roadShow, type: 'COMPANY' });
    expect(plain.status).toBe(200);
  });

  test('to a road show keeps the role that the unit has at another one', async () => {
    const unitId = await makeUnit(world, 'Coastline');
    const zhou = await makePerson(world, {
      unitId,
      orgType: ['EXHIBITOR', 'ROADSHOW'],
      role: 'MAINLAND_COM',
      activities: [week],
    });
    const { body } = await post(zhou, '/registration/autoSignRoadshow', { activityId: roadShow });
    expect(body.membershipId).toBe(zhou.membershipIds[1]);
    const { content } = (await get<{ content: OwnRole[] }>(zhou, '/base/account/roadshow')).body;
    expect(content).toMatchObject([{ type: 'MAINLAND_COM', membershipId: body.membershipId }]);
    expect(content[0]?.activities).toContain(roadShow);
  });
});

describe('what an account has', () => {
  test('its docking roles, and its exhibitor in an activity', async () => {
    const kaMan = await anExhibitor();
    const none = await get<{ content: OwnRole[] }>(kaMan, '/base/account/docking/exhibitor');
    expect(none.body.content).toEqual([]);
    await post(kaMan, '/registration/autoSignDock', { activityId: docking });
    const one = await get<{ content: OwnRole[] }>(kaMan, '/base/account/docking/exhibitor');
    expect(one.body.content).toMatchObject([{ activities: [docking], unit: { id: kaMan.unitId } }]);

    const own = await get(kaMan, `/registration/exhibitor?activityId=${week}`);
    expect(own.body).toMatchObject({ exhibitor: { id: kaMan.unitId }, enrollmentId: null, restPassword: false });
    const not = await get<{ code: string }>(kaMan, `/registration/exhibitor?activityId=${docking}`);
    expect(not.body.code).toBe('EXHIBITOR_NOT_FOUND');
  });

  test('whether the password must be changed first is told before it is changed', async () => {
    const fresh = await makePerson(world, {
      orgType: 'EXHIBITOR',
      activities: [week],
      password: 'first-day-88',
      restPassword: true,
    });
    expect((await get(fresh, `/registration/exhibitor?activityId=${week}`)).body).toMatchObject({ restPassword: true });
    expect((await post(fresh, '/enrollments', { activityId: week })).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
  });
});

describe('a school at a road show', () => {
  async function aSchool(schoolCode: string): Promise<string> {
    const unitId = await makeUnit(world, schoolCode);
    await world.db.orm.update(unit).set({ schoolCode }).where(eq(unit.id, unitId));
    return unitId;
  }
  const invite = (person: Person, activityId = lonely) => post(person, '/registration/invite', { activityId });

  test('takes in its professor by an invitation, once it has a research office', async () => {
    const unitId = await aSchool('HKUM');
    const professor = await makePerson(world, { name: 'Chan', unitId, orgType: 'EXHIBITOR' });
    expect((await invite(professor)).body.code).toBe('UNIT_MANAGEMENT_NOT_FOUND_ERROR');
    await makePerson(world, { name: 'Ng Wai San', unitId, orgType: 'ROADSHOW', role: researchOffice });
    const { status, body } = await invite(professor);
    expect(status).toBe(200);
    const { memberships } = await profile(professor);
    expect(memberships.find(({ id }) => id === body.membershipId)).toMatchObject({
      orgType: 'ROADSHOW',
      role: 'FUND_RD',
      activities: [lonely],
    });
  });

  test('is what an invitation needs (D1 §8)', async () => {
    const kaMan = await anExhibitor();
    expect((await invite(kaMan)).body.code).toBe('ACCOUNT_ERROR');
    const unitId = await aSchool('IPM');
    await makePerson(world, { unitId, orgType: 'ROADSHOW', role: researchOffice });
    const professor = await makePerson(world, { unitId, orgType: 'EXHIBITOR' });
    expect((await invite(professor, week)).body.code).toBe('EVENT_CANNOT_ENROLL');
  });

  test('a present road-show role knows its unit, what it sees, and its research office', async () => {
    const unitId = await aSchool('USJ');
    const office = await makePerson(world, { name: 'Ng Wai San', unitId, orgType: 'ROADSHOW', role: researchOffice });
    const professor = await makePerson(world, { unitId, orgType: 'ROADSHOW', role: 'FUND_RD', activities: [lonely] });
    expect((await get(professor, '/registration/roadshow/unit')).body).toMatchObject({
      unit: { id: unitId, schoolCode: 'USJ' },
      type: 'FUND_RD',
      sees: 'ownAccount',
    });
    expect((await get(office, '/registration/roadshow/unit')).body).toMatchObject({ sees: 'ownSchool' });
    expect((await get(professor, '/registration/roadshow/school')).body).toMatchObject({
      schoolCode: 'USJ',
      name: 'Ng Wai San',
    });
    const company = await makePerson(world, { orgType: 'ROADSHOW', role: 'COMPANY' });
    expect((await get<{ code: string }>(company, '/registration/roadshow/school')).body.code).toBe('ACCOUNT_ERROR');
    const kaMan = await anExhibitor();
    expect((await get<{ code: string }>(kaMan, '/registration/roadshow/unit')).body.code).toBe('NO_PERMISSION');
  });
});
