import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AreaCategoryFields,
  AreaCategoryItem,
  AreaItem,
  ContractorItem,
  Exhibition,
  ExhibitorTypeFields,
  ExhibitorTypeItem,
} from '#contract/exhibition.ts';
import type { BoothsAreaCategory, ExhibitorType } from '#contract/lists/lists.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { membershipActivity } from '#server/account/tables.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { openDesk } from '#tests/support/desk.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  world = await openTestWorld();
  await seedReferenceOnce(world);
  desk = await openDesk(world);
});
afterAll(() => world.close());

const texts = { tc: '', en: '', pt: '' };
const company: ExhibitorTypeFields = {
  code: '001',
  nameTc: '企業',
  nameEn: 'Enterprise',
  namePt: '',
  active: true,
  needsLicence: true,
  maxBooths: 2,
};
const hall: AreaCategoryFields = {
  code: 'H',
  nameTc: '一號館',
  nameEn: 'Hall 1',
  namePt: '',
  active: true,
  boardCountLimit: null,
  enabledChildSelect: true,
  shortTitle: true,
  boardWidthMm: 950,
  boardHeightMm: 2250,
  boothsDescription: { tc: '標準展位', en: '', pt: '' },
  boardSpecDescription: texts,
  boothsInstruction: texts,
  typeIds: [],
  enrollmentPeriods: [],
};
const area = (categoryId: number) => ({
  code: 'H-A',
  nameTc: '甲區',
  nameEn: '',
  namePt: '',
  active: true,
  categoryId,
  afterDescription: texts,
});

const read = async (activityId: string) =>
  (await desk.ask<Exhibition>(desk.lei, 'get', `/admin/activities/${activityId}/exhibition`)).body;
const under = (activityId: string, path: string) => `/admin/activities/${activityId}/${path}`;
const create = async <Item>(activityId: string, path: string, fields: object) =>
  (await desk.ask<Item>(desk.lei, 'post', under(activityId, path), { fields })).body;

/** As an applicant asks who has not logged in. */
const offered = async <Item>(list: string, filters: object) =>
  (await world.call<{ content: Item[] }>('post', `/public/api/v1/base/${list}/search`, { body: filters })).body.content;

/** Ho Ka Man's unit applies to an activity, as a type of exhibitor in a category. */
async function applies(activityId: string, chosen: { typeId?: number; categoryId?: number }): Promise<string> {
  const exhibitor = await makePerson(world, { name: 'Lam Sio Fan', orgType: 'EXHIBITOR', activities: [activityId] });
  if (!exhibitor.unitId) throw new Error('an exhibitor has a unit');
  const now = world.clock.now();
  const [row] = await world.db.orm
    .insert(enrollment)
    .values({
      activityId,
      unitId: exhibitor.unitId,
      accountId: exhibitor.accountId,
      orgType: 'EXHIBITOR',
      status: 'APPLY_SUBMITED',
      statusSince: now,
      createdAt: now,
      updatedAt: now,
      ...chosen,
    })
    .returning();
  if (!row) throw new Error('not applied');
  return row.id;
}

