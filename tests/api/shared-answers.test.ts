import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { activity } from '#server/activity/tables.ts';
import { makeActivity } from '#tests/support/enrollments.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const ask = (id: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: `/event-api/activities/${id}`, headers });
const nameOf = async (id: string, headers?: Record<string, string>) =>
  (await ask(id, headers)).json<{ nameEn: string }>().nameEn;
const rename = (id: string, nameEn: string) => world.db.orm.update(activity).set({ nameEn }).where(eq(activity.id, id));

test('visitors who ask the same within two seconds share one answer, until something changes', async () => {
  const id = await makeActivity(world, 'ROADSHOW', 'Shared');
  const asked = vi.spyOn(world.db, 'orm', 'get');
  const names = await Promise.all([1, 2, 3].map(() => nameOf(id)));
  expect(names).toEqual(['Shared', 'Shared', 'Shared']);
  const once = asked.mock.calls.length;
  expect(await nameOf(id)).toBe('Shared');
  expect(asked).toHaveBeenCalledTimes(once);

  await rename(id, 'Changed');
  expect(await nameOf(id)).toBe('Changed');
  await world.db.transaction((tx) => tx.query('update activity set name_en = $2 where id = $1', [id, 'Changed again']));
  expect(await nameOf(id)).toBe('Changed again');
  const before = asked.mock.calls.length;
  world.clock.forward(2000);
  expect(await nameOf(id)).toBe('Changed again');
  expect(asked.mock.calls.length).toBeGreaterThan(before);
});

test('whoever is logged in is answered by the database itself', async () => {
  const id = await makeActivity(world, 'ROADSHOW', 'Read');
  const { token } = await makePerson(world, { name: 'Ana', orgType: 'EXHIBITOR' });
  await nameOf(id);
  const asked = vi.spyOn(world.db, 'orm', 'get');
  expect(await nameOf(id, { authorization: `Bearer ${token}` })).toBe('Read');
  expect(asked).toHaveBeenCalled();
});

test('a refusal is nobody else’s: what was not there is found once it is', async () => {
  const id = await makeActivity(world, 'ROADSHOW', 'Draft');
  await world.db.orm.update(activity).set({ state: 'DRAFT' }).where(eq(activity.id, id));
  expect((await ask(id)).statusCode).toBe(404);
  await world.db.orm.update(activity).set({ state: 'ACTIVE' }).where(eq(activity.id, id));
  expect(await nameOf(id)).toBe('Draft');
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
  ['gzip', 'GZIP ; q=0.5', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
] as const)('is sent as %s to whoever reads %s', async (encoding, accepted, unpacked) => {
  const id = await makeActivity(world, 'ROADSHOW', 'Long');
  await world.db.orm
    .update(activity)
    .set({ descriptionEn: 'Long and wide. '.repeat(200) })
    .where(eq(activity.id, id));
  const plain = await ask(id);
  const answer = await ask(id, { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toContain('accept-encoding');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(unpacked(answer.rawPayload).toString()).toBe(plain.body);
});
