import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import { makeActivity, makeEnrollment } from '#tests/support/enrollments.ts';
import { askForExport, exportFile, takeSheet } from '#tests/support/exports.ts';
import { administrator, doJobs } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { s3Access, type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { secretKey } from '#tests/support/secret-key.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let s3: S3Server;
let folders: string[];
let world: TestWorld;
let mei: Person;
const wish = { kind: 'enrollments', columns: ['unit', 'status'] };

beforeAll(async () => {
  s3 = await startS3Server();
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'export-storage-'))));
});
afterAll(async () => {
  await s3.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});
afterEach(() => world.close());

async function open(environment: Record<string, string>): Promise<void> {
  world = await openTestWorld({ environment: { DATA_DIR: folders[0] ?? '', ...environment } });
  mei = await administrator(world);
  await makeEnrollment(
    world,
    await makeActivity(world, 'STWEEK', 'Science week'),
    await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' }),
  );
}
const inS3 = () => ({
  STORAGE_S3_BUCKET: s3Access.bucket,
  STORAGE_S3_ENDPOINT: s3.endpoint,
  STORAGE_S3_REGION: s3Access.region,
  STORAGE_S3_KEY_ID: s3Access.keyId,
  STORAGE_S3_SECRET: s3Access.secret,
});
const keyOf = async (exportId: string): Promise<string | null | undefined> => {
  const [row] = await world.db.query<{ key: string | null }>(
    'select storage_key as key from export_job where id = $1',
    [exportId],
  );
  return row?.key;
};

test('a process hands out the sheet that another one made, when both keep files in the same service', async () => {
  await open(inS3());
  const { body: asked } = await askForExport(world, mei, wish);
  await doJobs(world);
  expect(s3.keys()).toEqual([await keyOf(asked.id)]);
  expect(s3.openUploads()).toBe(0);

  const environment = { SECRET_KEY: secretKey, PUBLIC_URL: 'http://127.0.0.1:8080', LOG_LEVEL: 'silent' };
  const config = readConfig({ ...environment, DATA_DIR: folders[1] ?? '', ...inS3() }, false);
  const app = await buildApp({ ...world, config }, { webFolder: null });
  const file = await exportFile({ ...world, app }, mei, asked.id);
  expect(await readSheet(file.rawPayload)).toEqual([
    ['Unit', 'Status'],
    ["Ana Lei's unit", 'Submitted'],
  ]);
  await app.close();

  world.clock.forward(8 * 24 * 60 * 60_000);
  await enqueueJob(world, world.db, { kind: 'forget-exports', payload: {} });
  await doJobs(world);
  expect(s3.keys()).toEqual([]);
});

describe.each([
  ['a folder', () => ({})],
  ['an S3 service', inS3],
])('in %s', (_name, environment) => {
  test('what a process left half made when it ended is dropped, and the sheet is made anew', async () => {
    await open(environment());
    const { body: asked } = await askForExport(world, mei, wish);
    const storage = await storageOf(world);
    const upload = await storage.begin('exports/half.xlsx');
    await world.db.query('update export_job set state = $2, storage_key = $3, upload = $4 where id = $1', [
      asked.id,
      'RUNNING',
      'exports/half.xlsx',
      upload,
    ]);
    await doJobs(world);
    await expect(storage.offset('exports/half.xlsx', upload)).rejects.toThrow();
    expect(await readSheet((await exportFile(world, mei, asked.id)).rawPayload)).toHaveLength(2);
  });

  test('a sheet whose rows cannot be read leaves nothing behind and says so after three tries', async () => {
    await open(environment());
    const { body: asked } = await askForExport(world, mei, wish);
    await world.db.query('alter table enrollment rename to enrollment_away');
    for (let tries = 0; tries < 3; tries++) {
      await doJobs(world);
      expect(await keyOf(asked.id)).toBeNull();
      world.clock.forward(60 * 60_000);
    }
    const again = await administrator(world);
    expect((await world.call('get', '/admin/exports', { token: again.token })).status).toBe(200);
    const [row] = await world.db.query('select state from export_job where id = $1', [asked.id]);
    expect(row).toEqual({ state: 'FAILED' });
    expect(s3.openUploads()).toBe(0);
  });
});

test('a file that is gone from the storage is told of, and the address gives no half of it', async () => {
  await open({});
  await takeSheet(world, mei, wish);
  const [row] = await world.db.query<{ id: string; storage_key: string }>('select id, storage_key from export_job');
  await (await storageOf(world)).remove(row?.storage_key ?? '');
  const file = await exportFile(world, mei, row?.id ?? '');
  expect(file.json()).toMatchObject({ code: 'DOWNLOAD_FAIL' });
});
