import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskPlaces } from '#contract/enrollment/places.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { boothContractor, place } from '#server/exhibition/place-tables.ts';
import { boothsArea, boothsAreaCategory } from '#server/exhibition/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { planDeed, readDeed, stepDeed, takeBackLast, waitForDeeds } from '#tests/support/deeds.ts';
import { openFund, makeEnrollment, type EnrollmentOptions } from '#tests/support/enrollments.ts';
import { outbox, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { bulkJobs } from '#server/inbox/run-bulk.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
let ana: Person;
let chi: Person;
let week: string;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  ({ mei, rui, week } = await openFund(world));
  ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR', activities: [week] });
  chi = await makePerson(world, { name: 'Chi Wong', orgType: 'CONTRACTOR', activities: [week] });
});
afterAll(() => world.close());

const apply = (who = ana, more: EnrollmentOptions = {}) =>
  makeEnrollment(world, week, who, { status: '{p}PASS', boothsCount: 2, ...more });

async function makeCategory(code: string) {
  const named = { code, nameTc: code, nameEn: code, namePt: code, position: 0 };
  const [category] = await world.db.orm
    .insert(boothsAreaCategory)
    .values({ ...named, activityId: week })
    .returning();
  if (!category) throw new Error('no category was made');
  const [area] = await world.db.orm
    .insert(boothsArea)
    .values({ ...named, boothsAreaCategoryId: category.id })
    .returning();
  if (!area) throw new Error('no area was made');
  return { categoryId: category.id, areaId: area.id };
}

async function makePlaces(codes: string[], boothsAreaId: number | null = null): Promise<string[]> {
  const rows = codes.map((code) => ({ id: newId(), activityId: week, code, boothsAreaId }));
  await world.db.orm.insert(place).values(rows);
  return rows.map(({ id }) => id);
}

const buildsHere = async (boothsAreaId: number | null = null, who = chi) => {
  await world.db.orm.insert(boothContractor).values({ activityId: week, boothsAreaId, unitId: who.unitId ?? '' });
};

const read = async (id: string, { token } = rui) =>
  (await world.call<DeskPlaces & ErrorBody>('get', `/admin/enrollments/${id}/places`, { token })).body;

const assign = (id: string, version: number, placeIds: string[], { token } = rui) =>
  world.call<ErrorBody>('post', `/admin/enrollments/${id}/places`, { token, body: { version, placeIds } });

const rowOf = async (id: string) => (await world.db.orm.select().from(enrollment).where(eq(enrollment.id, id)))[0];
const standsOn = async (id: string): Promise<string[]> =>
  (await world.db.orm.select().from(place).where(eq(place.enrollmentId, id))).map(({ code }) => code).toSorted();
const newsTo = async (person: Person) =>
  (await outbox(world)).filter(({ to }) => to === person.email).map(({ kind, text }) => ({ kind, text }));

test('without a contractor nobody gets a place, and the page says so', async () => {
  const id = await apply();
  const placeIds = await makePlaces(['A01', 'A02']);
  expect(await read(id)).toMatchObject({
    wanted: 2,
    offers: [
      { move: 'queueForPlace', missing: null },
      { move: 'assign', missing: 'PARAMS_ERROR' },
    ],
  });
  expect((await assign(id, 1, placeIds)).body).toMatchObject({
    code: 'PARAMS_ERROR',
    fields: [{ path: 'contractor', problem: 'required' }],
  });
  expect(await standsOn(id)).toEqual([]);
});

test('as many places as were approved: not fewer, not more, none of another activity', async () => {
  await buildsHere();
  const id = await apply();
  const [a = '', b = '', c = ''] = await makePlaces(['A01', 'A02', 'A03']);
  expect((await assign(id, 1, [a])).body).toMatchObject({ fields: [{ path: 'placeIds', problem: 'tooFew' }] });
  expect((await assign(id, 1, [a, a])).body).toMatchObject({ fields: [{ path: 'placeIds', problem: 'tooFew' }] });
  expect((await assign(id, 1, [a, b, c])).body).toMatchObject({ fields: [{ path: 'placeIds', problem: 'tooMany' }] });
  expect((await assign(id, 1, [a, newId()])).body).toMatchObject({ code: 'ENTITY_NOT_FOUND' });
  expect((await assign(id, 2, [a, b])).body).toMatchObject({ code: 'STATUS_ERROR' });
  expect(await rowOf(id)).toMatchObject({ status: '{p}PASS', version: 1, contractorUnitId: null });
});

