import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UnitMergePreview, UnitPage } from '#contract/unit/desk.ts';
import { newId } from '#domain/id.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { deskOf, newUnit } from '#tests/support/desk-people.ts';
import {
  administrator,
  exhibitor,
  listOf,
  makeRoadShow,
  reviewer,
  searchPeople,
  somebody,
} from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  world = await openTestWorld();
  await seedReferenceOnce(world);
  mei = await administrator(world);
  desk = deskOf(world, mei);
});
afterAll(() => world.close());

const namesFound = async (query: string) => (await desk.units(query)).content.map(({ nameTc }) => nameTc);
const peopleFound = async (activityId: string, search: string) =>
  (await searchPeople(world, mei, activityId, `&search=${encodeURIComponent(search)}`)).content.map(
    ({ nameTc }) => nameTc,
  );
const preview = async (from: string, into: string) =>
  (await desk.call<UnitMergePreview>('get', `/units/${from}/merge/${into}`)).body;
const merge = (from: string, into: string, plan: string) =>
  desk.call<UnitPage>('post', `/units/${from}/merge/${into}`, { plan, reason: '同一間公司' });

async function enrol(unitId: string, activityId: string, status = 'APPLY_SUBMITED', contractorUnitId?: string) {
  const now = world.clock.now();
  const id = newId();
  await world.db.orm.insert(enrollment).values({
    id,
    activityId,
    unitId,
    accountId: mei.accountId,
    orgType: 'EXHIBITOR',
    status: status as 'APPLY_SUBMITED',
    contractorUnitId: contractorUnitId ?? null,
    statusSince: now,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

test('a unit is found by any word of its three names, by type and by region', async () => {
  await desk.addUnit(
    newUnit({ nameTc: '路環海洋生物科技', nameEn: 'Coloane Marine Biotech', namePt: 'Biotecnologia de Coloane' }),
  );
  await desk.addUnit(newUnit({ nameTc: '路環孵化器', nameEn: '', kind: 'INCUBATOR', countryRegionId: 2 }));
  expect(await namesFound('search=marine')).toEqual(['路環海洋生物科技']);
  expect(await namesFound(`search=${encodeURIComponent('海洋')}`)).toEqual(['路環海洋生物科技']);
  expect(await namesFound(`search=${encodeURIComponent('biotecnología coloane')}`)).toEqual(['路環海洋生物科技']);
  expect(await namesFound(`search=${encodeURIComponent('路環')}`)).toHaveLength(2);
  expect(await namesFound(`search=${encodeURIComponent('路环')}`)).toHaveLength(2);
  expect(await namesFound(`search=${encodeURIComponent('生物科技 路环')}`)).toEqual(['路環海洋生物科技']);
  await desk.addUnit(newUnit({ nameTc: '横琴发展', nameEn: '' }));
  expect(await namesFound(`search=${encodeURIComponent('橫琴發展')}`)).toEqual(['横琴发展']);
  expect(await namesFound('kind=INCUBATOR&countryRegionId=2')).toEqual(['路環孵化器']);
});

test('province and city are for the mainland alone, and belong together', async () => {
  const add = async (changed: object) => (await desk.call('post', '/units', newUnit(changed))).body;
  expect(await add({ countryRegionId: 1 })).toMatchObject({
    fields: [
      { path: 'provinceId', problem: 'required' },
      { path: 'cityId', problem: 'required' },
    ],
  });
  expect(await add({ countryRegionId: 2, provinceId: 44, cityId: 440400 })).toMatchObject({
    fields: [{ path: 'provinceId', problem: 'notAllowed' }, { path: 'cityId' }],
  });
  expect(await add({ countryRegionId: 1, provinceId: 44, cityId: 110100 })).toMatchObject({
    fields: [{ path: 'cityId', problem: 'notAllowed' }],
  });
  expect(await add({ countryRegionId: 1, provinceId: 44, cityId: 440400 })).toMatchObject({ unit: { cityId: 440400 } });
  expect(await add({ nameTc: '', nameEn: '', website: 'not a site' })).toMatchObject({
    fields: [{ path: 'nameTc' }, { path: 'website', problem: 'format' }],
  });
});

test('once a unit is renamed its people are found by the new name and no longer by the old', async () => {
  const activityId = await makeRoadShow(world);
  const unit = await desk.addUnit(newUnit({ nameTc: '舊名研究所', nameEn: 'Oldname Institute' }));
  const ana = await exhibitor(world, activityId, { unitId: unit.id });
  await listOf(world, ana, activityId).add(somebody({ nameTc: '梁家明' }));
  expect(await peopleFound(activityId, 'oldname')).toEqual(['梁家明']);
  const details = newUnit({ nameTc: '新名研究所', nameEn: 'Newname Institute' });
  const edit = () => desk.call<UnitPage>('put', `/units/${unit.id}`, { version: unit.version, ...details });
  expect((await edit()).body.history[0]).toMatchObject({
    action: 'unit.edit',
    changes: [
      { field: 'nameTc', from: '舊名研究所', to: '新名研究所' },
      { field: 'nameEn', from: 'Oldname Institute', to: 'Newname Institute' },
    ],
  });
  expect(await peopleFound(activityId, 'oldname')).toEqual([]);
  expect(await peopleFound(activityId, '新名')).toEqual(['梁家明']);
  expect((await edit()).body).toMatchObject({ code: 'STATUS_ERROR' });
  expect((await desk.unit(unit.id)).participants).toMatchObject([{ activity: { id: activityId }, count: 1 }]);
});

test('a reviewer reads units and changes none; a unit reads none', async () => {
  const unit = await desk.addUnit(newUnit());
  const rita = deskOf(world, await reviewer(world));
  expect((await rita.unit(unit.id)).unit.nameTc).toBe(unit.nameTc);
  expect((await rita.call('put', `/units/${unit.id}`, { version: 1, ...newUnit() })).status).toBe(403);
  expect((await rita.call('get', `/units/${unit.id}/merge/${unit.id}`)).status).toBe(403);
  const ana = deskOf(world, await makePerson(world, { orgType: 'EXHIBITOR' }));
  expect((await ana.call('get', '/units')).status).toBe(403);
  expect((await desk.call('get', `/units/${newId()}`)).status).toBe(404);
});

describe('two units that are one', () => {
  const pair = async () =>
    [await desk.addUnit(newUnit()), await desk.addUnit(newUnit({ nameEn: 'Ilha Verde Eng.' }))] as const;

  test('everything of the first goes to the second, and the first points to it', async () => {
    const [from, into] = await pair();
    const [one, two, three] = [await makeRoadShow(world), await makeRoadShow(world), await makeRoadShow(world)];
    const ana = await exhibitor(world, one, { unitId: from.id });
    await exhibitor(world, two, { unitId: into.id });
    await listOf(world, ana, one).add(somebody({ nameTc: '馬小玲' }));
    await enrol(from.id, one);
    await enrol(from.id, two, 'APPLY_CANCELED');
    await enrol(into.id, two);
    await enrol((await desk.addUnit(newUnit())).id, three, 'APPLY_SUBMITED', from.id);
    const plan = await preview(from.id, into.id);
    expect(plan).toMatchObject({
      clashes: [],
      moves: { memberships: 1, enrollments: 2, contractorOf: 1, participants: 1, participantLists: 1 },
    });
    const merged = await merge(from.id, into.id, plan.plan);
    expect(merged.body.unit).toMatchObject({ id: into.id, members: 2 });
    expect(merged.body.enrollments).toHaveLength(4);
    expect(merged.body.participants).toMatchObject([{ activity: { id: one }, count: 1 }]);
    expect((await desk.unit(from.id)).unit).toMatchObject({ mergedIntoId: into.id, members: 0 });
    expect(await peopleFound(one, 'verde eng')).toEqual(['馬小玲']);
    expect((await listOf(world, ana, one).read()).body.people).toHaveLength(1);
    expect((await preview(from.id, into.id)).clashes).toMatchObject([{ kind: 'MERGED_ALREADY' }]);
    expect((await desk.units('size=100')).content.map(({ id }) => id)).not.toContain(from.id);
  });

  test('two live enrolments in one activity, lists that were sent, and the same person twice are refused', async () => {
    const [from, into] = await pair();
    const activityId = await makeRoadShow(world);
    await enrol(from.id, activityId);
    await enrol(into.id, activityId);
    const same = somebody();
    for (const unit of [from, into]) {
      const who = await exhibitor(world, activityId, { unitId: unit.id });
      await listOf(world, who, activityId).add(same);
    }
    await world.db.query("update participant_list set status = 'SUBMITTED' where unit_id = $1", [from.id]);
    const [own] = await world.db.query<{ id: string }>('select id from enrollment where unit_id = $1', [from.id]);
    const plan = await preview(from.id, into.id);
    expect(plan.clashes).toMatchObject([
      { kind: 'ENROLLMENT', activity: { id: activityId }, enrollmentId: own?.id },
      { kind: 'PARTICIPANT_LIST', activity: { id: activityId } },
      { kind: 'PARTICIPANT', activity: { id: activityId }, detail: same.nameTc },
    ]);
    expect((await merge(from.id, into.id, plan.plan)).body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await preview(from.id, from.id)).clashes).toMatchObject([{ kind: 'SAME' }]);
  });

  test('more people than one unit may send stand in the way until some are taken off', async () => {
    const [from, into] = await pair();
    const activityId = await makeRoadShow(world, { participantLimit: 2 });
    const ana = listOf(world, await exhibitor(world, activityId, { unitId: from.id }), activityId);
    const rui = listOf(world, await exhibitor(world, activityId, { unitId: into.id }), activityId);
    await ana.add(somebody());
    await rui.add(somebody());
    const fits = await preview(from.id, into.id);
    expect(fits.clashes).toEqual([]);
    const { id = '', version = 0 } = (await rui.add(somebody())).body.people[1] ?? {};
    expect((await merge(from.id, into.id, fits.plan)).body).toMatchObject({ code: 'STATUS_ERROR' });
    const over = await preview(from.id, into.id);
    expect(over.clashes).toMatchObject([{ kind: 'PARTICIPANT_LIMIT', activity: { id: activityId }, detail: '3 / 2' }]);
    expect((await merge(from.id, into.id, over.plan)).body).toMatchObject({ code: 'STATUS_ERROR' });
    await rui.remove(id, version);
    const again = await preview(from.id, into.id);
    expect((await merge(from.id, into.id, again.plan)).body.participants).toMatchObject([{ count: 2 }]);
  });

  test('two lists that are still being filled in become one', async () => {
    const [from, into] = await pair();
    const activityId = await makeRoadShow(world);
    const people = [somebody({ nameTc: '甲君' }), somebody({ nameTc: '乙君' })];
    const members: Person[] = [];
    for (const [i, unit] of [from, into].entries()) {
      const who = await exhibitor(world, activityId, { unitId: unit.id });
      members.push(who);
      await listOf(world, who, activityId).add(people[i] ?? somebody());
    }
    const plan = await preview(from.id, into.id);
    expect((await merge(from.id, into.id, plan.plan)).status).toBe(200);
    for (const who of members) {
      const list = (await listOf(world, who, activityId).read()).body;
      expect(list.people.map(({ nameTc }) => nameTc).toSorted()).toEqual(['乙君', '甲君']);
    }
  });

  test('what changed since the preview is not merged', async () => {
    const [from, into] = await pair();
    const plan = await preview(from.id, into.id);
    await enrol(from.id, await makeRoadShow(world));
    expect((await merge(from.id, into.id, plan.plan)).body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await desk.unit(from.id)).unit.mergedIntoId).toBeNull();
  });
});
