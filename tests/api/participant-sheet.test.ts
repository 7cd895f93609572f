import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import type { ImportPreview } from '#contract/participant/desk.ts';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import { emptyUnit } from '#domain/unit/check-unit.ts';
import { unit } from '#server/unit/tables.ts';
import { lockLists } from '#tests/support/deeds.ts';
import { encoded } from '#tests/support/old-encodings.ts';
import { askForExport, takeSheet } from '#tests/support/exports.ts';
import { openFileWorld } from '#tests/support/files.ts';
import { oddSheet } from '#tests/support/odd-sheets.ts';
import { administrator, exhibitor, listOf, makeRoadShow, searchPeople, somebody } from '#tests/support/participants.ts';
import type { Person } from '#tests/support/people.ts';
import { uploadSheet } from '#tests/support/sheet-upload.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
beforeAll(async () => {
  world = await openFileWorld();
  mei = await administrator(world);
});
afterAll(() => world.close());

const search = (activityId: string, query: string) => searchPeople(world, mei, activityId, query);
const upload = (activityId: string, file: Buffer | string, name = 'people.csv', token = mei.token) =>
  uploadSheet<ImportPreview>(world, `/staff/participants/imports?activityId=${activityId}`, { file, name, token });
const confirm = (preview: ImportPreview) =>
  world.call('post', `/staff/participants/imports/${preview.importId}/confirm`, {
    token: mei.token,
    body: { plan: preview.plan },
  });
const head = '單位,中文姓名,拼音,職銜,稱謂,出生日期,國籍,證件類型,證件號碼,手機號碼,歡迎晚宴';
const row = (unit: string, document: string, more = '是') =>
  `${unit},黃小燕,,研究員,女士,1990/2/3,中國,護照,${document},66112233,${more}`;

test.each([
  ['a picture under the name of a sheet', Buffer.from([137, 80, 78, 71, 0, 1, 2, 3]), 'people.xlsx'],
  ['an archive that is no sheet', Buffer.from('PK\u0003\u0004 and nothing more'), 'people.xlsx'],
  ['text in an unknown encoding', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41]), 'people.csv'],
  ['an unfinished quotation', `${head}\n"never closed`, 'people.csv'],
  ['nothing', '', 'people.csv'],
  ['other columns', 'a,b\n1,2', 'people.csv'],
])('%s is refused and never a fault of ours', async (_what, file, name) => {
  const activityId = await makeRoadShow(world);
  const answer = await upload(activityId, file, name);
  expect(answer).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
});

test('a file that says it unpacks to gigabytes is not unpacked', async () => {
  const bomb = oddSheet({ rows: '', sharedStrings: { bytes: Buffer.from('<sst/>'), claimed: 0xfffffff0 } });
  const answer = await upload(await makeRoadShow(world), bomb, 'people.xlsx');
  expect(answer.body).toMatchObject({ fields: [{ path: 'file', problem: 'tooLarge' }] });
});

test('a file over the limit and a body that is no upload are told apart', async () => {
  const activityId = await makeRoadShow(world);
  expect((await upload(activityId, Buffer.alloc(5 * 1024 * 1024 + 1, 65))).status).toBe(413);
  const json = await world.call('post', `/staff/participants/imports?activityId=${activityId}`, {
    token: mei.token,
    body: {},
  });
  expect(json.body).toMatchObject({ fields: [{ path: 'file', problem: 'required' }] });
});

test('row by row it says what would happen, and nothing happens before it is confirmed', async () => {
  const activityId = await makeRoadShow(world);
  const unitName = `Unit ${activityId.slice(-6)}`;
  const ana = await exhibitor(world, activityId, { name: unitName });
  const company = `${unitName}'s unit`;
  const preview = await upload(
    activityId,
    [head, row(company, 'K1234567'), row('Nobody Ltd', 'K1234568'), row(company, '?', '也許')].join('\n'),
  );
  expect(preview.body).toMatchObject({
    counts: { add: 1, update: 0, unchanged: 0, error: 2 },
    rows: [
      { row: 2, action: 'add', nameTc: '黃小燕' },
      { row: 3, action: 'error', errors: [{ path: 'unit', problem: 'notAllowed' }] },
      {
        row: 4,
        action: 'error',
        errors: [
          { path: 'dinner', problem: 'format' },
          { path: 'documentNumber', problem: 'format' },
        ],
      },
    ],
  });
  expect((await search(activityId, '')).totalElements).toBe(0);
  expect((await confirm(preview.body)).body).toEqual({ added: 1, updated: 0 });
  expect((await listOf(world, ana, activityId).read()).body).toMatchObject({
    status: 'SUBMITTED',
    people: [
      {
        nameTc: '黃小燕',
        pinyin: 'HUANG XIAO YAN',
        gender: 'MADAM',
        nationality: 'CN',
        dinner: true,
        phoneVerified: true,
      },
    ],
    facts: { hasRepresentative: true },
  });
  expect((await confirm(preview.body)).status).toBe(404);
});