describe('the lists of an exhibition', () => {
  test('are the general ones until it has its own, and only its own are changed', async () => {
    const { id } = await desk.begin();
    const general = await read(id);
    expect(general.own).toEqual({ exhibitorTypes: false, categories: false });
    expect(general.exhibitorTypes.map(({ fields }) => fields.code)).toContain('001');
    const [type] = general.exhibitorTypes;
    if (!type) throw new Error('no types');
    const touched = await desk.ask(desk.lei, 'put', under(id, `exhibitor-types/${type.id}`), {
      version: type.version,
      fields: { ...type.fields, nameTc: '改了' },
    });
    expect(touched).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });

    const own = await desk.ask<Exhibition>(desk.lei, 'post', under(id, 'own-lists/exhibitorTypes'));
    expect(own.body.own.exhibitorTypes).toBe(true);
    expect(own.body.exhibitorTypes.map(({ fields }) => fields)).toEqual(
      general.exhibitorTypes.map(({ fields }) => fields),
    );
    expect(await desk.ask(desk.lei, 'post', under(id, 'own-lists/exhibitorTypes'))).toMatchObject({
      body: { code: 'STATUS_ERROR' },
    });
  });

  test('take along what was chosen already, when a general list becomes their own', async () => {
    const { id } = await desk.begin();
    const general = await read(id);
    const [type] = general.exhibitorTypes;
    const category = general.categories.find(({ fields }) => fields.code === '01');
    const hallArea = general.areas.find(({ fields }) => fields.categoryId === category?.id);
    if (!type || !category || !hallArea) throw new Error('no lists');
    const enrollmentId = await applies(id, { typeId: type.id, categoryId: category.id });
    await desk.ask(desk.lei, 'post', under(id, 'places'), { codes: 'A01-A03', areaId: hallArea.id });
    await desk.ask(desk.lei, 'post', under(id, 'own-lists/categories'));
    await desk.ask(desk.lei, 'post', under(id, 'own-lists/exhibitorTypes'));

    const own = await read(id);
    const ownCategory = own.categories.find(({ fields }) => fields.code === '01');
    const row = (await world.db.orm.select().from(enrollment)).find((one) => one.id === enrollmentId);
    expect(row).toMatchObject({ typeId: own.exhibitorTypes[0]?.id, categoryId: ownCategory?.id });
    expect(ownCategory?.uses.registrations).toBe(1);
    const ownArea = own.areas.find(({ fields }) => fields.code === hallArea.fields.code);
    expect(own.places.map(({ areaId }) => areaId)).toEqual([ownArea?.id, ownArea?.id, ownArea?.id]);
  });

  test('are what applicants are offered: limits, periods, and which type a category is for', async () => {
    const { id } = await desk.begin();
    const type = await create<ExhibitorTypeItem>(id, 'exhibitor-types', company);
    const other = await create<ExhibitorTypeItem>(id, 'exhibitor-types', { ...company, code: '002', maxBooths: null });
    const period = { beginDate: '2026-12-01', endDate: '2026-12-02' };
    await create<AreaCategoryItem>(id, 'area-categories', {
      ...hall,
      typeIds: [type.id],
      enrollmentPeriods: [period],
    });
    await create<AreaCategoryItem>(id, 'area-categories', { ...hall, code: 'K', boardCountLimit: 4, active: false });

    expect(await offered<ExhibitorType>('exhibitorType', { activityId: id })).toMatchObject([
      { code: '001', maxBooths: 2, needsLicence: true },
      { code: '002', maxBooths: null },
    ]);
    const asked = { activityId: id, typeId: type.id, withEnrollmentPeriods: true };
    expect(await offered<BoothsAreaCategory>('boothsAreaCategory', asked)).toMatchObject([
      {
        code: 'H',
        boardCountLimit: 999,
        shortTitle: true,
        enrollmentPeriods: [{ beginDate: '2026-12-01 00:00:00', endDate: '2026-12-02 00:00:00' }],
      },
    ]);
    expect(await offered('boothsAreaCategory', { ...asked, typeId: other.id })).toEqual([]);
  });

  test('refuse a period that ends before it begins, and an item without a name', async () => {
    const { id } = await desk.begin();
    const wrong = { ...hall, enrollmentPeriods: [{ beginDate: '2026-12-02', endDate: '2026-12-01' }] };
    expect(await desk.ask(desk.lei, 'post', under(id, 'area-categories'), { fields: wrong })).toMatchObject({
      body: { fields: [{ path: 'fields.enrollmentPeriods.0.endDate', problem: 'endBeforeStart' }] },
    });
    const nameless = { ...company, nameTc: ' ', nameEn: '' };
    expect(await desk.ask(desk.lei, 'post', under(id, 'exhibitor-types'), { fields: nameless })).toMatchObject({
      body: { fields: [{ path: 'fields.nameTc', problem: 'required' }] },
    });
  });

  test('are edited by two at once without either losing anything', async () => {
    const { id } = await desk.begin();
    const type = await create<ExhibitorTypeItem>(id, 'exhibitor-types', company);
    const save = (who: typeof desk.lei, version: number, fields: object) =>
      desk.ask<ExhibitorTypeItem>(who, 'put', under(id, `exhibitor-types/${type.id}`), {
        version,
        fields: { ...company, ...fields },
      });
    expect((await save(desk.lei, type.version, { maxBooths: 3 })).body.version).toBe(2);
    expect(await save(desk.cheong, type.version, { namePt: 'Empresa' })).toMatchObject({
      status: 409,
      body: { code: 'STATUS_ERROR' },
    });
    expect((await read(id)).exhibitorTypes[0]?.fields).toMatchObject({ maxBooths: 3, namePt: '' });
    const entries = (await world.db.orm.select().from(auditEntry)).filter((entry) => entry.subjectId === id);
    expect(entries.find(({ action }) => action === 'exhibitorType.edit')?.changes).toEqual([
      { field: 'maxBooths', from: 2, to: 3 },
    ]);
  });
});

