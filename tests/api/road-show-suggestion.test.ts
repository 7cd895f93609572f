import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Suggestions } from '#contract/road-show/suggestion.ts';
import { goodDemand, goodResult, openRoadShow } from '#tests/support/road-show.ts';
import type { Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import { waitForDeeds } from '#tests/support/deeds.ts';

let world: TestWorld;
let show: Awaited<ReturnType<typeof openRoadShow>>;
let bridges: string;
let vaccine: string;
let demand: string;
beforeAll(async () => {
  world = await openTestWorld();
  show = await openRoadShow(world);
  const { chan, ng, zhou } = show.people;
  bridges = await show.publish(chan, 'RESULT');
  vaccine = await show.publish(ng, 'RESULT', {
    ...goodResult,
    nameTc: '流感疫苗',
    nameEn: '',
    content: '一種新的疫苗佐劑',
    scope: '醫院',
  });
  demand = await show.publish(zhou, 'DEMAND');
});
afterAll(() => world.close());

const suggestions = async (who: Person, id: string) =>
  (await show.ask<Suggestions>(who, 'get', `/road-show/records/${id}/suggestions`)).body;
const idsOf = ({ content }: Suggestions) => content.map(({ record }) => record.id);

test('a demand in Portuguese finds the result in Chinese, and hears why', async () => {
  const found = await suggestions(show.people.zhou, demand);
  expect(idsOf(found)).toEqual([bridges]);
  const [first] = found.content;
  const sensor = first?.shared.find(({ term }) => term?.en === 'sensor');
  expect(sensor).toMatchObject({
    own: { field: 'namePt', words: 'Sensor' },
    other: { field: 'nameTc', words: '感測器' },
  });
  expect(first?.shared.map(({ term }) => term?.pt)).toContain('baixo consumo');
  const shares = first?.shared.map(({ share }) => share) ?? [];
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});

test('a result finds the demand that it could serve, and no other result', async () => {
  expect(idsOf(await suggestions(show.people.chan, bridges))).toEqual([demand]);
  expect(idsOf(await suggestions(show.people.ng, vaccine))).toEqual([]);
});

test('simplified words, traditional words and English ones find the same', async () => {
  const { zhou } = show.people;
  for (const content of ['我們需要流感疫苗', '我们需要流感疫苗', 'We need an influenza vaccine']) {
    const id = await show.begin(zhou, 'DEMAND', { ...goodDemand, namePt: 'Procura', keywords: [], content });
    const found = await suggestions(zhou, id);
    expect(idsOf(found), content).toEqual([vaccine]);
    expect(found).toMatchObject({ isPublished: false, missing: ['keywords'] });
  }
});

test('whoever was asked already is not suggested again, and what is out of sight never', async () => {
  const { zhou, chan } = show.people;
  const asked = await show.ask(zhou, 'post', '/road-show/matches', {
    sourceRecordId: demand,
    targetRecordId: bridges,
  });
  expect(asked.status).toBe(200);
  expect(idsOf(await suggestions(zhou, demand))).toEqual([]);
  await show.move(show.people.mei, bridges, 'unpublish', { note: 'Wrong text' });
  await waitForDeeds(world);
  const other = await show.publish(show.people.lai, 'DEMAND');
  expect(idsOf(await suggestions(show.people.lai, other))).toEqual([]);
  expect((await show.ask(chan, 'get', `/road-show/records/${demand}/suggestions`)).status).toBe(404);
});
