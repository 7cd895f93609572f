import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import type { InboxCase, Waiting } from '#contract/inbox.ts';
import { membershipActivity } from '#server/account/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { carryOut, lockLists, planDeed, readDeed, stepDeed, waitForDeeds } from '#tests/support/deeds.ts';
import { makeActivity, makeEnrollment, openFund } from '#tests/support/enrollments.ts';
import { invite, makeScienceWeek } from '#tests/support/invitations.ts';
import { exhibitor, makeRoadShow, reviewer, searchPeople, sentList, somebody } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
let week: string;
let other: string;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  // Rui reviews the science week, and not the other one.
  ({ mei, rui, week } = await openFund(world));
  other = await makeActivity(world, 'STWEEK', 'Another week');
});
afterAll(() => world.close());

const unit = (name: string) => makePerson(world, { name, orgType: 'EXHIBITOR', activities: [week, other] });
const statusOf = async (id: string) =>
  (await world.db.orm.select().from(enrollment).where(eq(enrollment.id, id)))[0]?.status;
const decision = (move: 'approve' | 'return' | 'cancel', ids: string[], note = '') =>
  ({ workflow: 'ENROLLMENT', move, note, choice: { ids } }) as const;

test('Rui approves and returns what is registered for the activities given to him', async () => {
  const ana = await makeEnrollment(world, week, await unit('Ana Lei'));
  const bento = await makeEnrollment(world, week, await unit('Bento Dias'));
  await carryOut(world, rui, decision('approve', [ana]));
  await carryOut(world, rui, decision('return', [bento], 'The logo is missing.'));
  expect([await statusOf(ana), await statusOf(bento)]).toEqual(['{p}PASS', '{p}RETURN']);
});

test('of another activity he reads, is told why he does not decide, and changes nothing', async () => {
  const here = await makeEnrollment(world, week, await unit('Ana Lei'));
  const there = await makeEnrollment(world, other, await unit('Bento Dias'));
  const page = (id: string) => world.call<DeskEnrollment>('get', `/admin/enrollments/${id}`, rui);
  expect((await page(here)).body.offers.map(({ move }) => move)).toEqual(['approve', 'return']);
  expect(await page(there)).toMatchObject({ status: 200, body: { offers: [] } });

  const { action, content } = await carryOut(world, rui, decision('approve', [here, there]));
  expect(action.counts).toMatchObject({ DONE: 1, REFUSED: 1 });
  expect(content.find(({ caseId }) => caseId === there)).toMatchObject({ refusal: 'NO_PERMISSION' });
  expect(await statusOf(there)).toBe('APPLY_SUBMITED');

  const inbox = async (mine: string) =>
    (
      await world.call<{ content: InboxCase[] }>('get', `/admin/inbox?workflow=ENROLLMENT&activityId=${other}${mine}`, {
        token: rui.token,
      })
    ).body.content.map(({ id, moves }) => [id, moves]);
  expect(await inbox('')).toEqual([[there, []]]);
  expect(await inbox('&mine=true')).toEqual([]);
});

test('the inbox of what he decides about has no invitation, message or contradiction, even of his activities', async () => {
  const { eventId, activityId } = await makeScienceWeek(world);
  const ivo = await reviewer(world, [activityId]);
  const ana = await makeEnrollment(world, activityId, await unit('Ana Lei'));
  const invited = await invite(world, { eventId, activityId }, { state: 'CREATED', sentAt: null, sentCount: 0 });

  const inbox = async (who: Person, mine: string) => {
    const asked = `activityId=${activityId}&turn=FUND${mine}`;
    const { body } = await world.call<{ content: InboxCase[] }>('get', `/admin/inbox?${asked}`, who);
    const counts = await world.call<{ content: Waiting[] }>('get', `/admin/inbox/counts?${asked}`, who);
    return {
      ids: body.content.map(({ id }) => id).toSorted(),
      kinds: counts.body.content.filter(({ count }) => count > 0).map(({ workflow }) => workflow),
    };
  };
  const everything = { ids: [ana, invited.id].toSorted(), kinds: ['ENROLLMENT', 'INVITATION'] };
  expect(await inbox(ivo, '')).toEqual(everything);
  expect(await inbox(ivo, '&mine=true')).toEqual({ ids: [ana], kinds: ['ENROLLMENT'] });
  expect(await inbox(mei, '&mine=true')).toEqual(everything);
});

