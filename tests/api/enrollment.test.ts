import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EnrollmentRecord, EnrollmentStanding } from '#contract/enrollment/enrollment.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { activity, activityBinding } from '#server/activity/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { outbox } from '#tests/support/participants.ts';
import { makePerson, makeUnit, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const today = '2026-11-21';
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ now: `${today}T04:00:00.000Z` });
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(`${today}T04:00:00.000Z` as Instant));

async function anActivity(
  category: ActivityCategory,
  more: { begin?: string; end?: string; state?: 'ACTIVE' | 'CLOSED' } = {},
): Promise<string> {
  const id = newId();
  await world.db.orm.insert(activity).values({
    id,
    category,
    code: id,
    nameTc: '活動',
    state: more.state ?? 'ACTIVE',
    beginDate: '2026-12-20' as BusinessDate,
    endDate: '2026-12-21' as BusinessDate,
    enrollBeginDate: (more.begin ?? '2026-11-01') as BusinessDate,
    enrollEndDate: (more.end ?? '2026-11-30') as BusinessDate,
    settings: usualSettings,
    createdAt: world.clock.now(),
  });
  return id;
}

const apply = (person: Person, activityId: string) =>
  world.call<{ enrollmentId: string; code?: string }>('post', '/enrollments', {
    token: person.token,
    body: { activityId },
  });
const check = (person: Person, activityId: string) =>
  world.call<{ result: boolean; enrollmentId: string | null; code?: string }>(
    'get',
    `/enrollments/check?activityId=${activityId}`,
    { token: person.token },
  );
const list = async (person: Person, body: object = {}) =>
  (
    await world.call<{ content: EnrollmentRecord[]; totalElements: number }>('post', '/enrollments/search', {
      token: person.token,
      body,
    })
  ).body;
const withdraw = (person: Person, enrollmentId: string, version = 1) =>
  world.call<{ code?: string }>('patch', `/enrollments/${enrollmentId}/withdraw`, {
    token: person.token,
    body: { version, reason: '' },
  });
const setStatus = (enrollmentId: string, status: EnrollmentStatus) =>
  world.db.orm.update(enrollment).set({ status }).where(eq(enrollment.id, enrollmentId));

