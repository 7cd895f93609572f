import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListItem } from '#contract/lists/desk.ts';
import type { ExhibitorTypeItem, GeneralExhibition } from '#contract/exhibition.ts';
import type { ReferenceItem } from '#contract/lists/lists.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { openDesk } from '#tests/support/desk.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  world = await openTestWorld();
  await seedReferenceOnce(world);
  desk = await openDesk(world);
});
afterAll(() => world.close());

/** As an applicant sees a list. */
const offered = async (list: string, activityId?: string) =>
  (
    await world.call<{ content: ReferenceItem[] }>('post', `/public/api/v1/base/${list}/search`, {
      body: { activityId },
    })
  ).body.content;

describe('a plain list', () => {
  const list = 'businessScope';
  const path = `/admin/lists/${list}`;
  const items = async () => (await desk.ask<{ items: ListItem[] }>(desk.lei, 'get', path)).body.items;
  const named = { nameTc: '數據服務', nameEn: 'Data services', namePt: '', active: true };
  const save = (who: Person, { id, version, fields }: ListItem, changed: Partial<ListItem['fields']>) =>
    desk.ask<ListItem>(who, 'put', `${path}/items/${id}`, { version, fields: { ...fields, ...changed } });

  test('gets a new item at its end, named in one language at least and with a code of its own', async () => {
    const add = (code: string, fields: object) =>
      desk.ask<ListItem>(desk.lei, 'post', path, { code, fields: { ...named, ...fields } });
    expect(await add('DATA', { nameTc: ' ', nameEn: '' })).toMatchObject({
      body: { fields: [{ path: 'fields.nameTc', problem: 'required' }] },
    });
    expect(await add('RESEARCH', {})).toMatchObject({ body: { fields: [{ path: 'code', problem: 'notUnique' }] } });
    expect((await add('data', {})).status).toBe(400);
    expect((await add('DATA', {})).body).toMatchObject({ version: 1, code: 'DATA', fields: named });
    expect((await offered(list)).at(-1)).toMatchObject({ code: 'DATA', nameEn: 'Data services' });
  });

  test('is renamed by two at once without either losing anything, and the audit keeps from what to what', async () => {
    const [item] = await items();
    if (!item) throw new Error('the list is empty');
    expect((await save(desk.lei, item, { namePt: 'Investigação' })).body.version).toBe(item.version + 1);
    expect(await save(desk.cheong, item, { nameEn: 'Research' })).toMatchObject({
      status: 409,
      body: { code: 'STATUS_ERROR' },
    });
    expect((await items())[0]).toMatchObject({ code: item.code, fields: { nameEn: item.fields.nameEn } });
    const entries = await world.db.orm.select().from(auditEntry);
    expect(entries.find(({ action }) => action === 'businessScope.edit')).toMatchObject({
      subjectKind: 'list',
      details: { item: item.id },
      changes: [{ field: 'namePt', from: item.fields.namePt, to: 'Investigação' }],
    });
  });

  test('withdraws an item, which stays where it was for whoever chose it, and offers it again', async () => {
    const [, item] = await items();
    if (!item) throw new Error('the list is empty');
    const codes = async () => (await offered(list)).map(({ code }) => code);
    const { body: withdrawn } = await save(desk.lei, item, { active: false });
    expect(await codes()).not.toContain(item.code);
    expect((await items())[1]).toMatchObject({ id: item.id, fields: { active: false } });
    await save(desk.lei, withdrawn, { active: true });
    expect((await codes())[1]).toBe(item.code);
  });

  test('stands in the order that staff give it', async () => {
    const before = (await items()).map(({ id }) => id);
    const ids = before.toReversed();
    const order = (wanted: number[], who = desk.lei) => desk.ask(who, 'put', `${path}/order`, { ids: wanted });
    expect((await order(ids)).status).toBe(200);
    expect((await offered(list)).map(({ id }) => id)).toEqual(ids);
    expect(await order(ids.slice(1))).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    expect((await order(before, desk.sou)).status).toBe(403);
  });

  test('is looked at by a reviewer, and by nobody outside', async () => {
    expect((await desk.ask(desk.sou, 'get', path)).status).toBe(200);
    expect((await desk.ask(desk.ho, 'get', path)).status).toBe(403);
    expect((await world.call('get', path)).status).toBe(401);
    expect((await desk.ask(desk.lei, 'get', '/admin/lists/countryRegion')).status).toBe(400);
    const [item] = await items();
    if (item) expect((await save(desk.sou, item, {})).status).toBe(403);
    expect(
      await desk.ask(desk.lei, 'put', '/admin/lists/targetMarket/items/201', { version: 1, fields: named }),
    ).toMatchObject({ status: 404 });
  });
});

