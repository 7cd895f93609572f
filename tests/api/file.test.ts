import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import type { FileItem } from '#contract/file.ts';
import { fileItem } from '#server/file/tables.ts';
import { checkedUpload, fieldOf, makeActivity, makePdf, openFileWorld, photo, upload } from '#tests/support/files.ts';
import { makeFilm } from '#tests/support/mp4.ts';
import { doJobs } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let ana: Person;
let bento: Person;
let carla: Person;
let week: string;

beforeAll(async () => {
  world = await openFileWorld();
  ana = await makePerson(world, { name: 'Ana', orgType: 'FUND_ADMIN' });
  bento = await makePerson(world, { name: 'Bento', orgType: 'FUND_REVIEWER' });
  carla = await makePerson(world, { name: 'Carla', orgType: 'EXHIBITOR' });
});
beforeEach(async () => {
  week = await makeActivity(world);
});
afterAll(() => world.close());

const programme = { filename: '節目表.pdf', bytes: makePdf(3) };
const openLink = async (fileId: string, token?: string) => {
  const { body } = await world.call<{ url: string }>('post', `/files/${fileId}/link`, {
    ...(token ? { token } : {}),
    body: {},
  });
  return body.url.replace('/event-api', '');
};

describe('who may', () => {
  test('an administrator puts a file into a field, others may not, and a stranger is nobody', async () => {
    expect(await upload(world, ana.token, week, 'ATTACHMENT', programme)).toMatchObject({
      status: 200,
      body: {
        fileType: 'ATTACHMENT',
        filename: '節目表.pdf',
        fileSize: expect.any(Number),
        newest: { filename: '節目表.pdf', state: 'CHECKING' },
      },
    });
    for (const { token } of [bento, carla]) {
      const answer = await upload(world, token, week, 'ATTACHMENT', programme);
      expect(answer).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
    }
    expect(await upload(world, null, week, 'ATTACHMENT', programme)).toMatchObject({ status: 401 });
  });

  test('a field that activities do not have is not found', async () => {
    const answer = await upload(world, ana.token, week, 'CERTIFICATE', programme);
    expect(answer).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });

  test('everybody sees what a published activity shows, and nobody outside sees a draft', async () => {
    const draft = await makeActivity(world, 'DRAFT');
    const shown = await checkedUpload(world, ana.token, week, 'ATTACHMENT', programme);
    const hidden = await checkedUpload(world, ana.token, draft, 'ATTACHMENT', programme);

    expect((await fieldOf(world, undefined, week, 'ATTACHMENT')).files).toMatchObject([{ id: shown.id }]);
    expect((await fieldOf(world, bento.token, draft, 'ATTACHMENT')).files).toMatchObject([{ id: hidden.id }]);
    for (const more of [{}, { token: carla.token }]) {
      const field = await world.call('get', `/files/ACTIVITY/${draft}/ATTACHMENT`, more);
      expect(field).toMatchObject({ status: 404 });
      expect(await world.call('post', `/files/${hidden.id}/link`, { ...more, body: {} })).toMatchObject({
        status: 404,
      });
      expect(await world.call('get', `/files/${hidden.id}/preview`, more)).toMatchObject({ status: 404 });
      expect(await world.call('get', `/public/api/v1/files/${hidden.id}`, more)).toMatchObject({ status: 404 });
    }
  });

  test('only an administrator describes, replaces and deletes', async () => {
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', programme);
    const body = { description: 'Three days' };
    for (const { token } of [bento, carla]) {
      expect(await world.call('put', `/files/${file.id}`, { token, body })).toMatchObject({ status: 403 });
      expect(await world.call('delete', `/files/${file.id}`, { token })).toMatchObject({ status: 403 });
      expect(await upload(world, token, week, 'ATTACHMENT', { ...programme, replaces: file.id })).toMatchObject({
        status: 403,
      });
    }
    const told = await world.call('put', `/files/${file.id}`, { token: ana.token, body });
    expect(told).toMatchObject({ status: 200, body: { description: 'Three days' } });
    const long = await world.call('put', `/files/${file.id}`, {
      token: ana.token,
      body: { description: 'x'.repeat(71) },
    });
    expect(long).toMatchObject({ status: 400, body: { fields: [{ path: 'description', problem: 'tooLong' }] } });
  });
});

test('what is said of a file in one language leaves what is said in the other', async () => {
  const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', programme);
  const say = (body: object) => world.call<FileItem>('put', `/files/${file.id}`, { token: ana.token, body });
  await say({ description: '節目表' });
  expect((await say({ descriptionEn: 'Programme' })).body).toMatchObject({
    description: '節目表',
    descriptionEn: 'Programme',
  });
  expect((await say({})).body).toMatchObject({ description: '節目表', descriptionEn: 'Programme' });
  expect((await say({ descriptionEn: 'x'.repeat(71) })).status).toBe(400);
});