test('a sheet as Excel in Macau writes it is read as what it is, and says so', async () => {
  const activityId = await makeRoadShow(world);
  const unitName = `Unit ${activityId.slice(-6)}`;
  await exhibitor(world, activityId, { name: unitName });
  const sheet = [head, row(`${unitName}'s unit`, 'K1231231')].join('\r\n');
  const preview = await upload(activityId, encoded('big5', sheet));
  expect(preview.body).toMatchObject({ encoding: 'Big5', counts: { add: 1 }, rows: [{ nameTc: '黃小燕' }] });
  expect((await upload(activityId, `\ufeff${sheet}`)).body).toMatchObject({ encoding: 'UTF-8', counts: { add: 1 } });
});

test('what was uploaded as people is not confirmed as anything else', async () => {
  const activityId = await makeRoadShow(world);
  const { body: preview } = await upload(activityId, [head, row('Nobody Ltd', 'K1234568')].join('\n'));
  const { status } = await world.call('post', `/admin/invitation-imports/${preview.importId}/confirm`, {
    token: mei.token,
    body: { plan: preview.plan },
  });
  expect(status).toBe(404);
});

test('a second sheet updates who is there and leaves alone what it does not name', async () => {
  const activityId = await makeRoadShow(world);
  const unitName = `Unit ${activityId.slice(-6)}`;
  await exhibitor(world, activityId, { name: unitName });
  const company = `${unitName}'s unit`;
  const first = await upload(
    activityId,
    [head, row(company, 'K1'.padEnd(8, '1')), row(company, 'K2'.padEnd(8, '2'))].join('\n'),
  );
  await confirm(first.body);
  const second = await upload(
    activityId,
    [
      'Unit;Document type;Document number;Title;Table',
      `${company};Passport;K1111111;Director;9`,
      `${company};PASSPORT;k2222222;研究員;`,
    ].join('\n'),
  );
  expect(second.body).toMatchObject({
    counts: { add: 0, update: 1, unchanged: 1, error: 0 },
    rows: [
      { action: 'update', differences: [{ field: 'title', before: '研究員', after: 'Director' }] },
      { action: 'unchanged' },
    ],
  });
  await confirm(second.body);
  expect((await search(activityId, '&table=9')).content).toMatchObject([
    { title: 'Director', nameTc: '黃小燕', dinner: true },
  ]);
});

test('what changed since the preview is not overwritten', async () => {
  const activityId = await makeRoadShow(world);
  const unitName = `Unit ${activityId.slice(-6)}`;
  const ana = await exhibitor(world, activityId, { name: unitName });
  const chan = somebody({ documentType: 'PASSPORT', documentNumber: 'K7777777' });
  const { id = '', version = 0 } = (await listOf(world, ana, activityId).add(chan)).body.people[0] ?? {};
  const preview = await upload(activityId, [head, row(`${unitName}'s unit`, 'K7777777')].join('\n'));
  expect(preview.body.counts.update).toBe(1);
  await listOf(world, ana, activityId).edit(id, version, { ...chan, title: '院長' });
  expect((await confirm(preview.body)).body).toMatchObject({ code: 'STATUS_ERROR' });
});

test('an export is text through and through, without personal columns unless there is a reason', async () => {
  const activityId = await makeRoadShow(world);
  const unitName = `Unit ${activityId.slice(-6)}`;
  const ana = await exhibitor(world, activityId, { name: unitName });
  await listOf(world, ana, activityId).add(
    somebody({ title: '=HYPERLINK("http://evil.example","x")', documentNumber: 'K5555555', nameEn: '+Chan' }),
  );
  const wish = (columns: string[], reason = '') => ({
    kind: 'participants',
    filter: { activityId },
    language: 'pt',
    columns,
    reason,
  });
  const plain = await takeSheet(world, mei, wish(['unit', 'nameEn', 'title', 'gender']));
  expect(await readSheet(plain)).toEqual([
    ['Entidade', 'Nome em letras latinas', 'Cargo', 'Tratamento'],
    [`${unitName}'s unit`, "'+Chan", `'=HYPERLINK("http://evil.example","x")`, 'Senhor'],
  ]);
  expect((await askForExport(world, mei, wish(['documentNumber']))).status).toBe(400);
  const personal = await takeSheet(world, mei, wish(['unit', 'documentType', 'documentNumber', 'title'], '酒店登記'));
  expect((await readSheet(personal))[1]).toContain('K5555555');
  const [entry] = await world.db.query<{ reason: string; details: object }>(
    "select reason, details from audit_entry where action = 'export.start' order by at desc, id desc limit 1",
  );
  expect(entry).toMatchObject({
    reason: '酒店登記',
    details: { kind: 'participants', personal: ['documentNumber'], filter: ['activityId'] },
  });

  const back = await upload(activityId, personal, 'back.xlsx');
  expect(back.body.counts).toEqual({ add: 0, update: 0, unchanged: 1, error: 0 });
});