test('a whole filter is for him only what he may decide', async () => {
  const here = await makeEnrollment(world, week, await unit('Ana Lei'));
  await makeEnrollment(world, other, await unit('Bento Dias'));
  const { body } = await planDeed(world, rui, { workflow: 'ENROLLMENT', move: 'approve', choice: { filter: {} } });
  expect((await readDeed(world, rui, body.id)).content.map(({ caseId }) => caseId)).toEqual([here]);
});

test('what administrators alone decide he does not: cancelling, inviting, the outbox', async () => {
  const ana = await makeEnrollment(world, week, await unit('Ana Lei'));
  for (const wish of [
    decision('cancel', [ana], 'A duplicate.'),
    { workflow: 'INVITATION', move: 'send', choice: { ids: [ana] } },
    { workflow: 'MESSAGE', move: 'sendAgain', choice: { ids: [ana] } },
  ] as const) {
    expect(await planDeed(world, rui, wish)).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
  }
});

test('an activity taken from him between the dry run and the deed is decided by others', async () => {
  const ana = await makeEnrollment(world, week, await unit('Ana Lei'));
  const { body: planned } = await planDeed(world, rui, decision('approve', [ana]));
  await world.db.orm.delete(membershipActivity).where(eq(membershipActivity.membershipId, rui.membershipIds[0] ?? ''));
  await stepDeed(world, rui, planned.id, 'confirm');
  await waitForDeeds(world);
  expect((await readDeed(world, rui, planned.id)).content).toMatchObject([{ refusal: 'NO_PERMISSION' }]);
  expect(await statusOf(ana)).toBe('APPLY_SUBMITED');
});

test('lists, people and notices of other activities are not his to touch', async () => {
  const show = await makeRoadShow(world);
  const ana = await exhibitor(world, show);
  // The code of a phone is the newest message of all.
  world.clock.forward(600_000);
  await sentList(world, ana, show, [somebody()]);
  expect((await lockLists(world, rui, show, [ana.unitId ?? ''])).content).toMatchObject([{ refusal: 'NO_PERMISSION' }]);
  const [chan] = (await searchPeople(world, rui, show, '')).content;
  const about = `/staff/participants/${chan?.id}`;
  const because = { version: chan?.version, reason: 'A lost badge' };
  const tries: [path: string, body: object][] = [
    [`${about}/reveal`, { reason: 'To compare' }],
    [`${about}/arrangement`, { version: chan?.version, dinnerTable: '3', hotelRoom: '' }],
    [`${about}/revoke`, because],
    [`${about}/cancel`, because],
    [
      '/admin/exports',
      {
        kind: 'participants',
        language: 'en',
        columns: ['nameEn', 'documentNumber'],
        filter: { activityId: show },
        reason: 'For the hotel',
      },
    ],
  ];
  for (const [path, body] of tries) {
    expect(await world.call('post', path, { token: rui.token, body })).toMatchObject({
      status: 403,
      body: { code: 'NO_PERMISSION' },
    });
  }
});

test('an administrator gives a reviewer activities to decide about', async () => {
  const nobody = await makePerson(world, { name: 'Carla Sou', orgType: 'FUND_REVIEWER', unitId: null });
  const ana = await makeEnrollment(world, other, await unit('Ana Lei'));
  const before = await carryOut(world, nobody, decision('approve', [ana]));
  expect(before.content).toMatchObject([{ refusal: 'NO_PERMISSION' }]);
  const account = await world.call<{ account: { version: number } }>('get', `/admin/accounts/${nobody.accountId}`, mei);
  const given = await world.call('put', `/admin/accounts/${nobody.accountId}/memberships/${nobody.membershipIds[0]}`, {
    token: mei.token,
    body: { version: account.body.account.version, role: null, activities: [other] },
  });
  expect(given.status).toBe(200);
  await carryOut(world, nobody, decision('approve', [ana]));
  expect(await statusOf(ana)).toBe('{p}PASS');
});
