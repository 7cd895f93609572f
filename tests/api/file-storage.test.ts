import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStorage } from '#server/storage/folder-storage.ts';
import { s3Storage } from '#server/storage/s3-storage.ts';
import { NotStored, type Storage } from '#server/storage/storage.ts';
import { checkedUpload, makeActivity, makePdf, openFileWorld } from '#tests/support/files.ts';
import { makePerson } from '#tests/support/people.ts';
import { s3Access, type S3Server, startS3Server } from '#tests/support/s3-server.ts';

const mb = 1024 * 1024;
let s3: S3Server;
let folder: string;

beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'portal-storage-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({
  bucket: s3Access.bucket,
  region: s3Access.region,
  accessKeyId: s3Access.keyId,
  secretAccessKey: s3Access.secret,
  endpoint: s3.endpoint,
  prefix: 'portal/',
});

const allOf = async (stream: Readable): Promise<Buffer> => Buffer.concat(await stream.toArray());

/** A sender who goes away after so many bytes, which come in pieces as from a socket. */
const broken = (bytes: Buffer): Readable => {
  const piece = 64 * 1024;
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  return Readable.from(
    (async function* () {
      yield* pieces;
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    })(),
  );
};

/** With how many bytes at most, of those received, are to be sent again after a sender broke. */
const kinds: [string, number, () => Storage][] = [
  ['a folder', 0, () => folderStorage(folder)],
  // Parts have a least size there.
  ['an S3 service', 8 * mb, () => s3Storage(settings())],
];

describe.each(kinds)('in %s', (_name, mostLost, open) => {
  test('a thing grows over broken senders until it is whole, and only then can be read', async () => {
    const storage = open();
    const bytes = randomBytes(21 * mb);
    const upload = await storage.begin('ab/film');
    expect(await storage.offset('ab/film', upload)).toBe(0);
    let offset = 0;
    for (const until of [10 * mb, 15 * mb, 20 * mb]) {
      const source = broken(bytes.subarray(offset, until));
      offset = await storage.append('ab/film', upload, { offset, total: bytes.length, source });
      expect(offset).toBeLessThanOrEqual(until);
      expect(offset).toBeGreaterThanOrEqual(until - mostLost);
      expect(await open().offset('ab/film', upload)).toBe(offset);
      await expect(storage.read('ab/film')).rejects.toThrow(NotStored);
    }
    const source = Readable.from([bytes.subarray(offset)]);
    expect(await storage.append('ab/film', upload, { offset, total: bytes.length, source })).toBe(bytes.length);
    await storage.complete('ab/film', upload);
    await storage.complete('ab/film', upload);
    expect(await storage.offset('ab/film', upload)).toBe(bytes.length);
    expect((await allOf(await storage.read('ab/film'))).equals(bytes)).toBe(true);
    const part = await allOf(await storage.read('ab/film', { start: 9 * mb, end: 9 * mb + 9 }));
    expect(part.equals(bytes.subarray(9 * mb, 9 * mb + 10))).toBe(true);
    await storage.remove('ab/film');
    await storage.remove('ab/film');
    await expect(storage.read('ab/film')).rejects.toThrow(NotStored);
  });

  test('what is given up leaves nothing', async () => {
    const storage = open();
    const upload = await storage.begin('cd/given-up');
    await storage.append('cd/given-up', upload, { offset: 0, total: 9, source: Readable.from([Buffer.from('abc')]) });
    await storage.abandon('cd/given-up', upload);
    await storage.abandon('cd/given-up', upload);
    await expect(storage.offset('cd/given-up', upload)).rejects.toThrow(NotStored);
    expect(s3.openUploads()).toBe(0);
  });
});

test('the S3 service never sees more than a part at once, and nobody without the secret', async () => {
  expect(s3.largest).toBe(8 * mb);
  const stranger = s3Storage({ ...settings(), secretAccessKey: 'guessed' });
  await expect(stranger.put('ab/x', Buffer.from('x'))).rejects.toThrow();
  expect(s3.keys()).toEqual([]);
});

test('a portal keeps its files in the service that it was given, below its prefix', async () => {
  const world = await openFileWorld({
    environment: {
      STORAGE_S3_BUCKET: s3Access.bucket,
      STORAGE_S3_ENDPOINT: s3.endpoint,
      STORAGE_S3_REGION: s3Access.region,
      STORAGE_S3_KEY_ID: s3Access.keyId,
      STORAGE_S3_SECRET: s3Access.secret,
      STORAGE_S3_PREFIX: 'portal/',
    },
  });
  const { token } = await makePerson(world, { name: 'Ana', orgType: 'FUND_ADMIN' });
  const week = await makeActivity(world);
  const file = await checkedUpload(world, token, week, 'ATTACHMENT', { filename: 'a.pdf', bytes: makePdf(2) });
  expect(file.newest).toMatchObject({ state: 'READY', facts: { pages: 2 } });
  expect(s3.keys()).toHaveLength(4);
  expect(s3.keys().every((key) => key.startsWith('portal/'))).toBe(true);
  const answer = await world.call<string>('get', `/public/api/v1/files/${file.id}`);
  expect(answer).toMatchObject({ status: 200, body: makePdf(2).toString() });
  await world.close();
});
