import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoothsAreaCategory, CountryRegion, ExhibitorType, ReferenceItem } from '#contract/lists/lists.ts';
import { referenceApi } from '#contract/lists/lists.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { mainlandChina } from '#domain/lists/country-region.ts';
import { referenceLists } from '#domain/lists/lists.ts';
import { activity } from '#server/activity/tables.ts';
import { boothsAreaCategory, enrollmentPeriod, exhibitorType } from '#server/exhibition/tables.ts';
import { city, province, referenceItem } from '#server/lists/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

interface Page<Item> {
  content: Item[];
  totalElements: number;
}

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await seedReferenceOnce(world);
});
afterAll(() => world.close());

/** As a visitor asks: without a login. */
const visitorAsks = <Item = ReferenceItem>(list: string, filters: object = {}, paging = '') =>
  world.call<Page<Item>>('post', `/public/api/v1/base/${list}/search${paging}`, { body: filters });

const codes = (page: { body: Page<ReferenceItem> }) => page.body.content.map(({ code }) => code);

async function anActivity(code: string): Promise<string> {
  const day = '2026-12-01' as BusinessDate;
  const id = newId();
  await world.db.orm.insert(activity).values({
    id,
    category: 'STWEEK',
    code,
    beginDate: day,
    endDate: day,
    settings: usualSettings,
    createdAt: world.clock.now(),
  });
  return id;
}

describe('a visitor who asks for a reference list', () => {
  test.each(referenceLists)('gets all of %s at once, named in three languages', async (list) => {
    const { status, body } = await visitorAsks(list);
    expect(status).toBe(200);
    expect(body.content.length).toBeGreaterThan(0);
    expect(body.totalElements).toBe(body.content.length);
    const nameless = body.content.filter(({ nameTc, nameEn, namePt }) => !(nameTc && nameEn && namePt));
    expect(nameless).toEqual([]);
    expect(new Set(body.content.map(({ id }) => id)).size).toBe(body.content.length);
  });

  test('pages through a list from 0 without meeting anything twice', async () => {
    const whole = await visitorAsks('city');
    const pages = await Promise.all([0, 1, 2, 3].map((page) => visitorAsks('city', {}, `?page=${page}&size=100`)));
    expect(pages.map(({ body }) => body.content.length)).toEqual([100, 100, 100, whole.body.totalElements - 300]);
    expect(pages.flatMap(({ body }) => body.content)).toEqual(whole.body.content);
    expect(pages[3]?.body.totalElements).toBe(whole.body.totalElements);
    const beyond = await visitorAsks('city', {}, '?page=9&size=100');
    expect(beyond.body).toEqual({ content: [], totalElements: whole.body.totalElements });
  });

  test('may ask without any body', async () => {
    const answer = await world.call<Page<ReferenceItem>>('post', '/public/api/v1/base/targetMarket/search');
    expect(answer.status).toBe(200);
    expect(answer.body.content.length).toBeGreaterThan(10);
  });

  test.each(['?size=0', '?size=10000', '?page=-1', '?page=first', '?size=1.5'])(
    'is told that %s is wrong',
    async (paging) => {
      const field = paging.slice(1, 5);
      expect(await visitorAsks('city', {}, paging)).toMatchObject({
        status: 400,
        body: { code: 'PARAMS_ERROR', fields: [{ path: field }] },
      });
    },
  );

  test.each([
    ['city', { provinceId: 'Guangdong' }, 'provinceId'],
    ['city', { provinceId: 0 }, 'provinceId'],
    ['city', { provinceId: 3_000_000_000 }, 'provinceId'],
    ['province', { countryRegionId: null }, 'countryRegionId'],
    ['exhibitorType', { activityId: 'STW' }, 'activityId'],
    ['boothsAreaCategory', { typeId: 1.5 }, 'typeId'],
    ['boothsAreaCategory', { withEnrollmentPeriods: 'yes' }, 'withEnrollmentPeriods'],
  ])('is told which filter of %s is wrong in %j', async (list, filters, path) => {
    expect(await visitorAsks(list, filters)).toMatchObject({
      status: 400,
      body: { code: 'PARAMS_ERROR', fields: [{ path }] },
    });
  });

  test('finds no other list', async () => {
    expect(await visitorAsks('planet')).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });

  test('is no longer offered what staff took out', async () => {
    const [dolphin] = await world.db.orm
      .insert(referenceItem)
      .values({
        list: 'businessScope',
        nameTc: '海豚',
        nameEn: 'Dolphins',
        namePt: 'Golfinhos',
        position: 0,
        active: false,
      })
      .returning();
    const { body } = await visitorAsks('businessScope');
    expect(body.content.map(({ id }) => id)).not.toContain(dolphin?.id);
    expect(body.totalElements).toBe(body.content.length);
  });
});