async function aUnit(names: Partial<typeof unit.$inferInsert>): Promise<string> {
  const id = newId();
  await world.db.orm.insert(unit).values({ id, nameTc: '', ...names, createdAt: world.clock.now() });
  return id;
}
const peopleOf = async (activityId: string, unitId: string) =>
  (await search(activityId, `&unitId=${unitId}`)).content.map(({ nameTc }) => nameTc);

test('a person is put on the list of the unit that took over the one that the sheet names', async () => {
  const activityId = await makeRoadShow(world);
  const stays = await aUnit({ nameTc: '新名科技有限公司' });
  const between = await aUnit({ nameTc: '中間名有限公司', mergedIntoId: stays });
  await aUnit({ nameTc: '舊名科技有限公司', mergedIntoId: between });
  const preview = await upload(activityId, [head, row('舊名科技有限公司', 'K1234567')].join('\n'));
  expect(preview.body.rows).toMatchObject([{ action: 'add', unit: { id: stays, names: { tc: '新名科技有限公司' } } }]);
  await confirm(preview.body);
  expect(await peopleOf(activityId, stays)).toEqual(['黃小燕']);
});

test.each([
  ['simplified characters', '氹仔海洋实验室'],
  ['other capitals', 'taipa MARINE laboratory'],
  ['wide letters and other blanks', 'Ｔａｉｐａ　Marine  Laboratory '],
  ['no accents', 'Laboratorio Marinho da Taipa'],
])('a unit is known by its name in %s', async (_what, name) => {
  const activityId = await makeRoadShow(world);
  const tail = activityId.slice(-6);
  const id = await aUnit({
    nameTc: `氹仔海洋實驗室${tail}`,
    nameEn: `Taipa Marine Laboratory${tail}`,
    namePt: `Laboratório Marinho da Taipa${tail}`,
  });
  const preview = await upload(activityId, [head, row(`${name.trimEnd()}${tail}`, 'K1234567')].join('\n'));
  expect(preview.body.rows).toMatchObject([{ action: 'add', unit: { id } }]);
});

test('a name in traditional characters finds the unit that writes itself in simplified ones', async () => {
  const activityId = await makeRoadShow(world);
  const id = await aUnit({ nameTc: '珠海横琴蓝湾生物科技' });
  const preview = await upload(activityId, [head, row('珠海橫琴藍灣生物科技', 'K1234567')].join('\n'));
  expect(preview.body.rows).toMatchObject([{ action: 'add', unit: { id } }]);
});

test('where two units have the name, staff say which one is meant before anybody is put on a list', async () => {
  const activityId = await makeRoadShow(world);
  const name = '青洲機械人有限公司';
  const first = await aUnit({ nameTc: name, website: 'first.example' });
  const second = await aUnit({ nameTc: name, website: 'second.example' });
  const { body: preview } = await upload(activityId, [head, row(name, 'K1234567'), row(name, 'K1234568')].join('\n'));
  expect(preview.rows).toMatchObject([
    { action: 'error', unit: null, errors: [{ path: 'unit', problem: 'ambiguous' }] },
    { action: 'error', unit: null, errors: [{ path: 'unit', problem: 'ambiguous' }] },
  ]);
  expect(new Map(preview.rows[0]?.candidates.map(({ id, detail }) => [id, detail]))).toEqual(
    new Map([
      [first, 'first.example'],
      [second, 'second.example'],
    ]),
  );
  const choose = (choices: { row: number; unitId: string }[]) =>
    world.call<ImportPreview>('put', `/staff/participants/imports/${preview.importId}/units`, {
      token: mei.token,
      body: { choices },
    });
  const strange = await choose([{ row: 2, unitId: newId() }]);
  expect(strange.body.rows).toMatchObject([{ action: 'error' }, { action: 'error' }]);
  const { body: chosen } = await choose([{ row: 2, unitId: second }]);
  expect(chosen.counts).toMatchObject({ add: 1, error: 1 });
  expect((await confirm(preview)).body).toMatchObject({ code: 'STATUS_ERROR' });
  expect((await confirm({ ...preview, plan: chosen.plan })).body).toEqual({ added: 1, updated: 0 });
  expect(await peopleOf(activityId, second)).toEqual(['黃小燕']);
  expect(await peopleOf(activityId, first)).toEqual([]);
});

