import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskActivity } from '#contract/activity/desk.ts';
import type { PortalSettings } from '#contract/setting.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import { openDesk } from '#tests/support/desk.ts';
import { administrator, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
  rui = await reviewer(world);
});
afterAll(() => world.close());

const read = async (person: Person) =>
  (await world.call<PortalSettings>('get', '/admin/settings', { token: person.token })).body;
const change = (person: Person, body: unknown) =>
  world.call<PortalSettings & ErrorBody>('put', '/admin/settings', { token: person.token, body });

test('before anybody set anything the usual values hold, with the holidays of two years', async () => {
  const settings = await read(rui);
  expect(settings.office).toMatchObject({ version: 0, updatedBy: null });
  expect(settings.holidays.value.days.map(({ date }) => date)).toContain('2027-02-06');
  expect((await readSettings(world)).product.code).toBe('FUND');
});

test('Mei sets the limits; Rui reads them; what changed is in the audit', async () => {
  const { status, body } = await change(mei, {
    group: 'limits',
    version: 0,
    value: { participants: 8, intendedUnits: 10 },
  });
  expect(status).toBe(200);
  expect(body.limits).toMatchObject({ version: 1, updatedBy: 'Mei Wong', value: { participants: 8 } });
  expect((await read(rui)).limits.value.participants).toBe(8);
  const [entry] = await world.db.query<{ changes: unknown; account_id: string }>(
    "select changes, account_id from audit_entry where action = 'setting.change' order by at desc limit 1",
  );
  expect(entry).toEqual({ account_id: mei.accountId, changes: [{ field: 'limits.participants', from: 5, to: 8 }] });
});

test('a new activity begins with the limits that are set, and one that was there keeps its own', async () => {
  const { begin, ask, lei } = await openDesk(world);
  const { limits } = await read(mei);
  const before = await begin();
  const value = { participants: 3, intendedUnits: 7 };
  await change(mei, { group: 'limits', version: limits.version, value });
  expect((await begin()).fields.settings).toMatchObject({ participantLimit: 3, intendedUnitLimit: 7 });
  const { body } = await ask<DeskActivity>(lei, 'get', `/admin/activities/${before.id}`);
  expect(body.fields.settings.participantLimit).toBe(before.fields.settings.participantLimit);
});

test('of two who change the same group the second is told', async () => {
  const { messages } = await read(mei);
  const value = { undoSeconds: 20, keptDays: 180 };
  expect((await change(mei, { group: 'messages', version: messages.version, value })).status).toBe(200);
  const late = await change(mei, {
    group: 'messages',
    version: messages.version,
    value: { ...value, undoSeconds: 30 },
  });
  expect(late).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  expect((await readSettings(world)).messages.undoSeconds).toBe(20);
});

test.each([
  ['a day that ends before it begins', { week: [[{ from: '13:00', until: '09:00' }], [], [], [], [], [], []] }],
  ['half a clock', { week: [[{ from: '9', until: '13:00' }], [], [], [], [], [], []] }],
  ['a week of six days', { week: [[], [], [], [], [], []] }],
])('%s is refused', async (_name, wrong) => {
  const { office } = await read(mei);
  const value = { ...office.value, ...wrong };
  const answer = await change(mei, { group: 'office', version: office.version, value });
  expect(answer).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
});

test('a holiday cannot be there twice', async () => {
  const { holidays } = await read(mei);
  const [first] = holidays.value.days;
  const value = { days: [first, first] };
  const answer = await change(mei, { group: 'holidays', version: holidays.version, value });
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ problem: 'notUnique' }] } });
});

test('a reviewer only reads, an exhibitor does not even that', async () => {
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
  const body = { group: 'exports', version: 0, value: { keptDays: 3 } };
  expect(await change(rui, body)).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
  expect((await world.call('get', '/admin/settings', { token: ana.token })).status).toBe(403);
  expect((await world.call('get', '/admin/settings')).status).toBe(401);
});