describe('until it has been checked', () => {
  test('nothing of a file is served', async () => {
    const { body } = await upload(world, ana.token, week, 'ATTACHMENT', programme);
    expect(await world.call('post', `/files/${body.id}/link`, { token: ana.token, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'ATTACHMENT_REJECT_OR_PROCESS' },
    });
    expect(await world.call('get', `/public/api/v1/files/${body.id}`)).toMatchObject({ status: 404 });
    expect((await fieldOf(world, undefined, week, 'ATTACHMENT')).files).toEqual([]);
  });

  test('then its facts are known, and that no scanner looked at it', async () => {
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', programme);
    expect(file.newest).toMatchObject({
      state: 'READY',
      facts: { pages: 3 },
      scan: 'NOT_SCANNED',
      previews: [320, 960, 1920],
    });
    const film = await checkedUpload(world, ana.token, week, 'VIDEO', {
      filename: 'pavilion.mp4',
      bytes: makeFilm({ seconds: 90, width: 1280, height: 720 }),
    });
    expect(film.newest).toMatchObject({ state: 'READY', facts: { seconds: 90, width: 1280, height: 720 } });
    expect(film.newest.facts.codec).toMatch(/^avc1/);
  });

  test('a look that the machine cut short is done once more: one dead process refuses no good file, two do', async () => {
    const dying = async (processes: number) => {
      let left = processes;
      const cutShort = (message: unknown) => {
        const { process: look } = message as { process: ChildProcess };
        if (left-- > 0) look.once('spawn', () => look.kill('SIGKILL'));
      };
      subscribe('child_process', cutShort);
      try {
        return (await checkedUpload(world, ana.token, await makeActivity(world), 'ATTACHMENT', programme)).newest;
      } finally {
        unsubscribe('child_process', cutShort);
      }
    };
    expect(await dying(1)).toMatchObject({ state: 'READY', facts: { pages: 3 } });
    expect(await dying(2)).toMatchObject({ state: 'REFUSED', refusal: { problem: 'UNREADABLE' } });
  });
});

describe('opening', () => {
  test('a picture opens in the window, and runs nothing there either', async () => {
    const sent = { filename: 'stand.jpg', bytes: await photo() };
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', sent);
    const { headers } = await world.call<string>('get', await openLink(file.id));
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'content-disposition': expect.stringMatching(/^inline; filename="stand\.jpg"/),
    });
  });

  test('a link holds for a minute, for this file, and the browser runs nothing of it', async () => {
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', programme);
    const link = await openLink(file.id);
    const opened = await world.call<string>('get', link);
    expect(opened.status).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringContaining("filename*=UTF-8''%E7%AF%80%E7%9B%AE%E8%A1%A8.pdf"),
      'cache-control': 'private, no-store',
    });
    expect(opened.headers['content-disposition']).toMatch(/^inline/);
    expect(await world.call('get', `${link.slice(0, -3)}AAA`)).toMatchObject({ status: 404 });
    world.clock.forward(60_001);
    expect(await world.call('get', link)).toMatchObject({ status: 404, body: { code: 'ATTACHMENT_NOT_FOUND' } });
  });

  test('a film is given in the ranges that a player asks for', async () => {
    const bytes = makeFilm({ seconds: 10, bytes: 50_000 });
    const film = await checkedUpload(world, ana.token, week, 'VIDEO', { filename: 'a.mp4', bytes });
    const part = async (range: string) => {
      const response = await world.app.inject({
        url: `/event-api/public/api/v1/files/${film.id}`,
        headers: { range, 'accept-encoding': 'br, gzip' },
      });
      return { status: response.statusCode, range: response.headers['content-range'], bytes: response.rawPayload };
    };
    expect(await part('bytes=100-199')).toEqual({
      status: 206,
      range: 'bytes 100-199/50000',
      bytes: bytes.subarray(100, 200),
    });
    expect(await part('bytes=49990-')).toMatchObject({ status: 206, bytes: bytes.subarray(49_990) });
    expect(await part('bytes=-10')).toMatchObject({ status: 206, bytes: bytes.subarray(-10) });
    expect(await part('bytes=0-999999')).toMatchObject({ status: 206, range: 'bytes 0-49999/50000' });
    expect(await part('bytes=50000-')).toMatchObject({ status: 416, range: 'bytes */50000' });
    expect(await part('bytes=9-3')).toMatchObject({ status: 416 });
    expect(await part('apples=1-2')).toMatchObject({ status: 200, bytes });
  });

  test('pictures come turned, in three widths, without where they were taken', async () => {
    const original = await photo(1600, 900);
    const banner = await checkedUpload(world, ana.token, week, 'BANNER', {
      filename: 'hall.jpg',
      bytes: await photo(900, 1600),
    });
    expect(banner.newest.facts).toEqual({ width: 1600, height: 900, colours: 'RGB' });
    expect((await sharp(original).metadata()).exif?.includes('Ho Ana')).toBe(true);
    for (const width of [320, 960, 1920]) {
      const response = await world.app.inject({
        url: `/event-api/public/api/v1/activities/${week}/banner?width=${width}&version=${banner.newest.id}`,
      });
      const seen = await sharp(response.rawPayload).metadata();
      expect([response.statusCode, seen.width, seen.exif, seen.orientation]).toEqual([
        200,
        Math.min(width, 1600),
        undefined,
        undefined,
      ]);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test.each(['shortcut', 'SHORTCUT'])('an activity without a %s says so', async (picture) => {
    const answer = await world.call('get', `/public/api/v1/activities/${week}/${picture}?width=320`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'ATTACHMENT_NOT_FOUND' } });
  });
});

