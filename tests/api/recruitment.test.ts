import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedPosition } from '#contract/recruitment/position.ts';
import { newId } from '#domain/id.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { expirePositions } from '#server/recruitment/position/expire-positions.ts';
import { recruitmentPosition } from '#server/recruitment/tables.ts';
import { makeFair, openFair } from '#tests/support/recruitment.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let fair: Awaited<ReturnType<typeof openFair>>;
beforeAll(async () => {
  world = await openTestWorld();
  fair = await openFair(world);
});
afterAll(() => world.close());

const open = async (query = '') =>
  (
    await fair.ask<{ content: ListedPosition[]; totalElements: number }>(
      null,
      'get',
      `/recruit/public?activityId=${fair.fair}${query}`,
    )
  ).body;
const openIds = async (query = '') => (await open(query)).content.map(({ id }) => id);
const noticesTo = async ({ accountId }: Person) =>
  (
    await world.db.query<{ trigger: string }>('select trigger from in_app_notice where account_id = $1 order by id', [
      accountId,
    ])
  ).map(({ trigger }) => trigger);

describe('a position', () => {
  test('goes through the event contractor and the fund to the public list, and nobody else moves it', async () => {
    const { people, begin, move, read, ask } = fair;
    const id = await begin(people.hoiIan);
    expect((await ask(people.joao, 'get', `/recruit/positions/${id}`)).status).toBe(404);
    expect((await move(people.hoiIan, id, 'submit')).body.status).toBe('CONT_PENDING_APPROVAL');
    expect((await read(people.hoiIan, id)).mayNote).toBe(false);
    expect((await read(people.mei, id)).mayNote).toBe(false);
    expect((await read(people.joao, id)).mayNote).toBe(true);
    expect((await ask(people.elsewhere, 'get', `/recruit/positions/${id}`)).status).toBe(404);
    expect((await ask(people.neighbour, 'get', `/recruit/positions/${id}`)).status).toBe(404);
    expect((await move(people.mei, id, 'approve')).body.code).toBe('STATUS_ERROR');
    expect((await move(people.colleague, id, 'pass')).status).toBe(403);
    const waiting = await ask<{ content: { id: string }[] }>(people.joao, 'get', '/recruit/positions?which=toDecide');
    expect(waiting.body.content.map((one) => one.id)).toContain(id);
    expect((await move(people.joao, id, 'pass')).body.status).toBe('FUND_PENDING_APPROVAL');
    expect(await openIds()).toEqual([]);
    expect((await move(people.other, id, 'approve')).status).toBe(403);
    const passed = await move(people.rui, id, 'approve');
    expect(passed.body.status).toBe('PASSED');
    expect(passed.body.history.map(({ action }) => action)).toEqual(['approve', 'pass', 'submit']);
    expect(await openIds()).toEqual([id]);
    expect((await ask(null, 'get', `/recruit/public/${id}`)).status).toBe(200);
    expect((await read(people.hoiIan, id)).offers.map((offer) => offer.move)).toEqual([
      'askChange',
      'adjust',
      'fill',
      'close',
    ]);
    expect(await noticesTo(people.joao)).toEqual(['POSITION_RECEIVED']);
    expect(await noticesTo(people.hoiIan)).toEqual(['POSITION_MOVED', 'POSITION_MOVED']);
  });

  test('is found in either script, in another language, by its kind and its unit, and by no other word', async () => {
    for (const search of ['機械人工程師', '机械人', 'robot', 'Chips'])
      expect([search, (await open(`&search=${encodeURIComponent(search)}`)).totalElements]).toEqual([search, 1]);
    expect((await open('&search=vaccine')).totalElements).toBe(0);
    expect((await open('&type=PRACTICE')).totalElements).toBe(0);
    expect((await open('&type=FULL_TIME')).totalElements).toBe(1);
  });

  test('comes back with notes, which are answered before it is handed in again', async () => {
    const { people, begin, move, read, ask } = fair;
    const id = await begin(people.supplier);
    await move(people.supplier, id, 'submit');
    expect((await move(people.joao, id, 'notPass')).status).toBe(400);
    const notes = [{ field: 'location', text: 'Which street?' }];
    expect((await move(people.joao, id, 'notPass', { note: 'Nearly.', notes })).body.status).toBe('CONT_NOT_PASSE');
    const [note] = (await read(people.supplier, id)).notes;
    expect(note?.text).toBe('Which street?');
    expect((await move(people.supplier, id, 'submit')).body.code).toBe('NOTES_OPEN');
    const path = `/recruit/notes/${note?.id}/answer`;
    expect((await ask(people.neighbour, 'put', path, { answer: 'No' })).status).toBe(404);
    expect((await ask(people.supplier, 'put', path, { answer: 'Rua do Campo' })).status).toBe(200);
    expect((await move(people.supplier, id, 'submit')).body.status).toBe('CONT_PENDING_APPROVAL');
    await move(people.joao, id, 'pass');
    expect((await move(people.mei, id, 'return', { note: 'No.' })).body.status).toBe('FUND_NOT_PASSED');
    expect((await move(people.supplier, id, 'withdraw')).body.status).toBe('DRAFT');
    expect((await ask(people.supplier, 'delete', `/recruit/positions/${id}`)).status).toBe(409);
  });

  test.each([
    ['a start above the end', { startAmount: '30000' }, 'endAmount'],
    ['nobody looked for', { count: '0' }, 'count'],
    ['an amount without a currency', { currency: '' }, 'currency'],
    ['no kind', { type: '' }, 'type'],
    ['no name at all', { nameTc: '', nameEn: '' }, 'nameTc'],
    ['a last day that is over', { closeDate: '2026-11-01' }, 'closeDate'],
  ] as const)('is not handed in with %s', async (_, form, field) => {
    const { people, begin, ask } = fair;
    const id = await begin(people.hoiIan, form);
    const { body, status } = await ask<{ fields: { path: string }[] }>(
      people.hoiIan,
      'post',
      `/recruit/positions/${id}/moves`,
      { move: 'submit', version: 2 },
    );
    expect([status, body.fields.map(({ path }) => path)]).toEqual([400, [field]]);
    expect((await ask(people.hoiIan, 'delete', `/recruit/positions/${id}`)).status).toBe(200);
  });

  test('stays public as it was until a change is decided; how many and until when change at once', async () => {
    const { people, publish, save, move } = fair;
    const id = await publish(people.hoiIan);
    const shown = async () => (await open()).content.find((one) => one.id === id)?.form;
    expect((await move(people.hoiIan, id, 'askChange')).body.code).toBe('NOTHING_CHANGED');
    await save(people.hoiIan, id, { count: '5', closeDate: '2026-12-31' });
    expect((await shown())?.count).toBe('2');
    expect((await move(people.hoiIan, id, 'adjust')).body.status).toBe('PASSED');
    expect(await shown()).toMatchObject({ count: '5', closeDate: '2026-12-31' });
    await save(people.hoiIan, id, { count: '5', closeDate: '2026-12-31', nameEn: 'Robotics lead' });
    expect((await move(people.hoiIan, id, 'adjust')).body.code).toBe('STATUS_ERROR');
    expect((await move(people.hoiIan, id, 'askChange')).body.status).toBe('CONT_PENDING_APPROVAL');
    expect((await shown())?.nameEn).toBe('Robot engineer');
    await move(people.joao, id, 'pass');
    await move(people.mei, id, 'approve');
    expect((await shown())?.nameEn).toBe('Robotics lead');
  });

  test.each(['fill', 'close'] as const)('leaves the list for good when its company says %s', async (name) => {
    const { people, publish, move, ask } = fair;
    const id = await publish(people.hoiIan);
    expect((await move(people.hoiIan, id, name, { note: 'Found her' })).body.status).toBe('CLOSED');
    expect(await openIds()).not.toContain(id);
    expect((await ask(null, 'get', `/recruit/public/${id}`)).status).toBe(404);
    expect((await move(people.hoiIan, id, 'submit')).body.code).toBe('STATUS_ERROR');
  });

  test('closes by itself after its last day, and its company is told', async () => {
    const { people, publish, read } = fair;
    const id = await publish(people.neighbour);
    await expirePositions(world);
    expect((await read(people.neighbour, id)).status).toBe('PASSED');
    // As it would be a day later.
    await world.db.query(`update recruitment_position set listed_until = '2026-11-01' where id = $1`, [id]);
    expect(await openIds()).not.toContain(id);
    await expirePositions(world);
    expect((await read(people.neighbour, id)).status).toBe('CLOSED');
    expect((await noticesTo(people.neighbour)).length).toBe(3);
  });

  test.each([
    ['{p}PASS', 'APPROVED', 200],
    ['APPLY_SUBMITED', 'PENDING', 409],
    ['{p}RETURN', 'REJECTED', 409],
  ] as const)('is begun while the registration is %s (%s): %i', async (status, standing, expected) => {
    const at = await makeFair(world);
    const ana = await makePerson(world, { name: 'Ana', orgType: 'RECRUIT_COMPANY', activities: [at] });
    const [{ unit_id: unitId } = { unit_id: '' }] = await world.db.query<{ unit_id: string }>(
      'select unit_id from membership where account_id = $1',
      [ana.accountId],
    );
    const now = world.clock.now();
    await world.db.orm.insert(enrollment).values({
      id: newId(),
      activityId: at,
      unitId,
      accountId: ana.accountId,
      orgType: 'RECRUIT_COMPANY',
      status,
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    });
    const own = await fair.ask<{ standing: string }>(ana, 'get', `/recruit/unit?activityId=${at}`);
    expect(own.body.standing).toBe(standing);
    expect((await fair.ask(ana, 'post', '/recruit/positions', { activityId: at })).status).toBe(expected);
  });

  test('goes to the fund at once where nobody builds the event, and is no other fair’s', async () => {
    const alone = await makeFair(world);
    const ana = await makePerson(world, { name: 'Ana', orgType: 'RECRUIT_COMPANY', activities: [alone] });
    const begun = await fair.ask<{ id: string }>(ana, 'post', '/recruit/positions', { activityId: alone });
    await fair.save(ana, begun.body.id, {});
    expect((await fair.move(ana, begun.body.id, 'submit')).body.status).toBe('FUND_PENDING_APPROVAL');
    expect((await fair.ask(ana, 'post', '/recruit/positions', { activityId: fair.fair })).status).toBe(403);
    const [row] = await world.db.orm
      .select()
      .from(recruitmentPosition)
      .where(eq(recruitmentPosition.id, begun.body.id));
    expect(row?.listedAt).toBeNull();
  });
});
