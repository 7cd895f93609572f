import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { PhoneField } from '#contract/file.ts';
import { membership } from '#server/account/tables.ts';
import { sweepFiles } from '#server/file/sweep-files.ts';
import { fileItem, phoneLink } from '#server/file/tables.ts';
import { fieldOf, makeActivity, openFileWorld, photo } from '#tests/support/files.ts';
import { doJobs } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let ana: Person;
let bento: Person;
let carla: Person;
let week: string;
let picture: Buffer;

beforeAll(async () => {
  world = await openFileWorld();
  picture = await photo(640, 400);
});
beforeEach(async () => {
  ana = await makePerson(world, { name: 'Ana', orgType: 'FUND_ADMIN' });
  bento = await makePerson(world, { name: 'Bento', orgType: 'FUND_ADMIN' });
  carla = await makePerson(world, { name: 'Carla', orgType: 'EXHIBITOR' });
  week = await makeActivity(world);
});
afterAll(() => world.close());

interface Link {
  id: string;
  url: string;
  secondsLeft: number;
}
const ask = (who: Person, group = 'ATTACHMENT', ownerId = week) =>
  world.call<Link & { code?: string }>('post', `/files/ACTIVITY/${ownerId}/${group}/phone-links`, { token: who.token });
const linkOf = async (who: Person, group?: string): Promise<string> =>
  (await ask(who, group)).body.url.split('#')[1] ?? '';
const opened = (link: string) =>
  world.call<PhoneField & { code?: string }>('get', '/phone-field', { headers: { 'phone-link': link } });

const base64 = (text: string): string => Buffer.from(text).toString('base64');
interface Sent {
  filename?: string;
  group?: string;
  ownerId?: string;
  replaces?: string | undefined;
}
const begin = async (
  link: string,
  { filename = 'stand.jpg', group = 'ATTACHMENT', ownerId = week, replaces }: Sent = {},
) => {
  const said = {
    ownerKind: 'ACTIVITY',
    ownerId,
    group,
    filename,
    fingerprint: `of-${filename}`,
    ...(replaces ? { replaces } : {}),
  };
  const response = await world.app.inject({
    method: 'POST',
    url: '/event-api/uploads',
    headers: {
      'tus-resumable': '1.0.0',
      'phone-link': link,
      'upload-length': String(picture.length),
      'upload-metadata': Object.entries(said)
        .map(([name, value]) => `${name} ${base64(value)}`)
        .join(','),
    },
  });
  return {
    status: response.statusCode,
    code: response.body && response.json().code,
    place: String(response.headers.location),
  };
};
const part = async (link: string, place: string, from: number, to: number): Promise<number> => {
  const response = await world.app.inject({
    method: 'PATCH',
    url: place,
    headers: {
      'tus-resumable': '1.0.0',
      'phone-link': link,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(from),
    },
    payload: picture.subarray(from, to),
  });
  return response.statusCode;
};
const over = { status: 410, body: { code: 'LINK_HAS_EXPIRED' } };

test('a phone without a login sends a picture by parts to the field it was shown, and the desktop sees it come', async () => {
  const link = await linkOf(ana);
  expect((await opened(link)).body).toMatchObject({
    ownerKind: 'ACTIVITY',
    ownerId: week,
    group: 'ATTACHMENT',
    secondsLeft: 900,
    field: { files: [], writings: ['add'] },
  });

  const { status, place } = await begin(link);
  expect(status).toBe(201);
  expect(await part(link, place, 0, 1000)).toBe(204);
  const coming = await fieldOf(world, ana.token, week, 'ATTACHMENT');
  expect(coming.uploads).toMatchObject([{ filename: 'stand.jpg', offset: 1000, fileSize: picture.length }]);
  // Another phone, or the same one later: the link shows it where it can be gone on with.
  expect((await opened(link)).body.field.uploads).toMatchObject([{ fingerprint: 'of-stand.jpg', offset: 1000 }]);

  expect(await part(link, place, 1000, picture.length)).toBe(204);
  await doJobs(world);
  expect((await fieldOf(world, ana.token, week, 'ATTACHMENT')).files).toMatchObject([
    { newest: { filename: 'stand.jpg', state: 'READY' } },
  ]);
  expect((await opened(link)).body.field.files).toHaveLength(1);
});