describe('what is in use', () => {
  test('is not removed, and says what uses it; the rest is', async () => {
    const { id } = await desk.begin();
    const type = await create<ExhibitorTypeItem>(id, 'exhibitor-types', company);
    const spare = await create<ExhibitorTypeItem>(id, 'exhibitor-types', { ...company, code: '009' });
    const category = await create<AreaCategoryItem>(id, 'area-categories', { ...hall, typeIds: [type.id] });
    const inHall = await create<AreaItem>(id, 'areas', area(category.id));
    await desk.ask(desk.lei, 'post', under(id, 'places'), { codes: 'A01', areaId: inHall.id });
    await applies(id, { typeId: type.id, categoryId: category.id });

    const remove = (path: string) => desk.ask(desk.lei, 'delete', under(id, path));
    const inUse = (...uses: [path: string, count: number][]) => ({
      status: 409,
      body: {
        code: 'IN_USE',
        fields: uses.map(([path, count]) => ({ path, problem: 'inUse', params: { count } })),
      },
    });
    expect(await remove(`exhibitor-types/${type.id}`)).toMatchObject(inUse(['registrations', 1], ['categories', 1]));
    expect(await remove(`area-categories/${category.id}`)).toMatchObject(inUse(['registrations', 1], ['areas', 1]));
    expect(await remove(`areas/${inHall.id}`)).toMatchObject(inUse(['places', 1]));
    expect((await remove(`exhibitor-types/${spare.id}`)).status).toBe(200);
    const { places, exhibitorTypes } = await read(id);
    expect(exhibitorTypes.map(({ fields }) => fields.code)).toEqual(['001']);
    const placeIds = places.map((place) => place.id);
    expect((await desk.ask(desk.lei, 'post', under(id, 'places/removal'), { placeIds })).status).toBe(200);
    expect((await remove(`areas/${inHall.id}`)).status).toBe(200);
  });
});

test('what only an ended registration chose stays too', async () => {
  const { id } = await desk.begin();
  const type = await create<ExhibitorTypeItem>(id, 'exhibitor-types', company);
  const enrollmentId = await applies(id, { typeId: type.id });
  await world.db.orm.update(enrollment).set({ status: 'APPLY_CANCELED' }).where(eq(enrollment.id, enrollmentId));
  expect(await desk.ask(desk.lei, 'delete', under(id, `exhibitor-types/${type.id}`))).toMatchObject({
    status: 409,
    body: { code: 'IN_USE', fields: [{ path: 'registrations', params: { count: 1 } }] },
  });
});