describe('Ka Man registers her company for the week', () => {
  test('the application is begun, is hers to fill in, and waits for her', async () => {
    const week = await anActivity('STWEEK');
    const kaMan = await makePerson(world, { name: 'Ka Man', orgType: 'EXHIBITOR', activities: [week] });
    expect((await check(kaMan, week)).body).toEqual({ result: true, enrollmentId: null });
    const { status, body } = await apply(kaMan, week);
    expect(status).toBe(200);
    expect((await check(kaMan, week)).body).toEqual({ result: true, enrollmentId: body.enrollmentId });
    const { content, totalElements } = await list(kaMan);
    expect(totalElements).toBe(1);
    expect(content[0]).toMatchObject({
      enrollmentId: body.enrollmentId,
      value: 0,
      status: 'APPLY_PENDING',
      selfstatus: null,
      turn: 'exhibitor',
      wanted: 'finishApplication',
      offers: [{ move: 'withdraw', missing: null, asks: [] }],
      since: `${today}T04:00:00.000Z`,
    });
    const history = await world.db.query<{ action: string; to_status: string }>(
      'select action, to_status from status_change where case_id = $1',
      [body.enrollmentId],
    );
    expect(history).toEqual([{ action: 'apply', to_status: 'APPLY_PENDING' }]);
  });

  test('a colleague of the same unit registers it no second time, not even at the same moment', async () => {
    const week = await anActivity('STWEEK');
    const unitId = await makeUnit(world, 'Lin Keng');
    const two = await Promise.all(
      ['Ka Man', 'Iok Keng'].map((name) =>
        makePerson(world, { name, orgType: 'EXHIBITOR', unitId, activities: [week] }),
      ),
    );
    const answers = await Promise.all(two.map((person) => apply(person, week)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('REPEAT_ENROLLMENT');
  });

  test.each([
    ['before the window', { begin: '2026-11-22' }, 'DATE_CANNOT_ENROLL'],
    ['after the window', { end: '2026-11-20' }, 'DATE_CANNOT_ENROLL'],
    ['for an activity that is over', { state: 'CLOSED' as const }, 'EVENT_CANNOT_ENROLL'],
  ])('not %s', async (_, more, code) => {
    const week = await anActivity('STWEEK', more);
    const kaMan = await makePerson(world, { orgType: 'EXHIBITOR', activities: [week] });
    expect((await apply(kaMan, week)).body.code).toBe(code);
    expect((await check(kaMan, week)).body.code).toBe(code);
  });

  test('until 23:59:59 of the last day in Macau', async () => {
    const week = await anActivity('STWEEK', { end: today });
    world.clock.set(`${today}T15:59:59.999Z` as Instant);
    const kaMan = await makePerson(world, { orgType: 'EXHIBITOR', activities: [week] });
    const late = await makePerson(world, { orgType: 'EXHIBITOR', activities: [week] });
    expect((await apply(kaMan, week)).status).toBe(200);
    world.clock.forward(1);
    expect((await apply(late, week)).body.code).toBe('DATE_CANNOT_ENROLL');
  });

  test('not in a role that has no part in it, nor one that does not have the event, nor as a stranger', async () => {
    const week = await anActivity('STWEEK');
    const contractor = await makePerson(world, { orgType: 'CONTRACTOR', activities: [week] });
    expect((await apply(contractor, week)).body.code).toBe('NO_PERMISSION');
    const elsewhere = await makePerson(world, { orgType: 'EXHIBITOR', activities: [await anActivity('STWEEK')] });
    expect((await apply(elsewhere, week)).body.code).toBe('EVENT_CANNOT_ENROLL');
    expect((await apply(elsewhere, newId())).body.code).toBe('ACTIVITY_NOT_FOUND');
    expect((await world.call('post', '/enrollments', { body: { activityId: week } })).status).toBe(401);
  });

  test('once handed in it is no longer hers to fill in; once returned it is, also after the window', async () => {
    const week = await anActivity('STWEEK');
    const kaMan = await makePerson(world, { orgType: 'EXHIBITOR', activities: [week] });
    const { enrollmentId } = (await apply(kaMan, week)).body;
    await setStatus(enrollmentId, 'APPLY_SUBMITED');
    expect((await check(kaMan, week)).body.code).toBe('STATUS_ERROR');
    const yesterday = { enrollEndDate: '2026-11-20' as BusinessDate };
    await world.db.orm.update(activity).set(yesterday).where(eq(activity.id, week));
    await setStatus(enrollmentId, '{p}RETURN');
    expect((await check(kaMan, week)).body).toEqual({ result: true, enrollmentId });
    await setStatus(enrollmentId, 'APPLY_PENDING');
    expect((await check(kaMan, week)).body.code).toBe('DATE_CANNOT_ENROLL');
  });
});

test('where there is nothing to fill in, registering hands in', async () => {
  const fair = await anActivity('RECRUIT');
  const lin = await makePerson(world, { orgType: 'RECRUIT_COMPANY', activities: [fair] });
  await apply(lin, fair);
  const [record] = (await list(lin)).content;
  expect(record).toMatchObject({ status: 'APPLY_SUBMITED', value: 1, turn: 'fund', wanted: null });
});

test('a bound activity may be registered for in the same kind of role', async () => {
  const [first, second] = [await anActivity('ROADSHOW'), await anActivity('ROADSHOW')];
  await world.db.orm.insert(activityBinding).values({ activityId: first, otherActivityId: second });
  const chan = await makePerson(world, { orgType: 'ROADSHOW', activities: [first] });
  expect((await apply(chan, second)).status).toBe(200);
  const { body } = await world.call<{ activities: string[] }>('get', '/profile', { token: chan.token });
  expect(body.activities.toSorted()).toEqual([first, second].toSorted());
});

describe('taking an application back', () => {
  async function registered() {
    const week = await anActivity('STWEEK');
    const kaMan = await makePerson(world, { name: 'Ka Man', orgType: 'EXHIBITOR', activities: [week] });
    return { week, kaMan, enrollmentId: (await apply(kaMan, week)).body.enrollmentId };
  }

  test('ends it, and the unit may register again', async () => {
    const { week, kaMan, enrollmentId } = await registered();
    expect((await withdraw(kaMan, enrollmentId)).status).toBe(200);
    const [record] = (await list(kaMan)).content;
    expect(record).toMatchObject({ status: 'APPLY_CANCELED', turn: null, offers: [], version: 2 });
    expect((await apply(kaMan, week)).status).toBe(200);
    expect((await list(kaMan)).totalElements).toBe(2);
  });

  test('is told to whoever handed it in and to the contractor, once the fund knew of it', async () => {
    const { kaMan, enrollmentId } = await registered();
    const builder = await makePerson(world, { name: 'Ieong Builds', orgType: 'CONTRACTOR' });
    await setStatus(enrollmentId, '{p}PASS');
    const built = { contractorUnitId: builder.unitId };
    await world.db.orm.update(enrollment).set(built).where(eq(enrollment.id, enrollmentId));
    expect((await withdraw(kaMan, enrollmentId)).status).toBe(200);
    const told = (await outbox(world)).filter(({ kind }) => kind === 'ENROLLMENT_CANCELLED');
    expect(told.map(({ to }) => to).toSorted()).toEqual([kaMan.email, builder.email].toSorted());

    const { kaMan: other, enrollmentId: begun } = await registered();
    await setStatus(begun, 'APPLY_PENDING');
    expect((await withdraw(other, begun)).status).toBe(200);
    expect((await outbox(world)).map(({ to, kind }) => `${kind} ${to}`)).not.toContain(
      `ENROLLMENT_CANCELLED ${other.email}`,
    );
  });

  test('is refused with an old version, and once it has its place', async () => {
    const { kaMan, enrollmentId } = await registered();
    expect((await withdraw(kaMan, enrollmentId, 7)).body.code).toBe('STATUS_ERROR');
    await setStatus(enrollmentId, '{p}ASSIGN');
    expect((await withdraw(kaMan, enrollmentId)).body.code).toBe('STATUS_ERROR');
  });

  test('is not for strangers to it, nor for staff', async () => {
    const { enrollmentId } = await registered();
    const stranger = await makePerson(world, { orgType: 'EXHIBITOR' });
    expect((await withdraw(stranger, enrollmentId)).body.code).toBe('ENROLLMENT_NOT_FOUND');
    const reviewer = await makePerson(world, { orgType: 'FUND_REVIEWER', unitId: null });
    expect((await withdraw(reviewer, enrollmentId)).body.code).toBe('NO_PERMISSION');
  });
});

describe('the own registrations', () => {
  test('are those of every role, page by page, and of nobody else', async () => {
    const week = await anActivity('STWEEK');
    const docking = await anActivity('DOCKING');
    const unitId = await makeUnit(world, 'Lin Keng');
    const kaMan = await makePerson(world, {
      name: 'Ka Man',
      unitId,
      orgType: ['EXHIBITOR', 'DOCKING_EXHIBITOR'],
      activities: [week, docking],
    });
    const buyer = await makePerson(world, { name: 'Iok Keng', unitId, orgType: 'RECRUIT_COMPANY' });
    await apply(kaMan, week);
    await world.call('put', '/profile/role', { token: kaMan.token, body: { membershipId: kaMan.membershipIds[1] } });
    await apply(kaMan, docking);
    expect((await list(kaMan)).content.map(({ orgType }) => orgType).toSorted()).toEqual([
      'DOCKING_EXHIBITOR',
      'EXHIBITOR',
    ]);
    expect((await list(kaMan, { activityId: week })).totalElements).toBe(1);
    expect((await list(kaMan, { status: ['APPLY_SUBMITED'] })).totalElements).toBe(1);
    expect((await list(kaMan, { status: ['NO_SUCH_WORD'] })).totalElements).toBe(0);
    expect((await list(buyer)).totalElements).toBe(0);
    const second = await world.call<{ content: unknown[]; totalElements: number }>(
      'post',
      '/enrollments/search?page=1&size=1',
      { token: kaMan.token, body: {} },
    );
    expect(second.body).toMatchObject({ totalElements: 2 });
    expect(second.body.content).toHaveLength(1);
  });

  test('answer a card: begun or handed in, whose turn, what is wanted, in the product’s words', async () => {
    const [begun, returned, absent] = [
      await anActivity('STWEEK'),
      await anActivity('STWEEK'),
      await anActivity('STWEEK'),
    ];
    const kaMan = await makePerson(world, { orgType: 'EXHIBITOR', activities: [begun, returned, absent] });
    await apply(kaMan, begun);
    const { enrollmentId } = (await apply(kaMan, returned)).body;
    await world.db.orm
      .update(enrollment)
      .set({ status: '{p}RETURN', selfDesigned: true })
      .where(eq(enrollment.id, enrollmentId));
    for (const path of ['/activities/status', '/enrollments/status/search']) {
      const { body } = await world.call<{ content: EnrollmentStanding[] }>('post', path, {
        token: kaMan.token,
        body: { activityIds: [begun, returned, absent] },
      });
      const of = (id: string) => body.content.find(({ activityId }) => activityId === id);
      expect(of(begun)).toMatchObject({ value: 0, wanted: 'finishApplication' });
      expect(of(returned)).toMatchObject({
        value: 1,
        status: 'FUND_RETURN',
        selfstatus: 'FUND_RETURN',
        turn: 'exhibitor',
        wanted: 'correctApplication',
      });
      expect(of(absent)).toBeUndefined();
    }
  });
});

test('units of an activity, and contractors, can be chosen from by name', async () => {
  const week = await anActivity('STWEEK');
  const unitId = await makeUnit(world, 'Accepted');
  const accepted = await makePerson(world, { orgType: 'EXHIBITOR', unitId, activities: [week] });
  const waiting = await makePerson(world, { orgType: 'EXHIBITOR', activities: [week] });
  await setStatus((await apply(accepted, week)).body.enrollmentId, '{p}PASS');
  await apply(waiting, week);
  const nam = await makeUnit(world, 'Nam Van');
  await makePerson(world, { orgType: 'CONTRACTOR', unitId: nam, activities: [week] });
  const asks = async (path: string) =>
    (await world.call<{ content: { id: string }[] }>('get', path, { token: accepted.token })).body.content.map(
      ({ id }) => id,
    );
  expect(await asks(`/base/exhibitor?activityId=${week}`)).toEqual([unitId]);
  expect(await asks(`/base/contractor?activityId=${week}`)).toEqual([nam]);
  expect(await asks('/base/contractor')).toContain(nam);
  expect(await asks(`/base/contractor?activityId=${newId()}`)).toEqual([]);
  expect((await world.call('get', '/base/contractor')).status).toBe(401);
});
