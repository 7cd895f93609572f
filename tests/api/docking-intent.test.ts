import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DockingCustomer, VisitTimes } from '#contract/docking/intent.ts';
import type { ListedProduct } from '#contract/docking/product.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { dockedMeetings } from '#server/docking/intent/docked-meetings.ts';
import { goodProduct, makeDocking, openDocking, slots } from '#tests/support/docking.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let fair: Awaited<ReturnType<typeof openDocking>>;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'done' : (body.code ?? ''))).toSorted((x, y) => (x < y ? -1 : 1));
const noticesTo = async ({ accountId }: Person) =>
  (
    await world.db.query<{ trigger: string }>('select trigger from in_app_notice where account_id = $1 order by id', [
      accountId,
    ])
  ).map(({ trigger }) => trigger);

describe('a docking intent', () => {
  test('is asked by a customer, accepted by the exhibitor with a time, and becomes a wish of the timetable', async () => {
    fair = await openDocking(world);
    const { people, list, wish, intents, moveIntent, units, docking } = fair;
    const product = await list(people.kaMan);
    const asked = await wish(people.helen, product, { message: 'On floor 20?', proposed: [slots[0], slots[1]] });
    expect(asked.status).toBe(200);
    const [seen] = await intents(people.kaMan, '&which=toAnswer');
    expect(seen).toMatchObject({ status: 'PENDING', isOwnWish: false, message: 'On floor 20?' });
    expect(seen?.offers.map(({ move }) => move)).toEqual(['accept', 'noIntention']);
    expect(await intents(people.ines)).toEqual([]);
    // By the documents' names (row 196).
    expect(await intents(people.kaMan, `&dockingId=${asked.body.id}&customerId=${units.hotel}`)).toHaveLength(1);
    expect(await intents(people.kaMan, `&customerId=${units.resort}`)).toEqual([]);
    expect(await intents(people.kaMan, `&dockingId=${product}`)).toEqual([]);
    expect((await moveIntent(people.ines, asked.body.id, 'accept')).status).toBe(404);
    expect((await moveIntent(people.helen, asked.body.id, 'accept')).status).toBe(403);
    const wrong = await moveIntent(people.kaMan, asked.body.id, 'accept', { at: '2026-12-03T02:10:00.000Z' });
    expect(wrong.body.code).toBe('PARAMS_ERROR');
    expect((await moveIntent(people.kaMan, asked.body.id, 'accept', { at: slots[1] })).status).toBe(200);
    expect((await intents(people.helen))[0]).toMatchObject({ status: 'DOCKED', agreedAt: slots[1] });
    expect(await dockedMeetings(world.db, docking)).toEqual([
      { id: asked.body.id, a: units.robots, b: units.hotel, weight: 1, must: false },
    ]);
    expect(await noticesTo(people.kaMan)).toContain('INTENT_ASKED');
    expect(await noticesTo(people.helen)).toEqual(['INTENT_MOVED']);
  });

  test('of a second product cannot be agreed for the same time', async () => {
    const { people, list, wish, moveIntent } = fair;
    const product = await list(people.neighbour, { ...goodProduct, nameTc: '燈', nameEn: '' });
    const asked = await wish(people.helen, product);
    const clash = await moveIntent(people.neighbour, asked.body.id, 'accept', { at: slots[1] });
    expect(clash.body.code).toBe('SCHEDULE_TIME_CONFLICT');
    expect((await moveIntent(people.neighbour, asked.body.id, 'accept')).status).toBe(200);
    expect(
      (await moveIntent(people.neighbour, asked.body.id, 'propose', { proposed: [slots[1], slots[2]] })).status,
    ).toBe(200);
    expect((await moveIntent(people.neighbour, asked.body.id, 'agreeTime', { at: slots[2] })).status).toBe(403);
    expect((await moveIntent(people.helen, asked.body.id, 'agreeTime', { at: slots[3] })).body.code).toBe(
      'PARAMS_ERROR',
    );
    expect((await moveIntent(people.helen, asked.body.id, 'agreeTime', { at: slots[1] })).body.code).toBe(
      'SCHEDULE_TIME_CONFLICT',
    );
    expect((await moveIntent(people.helen, asked.body.id, 'agreeTime', { at: slots[2] })).status).toBe(200);
  });

  test('is limited: a third is refused until one is taken back, which only its decliner reconsiders', async () => {
    const { people, list, wish, moveIntent, ask } = fair;
    const third = await list(people.kaMan, { ...goodProduct, nameEn: 'Third' });
    expect((await wish(people.helen, third)).body.code).toBe('INTENT_LIMIT_REACHED');
    const { body: found } = await ask<{ content: ListedProduct[] }>(people.helen, 'post', '/docking/search', {
      activityId: fair.docking,
      intent: 'DOCKED',
    });
    expect(found.content).toHaveLength(2);
    const intent = found.content[0]?.intent?.id ?? '';
    expect((await moveIntent(people.helen, intent, 'noIntention')).status).toBe(200);
    expect((await wish(people.helen, third)).status).toBe(200);
    expect((await moveIntent(people.neighbour, intent, 'reconsider')).status).toBe(403);
    expect((await moveIntent(people.helen, intent, 'reconsider')).body.code).toBe('INTENT_LIMIT_REACHED');
    expect((await moveIntent(people.mei, intent, 'dock')).status).toBe(200);
    expect((await moveIntent(people.other, intent, 'undock')).status).toBe(404);
    expect((await moveIntent(people.mei, intent, 'undock')).status).toBe(200);
  });

  test('is asked by the exhibitor of whom the form names, once the product is listed, and ends with it', async () => {
    const { people, units, list, move, intents, wish } = fair;
    const product = await list(people.kaMan, {
      ...goodProduct,
      nameEn: 'Named',
      intendedUnits: [units.resort, units.lamps],
    });
    const [seen, ...others] = await intents(people.ines);
    expect(seen).toMatchObject({ status: 'PENDING', isOwnWish: false });
    expect(others).toEqual([]);
    // Asking whoever has asked already is a yes.
    expect((await wish(people.ines, product)).status).toBe(200);
    expect((await intents(people.ines))[0]?.status).toBe('DOCKED');
    expect((await wish(people.ines, product)).body.code).toBe('REPEAT_ENROLLMENT');
    await move(people.kaMan, product, 'unlist', { note: 'Recalled' });
    expect((await intents(people.ines))[0]?.status).toBe('UNDOCKING');
    expect(await noticesTo(people.ines)).toEqual(['INTENT_ASKED', 'INTENT_MOVED']);
  });

  test('is refused outside the customers’ window, to oneself, and of a stranger', async () => {
    const later = await makeDocking(world, { customerEnrollBeginDate: '2026-12-01' as BusinessDate });
    const early = await makePerson(world, { name: 'Early', orgType: 'DOCKING_CUSTOMER', activities: [later] });
    const { people, wish, ask, attach } = fair;
    const shop = await makePerson(world, { name: 'Shop', orgType: 'DOCKING_EXHIBITOR', activities: [later] });
    const begun = await ask<{ id: string; version: number }>(shop, 'post', '/docking/products', { activityId: later });
    const { id, version } = begun.body;
    await ask(shop, 'put', `/docking/products/${id}`, { version, form: goodProduct });
    await attach(id);
    expect((await wish(early, id)).status).toBe(404);
    await fair.move(shop, id, 'submit');
    await fair.move(people.mei, id, 'approve');
    expect((await wish(early, id)).body.code).toBe('DATE_CANNOT_ENROLL');
    expect((await wish(people.helen, id)).status).toBe(403);
    expect((await wish(shop, id, { customerUnitId: shop.unitId })).status).toBe(400);
  });

  test('keeps to the times that a unit has blocked', async () => {
    const { people, ask, docking, list, wish, moveIntent } = fair;
    const path = `/docking/visit-times?activityId=${docking}`;
    const { body: times } = await ask<VisitTimes>(people.ines, 'get', path);
    expect(times.slots.map(({ begin }) => begin)).toEqual(slots);
    const away = [{ from: slots[0], until: slots[1] }];
    const body = { activityId: docking, version: times.version, away };
    expect((await ask(people.ines, 'put', '/docking/visit-times', body)).status).toBe(200);
    expect((await ask<{ code: string }>(people.ines, 'put', '/docking/visit-times', body)).body.code).toBe(
      'STATUS_ERROR',
    );
    const product = await list(people.neighbour, { ...goodProduct, nameEn: 'Lamp' });
    const asked = await wish(people.ines, product);
    expect((await moveIntent(people.neighbour, asked.body.id, 'accept', { at: slots[0] })).body.code).toBe(
      'SCHEDULE_TIME_CONFLICT',
    );
    expect((await moveIntent(people.neighbour, asked.body.id, 'accept', { at: slots[1] })).status).toBe(200);
    expect((await ask<VisitTimes>(people.ines, 'get', path)).body.taken).toEqual([slots[1]]);
  });

  test('is made of customers that the fund marks as integrated resorts, or not', async () => {
    const { people, ask, docking, units } = fair;
    const path = `/admin/docking/${docking}/customers/${units.resort}`;
    const said = { companyType: 'COMPANY', isGaming: true };
    expect((await ask(people.helen, 'put', path, said)).status).toBe(403);
    expect((await ask(people.rui, 'put', path, said)).status).toBe(200);
    expect((await ask(people.rui, 'put', `/admin/docking/${docking}/customers/${units.robots}`, said)).status).toBe(
      404,
    );
    const listed = async (more: string) =>
      (
        await ask<{ content: DockingCustomer[] }>(
          people.kaMan,
          'get',
          `/docking/customers?activityId=${docking}${more}`,
        )
      ).body.content.map(({ id }) => id);
    expect((await listed('')).sort()).toEqual([units.hotel, units.resort].sort());
    expect(await listed('&gaming=true')).toEqual([units.resort]);
    expect(await listed('&search=Hotel')).toEqual([units.hotel]);
  });
});

