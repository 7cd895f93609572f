import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview } from '#contract/participant/desk.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { oddSheet, textCell, textRow } from '#tests/support/odd-sheets.ts';
import { administrator, exhibitor, makeRoadShow } from '#tests/support/participants.ts';
import type { Person } from '#tests/support/people.ts';
import { uploadSheet } from '#tests/support/sheet-upload.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let activityId: string;
let unit: string;

beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
  activityId = await makeRoadShow(world);
  const name = `Unit ${activityId.slice(-6)}`;
  await exhibitor(world, activityId, { name });
  unit = `${name}'s unit`;
});
afterAll(() => world.close());

const upload = (file: Buffer | string, name = 'people.xlsx') =>
  uploadSheet<ImportPreview & ErrorBody>(world, `/staff/participants/imports?activityId=${activityId}`, {
    file,
    name,
    token: mei.token,
  });

const head = ['單位', '中文姓名', '職銜', '稱謂', '出生日期', '國籍', '證件類型', '證件號碼', '手機號碼', '歡迎晚宴'];
const person = (at: number) => [
  unit,
  '黃小燕',
  '研究員',
  '女士',
  '1990/2/3',
  '中國',
  '護照',
  `K${2000000 + at}`,
  '66112233',
  '是',
];
const tenPeople = (): string =>
  [head, ...Array.from({ length: 10 }, (_, at) => person(at))].map((cells, at) => textRow(at + 1, cells)).join('');
const rowsTo = (last: number, row: (at: number) => string): string =>
  Array.from({ length: last - 11 }, (_, at) => row(at + 12)).join('');

describe('a sheet is as large as what is written in it', () => {
  const strayed: [string, string][] = [
    ['one cell in the last corner of all', textRow(12, []) + `<row r="1048576">${textCell('XFD1048576', 'x')}</row>`],
    ['one cell far away', `<row r="60000">${textCell('Z60000', 'x')}</row>`],
    ['blanks far below', `<row r="1048576">${textCell('A1048576', ' ')}</row>`],
    [
      'frames around a hundred thousand empty cells',
      rowsTo(20_000, (row) => `<row r="${row}">${'<c s="1"/>'.repeat(5)}</row>`),
    ],
  ];
  test.each(strayed)('ten people and %s are ten people', async (_what, rows) => {
    const answer = await upload(oddSheet({ rows: tenPeople() + rows }));
    expect(answer.status).toBe(200);
    expect(answer.body.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('also as text, and every row keeps the number that the sheet gives it', async () => {
    const lines = [head, ...Array.from({ length: 7000 }, () => head.map(() => '')), person(1)];
    const answer = await upload(lines.map((cells) => cells.join(',')).join('\n'), 'people.csv');
    expect(answer.body).toMatchObject({ counts: { add: 1 }, rows: [{ row: 7002 }] });
  });
});

describe('a sheet that is too large is told by what', () => {
  const rowsOf = (count: number, cells: readonly string[]) =>
    Array.from({ length: count }, (_, at) => textRow(at + 1, cells)).join('');
  const words = (bytes: number) => Buffer.alloc(bytes, '<si><t>word</t></si>');
  const large: [string, () => Buffer | string, object][] = [
    ['more than 5,000 rows', () => oddSheet({ rows: rowsOf(5002, head) }), { path: 'rows', params: { limit: 5000 } }],
    [
      'more than 5,000 rows of text',
      () => Array.from({ length: 5002 }, () => head.join(',')).join('\n'),
      { path: 'rows', params: { limit: 5000 } },
    ],
    [
      'more than 100 columns',
      () =>
        oddSheet({
          rows: textRow(
            1,
            Array.from({ length: 101 }, (_, at) => `column ${at}`),
          ),
        }),
      { path: 'columns', params: { limit: 100 } },
    ],
    [
      'words that unfold to 300 MB',
      () => oddSheet({ rows: tenPeople(), sharedStrings: { bytes: words(300 * 1024 * 1024) } }),
      { path: 'file', problem: 'tooLarge' },
    ],
    [
      'words that unfold to more than the archive says',
      () => oddSheet({ rows: tenPeople(), sharedStrings: { bytes: words(30 * 1024 * 1024), claimed: 1000 } }),
      { path: 'file', problem: 'format' },
    ],
    ['a broken archive', () => Buffer.from('PK\u0003\u0004 and nothing more'), { path: 'file', problem: 'format' }],
  ];
  test.each(large)('%s', async (_what, make, field) => {
    expect(await upload(make())).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR', fields: [field] } });
  });
});

test('others are answered while a sheet that takes long is being read', async () => {
  const order: string[] = [];
  const frames = rowsTo(30_000, (row) => `<row r="${row}">${'<c s="1"/>'.repeat(20)}</row>`);
  const sheet = upload(oddSheet({ rows: tenPeople() + frames })).then((answer) => {
    order.push('sheet');
    return answer;
  });
  while (!order.includes('sheet')) {
    const { status } = await world.call('get', '/health');
    if (status === 200) order.push('health');
    await nextTurn();
  }
  expect((await sheet).body.rows).toHaveLength(10);
  expect(order.filter((what) => what === 'health').length).toBeGreaterThan(20);
});

test('an upload that breaks off is no fault of ours', async () => {
  const response = await world.app.inject({
    method: 'POST',
    url: `/event-api/staff/participants/imports?activityId=${activityId}`,
    headers: { authorization: `Bearer ${mei.token}`, 'content-type': 'multipart/form-data; boundary=X' },
    payload: '--X\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nx',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ fields: [{ path: 'file', problem: 'format' }] });
});
