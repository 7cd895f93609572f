import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#server/account/login/sessions.ts';
import { buildApp } from '#server/app.ts';
import { sweepFiles } from '#server/file/sweep-files.ts';
import { fileVersion, uploadSession } from '#server/file/tables.ts';
import { fieldOf, makeActivity, openFileWorld } from '#tests/support/files.ts';
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
  bento = await makePerson(world, { name: 'Bento', orgType: 'FUND_ADMIN' });
  carla = await makePerson(world, { name: 'Carla', orgType: 'EXHIBITOR' });
});
beforeEach(async () => {
  week = await makeActivity(world);
});
afterAll(() => world.close());

const logInAgain = async ({ accountId }: Person): Promise<string> =>
  (await openSession(world, accountId, null)).grant.accessToken;

const film = makeFilm({ seconds: 60, bytes: 3_000_000 });
const base64 = (text: string): string => Buffer.from(text).toString('base64');

interface Wanted {
  filename?: string;
  group?: string;
  size?: number;
  ownerId?: string;
}

const begin = async (token: string | null, wanted: Wanted = {}) => {
  const { filename = 'pavilion.mp4', group = 'VIDEO', size = film.length, ownerId = week } = wanted;
  const said = { ownerKind: 'ACTIVITY', ownerId, group, filename, fingerprint: 'of-the-film' };
  const response = await world.app.inject({
    method: 'POST',
    url: '/event-api/uploads',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': Object.entries(said)
        .map(([name, value]) => `${name} ${base64(value)}`)
        .join(','),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  return { status: response.statusCode, place: response.headers.location ?? '', body: response.body };
};

const tus = async (method: 'HEAD' | 'PATCH' | 'DELETE', place: string, token: string, more: object = {}) => {
  const { offset, bytes, ...headers } = more as { offset?: number; bytes?: Buffer } & Record<string, string>;
  const response = await world.app.inject({
    method,
    url: place,
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${token}`,
      ...(bytes ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) } : {}),
      ...headers,
    },
    ...(bytes ? { payload: bytes } : {}),
  });
  return { status: response.statusCode, offset: Number(response.headers['upload-offset']), headers: response.headers };
};

const storedBytes = async (): Promise<Buffer> => {
  const [{ files }] = [await fieldOf(world, ana.token, week, 'VIDEO')];
  const [version] = await world.db.orm
    .select()
    .from(fileVersion)
    .where(eq(fileVersion.id, files[0]?.newest.id ?? ''));
  return readFile(join(world.config.DATA_DIR, 'files', version?.storageKey ?? ''));
};

describe('in parts', () => {
  test('a film arrives, each part behind the one before', async () => {
    const { status, place } = await begin(ana.token);
    expect(status).toBe(201);
    expect(await tus('PATCH', place, ana.token, { offset: 0, bytes: film.subarray(0, 1_000_000) })).toMatchObject({
      status: 204,
      offset: 1_000_000,
    });
    expect(await tus('HEAD', place, ana.token)).toMatchObject({ offset: 1_000_000 });
    const last = await tus('PATCH', place, ana.token, { offset: 1_000_000, bytes: film.subarray(1_000_000) });
    expect(last).toMatchObject({ status: 204, offset: film.length });
    const { files, uploads } = await fieldOf(world, ana.token, week, 'VIDEO');
    expect(uploads).toEqual([]);
    expect(files).toMatchObject([{ id: last.headers['file-id'], newest: { state: 'CHECKING' } }]);
    await doJobs(world);
    expect((await storedBytes()).equals(film)).toBe(true);
    const [version] = await world.db.orm
      .select()
      .from(fileVersion)
      .where(eq(fileVersion.itemId, files[0]?.id ?? ''));
    expect(version).toMatchObject({ state: 'READY', sha256: createHash('sha256').update(film).digest('hex') });
    // Whoever did not hear the last answer asks again and hears the same.
    expect(await tus('HEAD', place, ana.token)).toMatchObject({ offset: film.length });
  });

  test('a part that is repeated, ahead, or too long changes nothing', async () => {
    const { place } = await begin(ana.token);
    const part = film.subarray(0, 1000);
    await tus('PATCH', place, ana.token, { offset: 0, bytes: part });
    expect(await tus('PATCH', place, ana.token, { offset: 0, bytes: part })).toMatchObject({ status: 409 });
    expect(await tus('PATCH', place, ana.token, { offset: 5000, bytes: part })).toMatchObject({ status: 409 });
    const tooLong = Buffer.alloc(film.length);
    expect(await tus('PATCH', place, ana.token, { offset: 1000, bytes: tooLong })).toMatchObject({ status: 413 });
    expect(await tus('HEAD', place, ana.token)).toMatchObject({ offset: 1000 });
  });

  test('what the field does not take is refused before a byte is sent', async () => {
    expect(await begin(ana.token, { size: 500 * 1024 * 1024 + 1 })).toMatchObject({ status: 413 });
    expect(await begin(ana.token, { size: 0 })).toMatchObject({ status: 400 });
    expect(await begin(ana.token, { filename: 'a.mov' })).toMatchObject({ status: 400 });
    expect(await begin(ana.token, { filename: '../a.mp4' })).toMatchObject({ status: 422 });
    expect(await begin(ana.token, { group: 'NO_SUCH' })).toMatchObject({ status: 400 });
    await begin(ana.token);
    expect(await begin(ana.token)).toMatchObject({ status: 409 });
  });

  test('the protocol is asked for by its name, and told', async () => {
    const { place } = await begin(ana.token);
    const odd: [string, object, number][] = [
      ['another version', { 'tus-resumable': '0.2.2' }, 412],
      ['no offset', { 'content-type': 'application/offset+octet-stream' }, 400],
      ['another type', { 'content-type': 'application/json', 'upload-offset': '0' }, 415],
    ];
    for (const [, headers, status] of odd)
      expect(await tus('PATCH', place, ana.token, headers)).toMatchObject({ status });
    const options = await world.app.inject({ method: 'OPTIONS', url: '/event-api/uploads' });
    expect(options.headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination,expiration',
    });
    for (const junk of ['%00', '..%2f', 'x'.repeat(90), week]) {
      expect((await tus('PATCH', `/event-api/uploads/${junk}`, ana.token, { offset: 0, bytes: film })).status).toBe(
        404,
      );
    }
  });
});

describe('whose upload it is', () => {
  test('nobody begins one without the right, and another’s is not there', async () => {
    expect(await begin(null)).toMatchObject({ status: 401 });
    expect(await begin(carla.token)).toMatchObject({ status: 403 });
    const { place } = await begin(ana.token);
    for (const token of [bento.token, carla.token]) {
      expect(await tus('HEAD', place, token)).toMatchObject({ status: 404 });
      expect(await tus('PATCH', place, token, { offset: 0, bytes: film })).toMatchObject({ status: 404 });
      expect(await tus('DELETE', place, token)).toMatchObject({ status: 404 });
      expect((await fieldOf(world, bento.token, week, 'VIDEO')).uploads).toEqual([]);
    }
  });

  test('the same person finds it from another device, and can give it up', async () => {
    const { place } = await begin(ana.token);
    await tus('PATCH', place, ana.token, { offset: 0, bytes: film.subarray(0, 1234) });
    const { uploads } = await fieldOf(world, ana.token, week, 'VIDEO');
    expect(uploads).toMatchObject([
      { filename: 'pavilion.mp4', fileSize: film.length, offset: 1234, fingerprint: 'of-the-film' },
    ]);
    expect(place).toContain(uploads[0]?.id);
    expect(await tus('DELETE', place, ana.token)).toMatchObject({ status: 204 });
    expect(await tus('HEAD', place, ana.token)).toMatchObject({ status: 404 });
    expect((await fieldOf(world, ana.token, week, 'VIDEO')).uploads).toEqual([]);
  });

  test('after two days without a sign of its sender it is swept away', async () => {
    const { place } = await begin(ana.token);
    await tus('PATCH', place, ana.token, { offset: 0, bytes: film.subarray(0, 1234) });
    const id = place.split('/').at(-1) ?? '';
    const [session] = await world.db.orm.select().from(uploadSession).where(eq(uploadSession.id, id));
    const part = join(world.config.DATA_DIR, 'files', `${session?.storageKey}.part`);
    expect((await stat(part)).size).toBe(1234);
    const before = world.clock.now();
    world.clock.forward(49 * 60 * 60 * 1000);
    await sweepFiles.run({ world, payload: {}, isLastTry: false, stopping: new AbortController().signal });
    world.clock.set(before);
    await expect(stat(part)).rejects.toThrow();
    const left = await world.db.orm.select().from(uploadSession).where(eq(uploadSession.id, id));
    expect(left).toEqual([]);
  });
});

test('one that nothing comes of leaves its place to a colleague, and may still take what is left', async () => {
  const field = { group: 'BANNER', filename: 'a.jpg', size: 1000 };
  const broken = await begin(ana.token, field);
  await tus('PATCH', broken.place, ana.token, { offset: 0, bytes: Buffer.alloc(10) });
  expect((await begin(bento.token, { ...field, filename: 'b.jpg' })).status).toBe(400);
  const before = world.clock.now();
  world.clock.forward(31 * 60 * 1000);
  // A login lasts half an hour.
  const [anaAgain, bentoAgain] = [await logInAgain(ana), await logInAgain(bento)];
  const other = await begin(bentoAgain, { ...field, filename: 'b.jpg' });
  expect(other.status).toBe(201);
  expect(await tus('PATCH', other.place, bentoAgain, { offset: 0, bytes: Buffer.alloc(1000) })).toMatchObject({
    status: 204,
  });
  const rest = { offset: 10, bytes: Buffer.alloc(990) };
  expect(await tus('PATCH', broken.place, anaAgain, rest)).toMatchObject({ status: 400 });
  expect((await fieldOf(world, bentoAgain, week, 'BANNER')).files).toHaveLength(1);
  expect(await tus('DELETE', broken.place, anaAgain)).toMatchObject({ status: 204 });
  world.clock.set(before);
});

describe('over a server that ends in the middle', () => {
  const open = async (): Promise<{ app: FastifyInstance; url: string }> => {
    const app = await buildApp(world, { webFolder: null });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/event-api/uploads` };
  };

  test('a connection that breaks in the middle of a part loses no more than was on its way', async () => {
    const { app, url } = await open();
    const { place } = await begin(ana.token);
    const half = film.subarray(0, 1_500_000);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
        socket.write(
          `PATCH ${place} HTTP/1.1\r\nhost: a\r\ntus-resumable: 1.0.0\r\nauthorization: Bearer ${ana.token}\r\ncontent-type: application/offset+octet-stream\r\nupload-offset: 0\r\ncontent-length: ${film.length}\r\n\r\n`,
        );
        socket.write(half, () => socket.end());
      });
      socket.once('error', () => undefined);
      socket.once('close', () => resolve());
      socket.resume();
    });
    // Another server answers while the first one still writes down what it had received.
    const arrived = async () => (await tus('HEAD', place, ana.token)).offset;
    await expect.poll(arrived).toBeGreaterThan(half.length - 256 * 1024);
    const offset = await arrived();
    expect(offset).toBeLessThanOrEqual(half.length);
    await tus('PATCH', place, ana.token, { offset, bytes: film.subarray(offset) });
    expect((await storedBytes()).equals(film)).toBe(true);
    await app.close();
  });

  test('the usual client goes on with another server where this one stopped', async () => {
    const first = await open();
    const { place } = await begin(ana.token);
    const headers = { authorization: `Bearer ${ana.token}` };
    await new Promise<void>((resolve) => {
      const upload: Upload = new Upload(film, {
        endpoint: first.url,
        uploadUrl: first.url.replace('/event-api/uploads', place),
        headers,
        chunkSize: 100_000,
        retryDelays: null,
        onChunkComplete: () => void first.app.close().then(resolve),
        onError: () => resolve(),
      });
      upload.start();
    });
    const stopped = await tus('HEAD', place, ana.token);
    expect(stopped.offset).toBeGreaterThanOrEqual(100_000);
    expect(stopped.offset).toBeLessThan(film.length);

    const second = await open();
    let sentFrom = -1;
    await new Promise<void>((resolve, reject) => {
      new Upload(film, {
        endpoint: second.url,
        uploadUrl: second.url.replace('/event-api/uploads', place),
        headers,
        chunkSize: 1_000_000,
        onProgress: (sent) => (sentFrom = sentFrom < 0 ? sent : sentFrom),
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
    await second.app.close();
    expect(sentFrom).toBeGreaterThanOrEqual(stopped.offset);
    expect((await storedBytes()).equals(film)).toBe(true);
  });
});
