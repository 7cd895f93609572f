import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedProduct, ProductRow } from '#contract/docking/product.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { goodProduct, makeDocking, openDocking } from '#tests/support/docking.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let fair: Awaited<ReturnType<typeof openDocking>>;
beforeAll(async () => {
  world = await openTestWorld();
  fair = await openDocking(world);
});
afterAll(() => world.close());

const found = async (who: Person | null, body: object = {}) =>
  (
    await fair.ask<{ content: ListedProduct[]; totalElements: number }>(who, 'post', '/docking/search', {
      activityId: fair.docking,
      ...body,
    })
  ).body;
const noticesTo = async ({ accountId }: Person) =>
  (
    await world.db.query<{ trigger: string }>('select trigger from in_app_notice where account_id = $1 order by id', [
      accountId,
    ])
  ).map(({ trigger }) => trigger);

describe('a product', () => {
  test('goes through the event contractor and the fund to the list', async () => {
    const { people, begin, move, read } = fair;
    const id = await begin(people.kaMan);
    expect((await fair.ask(people.joao, 'get', `/docking/products/${id}`)).status).toBe(404);
    expect((await move(people.kaMan, id, 'submit')).body.status).toBe('CONT_PENDING_APPROVAL');
    expect((await fair.ask(people.elsewhere, 'get', `/docking/products/${id}`)).status).toBe(404);
    expect((await fair.ask(people.neighbour, 'get', `/docking/products/${id}`)).status).toBe(404);
    expect((await move(people.mei, id, 'approve')).body.code).toBe('STATUS_ERROR');
    expect((await move(people.colleague, id, 'pass')).status).toBe(403);
    expect((await move(people.joao, id, 'pass')).body.status).toBe('FUND_PENDING_APPROVAL');
    expect((await found(null)).content).toEqual([]);
    expect((await move(people.other, id, 'approve')).status).toBe(403);
    const passed = await move(people.rui, id, 'approve');
    expect(passed.body.status).toBe('PASSED');
    expect(passed.body.history.map(({ action }) => action)).toEqual(['approve', 'pass', 'submit']);
    expect((await found(null)).content.map((one) => one.id)).toEqual([id]);
    expect((await read(people.kaMan, id)).offers.map((offer) => offer.move)).toEqual(['askChange', 'unlist']);
    expect(await noticesTo(people.joao)).toEqual(['PRODUCT_RECEIVED']);
    expect(await noticesTo(people.kaMan)).toEqual(['PRODUCT_MOVED', 'PRODUCT_MOVED']);
  });

  test('is found in either script, in another language, by its unit, and by no other word', async () => {
    const words = ['送餐機械人', '送餐机械人', 'robot', 'robô', 'Robots'];
    for (const search of words) expect([search, (await found(null, { search })).totalElements]).toEqual([search, 1]);
    expect((await found(null, { search: '疫苗' })).totalElements).toBe(0);
    expect((await found(null, { companyType: 'GOVERNMENT' })).totalElements).toBe(0);
    expect((await found(null, { product: 'NORMAL' })).totalElements).toBe(0);
    expect((await found(fair.people.kaMan, { product: 'NORMAL' })).content[0]?.isOwn).toBe(true);
    expect((await found(fair.people.neighbour, { product: 'NORMAL' })).totalElements).toBe(0);
    expect((await found(fair.people.neighbour, { product: 'OTHER_PRODUCT' })).totalElements).toBe(1);
  });

  test('comes back with notes, which are answered before it is handed in again', async () => {
    const { people, begin, move, read, ask } = fair;
    const id = await begin(people.kaMan);
    await move(people.kaMan, id, 'submit');
    expect((await move(people.joao, id, 'notPass')).status).toBe(400);
    const notes = [{ field: 'scope', text: 'Where else?' }];
    expect((await move(people.joao, id, 'notPass', { note: 'Nearly.', notes })).body.status).toBe('CONT_NOT_PASSE');
    const [note] = (await read(people.kaMan, id)).notes;
    expect(note?.text).toBe('Where else?');
    expect((await move(people.kaMan, id, 'submit')).body.code).toBe('NOTES_OPEN');
    const path = `/docking/notes/${note?.id}/answer`;
    expect((await ask(people.neighbour, 'put', path, { answer: 'No' })).status).toBe(404);
    expect((await ask(people.colleague, 'put', path, { answer: 'Hospitals too' })).status).toBe(200);
    expect((await move(people.kaMan, id, 'submit')).body.status).toBe('CONT_PENDING_APPROVAL');
    expect(await noticesTo(people.kaMan)).toContain('PRODUCT_RETURNED');
    expect((await move(people.kaMan, id, 'withdraw')).body.status).toBe('DRAFT');
    expect((await ask(people.kaMan, 'delete', `/docking/products/${id}`)).status).toBe(409);
  });

  test('needs its fields and an attachment, and is thrown away as long as nobody saw it', async () => {
    const { people, ask, read, move, attach } = fair;
    const { body: begun } = await ask<{ id: string; version: number }>(people.kaMan, 'post', '/docking/products', {
      activityId: fair.docking,
    });
    expect((await move(people.kaMan, begun.id, 'submit')).status).toBe(400);
    const form = { ...goodProduct, amount: '10', currency: 'HKD' };
    await ask(people.kaMan, 'put', `/docking/products/${begun.id}`, { version: begun.version, form });
    expect((await move(people.kaMan, begun.id, 'submit')).body.code).toBe('ATTACHMENT_REQUIRED');
    const dollars = { version: (await read(people.kaMan, begun.id)).version, form: { ...form, currency: 'USD' } };
    expect((await ask(people.kaMan, 'put', `/docking/products/${begun.id}`, dollars)).status).toBe(400);
    await attach(begun.id);
    expect((await read(people.kaMan, begun.id)).hasAttachment).toBe(true);
    expect((await ask(people.kaMan, 'delete', `/docking/products/${begun.id}`)).status).toBe(200);
  });

  test('stays listed as it was until a change is decided, and leaves the list with a reason', async () => {
    const { people, list, ask, read, move } = fair;
    const id = await list(people.kaMan);
    expect((await move(people.kaMan, id, 'askChange')).body.code).toBe('NOTHING_CHANGED');
    const { version } = await read(people.kaMan, id);
    await ask(people.kaMan, 'put', `/docking/products/${id}`, { version, form: { ...goodProduct, nameEn: 'Butler' } });
    expect((await move(people.kaMan, id, 'askChange')).body.status).toBe('CONT_PENDING_APPROVAL');
    const named = async () => (await found(null)).content.find((one) => one.id === id)?.nameEn;
    expect(await named()).toBe('Delivery robot for hotels');
    await move(people.joao, id, 'pass');
    await move(people.mei, id, 'approve');
    expect(await named()).toBe('Butler');
    expect((await move(people.kaMan, id, 'unlist')).status).toBe(400);
    expect((await move(people.kaMan, id, 'unlist', { note: 'Sold out' })).body.status).toBe('DRAFT');
    expect(await named()).toBeUndefined();
  });

  test('goes to the fund at once where nobody builds the event', async () => {
    const alone = await makeDocking(world);
    const ana = await makePerson(world, { name: 'Ana', orgType: 'DOCKING_EXHIBITOR', activities: [alone] });
    const begun = await fair.ask<{ id: string; version: number }>(ana, 'post', '/docking/products', {
      activityId: alone,
    });
    const { id, version } = begun.body;
    await fair.ask(ana, 'put', `/docking/products/${id}`, { version, form: goodProduct });
    await fair.attach(id);
    const submitted = await fair.move(ana, id, 'submit');
    expect(submitted.body.status).toBe('FUND_PENDING_APPROVAL');
    expect(submitted.body.history.map(({ action }) => action)).toEqual(['forward', 'submit']);
  });

  test('is not begun outside the exhibitors’ window, nor at an activity that one takes no part in', async () => {
    const closed = await makeDocking(world, { exhibitorEnrollEndDate: '2026-11-01' as BusinessDate });
    const ana = await makePerson(world, { name: 'Ana', orgType: 'DOCKING_EXHIBITOR', activities: [closed] });
    const beginAt = (who: Person, activityId: string) =>
      fair.ask<{ code: string }>(who, 'post', '/docking/products', { activityId });
    expect((await beginAt(ana, closed)).body.code).toBe('DATE_CANNOT_ENROLL');
    expect((await beginAt(ana, fair.docking)).status).toBe(403);
  });

  test('waits in the contractor’s list and in the fund’s', async () => {
    const { people, begin, move, ask } = fair;
    const id = await begin(people.neighbour, { ...goodProduct, nameTc: '燈', nameEn: '' });
    await move(people.neighbour, id, 'submit');
    const waiting = async (who: Person) =>
      (await ask<{ content: ProductRow[] }>(who, 'get', '/docking/products?which=toDecide')).body.content.map(
        (one) => one.id,
      );
    expect(await waiting(people.joao)).toContain(id);
    expect(await waiting(people.mei)).not.toContain(id);
    await move(people.joao, id, 'pass');
    expect(await waiting(people.joao)).not.toContain(id);
    expect(await waiting(people.mei)).toContain(id);
  });
});