test('two customers that become one have asked for a product once, and take part once', async () => {
  const merging = await openDocking(world);
  const { people, list, wish, intents, units, docking, ask } = merging;
  const [robot, lamp] = [await list(people.kaMan), await list(people.neighbour, { ...goodProduct, nameEn: 'Lamp' })];
  for (const [who, product] of [
    [people.helen, robot],
    [people.ines, robot],
    [people.ines, lamp],
  ] as const)
    expect((await wish(who, product)).status).toBe(200);
  for (const [unitId, isGaming] of [
    [units.hotel, false],
    [units.resort, true],
  ] as const) {
    const said = { companyType: 'COMPANY', isGaming };
    expect((await ask(people.mei, 'put', `/admin/docking/${docking}/customers/${unitId}`, said)).status).toBe(200);
  }
  const path = `/admin/units/${units.resort}/merge/${units.hotel}`;
  const { plan } = (await ask<{ plan: string }>(people.mei, 'get', path)).body;
  expect((await ask(people.mei, 'post', path, { plan, reason: '同一間酒店' })).status).toBe(200);
  expect((await intents(people.helen)).map(({ product }) => product.id).toSorted()).toEqual([robot, lamp].toSorted());
  const { body } = await ask<{ content: DockingCustomer[] }>(
    people.kaMan,
    'get',
    `/docking/customers?activityId=${docking}`,
  );
  expect(body.content).toMatchObject([{ id: units.hotel, isGaming: false }]);
});