describe('the order of a list', () => {
  const codes = (items: readonly { fields: { code: string } }[]) => items.map(({ fields }) => fields.code);
  const order = (activityId: string, list: string, ids: readonly number[], who = desk.lei) =>
    desk.ask(who, 'put', under(activityId, `orders/${list}`), { ids });

  test('is what staff give it, for applicants too, and the audit keeps both', async () => {
    const { id } = await desk.begin();
    const made: ExhibitorTypeItem[] = [];
    for (const code of ['A', 'B', 'C']) made.push(await create(id, 'exhibitor-types', { ...company, code }));
    const [a, b, c] = made.map((item) => item.id) as [number, number, number];

    expect((await order(id, 'exhibitorTypes', [c, a, b])).status).toBe(200);
    expect(codes((await read(id)).exhibitorTypes)).toEqual(['C', 'A', 'B']);
    expect((await offered<ExhibitorType>('exhibitorType', { activityId: id })).map(({ code }) => code)).toEqual([
      'C',
      'A',
      'B',
    ]);
    const entries = (await world.db.orm.select().from(auditEntry)).filter((entry) => entry.subjectId === id);
    expect(entries.find(({ action }) => action === 'exhibitorType.order')?.changes).toEqual([
      { field: 'order', from: 'A B C', to: 'C A B' },
    ]);
    const added = await create<ExhibitorTypeItem>(id, 'exhibitor-types', { ...company, code: 'D' });
    expect(codes((await read(id)).exhibitorTypes)).toEqual(['C', 'A', 'B', 'D']);
    // Somebody else added one meanwhile; and nothing of another list gets in.
    expect(await order(id, 'exhibitorTypes', [a, b, c])).toMatchObject({ body: { code: 'STATUS_ERROR' } });
    expect(await order(id, 'exhibitorTypes', [a, b, c, 1])).toMatchObject({ body: { code: 'STATUS_ERROR' } });
    expect(await order(id, 'exhibitorTypes', [a, a, b, c])).toMatchObject({ body: { code: 'STATUS_ERROR' } });
    expect((await order(id, 'exhibitorTypes', [added.id, a, b, c], desk.sou)).status).toBe(403);
  });

  test('of areas is that within their category', async () => {
    const { id } = await desk.begin();
    const first = await create<AreaCategoryItem>(id, 'area-categories', hall);
    const second = await create<AreaCategoryItem>(id, 'area-categories', { ...hall, code: 'K' });
    const areas: AreaItem[] = [];
    for (const [code, category] of [
      ['H1', first],
      ['H2', first],
      ['K1', second],
    ] as const) {
      areas.push(await create(id, 'areas', { ...area(category.id), code }));
    }
    const [h1, h2, k1] = areas.map((item) => item.id) as [number, number, number];
    expect((await order(id, 'areas', [h2, h1])).status).toBe(200);
    expect(codes((await read(id)).areas)).toEqual(['H2', 'H1', 'K1']);
    expect(await order(id, 'areas', [h1, k1])).toMatchObject({ body: { code: 'STATUS_ERROR' } });
    const elsewhere = await desk.begin();
    expect(await order(elsewhere.id, 'areas', [h1, h2])).toMatchObject({ status: 404 });
    await order(id, 'categories', [second.id, first.id]);
    expect(codes((await read(id)).areas)).toEqual(['K1', 'H2', 'H1']);
  });
});