test('a reviewer of other activities and an exhibitor give no places', async () => {
  await buildsHere();
  const id = await apply();
  const placeIds = await makePlaces(['A01', 'A02']);
  const other = await reviewer(world, []);
  expect((await assign(id, 1, placeIds, other)).body).toMatchObject({ code: 'NO_PERMISSION' });
  expect((await read(id, other)).offers).toEqual([]);
  expect((await assign(id, 1, placeIds, ana)).status).toBe(403);
});

test('places with the contractor of their area, and both sides are told; then others, with the old ones named', async () => {
  const { areaId, categoryId } = await makeCategory('H1');
  const rest = await makePerson(world, { name: 'Bo Chan', orgType: 'CONTRACTOR' });
  await buildsHere(areaId);
  await buildsHere(null, rest);
  const id = await apply(ana, { categoryId });
  const [a = '', b = '', c = ''] = await makePlaces(['A01', 'A02', 'A03'], areaId);
  const [elsewhere = ''] = await makePlaces(['Z01']);
  // Two contractors cannot build for one registration.
  expect((await assign(id, 1, [a, elsewhere])).body).toMatchObject({ fields: [{ problem: 'notAllowed' }] });

  expect((await assign(id, 1, [a, b])).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: '{p}ASSIGN', contractorUnitId: chi.unitId });
  const shown = await read(id);
  expect(shown.areas).toMatchObject([
    {
      id: areaId,
      isOfCategory: true,
      contractor: { id: chi.unitId },
      places: [
        { code: 'A01', occupant: { enrollmentId: id, nameEn: "Ana Lei's unit" } },
        { code: 'A02', occupant: { enrollmentId: id } },
        { code: 'A03', occupant: null },
      ],
    },
    { id: null, isOfCategory: false, contractor: { id: rest.unitId }, places: [{ code: 'Z01', occupant: null }] },
  ]);
  expect(shown.offers).toMatchObject([{ move: 'movePlace', missing: null }]);
  const first = { kind: 'ENROLLMENT_PLACED', text: expect.stringContaining('A01, A02') };
  expect(await newsTo(ana)).toContainEqual(first);
  expect(await newsTo(chi)).toContainEqual({ ...first, kind: 'CASE_PLACED' });

  expect((await assign(id, shown.version, [b, c])).status).toBe(200);
  expect(await standsOn(id)).toEqual(['A02', 'A03']);
  expect(await rowOf(id)).toMatchObject({ status: '{p}ASSIGN' });
  for (const person of [ana, chi]) {
    const texts = (await newsTo(person)).map(({ text }) => text);
    expect(texts.some((text) => text.includes('A02, A03') && text.includes('A01, A02'))).toBe(true);
  }
});

test('the general area goes without a place, and does not wait for one', async () => {
  const { categoryId } = await makeCategory('99');
  await buildsHere();
  const id = await apply(ana, { categoryId });
  expect(await read(id)).toMatchObject({ placeIsWanted: false });
  const queue = { token: rui.token, body: { version: 1 } };
  expect((await world.call<ErrorBody>('post', `/admin/enrollments/${id}/places/queue`, queue)).body).toMatchObject({
    code: 'STATUS_ERROR',
  });
  expect((await assign(id, 1, [])).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: '{p}ASSIGN', contractorUnitId: chi.unitId });
});

test('one that is approved waits for its place, and gets it', async () => {
  await buildsHere();
  const id = await apply(ana, { boothsCount: 1 });
  const [a = ''] = await makePlaces(['A01']);
  const queue = { token: rui.token, body: { version: 1 } };
  expect((await world.call('post', `/admin/enrollments/${id}/places/queue`, queue)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: '{p}TO_BE_ASSIGN', version: 2 });
  expect((await assign(id, 2, [a])).status).toBe(200);
});

