import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportJob, ExportKind } from '#contract/export.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { writeSheet } from '#server/export/write-sheet.ts';
import { makeActivity, makeEnrollment } from '#tests/support/enrollments.ts';
import { administrator, doJobs, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'exports-'));
let world: TestWorld;
let mei: Person;
let rui: Person;
let week: string;
beforeAll(async () => {
  world = await openTestWorld({ environment: { DATA_DIR: folder } });
  mei = await administrator(world);
  rui = await reviewer(world);
  week = await makeActivity(world, 'STWEEK', 'Science week');
  for (const name of ['Ana Lei', '=SUM(A1)', 'Bento <Dias> & Filhos']) {
    await makeEnrollment(world, week, await makePerson(world, { name, orgType: 'EXHIBITOR' }));
  }
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (wish: object, person = mei) =>
  world.call<ExportJob & ErrorBody>('post', '/admin/exports', { token: person.token, body: wish });
const wish = { kind: 'enrollments', columns: ['unit', 'status', 'boothsCount'], language: 'pt' };
const mine = async (person = mei) =>
  (await world.call<{ content: ExportJob[] }>('get', '/admin/exports', { token: person.token })).body.content;
const link = (id: string, person = mei) =>
  world.call<{ url: string } & ErrorBody>('post', `/admin/exports/${id}/link`, { token: person.token });
const fetchFile = (url: string) => world.app.inject({ method: 'GET', url });

test('a list is asked for, made in the background, and fetched by a signed address', async () => {
  const { body: asked } = await start({ ...wish, filter: { activityId: week } });
  expect(asked).toMatchObject({ state: 'WAITING', rowsDone: 0 });
  expect(await link(asked.id)).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  await doJobs(world);
  const [done] = await mine();
  expect(done).toMatchObject({ id: asked.id, state: 'DONE', rowsDone: 3, rowsTotal: 3 });

  const file = await fetchFile((await link(asked.id)).body.url);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toContain('attachment');
  const sheet = await readSheet(file.rawPayload);
  expect(sheet[0]).toEqual(['Entidade', 'Estado', 'Stands pedidos']);
  // What a spreadsheet would take for a formula is text.
  expect(sheet.slice(1).map(([unit]) => unit)).toEqual([
    "Bento <Dias> & Filhos's unit",
    "'=SUM(A1)'s unit",
    "Ana Lei's unit",
  ]);
  expect(sheet[1]?.slice(1)).toEqual(['Entregue', 2]);
});

test('the address holds for five minutes, for that file and nobody else’s hand', async () => {
  const { body: asked } = await start(wish);
  await doJobs(world);
  const { url } = (await link(asked.id)).body;
  const other = await link(asked.id, rui);
  expect(other).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  const forged = url.replace(/(?<=signature=)./, (first) => (first === '_' ? '-' : '_'));
  expect((await fetchFile(forged)).statusCode).toBe(404);
  expect((await fetchFile(url.replace(asked.id, (await mine())[1]?.id ?? ''))).statusCode).toBe(404);
  world.clock.forward(5 * 60_000);
  expect((await fetchFile(url)).statusCode).toBe(404);
});

test('what was asked for wrongly is refused', async () => {
  const fields = async (more: object) => (await start({ ...wish, ...more })).body;
  expect(await fields({ kind: 'secrets' })).toMatchObject({ code: 'ENTITY_NOT_FOUND' });
  expect(await fields({ columns: ['unit', 'password'] })).toMatchObject({ fields: [{ path: 'columns' }] });
  expect(await fields({ filter: { day: 'yesterday' } })).toMatchObject({ fields: [{ path: 'filter' }] });
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
  expect((await start(wish, ana)).status).toBe(403);
});

test('each person sees the kinds they may take; those of personal columns are marked', async () => {
  const { body } = await world.call<{ content: ExportKind[] }>('get', '/admin/export-kinds', { token: rui.token });
  expect(body.content.map(({ kind }) => kind)).toContain('audit');
  for (const { columns } of body.content) expect(columns.some(({ personal }) => !personal)).toBe(true);
});

test('personal columns are taken only with a reason, which is in the audit', async () => {
  const { body } = await world.call<{ content: ExportKind[] }>('get', '/admin/export-kinds', { token: mei.token });
  const withPersonal = body.content.find(({ asWhole, columns }) => asWhole && columns.some(({ personal }) => personal));
  const column = withPersonal?.columns.find(({ personal }) => personal);
  if (!withPersonal || !column) throw new Error('no list has a personal column');
  const personal = { kind: withPersonal.kind, columns: [column.key], language: 'zh' };
  expect((await start(personal)).body).toMatchObject({ fields: [{ path: 'reason' }] });
  const { body: asked } = await start({ ...personal, reason: 'Badges are printed outside.' });
  const [entry] = await world.db.query<{ reason: string; details: object }>(
    "select reason, details from audit_entry where action = 'export.start' and subject_id = $1",
    [asked.id],
  );
  expect(entry).toMatchObject({ reason: 'Badges are printed outside.', details: { personal: [column.key] } });
});

test('after its days the file is deleted and the line stays', async () => {
  const { body: asked } = await start(wish);
  await doJobs(world);
  const { url } = (await link(asked.id)).body;
  world.clock.forward(8 * 24 * 60 * 60_000);
  await enqueueJob(world, world.db, { kind: 'forget-exports', payload: {} });
  await doJobs(world);
  expect((await fetchFile(url)).statusCode).toBe(404);
  const [row] = await world.db.query('select state, storage_key from export_job where id = $1', [asked.id]);
  expect(row).toEqual({ state: 'EXPIRED', storage_key: null });
});

test('a page goes on where the one before ended, also while the list grows', async () => {
  for (let at = 0; at < 1100; at++) {
    await recordAudit(world, world.db, { accountId: mei.accountId, action: 'unit.edit', subjectId: null });
  }
  mei = await administrator(world);
  const { body: asked } = await start({
    kind: 'audit',
    columns: ['action'],
    language: 'en',
    filter: { action: 'unit.edit' },
  });
  await doJobs(world);
  const done = (await mine()).find(({ id }) => id === asked.id);
  expect(done).toMatchObject({ state: 'DONE', rowsDone: 1100 });
});

/** What is still held once everything that nobody holds is gone. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('the memory that a sheet of 100,000 rows takes does not grow with it', async () => {
  const held: number[] = [];
  async function* pages() {
    for (let page = 0; page < 200; page++) {
      if (page % 40 === 39) held.push(heldBytes());
      yield Array.from({ length: 500 }, (_, row) => [`Unit ${page * 500 + row}`, '科技週', row]);
    }
  }
  let bytes = 0;
  for await (const block of writeSheet(['Unit', 'Event', 'Row'], pages())) bytes += block.length;
  expect(bytes).toBeGreaterThan(400_000);
  expect(Math.max(...held) - (held[0] ?? 0)).toBeLessThan(4 * 1024 * 1024);
});
