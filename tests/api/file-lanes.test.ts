import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileItem } from '#contract/file.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { Field } from '#server/file/field.ts';
import { fileJobs } from '#server/file/jobs.ts';
import { keepBytes } from '#server/file/keep-bytes.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import {
  fieldOf,
  makeActivity,
  makeTangledPdf,
  openFileWorld,
  photo,
  type Sent,
  upload,
} from '#tests/support/files.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let ana: Person;
let week: string;

beforeAll(async () => {
  world = await openFileWorld();
  ana = await makePerson(world, { name: 'Ana', orgType: 'FUND_ADMIN' });
  week = await makeActivity(world);
});
afterAll(() => world.close());

const send = async (group: FileGroup, sent: Sent): Promise<string> => {
  const { status, body } = await upload(world, ana.token, week, group, sent);
  expect(status).toBe(200);
  return body.id;
};
const stateOf = async (group: FileGroup, id: string): Promise<FileItem['newest']['state'] | undefined> =>
  (await fieldOf(world, ana.token, week, group)).files.find((file) => file.id === id)?.newest.state;

test("a person's picture does not stand in line behind those that the demo draws", async () => {
  const bytes = await photo(960, 1600);
  const drawn: Field[] = [];
  for (let at = 0; at < 12; at++) {
    const field: Field = { ownerKind: 'ACTIVITY', ownerId: await makeActivity(world), group: 'BANNER' };
    await keepBytes(world, ana.accountId, field, { filename: 'drawn.jpg', bytes });
    drawn.push(field);
  }
  const own = await send('SHORTCUT', { filename: 'own.jpg', bytes });
  const stop = await startJobs(world, fileJobs);
  await expect.poll(() => stateOf('SHORTCUT', own), { timeout: 30_000, interval: 50 }).toBe('READY');
  const states = await Promise.all(
    drawn.map(async ({ ownerId }) => (await fieldOf(world, ana.token, ownerId, 'BANNER')).files[0]?.newest.state),
  );
  expect(states).toContain('CHECKING');
  await stop();
});

test('a photo is let through and everybody is answered while a document that nobody gets to the end of is looked at, and another one waits', async () => {
  const tangled = await send('ATTACHMENT', { filename: 'a.pdf', bytes: makeTangledPdf() });
  const behind = await send('ATTACHMENT', { filename: 'b.pdf', bytes: makeTangledPdf() });
  const stop = await startJobs(world, fileJobs);
  const begun = async () =>
    (await world.db.query("select 1 from job where kind = 'file.check' and leased_until is not null")).length;
  await expect.poll(begun).toBe(1);

  const banner = await send('BANNER', { filename: 'a.jpg', bytes: await photo(960, 1600) });
  await expect.poll(() => stateOf('BANNER', banner), { timeout: 30_000, interval: 50 }).toBe('READY');
  for (let asked = 0; asked < 20; asked++) expect((await world.call('get', '/health')).status).toBe(200);
  expect([await stateOf('ATTACHMENT', tangled), await stateOf('ATTACHMENT', behind)]).toEqual(['CHECKING', 'CHECKING']);

  // It waits for the look at hand, and what was known of the document before its page was drawn holds.
  await stop();
  expect(await stateOf('ATTACHMENT', tangled)).toBe('READY');
});
