import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard, ListedEnrollment } from '#contract/dashboard.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { instantOf } from '#domain/instant.ts';
import { makeActivity, makeEnrollment } from '#tests/support/enrollments.ts';
import { administrator, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

interface Page {
  content: ListedEnrollment[];
  next: string | null;
}

let world: TestWorld;
let rui: Person;
let week: string;
let show: string;
beforeAll(async () => {
  // Half past eleven at night in Macau on the twentieth, so that the next one is on another day there.
  world = await openTestWorld({ now: '2026-11-20T15:30:00.000Z' });
  week = await makeActivity(world, 'STWEEK', 'Science week');
  show = await makeActivity(world, 'ROADSHOW', 'Road show');
  const apply = async (activityId: string, name: string, more = {}) =>
    makeEnrollment(world, activityId, await makePerson(world, { name, orgType: 'EXHIBITOR' }), more);
  await apply(week, 'Ana Lei');
  await apply(week, 'Bento Dias', { status: '{p}PASS' });
  await apply(week, 'Carla Sou', { status: 'APPLY_CANCELED' });
  world.clock.forward(60 * 60_000);
  await apply(show, 'Duarte Vong');
  rui = await reviewer(world);
});
afterAll(() => world.close());

const list = async (query: Record<string, string>, person = rui) =>
  world.call<Page & ErrorBody>('get', `/admin/enrollments?${new URLSearchParams(query)}`, { token: person.token });
const units = async (query: Record<string, string>) =>
  (await list(query)).body.content.map(({ unitNames }) => unitNames.en.split("'")[0]);

test('registrations are counted by the day in Macau, by activity and by category', async () => {
  const { body } = await world.call<Dashboard>('get', '/admin/dashboard', { token: rui.token });
  expect(body.perDay).toHaveLength(30);
  expect(body.perDay.slice(-2)).toEqual([
    { day: '2026-11-20', count: 3 },
    { day: '2026-11-21', count: 1 },
  ]);
  expect(body.perActivity).toMatchObject([
    { activityId: week, count: 2, waiting: 1 },
    { activityId: show, count: 1, waiting: 1 },
  ]);
  expect(body.perCategory).toEqual([
    { category: 'STWEEK', count: 2 },
    { category: 'ROADSHOW', count: 1 },
  ]);
});

test('each number leads to the list behind it', async () => {
  expect(await units({ day: '2026-11-21' })).toEqual(['Duarte Vong']);
  expect(await units({ activityId: week, status: 'FUND_PASS' })).toEqual(['Bento Dias']);
  expect(await units({ category: 'ROADSHOW' })).toEqual(['Duarte Vong']);
  expect(await units({})).toHaveLength(4);
});

test('the list is searched by the unit and by whoever applied, within its filters', async () => {
  expect(await units({ search: 'duarte' })).toEqual(['Duarte Vong']);
  expect(await units({ search: 'bento.dias' })).toEqual(['Bento Dias']);
  expect(await units({ search: 'unit', category: 'STWEEK', size: '2' })).toEqual(['Carla Sou', 'Bento Dias']);
  expect(await units({ search: 'ana', status: 'FUND_PASS' })).toEqual([]);
  const { next } = (await list({ search: 'unit', size: '3' })).body;
  expect(await units({ search: 'unit', size: '3', after: next ?? '' })).toEqual(['Ana Lei']);
});

test('the list goes on page by page, and each is there once', async () => {
  const found: string[] = [];
  let after = '';
  do {
    const { body } = await list({ category: 'STWEEK', size: '1', ...(after ? { after } : {}) });
    found.push(...body.content.map(({ id }) => id));
    after = body.next ?? '';
  } while (after);
  expect(new Set(found).size).toBe(3);
  expect(found).toHaveLength(3);
});

test('a status that is none is refused, and a stranger sees nothing', async () => {
  expect((await list({ status: 'LOST' })).body).toMatchObject({ code: 'PARAMS_ERROR', fields: [{ path: 'status' }] });
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
  expect((await list({}, ana)).status).toBe(403);
  expect((await world.call('get', '/admin/dashboard', { token: ana.token })).status).toBe(403);
  expect((await world.call('get', '/admin/dashboard')).status).toBe(401);
  const mei = await administrator(world);
  expect((await list({}, mei)).status).toBe(200);
});

test('each row says whose turn it is, and for how long in office hours', async () => {
  // From Saturday to Monday evening the office worked for one day.
  world.clock.set(instantOf(Date.parse('2026-11-23T20:00:00+08:00')));
  rui = await reviewer(world);
  const rows = (await list({})).body.content.map(({ unitNames, turn, workedMs }) => [
    unitNames.en.split("'")[0],
    turn,
    workedMs / 3_600_000,
  ]);
  expect(rows[0]).toEqual(['Duarte Vong', 'FUND', 7.25]);
  expect(rows.slice(1).map(([name, turn]) => [name, turn])).toEqual([
    ['Carla Sou', null],
    ['Bento Dias', 'FUND'],
    ['Ana Lei', 'FUND'],
  ]);
});