test('every list of the documents has its row', () => {
  const paths = Object.values(referenceApi).map(({ path }) => path);
  const lists = referenceLists.map((list) => `/public/api/v1/base/${list}/search`);
  const boards = '/public/api/v1/base/boothsAreaCategory/{boothsAreaCategoryId}/image';
  expect(paths.sort()).toEqual([...lists, boards, '/base/exhibitor', '/base/contractor'].sort());
});

describe('a unit that says where it is', () => {
  test('chooses among the provinces of mainland China, which is number 1 and dialled 86', async () => {
    const regions = await visitorAsks<CountryRegion>('countryRegion');
    expect(regions.body.content[0]).toMatchObject({ id: mainlandChina, code: 'CN', mobileCode: '86' });
    const provinces = await visitorAsks('province', { countryRegionId: mainlandChina });
    expect(provinces.body.totalElements).toBe(31);
    expect((await visitorAsks('province', { countryRegionId: 2 })).body.totalElements).toBe(0);
  });

  test('chooses among the cities of its province only', async () => {
    const provinces = await visitorAsks('province');
    const guangdong = provinces.body.content.find(({ nameEn }) => nameEn === 'Guangdong');
    const cities = await visitorAsks<ReferenceItem & { provinceId: number }>('city', { provinceId: guangdong?.id });
    expect(cities.body.totalElements).toBe(21);
    expect(cities.body.content.every(({ provinceId }) => provinceId === guangdong?.id)).toBe(true);
    expect(cities.body.content.map(({ nameTc }) => nameTc)).toContain('珠海市');
  });

  test('finds a city in whichever province it chooses', async () => {
    const { content: provinces } = (await visitorAsks('province')).body;
    for (const { id, nameEn } of provinces) {
      const { body } = await visitorAsks('city', { provinceId: id });
      expect([nameEn, body.totalElements > 0]).toEqual([nameEn, true]);
    }
  });

  test('sees the provinces and cities that staff add after those installed', async () => {
    const names = { nameTc: '新', nameEn: 'New', namePt: 'Novo', position: 999 };
    const [added] = await world.db.orm
      .insert(province)
      .values({ ...names, countryRegionId: 2 })
      .returning();
    if (!added) throw new Error('no province');
    await world.db.orm.insert(city).values({ ...names, provinceId: added.id });
    expect((await visitorAsks('province', { countryRegionId: 2 })).body.content).toMatchObject([{ id: added.id }]);
    expect((await visitorAsks('city', { provinceId: added.id })).body.totalElements).toBe(1);
  });
});