test('a second unit of one name is entered only after that was said', async () => {
  const name = `媽閣電子${newId().slice(-6)}`;
  await aUnit({ nameTc: name });
  const enter = (more: object) =>
    world.call('post', '/admin/units', {
      token: mei.token,
      body: { ...emptyUnit, nameTc: name.replace('媽閣電', '妈阁电'), ...more },
    });
  expect(await enter({})).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'nameTc', problem: 'unitHasName' }] },
  });
  expect((await enter({ another: true })).status).toBe(200);
});

test('dates are read as they are written in Macau and Portugal, and else it says how to write them', async () => {
  const activityId = await makeRoadShow(world);
  const name = `Dates ${activityId.slice(-6)}`;
  await aUnit({ nameEn: name });
  const born = (date: string, document: string) => row(name, document).replace('1990/2/3', date);
  const preview = await upload(
    activityId,
    [head, born('21/11/1990', 'K1234567'), born('1.2.1991', 'K1234568'), born('11/21/1990', 'K1234569')].join('\n'),
  );
  expect(preview.body.rows).toMatchObject([
    { action: 'add' },
    { action: 'add' },
    { action: 'error', errors: [{ path: 'birthDate', problem: 'dateFormat' }] },
  ]);
});

test('the preview says what speaks against a row: a second representative, somebody cancelled, one phone or passport twice', async () => {
  const activityId = await makeRoadShow(world);
  const tail = activityId.slice(-6);
  const here = await aUnit({ nameEn: `Here ${tail}` });
  await aUnit({ nameEn: `There ${tail}` });
  const chief = `${head},洽談代表`;
  const people = [row(`Here ${tail}`, 'K1111111'), row(`Here ${tail}`, 'K2222222')].map((one) => `${one},是`);
  const twice = await upload(activityId, [chief, ...people].join('\n'));
  expect(twice.body.rows).toMatchObject([
    { action: 'add', warnings: [] },
    {
      action: 'error',
      errors: [{ path: 'representative', problem: 'asInRow', params: { row: 2 } }],
      warnings: [{ path: 'phone', problem: 'asInRow', params: { row: 2 } }],
    },
  ]);
  await confirm(twice.body);
  const elsewhere = await upload(activityId, [head, row(`There ${tail}`, 'K1111111')].join('\n'));
  expect(elsewhere.body.rows).toMatchObject([
    {
      action: 'add',
      warnings: [{ path: 'documentNumber', problem: 'asInOtherUnit', params: { unit: `Here ${tail}` } }],
    },
  ]);
  const [wong] = (await search(activityId, `&unitId=${here}`)).content;
  await world.call('post', `/staff/participants/${wong?.id}/cancel`, {
    token: mei.token,
    body: { version: wong?.version, reason: '未能出席' },
  });
  const again = await upload(activityId, [head, row(`Here ${tail}`, 'K1111111')].join('\n'));
  expect(again.body.rows).toMatchObject([
    { action: 'error', errors: [{ path: 'documentNumber', problem: 'wasCancelled' }] },
  ]);
});

test('a full dinner is told row by row, and whoever still has a seat is imported', async () => {
  const activityId = await makeRoadShow(world, {
    dinner: { sitting: 'GALA', at: '2026-11-25T11:00:00.000Z' as Instant, seats: 2 },
  });
  const name = `Diners ${activityId.slice(-6)}`;
  await aUnit({ nameEn: name });
  await confirm((await upload(activityId, [head, row(name, 'K1111111')].join('\n'))).body);
  await lockLists(world, mei, activityId);
  const preview = await upload(
    activityId,
    [head, row(name, 'K2222222'), row(name, 'K3333333'), row(name, 'K4444444', '否')].join('\n'),
  );
  expect(preview.body.rows).toMatchObject([
    { action: 'add' },
    { action: 'error', errors: [{ path: 'dinner', problem: 'noRoom' }] },
    { action: 'add' },
  ]);
  expect((await confirm(preview.body)).body).toEqual({ added: 2, updated: 0 });
});