describe('the general exhibitor types', () => {
  const general = async () =>
    (await desk.ask<GeneralExhibition>(desk.lei, 'get', '/admin/lists/exhibition')).body.exhibitorTypes;
  const path = '/admin/lists/exhibitor-types';

  test('are what activities without their own offer, in the order given here', async () => {
    const plain = await desk.begin();
    const fields = {
      code: '090',
      nameTc: '媒體',
      nameEn: 'Media',
      namePt: 'Comunicação social',
      active: true,
      needsLicence: false,
      maxBooths: null,
    };
    const { body: added } = await desk.ask<ExhibitorTypeItem>(desk.lei, 'post', path, { fields });
    const ids = (await general()).map(({ id }) => id);
    expect(ids.at(-1)).toBe(added.id);
    await desk.ask(desk.lei, 'put', '/admin/lists/orders/exhibitorTypes', { ids: [added.id, ...ids.slice(0, -1)] });
    expect((await offered('exhibitorType', plain.id))[0]).toMatchObject({ code: '090' });
    expect((await desk.ask(desk.lei, 'delete', `${path}/${added.id}`)).status).toBe(200);
  });

  test('are not an activity’s to change, nor the other way round', async () => {
    const { id } = await desk.begin();
    const [type] = await general();
    if (!type) throw new Error('no types');
    const body = { version: type.version, fields: type.fields };
    const there = `/admin/activities/${id}/exhibitor-types`;
    expect((await desk.ask(desk.lei, 'put', `${there}/${type.id}`, body)).status).toBe(404);
    const { body: own } = await desk.ask<ExhibitorTypeItem>(desk.lei, 'post', there, { fields: type.fields });
    expect((await desk.ask(desk.lei, 'put', `${path}/${own.id}`, body)).status).toBe(404);
    expect((await desk.ask(desk.sou, 'put', `${path}/${type.id}`, body)).status).toBe(403);
  });

  test('stay while a registration of any activity names them', async () => {
    const { id } = await desk.begin();
    const { body: type } = await desk.ask<ExhibitorTypeItem>(desk.lei, 'post', path, {
      fields: { code: '091', nameTc: '園區', nameEn: '', namePt: '', active: true, needsLicence: false, maxBooths: 1 },
    });
    const { unitId, accountId } = desk.ho;
    const now = world.clock.now();
    await world.db.orm.insert(enrollment).values({
      activityId: id,
      unitId: unitId ?? (await makePerson(world, { name: 'Lam Sio Fan', orgType: 'EXHIBITOR' })).unitId ?? '',
      accountId,
      orgType: 'EXHIBITOR',
      status: 'APPLY_SUBMITED',
      statusSince: now,
      createdAt: now,
      updatedAt: now,
      typeId: type.id,
    });
    expect((await general()).find((one) => one.id === type.id)?.uses.registrations).toBe(1);
    expect(await desk.ask(desk.lei, 'delete', `${path}/${type.id}`)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', fields: [{ path: 'registrations', problem: 'inUse', params: { count: 1 } }] },
    });
  });
});