test('two of the staff give places at once: no place goes twice', async () => {
  await buildsHere();
  const bea = await makePerson(world, { name: 'Bea Sou', orgType: 'EXHIBITOR', activities: [week] });
  const anas = await apply();
  const beas = await apply(bea);
  const [a = '', b = '', c = ''] = await makePlaces(['A01', 'A02', 'A03']);
  const answers = await Promise.all([assign(anas, 1, [a, b], mei), assign(beas, 1, [c, b], rui)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CAPACITY_EXCEEDED' });
  const stands = [await standsOn(anas), await standsOn(beas)];
  expect(stands.flat()).toHaveLength(2);
  const statuses = [(await rowOf(anas))?.status, (await rowOf(beas))?.status];
  expect(new Set(statuses)).toEqual(new Set(['{p}ASSIGN', '{p}PASS']));
});

const takeBack = (who = rui) => takeBackLast(world, who);

test('places that were given are taken back while nobody was told; the next one finds them free', async () => {
  await buildsHere();
  const id = await apply();
  const [a = '', b = ''] = await makePlaces(['A01', 'A02']);
  expect((await assign(id, 1, [a, b])).status).toBe(200);
  expect(await takeBack()).toEqual(['UNDONE']);
  expect(await rowOf(id)).toMatchObject({ status: '{p}PASS', contractorUnitId: null, version: 3 });
  expect(await standsOn(id)).toEqual([]);
  await waitForDeeds(world);
  expect((await outbox(world)).filter(({ to, state }) => to === ana.email && state !== 'TAKEN_BACK')).toEqual([]);
  expect((await assign(id, 3, [a, b])).status).toBe(200);
  expect(await standsOn(id)).toEqual(['A01', 'A02']);
});

test('booths that were moved go back, but not onto others that stand there by now', async () => {
  await buildsHere();
  const bea = await makePerson(world, { name: 'Bea Sou', orgType: 'EXHIBITOR', activities: [week] });
  const [anas, beas] = [await apply(ana, { boothsCount: 1 }), await apply(bea, { boothsCount: 1 })];
  const [a = '', b = '', c = ''] = await makePlaces(['A01', 'A02', 'A03']);
  await assign(anas, 1, [a]);
  expect((await assign(anas, 2, [b])).status).toBe(200);
  expect(await takeBack()).toEqual(['UNDONE']);
  expect(await standsOn(anas)).toEqual(['A01']);
  expect((await assign(anas, 4, [c])).status).toBe(200);
  expect((await assign(beas, 1, [a], mei)).status).toBe(200);
  expect(await takeBack()).toEqual(['KEPT']);
  expect([await standsOn(anas), await standsOn(beas)]).toEqual([['A03'], ['A01']]);
});

test('many are given the next free places of their category: a dry run says which, or why not, and it is taken back', async () => {
  const { areaId, categoryId } = await makeCategory('H1');
  const general = await makeCategory('99');
  await buildsHere(areaId);
  const [bea, carla] = [
    await makePerson(world, { name: 'Bea Sou', orgType: 'EXHIBITOR', activities: [week] }),
    await makePerson(world, { name: 'Carla Lam', orgType: 'EXHIBITOR', activities: [week] }),
  ];
  const first = await apply(ana, { categoryId });
  const second = await apply(bea, { categoryId });
  const third = await apply(carla, { categoryId: general.categoryId });
  await makePlaces(['A01', 'A02', 'A03'], areaId);
  const ids = [first, second, third];
  const wish = { workflow: 'ENROLLMENT', move: 'assign', choice: { ids } } as const;
  const { body: plan } = await planDeed(world, rui, wish);
  const rows = async () =>
    (await readDeed(world, rui, plan.id)).content.map(({ caseId, places, state, refusal }) => [
      ids.indexOf(caseId),
      places,
      state,
      refusal,
    ]);
  expect(await rows()).toEqual([
    [0, ['A01', 'A02'], 'PLANNED', null],
    [1, [], 'REFUSED', 'CAPACITY_EXCEEDED'],
    // Nobody builds where no area is named.
    [2, [], 'REFUSED', 'PARAMS_ERROR'],
  ]);
  expect(await standsOn(first)).toEqual([]);
  await stepDeed(world, rui, plan.id, 'confirm');
  await runDueJobs(world, bulkJobs);
  expect(await standsOn(first)).toEqual(['A01', 'A02']);
  expect(await takeBack()).toEqual(['UNDONE', 'REFUSED', 'REFUSED']);
  expect(await standsOn(first)).toEqual([]);
  expect(await rowOf(first)).toMatchObject({ status: '{p}PASS' });
});

test('two of the staff give one registration its places at once: one wins, the other sees what stands', async () => {
  await buildsHere();
  const id = await apply(ana, { boothsCount: 1 });
  const [a = '', b = ''] = await makePlaces(['A01', 'A02']);
  const answers = await Promise.all([assign(id, 1, [a], mei), assign(id, 1, [b], rui)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'STATUS_ERROR' });
  expect(await standsOn(id)).toHaveLength(1);
  expect(await read(id)).toMatchObject({ version: 2, offers: [{ move: 'movePlace' }] });
});
