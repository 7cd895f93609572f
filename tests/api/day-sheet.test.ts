import { text as readText } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContractorCase, DaySheet } from '#contract/day-sheet.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { addDesign, approvalOf, filesOf, makeCase, move, reply } from '#tests/support/approval.ts';
import { openFund } from '#tests/support/enrollments.ts';
import { checkedUpload, openFileWorld, photo } from '#tests/support/files.ts';
import type { Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let rui: Person;
let week: string;
beforeAll(async () => {
  world = await openFileWorld();
});
beforeEach(async () => {
  ({ rui, week } = await openFund(world));
});
afterAll(() => world.close());

const casesOf = async (who: Person, query = '') =>
  (
    await world.call<{ content: ContractorCase[]; totalElements: number }>('get', `/contractor/enrollments${query}`, {
      token: who.token,
    })
  ).body;
const sheetOf = (who: Person) =>
  world.call<DaySheet>('get', `/contractor/day-sheet?activityId=${week}`, { token: who.token });

test('a contractor finds its own cases, those that wait for it first, by side, place and name', async () => {
  const { chi, ana, id } = await makeCase(world, week, { selfDesigned: true });
  const other = await makeCase(world, week, { selfDesigned: false });
  const codes = ['A01', 'A02'];
  await world.db.orm.insert(place).values(codes.map((code) => ({ activityId: week, code, enrollmentId: id })));
  expect(await casesOf(chi)).toMatchObject({
    totalElements: 1,
    content: [{ enrollmentId: id, turn: 'exhibitor', assignAreaPlace: codes }],
  });
  const all = await casesOf(rui, `?activityId=${week}`);
  expect(all.content.map(({ enrollmentId }) => enrollmentId)).toEqual([other.id, id]);
  expect((await casesOf(rui, `?activityId=${week}&turn=contractor`)).content).toMatchObject([
    { enrollmentId: other.id },
  ]);
  expect(await casesOf(chi, '?search=a02')).toMatchObject({ totalElements: 1 });
  expect(await casesOf(chi, '?search=100%25')).toMatchObject({ totalElements: 0 });
  expect(await casesOf(chi, '?status=FUND_ASSIGN')).toMatchObject({ totalElements: 1 });
  expect(await casesOf(chi, '?status=nonsense')).toMatchObject({ totalElements: 0 });
  expect(await world.call('get', '/contractor/enrollments', { token: ana.token })).toMatchObject({ status: 403 });
});

test('the day sheet has every booth by hall, and all files handed over in one ZIP, for a minute', async () => {
  const { chi, ana, id, boards } = await makeCase(world, week, { selfDesigned: true, booths: 1 });
  await world.db.orm.insert(place).values({ activityId: week, code: 'B07', enrollmentId: id });
  const open = () =>
    world.call<{ url: string }>('post', '/contractor/file-packs', { token: chi.token, body: { activityId: week } });
  await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN', '左 panel.jpg');
  // Nothing was handed over yet.
  expect(await open()).toMatchObject({ status: 404 });
  await move(world, ana, id, 'submitDesign');

  expect(await sheetOf(chi)).toMatchObject({
    body: {
      halls: [{ area: null, booths: [{ place: 'B07', enrollmentId: id, files: [{ group: 'OWN_DESIGN', count: 1 }] }] }],
      packFiles: 1,
    },
  });
  const { url } = (await open()).body;
  const pack = await world.app.inject({ method: 'GET', url });
  expect(pack.headers['content-type']).toBe('application/zip');
  const names = pack.rawPayload.toString('utf8');
  expect(names).toContain('/own_design/左 panel.jpg');
  expect(pack.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');

  const [text = '', signature = ''] = url.split('.');
  const forged = `${text}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  expect((await world.app.inject({ method: 'GET', url: forged })).statusCode).toBe(404);
  world.clock.forward(61_000);
  expect((await world.app.inject({ method: 'GET', url })).statusCode).toBe(404);
});

test('what is printed on the booths stands in the day sheet, in the pack, and with the boards that are checked', async () => {
  const { chi, ana, id, boards } = await makeCase(world, week, { selfDesigned: false, status: 'CREATION_RETURN' });
  await world.db.orm.insert(place).values({ activityId: week, code: 'B09', enrollmentId: id });
  const correct = (field: string, text: string) =>
    world.call('patch', `/enrollments/${id}/boards/${boards[1]}`, {
      token: ana.token,
      body: { field, from: '', text },
    });
  expect(await correct('printTitleTc', '長'.repeat(71))).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'text' }] },
  });
  expect(await correct('printTitleTc', '茶藝機械人')).toMatchObject({ status: 200 });
  expect(await correct('printTextEn', 'Tea robot\nby Lotus')).toMatchObject({ status: 200 });
  const printed = { printTitleTc: '茶藝機械人', printTitleEn: '', printTextTc: '', printTextEn: 'Tea robot\nby Lotus' };
  expect((await approvalOf(world, chi, id)).boards).toMatchObject([{ printTitleTc: '' }, printed]);
  expect((await sheetOf(chi)).body.halls[0]?.booths[0]?.printed).toEqual([
    { boardId: boards[1], number: 2, ...printed },
  ]);

  const file = { ownerKind: 'BOARD', filename: 'robot.jpg', bytes: await photo(800, 600) } as const;
  await checkedUpload(world, ana.token, boards[0] ?? '', 'BOARD', file);
  const { body } = await world.call<{ url: string }>('post', '/contractor/file-packs', {
    token: chi.token,
    body: { activityId: week },
  });
  const pack = (await world.app.inject({ method: 'GET', url: body.url })).rawPayload;
  expect(await textIn(pack, 'printed-texts.txt')).toContain('茶藝機械人\r\n\r\n');
});

/** Of the part of a ZIP whose name ends so. */
async function textIn(zip: Buffer, ending: string): Promise<string> {
  const archive = await fromBufferPromise(zip);
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith(`/${ending}`)) return readText(await archive.openReadStreamPromise(entry));
  }
  throw new Error(`no ${ending} in the pack`);
}

test('another contractor sees none of it, an exhibitor may not ask', async () => {
  const { ana, id } = await makeCase(world, week, { selfDesigned: true });
  const { chi: dong } = await makeCase(world, week, { selfDesigned: false });
  await world.db.orm.insert(place).values({ activityId: week, code: 'C01', enrollmentId: id });
  expect((await sheetOf(dong)).body.halls).toEqual([]);
  expect(await sheetOf(ana)).toMatchObject({ status: 403 });
});

test('a built booth is photographed, what is wrong is pinned by anybody who looks, and it is signed off by name', async () => {
  const { chi, ana, id, boards } = await makeCase(world, week, {
    selfDesigned: true,
    status: 'DESIGN_PREVIEW_PASS',
    booths: 1,
  });
  await world.db.orm.insert(place).values({ activityId: week, code: 'B08', enrollmentId: id });
  const built = async () => (await sheetOf(chi)).body.halls[0]?.booths[0]?.built;
  const shown = (who: Person) => filesOf(world, who, id, '?creationDesignType=BUILT_BOOTH');
  const file = { ownerKind: 'BOARD', filename: 'stand.jpg', bytes: await photo(800, 600) } as const;
  const stand = await checkedUpload(world, chi.token, boards[0] ?? '', 'BUILT_BOOTH', file);
  expect(await shown(rui)).toMatchObject([{ may: ['add', 'replace', 'delete', 'reply'] }]);
  expect(await shown(ana)).toMatchObject([{ may: [] }]);
  // It is nobody's design: it neither waits nor stands in the way of the pictures for the website.
  expect(await filesOf(world, chi, id)).toEqual([]);

  const body = { versionId: stand.newest.id, x: 0.2, y: 0.8, text: 'The lamp is missing.' };
  const { body: pin } = await world.call<{ id: string }>('post', `/files/${stand.id}/pins`, { token: rui.token, body });
  expect(await built()).toEqual({ photos: 1, openRemarks: 1, signedOff: null });
  const pass = { party: 'contractor', word: 'pass' } as const;
  expect(await reply(world, chi, pass, stand)).toMatchObject({ body: { code: 'PIN_IS_OPEN' } });
  await world.call('patch', `/pins/${pin.id}`, { token: rui.token, body: { isClosed: true } });
  expect(await reply(world, ana, { ...pass, party: 'exhibitor' }, stand)).toMatchObject({ status: 409 });
  expect(await reply(world, chi, pass, stand)).toMatchObject({ status: 200 });
  expect(await built()).toMatchObject({
    photos: 1,
    openRemarks: 0,
    signedOff: { role: 'contractor', by: { en: 'Chi Wong' } },
  });
  const [signed] = await shown(rui);
  expect(signed?.versions[0]?.replies).toMatchObject([{ result: 'ACCEPT', by: { en: 'Chi Wong' } }]);
});