describe.runIf(isPostgres)('two at once', () => {
  test('want the last seat of a limit: one gets it', async () => {
    const race = await openDocking(world);
    const { people, list, wish, units, docking } = race;
    const twin = await makePerson(world, {
      name: 'Twin',
      orgType: 'DOCKING_CUSTOMER',
      unitId: units.hotel,
      activities: [docking],
    });
    const products: string[] = [];
    for (const nameEn of ['One', 'Two', 'Three', 'Four'])
      products.push(await list(people.kaMan, { ...goodProduct, nameEn }));
    await wish(people.helen, products[0] ?? '');
    const answers = await Promise.all(
      products.slice(1).flatMap((product) => [wish(people.helen, product), wish(twin, product)]),
    );
    expect(codes(answers).filter((code) => code === 'done')).toHaveLength(1);
    expect((await race.intents(people.helen)).length).toBe(2);
  });

  test('ask each other, answer each other, and say yes and no: one answer holds, and nobody is told nonsense', async () => {
    const race = await openDocking(world);
    const { people, list, wish, units, intents, ask } = race;
    const product = await list(people.kaMan);
    const both = await Promise.all([
      wish(people.helen, product),
      wish(people.kaMan, product, { customerUnitId: units.hotel }),
    ]);
    expect(codes(both)).toEqual(['done', 'done']);
    expect((await intents(people.helen)).map(({ status }) => status)).toEqual(['DOCKED']);

    const other = await wish(people.ines, product);
    const [seen] = await intents(people.ines);
    const answer = (who: Person, move: string) =>
      ask<{ code?: string }>(who, 'post', `/docking/intents/${other.body.id}/moves`, { move, version: seen?.version });
    const answers = await Promise.all([answer(people.kaMan, 'accept'), answer(people.ines, 'noIntention')]);
    expect(codes(answers)).toEqual(['STATUS_ERROR', 'done']);
  });

  test('agree to the same time with two others: one does', async () => {
    const race = await openDocking(world);
    const { people, list, wish, moveIntent } = race;
    const one = await wish(people.helen, await list(people.kaMan));
    const two = await wish(people.helen, await list(people.neighbour, { ...goodProduct, nameEn: 'Lamp' }));
    const answers = await Promise.all([
      moveIntent(people.kaMan, one.body.id, 'accept', { at: slots[0] }),
      moveIntent(people.neighbour, two.body.id, 'accept', { at: slots[0] }),
    ]);
    expect(codes(answers)).toEqual(['SCHEDULE_TIME_CONFLICT', 'done']);
  });
});