describe('a link opens one field, in the name of whoever asked', () => {
  test('not another field, not another thing, not an upload of the same person elsewhere', async () => {
    const link = await linkOf(ana);
    const other = await makeActivity(world);
    expect(await begin(link, { group: 'BANNER' })).toMatchObject({ status: 403, code: 'NO_PERMISSION' });
    expect(await begin(link, { ownerId: other })).toMatchObject({ status: 403, code: 'NO_PERMISSION' });
    const elsewhere = await begin(await linkOf(ana, 'BANNER'), { group: 'BANNER' });
    expect(elsewhere.status).toBe(201);
    expect(await part(link, elsewhere.place, 0, 100)).toBe(404);
  });

  test('not what another person has under way in the same field', async () => {
    const { place } = await begin(await linkOf(ana));
    expect(await part(await linkOf(bento), place, 0, 100)).toBe(404);
  });

  test('not in the place of a file that is there', async () => {
    const link = await linkOf(ana);
    const { place } = await begin(link);
    await part(link, place, 0, picture.length);
    await doJobs(world);
    const [file] = (await fieldOf(world, ana.token, week, 'ATTACHMENT')).files;
    expect(await begin(link, { filename: 'other.jpg', replaces: file?.id })).toMatchObject({ status: 403 });
    expect(await world.call('delete', `/files/${file?.id}`, { headers: { 'phone-link': link } })).toMatchObject({
      status: 401,
    });
  });

  test('nothing of what was said about the files that are there', async () => {
    const link = await linkOf(ana);
    const { place } = await begin(link);
    await part(link, place, 0, picture.length);
    await doJobs(world);
    await world.db.orm.update(fileItem).set({ description: 'seen by Ana', reply: 'too dark', mark: 'PRE' });
    expect((await opened(link)).body.field.files).toMatchObject([{ description: '', reply: '', mark: '' }]);
  });

  test('no file of another type', async () => {
    const link = await linkOf(ana);
    expect(await begin(link, { filename: 'stand.exe' })).toMatchObject({ status: 400, code: 'PARAMS_ERROR' });
    // A name alone does not make a picture: what is inside is looked at.
    const { place } = await begin(link, { filename: 'stand.pdf' });
    expect(await part(link, place, 0, picture.length)).toBe(204);
    await doJobs(world);
    expect((await opened(link)).body.field.files).toMatchObject([{ newest: { state: 'REFUSED' }, released: null }]);
  });

  test('no call beside those for the field', async () => {
    const link = await linkOf(ana);
    const headers = { 'phone-link': link };
    expect(await world.call('get', '/profile', { headers })).toMatchObject({ status: 401 });
    expect(await world.call('get', '/profile', { token: link })).toMatchObject({ status: 401 });
    expect(await world.call('post', `/files/ACTIVITY/${week}/ATTACHMENT/phone-links`, { headers })).toMatchObject({
      status: 401,
    });
  });

  test('whoever may not add there gets none', async () => {
    expect(await ask(carla)).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
    const draft = await makeActivity(world, 'DRAFT');
    expect(await ask(carla, 'ATTACHMENT', draft)).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });

  test('as many files as the field takes, and no more', async () => {
    const link = await linkOf(ana, 'BANNER');
    expect((await begin(link, { group: 'BANNER', filename: 'one.jpg' })).status).toBe(201);
    expect((await begin(link, { group: 'BANNER', filename: 'two.jpg' })).status).toBe(400);
  });
});

describe('a link ends', () => {
  test('after a quarter of an hour, unless something comes', async () => {
    const link = await linkOf(ana);
    const { place } = await begin(link);
    world.clock.forward(14 * 60_000);
    expect(await part(link, place, 0, 100)).toBe(204);
    world.clock.forward(14 * 60_000);
    expect(await opened(link)).toMatchObject({ status: 200, body: { secondsLeft: 60 } });
    world.clock.forward(61_000);
    expect(await opened(link)).toMatchObject(over);
    expect(await part(link, place, 100, 200)).toBe(410);
    expect(await begin(link)).toMatchObject({ status: 410, code: 'LINK_HAS_EXPIRED' });
    // A new one goes on where the old one stopped.
    expect(await part(await linkOf(ana), place, 100, 200)).toBe(204);
  });

  test('with the login of whoever asked, and with their right', async () => {
    const link = await linkOf(ana);
    await world.call('post', '/login/logout', { token: ana.token });
    expect(await opened(link)).toMatchObject(over);

    const ofBento = await linkOf(bento);
    await world.db.orm
      .update(membership)
      .set({ endedAt: world.clock.now() })
      .where(eq(membership.accountId, bento.accountId));
    expect(await opened(ofBento)).toMatchObject(over);
    expect(await begin(ofBento)).toMatchObject({ status: 410 });
  });

  test('when it is ended, and by its own login alone', async () => {
    const { body } = await ask(ana);
    const link = body.url.split('#')[1] ?? '';
    const end = (who: Person) => world.call('delete', `/phone-links/${body.id}`, { token: who.token });
    expect(await end(bento)).toMatchObject({ status: 404 });
    expect(await opened(link)).toMatchObject({ status: 200 });
    expect(await end(ana)).toMatchObject({ status: 200 });
    expect(await opened(link)).toMatchObject(over);
  });

  test('asked for once more it is the same, so that a phone at work goes on; once ended it is another', async () => {
    const { body } = await ask(ana);
    world.clock.forward(10 * 60_000);
    const again = await ask(ana);
    expect(again.body).toEqual(body);
    await world.call('delete', `/phone-links/${body.id}`, { token: ana.token });
    expect((await ask(ana)).body.id).not.toBe(body.id);
  });

  test('after four hours in any case', async () => {
    const link = await linkOf(ana);
    const { place } = await begin(link);
    for (let at = 0; at < 20; at++) {
      world.clock.forward(12 * 60_000);
      const answer = await part(link, place, at * 100, at * 100 + 100);
      expect(answer).toBe(at < 19 ? 204 : 410);
    }
  });

  test('and one that was never made opens nothing', async () => {
    const link = await linkOf(ana);
    for (const made of [`${link}a`, `a${link}`, link.replace(/^..../, 'AAAA'), 'x'.repeat(60)]) {
      expect(await opened(made)).toMatchObject(over);
    }
  });

  test('at most ten are open for a login', async () => {
    for (let at = 0; at < 10; at++) expect((await ask(ana, 'ATTACHMENT', await makeActivity(world))).status).toBe(200);
    expect(await ask(ana)).toMatchObject({ status: 429, body: { code: 'REQUEST_TOO_FREQUENTLY' } });
  });

  test('what is over is swept away', async () => {
    await linkOf(ana);
    world.clock.forward(16 * 60_000);
    await sweepFiles.run({ world, payload: {}, isLastTry: false, stopping: new AbortController().signal });
    expect(await world.db.orm.$count(phoneLink)).toBe(0);
  });
});