describe('an exhibitor who applies for booths', () => {
  test('is limited to two and shows its licence as an enterprise, type 001, and as no other', async () => {
    const { body } = await visitorAsks<ExhibitorType>('exhibitorType');
    const strict = body.content.filter(({ maxBooths, needsLicence }) => maxBooths !== null || needsLicence);
    expect(strict).toMatchObject([{ code: '001', maxBooths: 2, needsLicence: true }]);
  });

  test('sees the categories open to its type, with 99 for everybody', async () => {
    const { content: types } = (await visitorAsks<ExhibitorType>('exhibitorType')).body;
    const codesFor = async (code: string) =>
      codes(await visitorAsks('boothsAreaCategory', { typeId: types.find((type) => type.code === code)?.id }));
    expect(await codesFor('001')).toEqual(['01', '04', '99']);
    expect(await codesFor('002')).toEqual(['01', '02', '04', '99']);
    expect(await codesFor('003')).toEqual(['01', '03', '04', '99']);
    expect(codes(await visitorAsks('boothsAreaCategory'))).toEqual(['01', '02', '03', '04', '99']);
  });

  test('sees what a category is for, its areas, and 999 booths where staff set no limit', async () => {
    const { body } = await visitorAsks<BoothsAreaCategory>('boothsAreaCategory');
    for (const category of body.content) {
      expect(category.boardCountLimit).toBe(999);
      expect(category.areas.length).toBeGreaterThan(0);
      for (const text of [category.boothsDescription, category.boardSpecDescription, category.boothsInstruction]) {
        expect(Object.values(text).filter((written) => !written)).toEqual([]);
      }
    }
    const areas = await visitorAsks('boothsArea');
    expect(areas.body.content).toEqual(body.content.flatMap((category) => category.areas));
  });

  test("sees an activity's own categories, limits and periods instead of the general ones", async () => {
    const [week, other] = [await anActivity('WEEK'), await anActivity('OTHER')];
    const [hall] = await world.db.orm
      .insert(boothsAreaCategory)
      .values({ code: 'H1', activityId: week, nameTc: '一號館', nameEn: 'Hall 1', boardCountLimit: 3, position: 1 })
      .returning();
    if (!hall) throw new Error('no category');
    await world.db.orm.insert(enrollmentPeriod).values([
      { boothsAreaCategoryId: hall.id, beginDate: '2026-12-03' as BusinessDate, endDate: '2026-12-04' as BusinessDate },
      { boothsAreaCategoryId: hall.id, beginDate: '2026-12-01' as BusinessDate, endDate: '2026-12-02' as BusinessDate },
    ]);
    const asked = { activityId: week, withEnrollmentPeriods: true };
    const own = await visitorAsks<BoothsAreaCategory>('boothsAreaCategory', asked);
    expect(own.body.content).toMatchObject([
      {
        id: hall.id,
        code: 'H1',
        boardCountLimit: 3,
        enabledChildSelect: false,
        areas: [],
        enrollmentPeriods: [
          { beginDate: '2026-12-01 00:00:00', endDate: '2026-12-02 00:00:00' },
          { beginDate: '2026-12-03 00:00:00', endDate: '2026-12-04 00:00:00' },
        ],
      },
    ]);
    const without = await visitorAsks<BoothsAreaCategory>('boothsAreaCategory', { activityId: week });
    expect(without.body.content[0]).not.toHaveProperty('enrollmentPeriods');
    expect(codes(await visitorAsks('boothsAreaCategory', { activityId: other }))).toContain('99');
    expect(codes(await visitorAsks('boothsAreaCategory', { activityId: other }))).not.toContain('H1');
    expect(hall.id).toBeGreaterThanOrEqual(1_000_000);
  });

  test.each(['customerCategory', 'cooperationWay', 'targetMarket'] as const)(
    'chooses among the items of %s that the activity has of its own',
    async (list) => {
      const [week, other] = [await anActivity(`${list}1`), await anActivity(`${list}2`)];
      await world.db.orm
        .insert(referenceItem)
        .values({ list, code: 'OWN', activityId: week, nameTc: '自', nameEn: 'Own', namePt: 'Próprio', position: 1 });
      expect(codes(await visitorAsks(list, { activityId: week }))).toEqual(['OWN']);
      expect(codes(await visitorAsks(list, { activityId: other }))).not.toContain('OWN');
      expect((await visitorAsks(list, { activityId: other })).body.totalElements).toBeGreaterThan(3);
      expect(codes(await visitorAsks(list))).toContain('OWN');
    },
  );

  test('has a type among those of the activity', async () => {
    const week = await anActivity('TYPES');
    await world.db.orm
      .insert(exhibitorType)
      .values({ code: '001', activityId: week, nameTc: '企業', maxBooths: 4, position: 1 });
    const { body } = await visitorAsks<ExhibitorType>('exhibitorType', { activityId: week });
    expect(body.content).toMatchObject([{ code: '001', maxBooths: 4, needsLicence: false }]);
  });
});
