import { describe, expect, test } from 'vitest';
import { nationalities } from '#domain/participant/nationality.ts';
import { regions } from '#domain/lists/dialling-codes.ts';
import { cooperationWays } from '#domain/lists/cooperation-way.ts';
import { countryRegion } from '#server/lists/tables.ts';
import { boothsAreaCategories } from '#server/seed/reference-booths.ts';
import { countryRegions } from '#server/seed/reference-countries.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { provinces } from '#server/seed/reference-divisions.ts';
import { plainLists } from '#server/seed/reference-lists.ts';
import { openTestWorld } from '#tests/support/world.ts';

const cities = provinces.flatMap((province) => province.cities);
const ending = (text: string) => provinces.filter(({ names: [tc] }) => tc.endsWith(text)).length;
const twice = <Value>(values: readonly Value[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the places that every installation begins with', () => {
  test('are the 249 countries and regions of ISO 3166-1, each once', () => {
    expect(countryRegions).toHaveLength(249);
    for (const column of [0, 1, 2, 3, 4] as const) expect(twice(countryRegions.map((row) => row[column]))).toEqual([]);
    expect(countryRegions.slice(0, 4).map((row) => row[1])).toEqual(['CN', 'MO', 'HK', 'TW']);
  });

  test('are those whose telephone numbers can be entered, and Kosovo, which has a dialling code and no place in ISO', () => {
    const here = new Set<string>(countryRegions.map((row) => row[1]));
    expect(regions.filter((region) => !here.has(region))).toEqual(['XK']);
  });

  test('hold every nationality that a participant may have', () => {
    const known = new Set<string>(countryRegions.map((row) => row[1]));
    expect(nationalities.filter((code) => !known.has(code))).toEqual([]);
  });

  test('are 4 municipalities, 22 provinces and 5 autonomous regions of mainland China', () => {
    expect([ending('市'), ending('省'), ending('自治區')]).toEqual([4, 22, 5]);
  });

  test('are all 333 places of prefecture level, the municipalities, and what provinces administer directly', () => {
    const direct = cities.filter(([id]) => Math.floor(id / 100) % 100 >= 90);
    expect([cities.length, direct.length]).toEqual([333 + 4 + 32, 32]);
    expect(twice(cities.map(([id]) => id))).toEqual([]);
  });

  test('are each in the province that their code says, under a name of their own', () => {
    for (const { id, cities } of provinces) {
      expect(cities.filter(([cityId]) => Math.floor(cityId / 10_000) !== id)).toEqual([]);
      expect([id, twice(cities.map(([, tc]) => tc)), twice(cities.map(([, , en]) => en))]).toEqual([id, [], []]);
    }
  });

  test('are written in traditional Chinese and in Latin letters', () => {
    const simplified = /[东广庆门阳龙宁济临兰乌义马张长郑汉华云贵滨齐乐陕苏泸]/;
    const wrong = cities.filter(([, tc, en]) => simplified.test(tc) || !/^[\p{Script=Latin}' ]+$/u.test(en));
    expect(wrong).toEqual([]);
  });
});

describe('the business lists that every installation begins with', () => {
  test("ask for a text of one's own where the documents do", () => {
    const others = Object.entries(plainLists).map(([list, { items }]) => [
      list,
      items.map(([code]) => code).filter((code) => code.startsWith('OTHER')),
    ]);
    expect(Object.fromEntries(others)).toEqual({
      businessCategory: ['OTHER'],
      businessScope: ['OTHER'],
      cooperationWay: ['OTHER'],
      customerCategory: ['OTHER'],
      targetMarket: ['OTHER_ASIA', 'OTHER_COUNTRY'],
    });
    expect(plainLists.cooperationWay.items.map(([code]) => code)).toEqual(cooperationWays);
  });

  test('share no number and repeat no code', () => {
    const numbers = Object.values(plainLists).flatMap(({ firstNumber, items }) =>
      items.map((_, at) => firstNumber + at),
    );
    expect(twice(numbers)).toEqual([]);
    for (const { items } of Object.values(plainLists)) expect(twice(items.map(([code]) => code))).toEqual([]);
    expect(boothsAreaCategories.map(({ code }) => code)).toContain('99');
  });
});

describe('loading the lists', () => {
  test('happens once, and what staff changed since stays', async () => {
    const world = await openTestWorld();
    await seedReferenceOnce(world);
    await world.db.orm.update(countryRegion).set({ active: false });
    await seedReferenceOnce(world);
    expect(await world.db.orm.$count(countryRegion)).toBe(249);
    const answer = await world.call('post', '/public/api/v1/base/countryRegion/search', { body: {} });
    expect(answer.body).toEqual({ content: [], totalElements: 0 });
    await world.close();
  });

  test('is left to one of several processes that start together', async () => {
    const world = await openTestWorld({ database: 'postgres' });
    await Promise.all([1, 2, 3].map(() => seedReferenceOnce(world)));
    expect(await world.db.orm.$count(countryRegion)).toBe(249);
    await world.close();
  });
});
