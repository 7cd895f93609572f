import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocking, slots } from '#tests/support/docking.ts';
import { askForExport, type ExportWish, takeSheet } from '#tests/support/exports.ts';
import { openFileWorld } from '#tests/support/files.ts';
import { MeetingMorning } from '#tests/support/meeting-day.ts';
import type { Person } from '#tests/support/people.ts';
import { openRoadShow } from '#tests/support/road-show.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openFileWorld();
});
afterAll(() => world.close());

const sheet = async (who: Person, wish: ExportWish) => readSheet(await takeSheet(world, who, wish));

test('results, demands and their matches leave in words, without the drafts that nobody handed in', async () => {
  const { show, people, ask, begin, move, publish } = await openRoadShow(world);
  const result = await publish(people.chan, 'RESULT');
  const demand = await publish(people.lai, 'DEMAND');
  await begin(people.chan, 'RESULT');
  const waiting = await begin(people.chan, 'RESULT');
  await move(people.chan, waiting, 'submit');
  const filter = { activityId: show };
  const records = { kind: 'road-show-records', filter, columns: ['kind', 'name', 'status', 'readiness', 'amount'] };
  expect(await sheet(people.mei, records)).toEqual([
    ['Kind', 'Name', 'State', 'TRL', 'Amount'],
    ['Research result', 'Low-power sensor', 'With the research office', 6, 250000],
    ['Technical demand', 'Sensor para pontes', 'Published', null, 80000.5],
    ['Research result', 'Low-power sensor', 'Published', 6, 250000],
  ]);
  const published = { ...records, columns: ['cooperation'], filter: { ...filter, standing: '{p}PUBLISHED' } };
  expect(await sheet(people.mei, { ...published, language: 'zh' })).toEqual([['合作方式'], ['合作開發'], ['技術轉讓']]);
  expect(
    await sheet(people.mei, { ...published, filter: { ...filter, kind: 'DEMAND', search: 'ponte' } }),
  ).toHaveLength(2);

  const asked = await ask<{ code?: string }>(people.lai, 'post', '/road-show/matches', {
    sourceRecordId: demand,
    targetRecordId: result,
    message: 'For the new bridge',
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const matches = { kind: 'road-show-matches', filter, columns: ['source', 'target', 'status', 'message'] };
  expect(await sheet(people.rui, matches)).toEqual([
    ['Asked for by', 'Asked for', 'State', 'Message'],
    ['Sensor para pontes', 'Low-power sensor', 'Waiting for an answer', 'For the new bridge'],
  ]);
  expect(await sheet(people.rui, { ...matches, filter: { ...filter, standing: 'NOT_PENDING' } })).toHaveLength(1);
});

test('the units of a road show leave with how much each handed in', async () => {
  const { show, people, begin, publish } = await openRoadShow(world);
  await publish(people.chan, 'RESULT');
  await publish(people.lai, 'DEMAND');
  await begin(people.zhou, 'DEMAND');
  const wish = { kind: 'road-show-units', columns: ['nameEn', 'results', 'demands'] };
  const [heading, ...rows] = await sheet(people.rui, { ...wish, filter: { activityId: show } });
  expect(heading).toEqual(['Name in English', 'Results', 'Demands']);
  expect(rows.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual([
    ["Taipa's unit", 0, 1],
    ["University's unit", 1, 0],
  ]);
  const searched = { ...wish, columns: ['nameEn'], filter: { activityId: show, search: 'taip' } };
  expect(await sheet(people.mei, searched)).toEqual([['Name in English'], ["Taipa's unit"]]);
});

test('the customers of a docking leave with what the fund said of each', async () => {
  const { docking, people, ask, units } = await openDocking(world);
  const said = await ask(people.mei, 'put', `/admin/docking/${docking}/customers/${units.resort}`, {
    companyType: 'GOVERNMENT',
    isGaming: true,
  });
  expect(said.status, JSON.stringify(said.body)).toBe(200);
  const wish = { kind: 'docking-customers', columns: ['nameEn', 'companyType', 'gaming'] };
  const [, ...rows] = await sheet(people.mei, { ...wish, filter: { activityId: docking } });
  expect(rows.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual([
    ["Hotel's unit", 'Company', null],
    ["Resort's unit", 'Government', 'Yes'],
  ]);
  const resorts = { ...wish, columns: ['nameEn'], filter: { activityId: docking, gaming: 'true' } };
  expect(await sheet(people.rui, resorts)).toEqual([['Name in English'], ["Resort's unit"]]);
  expect((await askForExport(world, people.mei, { ...wish, filter: {} })).body).toMatchObject({
    fields: [{ path: 'filter' }],
  });
});

test('docking products and intents leave as they stand', async () => {
  const { docking, people, begin, list, wish, moveIntent, intents, units } = await openDocking(world);
  const robot = await list(people.kaMan);
  await begin(people.neighbour);
  const filter = { activityId: docking };
  const products = { kind: 'docking-products', filter, columns: ['name', 'unit', 'status', 'amount', 'currency'] };
  expect(await sheet(people.mei, products)).toEqual([
    ['Product', 'Exhibitor', 'State', 'Amount', 'Currency'],
    ['Delivery robot for hotels', "Robots's unit", 'Listed', 98000, 'MOP'],
  ]);
  await wish(people.helen, robot, { message: 'For two hotels' });
  const [intent] = await intents(people.kaMan);
  expect((await moveIntent(people.kaMan, intent?.id ?? '', 'accept', { at: slots[0] })).status).toBe(200);
  const columns = ['product', 'exhibitor', 'customer', 'status', 'askedBy', 'message', 'agreedAt'];
  const rows = await sheet(people.rui, { kind: 'docking-intents', filter, columns });
  expect(rows).toEqual([
    ['Product', 'Exhibitor', 'Customer', 'Intent', 'Asked by', 'Message', 'Agreed time'],
    [
      'Delivery robot for hotels',
      "Robots's unit",
      "Hotel's unit",
      'Would like to meet',
      'Customer',
      'For two hotels',
      '2026-12-03 10:00:00',
    ],
  ]);
  const none = { kind: 'docking-intents', columns, filter: { ...filter, unitId: units.lamps } };
  expect(await sheet(people.rui, none)).toHaveLength(1);
});

test('meetings leave with what became of them and what each side says, and only of one activity', async () => {
  const morning = await MeetingMorning.open(world);
  const { other } = await morning.firstOf('Ana');
  await morning.arrive('Ana', other);
  await morning.at(11);
  const { meeting } = await morning.firstOf('Ana');
  const said = await morning.call(morning.members.Ana, 'put', `/schedule/meetings/${meeting.id}/outcome`, {
    outcome: 'AGREED',
    note: '',
  });
  expect(said.status).toBe(200);
  const filter = { activityId: morning.fair };
  const columns = ['day', 'from', 'to', 'status', 'missedBy', 'outcomeA', 'outcomeB'];
  const rows = await sheet(morning.rui, { kind: 'meetings', filter, columns });
  expect(rows[0]).toEqual([
    'Day',
    'From',
    'To',
    'State',
    'Who didn’t come',
    'Outcome, by the unit',
    'Outcome, by the other',
  ]);
  expect(rows).toHaveLength(5);
  const held = rows.filter((row) => row[3] === 'Held');
  expect(held).toEqual([['2026-12-01', '10:00', '10:20', 'Held', null, 'Agreed on something', null]]);
  expect(rows.filter((row) => row[3] === 'Missed').map((row) => String(row[4]).split('; ').length)).toEqual([2]);
  const missed = { kind: 'meetings', columns: ['from'], filter: { ...filter, status: 'NO_SHOW' } };
  expect(await sheet(morning.rui, missed)).toEqual([['From'], ['10:00']]);
  expect((await askForExport(world, morning.rui, { kind: 'meetings', columns, filter: {} })).status).toBe(400);
});