describe('the rules of the field', () => {
  const refused = async (group: 'ATTACHMENT' | 'BANNER', filename: string, bytes: Buffer) =>
    (await upload(world, ana.token, week, group, { filename, bytes })).body;

  test('size, type and count', async () => {
    expect(await refused('ATTACHMENT', 'a.pdf', Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      fields: [{ path: 'file', problem: 'tooLarge', params: { limit: 5 } }],
    });
    expect(await refused('ATTACHMENT', 'a.exe', Buffer.from('MZ'))).toMatchObject({ code: 'PARAMS_ERROR' });
    expect(await refused('ATTACHMENT', 'a.pdf', Buffer.alloc(0))).toMatchObject({ code: 'PARAMS_ERROR' });
    for (let at = 0; at < 5; at++) {
      expect(await refused('ATTACHMENT', `${at}.pdf`, makePdf())).toMatchObject({ newest: { state: 'CHECKING' } });
    }
    expect(await refused('ATTACHMENT', '5.pdf', makePdf())).toMatchObject({
      fields: [{ path: 'file', problem: 'tooMany', params: { limit: 5 } }],
    });
  });

  test('two at once do not both take the last place', async () => {
    const all = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg'].map(async (name) => refused('BANNER', name, await photo(900, 1600))),
    );
    expect(all.filter((one) => one.code === undefined)).toHaveLength(1);
  });

  test('a name is there once', async () => {
    await upload(world, ana.token, week, 'ATTACHMENT', programme);
    const again = await upload(world, ana.token, week, 'ATTACHMENT', { ...programme, filename: '節目表.PDF' });
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE_FILE_NAME' } });
  });
});

describe('replacing and deleting', () => {
  test('a new version is checked before it takes the place of the old one, which stays in the history', async () => {
    const first = await checkedUpload(world, ana.token, week, 'ATTACHMENT', programme);
    await upload(world, ana.token, week, 'ATTACHMENT', { filename: 'v2.pdf', bytes: makePdf(5), replaces: first.id });
    expect((await fieldOf(world, undefined, week, 'ATTACHMENT')).files[0]?.newest.filename).toBe('節目表.pdf');
    await doJobs(world);
    const [now] = (await fieldOf(world, ana.token, week, 'ATTACHMENT')).files;
    expect(now).toMatchObject({
      id: first.id,
      versions: 2,
      newest: { filename: 'v2.pdf' },
      released: { facts: { pages: 5 } },
    });
  });

  test('a waiting file may be deleted, a reviewed one only replaced, one that is not applicable neither', async () => {
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', programme);
    const judge = (result: 'REJECT' | 'CANCEL') =>
      world.db.orm.update(fileItem).set({ result, reply: 'Too dark' }).where(eq(fileItem.id, file.id));
    await judge('REJECT');
    expect(await world.call('delete', `/files/${file.id}`, { token: ana.token })).toMatchObject({
      status: 409,
      body: { code: 'STATUS_ERROR' },
    });
    const better = { filename: 'better.pdf', bytes: makePdf(), replaces: file.id };
    expect(await upload(world, ana.token, week, 'ATTACHMENT', better)).toMatchObject({
      status: 200,
      body: { result: null, reply: '', versions: 2 },
    });
    await judge('CANCEL');
    const third = { ...better, filename: 'third.pdf' };
    expect(await upload(world, ana.token, week, 'ATTACHMENT', third)).toMatchObject({ status: 409 });
  });

  test('a deleted file is gone for everybody, and its bytes with the next sweep', async () => {
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', programme);
    const link = await openLink(file.id, ana.token);
    expect(await world.call('delete', `/files/${file.id}`, { token: ana.token })).toMatchObject({ status: 200 });
    expect(await world.call('delete', `/files/${file.id}`, { token: ana.token })).toMatchObject({ status: 404 });
    expect((await fieldOf(world, ana.token, week, 'ATTACHMENT')).files).toEqual([]);
    await sweep();
    expect(await world.call('get', link)).toMatchObject({ status: 404 });
  });
});

async function sweep(): Promise<void> {
  const { sweepFiles } = await import('#server/file/sweep-files.ts');
  await sweepFiles.run({ world, payload: {}, isLastTry: false, stopping: new AbortController().signal });
}