describe('places', () => {
  const readPlaces = async (activityId: string) => (await read(activityId)).places;
  const codesOf = async (activityId: string) => (await readPlaces(activityId)).map(({ code }) => code);

  test('stand by their codes until somebody puts them in order; new ones come behind then', async () => {
    const { id } = await desk.begin();
    await desk.ask(desk.lei, 'post', under(id, 'places'), { codes: 'A03, A01', areaId: null });
    await desk.ask(desk.lei, 'post', under(id, 'places'), { codes: 'A02', areaId: null });
    expect(await codesOf(id)).toEqual(['A01', 'A02', 'A03']);

    const [a1, a2, a3] = (await readPlaces(id)).map((place) => place.id);
    const order = (placeIds: unknown[]) => desk.ask(desk.lei, 'put', under(id, 'places/order'), { placeIds });
    expect((await order([a3, a1, a2])).status).toBe(200);
    await desk.ask(desk.lei, 'post', under(id, 'places'), { codes: 'A00', areaId: null });
    expect(await codesOf(id)).toEqual(['A03', 'A01', 'A02', 'A00']);
    expect(await order([a1, a2, a3])).toMatchObject({ body: { code: 'STATUS_ERROR' } });
  });

  test('with a booth on them stay, and nothing beside them goes either', async () => {
    const { id } = await desk.begin();
    await desk.ask(desk.lei, 'post', under(id, 'places'), { codes: 'A01-A02', areaId: null });
    const enrollmentId = await applies(id, {});
    await world.db.orm
      .update(place)
      .set({ enrollmentId })
      .where(and(eq(place.activityId, id), eq(place.code, 'A02')));
    expect((await readPlaces(id)).map(({ occupant }) => occupant !== null)).toEqual([false, true]);

    const remove = (placeIds: (string | undefined)[]) =>
      desk.ask(desk.lei, 'post', under(id, 'places/removal'), { placeIds });
    const [free, taken] = (await readPlaces(id)).map((one) => one.id);
    expect(await remove([free, taken])).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', fields: [{ path: 'registrations', problem: 'inUse', params: { count: 1 } }] },
    });
    expect(await codesOf(id)).toEqual(['A01', 'A02']);
    expect((await remove([free])).status).toBe(200);
  });

  test('are added by a line of codes, each code once in an activity', async () => {
    const [one, other] = [await desk.begin(), await desk.begin()];
    const add = (id: string, codes: string) => desk.ask(desk.lei, 'post', under(id, 'places'), { codes, areaId: null });
    expect((await add(one.id, 'A01-A40')).body).toEqual({ added: 40, kept: 0 });
    expect((await add(one.id, 'A39-A42')).body).toEqual({ added: 2, kept: 2 });
    expect((await add(other.id, 'A01')).body).toEqual({ added: 1, kept: 0 });
    expect(await add(one.id, 'A40-A01')).toMatchObject({ body: { fields: [{ path: 'codes', problem: 'format' }] } });
    expect((await read(one.id)).places).toHaveLength(42);
  });

  test("move between their own activity's areas, not into another's", async () => {
    const [one, other] = [await desk.begin(), await desk.begin()];
    const category = await create<AreaCategoryItem>(other.id, 'area-categories', hall);
    const foreign = await create<AreaItem>(other.id, 'areas', area(category.id));
    await desk.ask(desk.lei, 'post', under(one.id, 'places'), { codes: 'A01', areaId: null });
    const placeIds = (await read(one.id)).places.map((place) => place.id);
    const move = (id: string, areaId: number) =>
      desk.ask(desk.lei, 'post', under(id, 'places/area'), { placeIds, areaId });
    expect(await move(one.id, foreign.id)).toMatchObject({ body: { code: 'ENTITY_NOT_FOUND' } });
    expect(await move(other.id, foreign.id)).toMatchObject({ body: { code: 'ENTITY_NOT_FOUND' } });
  });
});

describe('a contractor', () => {
  test('is named per area and for the rest, covers the activity, and is a unit with that role', async () => {
    const { id } = await desk.begin();
    const builder = await makePerson(world, { name: 'Pou Kin', orgType: 'CONTRACTOR' });
    const [hallArea] = (await read(id)).areas;
    const assign = (unitId: string | null, areaId: number | null) =>
      desk.ask<ContractorItem>(desk.lei, 'put', under(id, 'contractors'), { unitId, areaId });
    expect(await assign(desk.ho.unitId, null)).toMatchObject({ body: { code: 'ENTITY_NOT_FOUND' } });
    expect((await assign(builder.unitId, null)).status).toBe(200);
    const named = await assign(builder.unitId, hallArea?.id ?? null);
    expect(named.body).toMatchObject({ areaId: hallArea?.id, unit: { id: builder.unitId } });
    const covered = (await world.db.orm.select().from(membershipActivity)).filter((row) => row.activityId === id);
    expect(covered.map(({ membershipId }) => membershipId)).toEqual(builder.membershipIds);

    const again = await assign(builder.unitId, hallArea?.id ?? null);
    expect(again.body.id).toBe(named.body.id);
    expect((await read(id)).contractors).toHaveLength(2);
    expect((await desk.ask(desk.lei, 'delete', under(id, `contractors/${named.body.id}`))).status).toBe(200);
    expect((await read(id)).contractors).toHaveLength(1);
  });
});

test('a copy of an activity has its own lists, areas and places', async () => {
  const original = await desk.begin();
  const type = await create<ExhibitorTypeItem>(original.id, 'exhibitor-types', company);
  const category = await create<AreaCategoryItem>(original.id, 'area-categories', { ...hall, typeIds: [type.id] });
  const inHall = await create<AreaItem>(original.id, 'areas', area(category.id));
  await desk.ask(desk.lei, 'post', under(original.id, 'places'), { codes: 'A01-A02', areaId: inHall.id });
  const copy = await desk.ask<{ id: string }>(desk.lei, 'post', under(original.id, 'copies'), { code: 'COPY-1' });
  const { exhibitorTypes, categories, areas, places } = await read(copy.body.id);
  expect(exhibitorTypes[0]).toMatchObject({ fields: company });
  expect(exhibitorTypes[0]?.id).not.toBe(type.id);
  expect(categories[0]?.fields).toEqual({ ...hall, typeIds: [exhibitorTypes[0]?.id] });
  expect(areas[0]?.fields.categoryId).toBe(categories[0]?.id);
  expect(places).toMatchObject([
    { code: 'A01', areaId: areas[0]?.id },
    { code: 'A02', areaId: areas[0]?.id },
  ]);
});

test('a reviewer looks on; an exhibitor and a stranger do not', async () => {
  const { id } = await desk.begin();
  expect((await desk.ask(desk.sou, 'get', under(id, 'exhibition'))).status).toBe(200);
  expect((await desk.ask(desk.ho, 'get', under(id, 'exhibition'))).status).toBe(403);
  expect((await world.call('get', under(id, 'exhibition'))).status).toBe(401);
  const verbs: [string, string, object][] = [
    ['post', 'own-lists/categories', {}],
    ['post', 'exhibitor-types', { fields: company }],
    ['put', 'exhibitor-types/1', { version: 1, fields: company }],
    ['delete', 'exhibitor-types/1', {}],
    ['post', 'area-categories', { fields: hall }],
    ['put', 'area-categories/1', { version: 1, fields: hall }],
    ['delete', 'area-categories/1', {}],
    ['post', 'areas', { fields: area(1) }],
    ['put', 'areas/101', { version: 1, fields: area(1) }],
    ['delete', 'areas/101', {}],
    ['post', 'places', { codes: 'A01', areaId: null }],
    ['post', 'places/area', { placeIds: [id], areaId: null }],
    ['post', 'places/removal', { placeIds: [id] }],
    ['put', 'contractors', { unitId: id, areaId: null }],
    ['delete', `contractors/${id}`, {}],
  ];
  for (const [method, path, body] of verbs) {
    for (const who of [desk.sou, desk.ho]) {
      expect((await desk.ask(who, method, under(id, path), body)).status, `${method} ${path}`).toBe(403);
    }
    expect((await world.call(method, under(id, path), { body })).status, `${method} ${path}`).toBe(401);
  }
});
