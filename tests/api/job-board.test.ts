import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardRow, MetApplicant, OneApplication, Talent } from '#contract/recruitment/board.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import { tellArrivals } from '#server/recruitment/board/tell-arrivals.ts';
import { tellClosed } from '#server/recruitment/board/tell-closed.ts';
import { applicantBy, applyFor, linkTo } from '#tests/support/job-applications.ts';
import { outbox } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openFair } from '#tests/support/recruitment.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let fair: Awaited<ReturnType<typeof openFair>>;
let position: string;
beforeAll(async () => {
  world = await openTestWorld();
  fair = await openFair(world);
  position = await fair.publish(fair.people.hoiIan);
});
afterAll(() => world.close());

const listed = async (who: Person, query = '') =>
  (await fair.ask<{ content: BoardRow[]; totalElements: number }>(who, 'get', `/recruit/applications?${query}`)).body;
const read = (who: Person, id: string) =>
  fair.ask<Partial<OneApplication> & ErrorBody>(who, 'get', `/recruit/applications/${id}`);
const move = async (who: Person, id: string, name: string, note = '') => {
  const { version = 1 } = (await read(who, id)).body;
  const body = { move: name, version, note };
  return fair.ask<ErrorBody>(who, 'post', `/recruit/applications/${id}/moves`, body);
};
/** Of the application with this name. */
const idOf = async (name: string) =>
  (await listed(fair.people.hoiIan)).content.find((one) => one.name === name)?.id ?? '';
const kindsTo = async (email: string) => (await outbox(world)).flatMap(({ to, kind }) => (to === email ? [kind] : []));

test('a company reads, invites and refuses whoever applied to it, who is told in their own language', async () => {
  const { people, ask } = fair;
  const email = 'maria@example.org';
  await applyFor(world, position, { name: 'Maria Sousa', email, language: 'pt', message: 'Bom dia' });
  const id = await idOf('Maria Sousa');
  expect((await read(people.colleague, id)).body).toMatchObject({
    status: 'RECEIVED',
    email,
    mobile: '+85366123456',
    message: 'Bom dia',
    notes: [],
  });
  for (const stranger of [people.neighbour, people.supplier]) {
    expect((await read(stranger, id)).status).toBe(404);
    expect((await listed(stranger)).totalElements).toBe(0);
    expect((await move(stranger, id, 'invite')).status).toBe(404);
    const note = await ask(stranger, 'post', `/recruit/applications/${id}/notes`, { text: 'Hm' });
    expect(note.status).toBe(404);
  }
  expect((await read(people.mei, id)).status).toBe(403);
  expect((await ask(null, 'get', `/recruit/applications/${id}`)).status).toBe(401);

  expect((await move(people.hoiIan, id, 'see')).status).toBe(200);
  expect((await move(people.hoiIan, id, 'see')).body.code).toBe('STATUS_ERROR');
  expect((await move(people.hoiIan, id, 'refuse')).body.fields).toEqual([{ path: 'note', problem: 'required' }]);
  const noted = await ask(people.colleague, 'post', `/recruit/applications/${id}/notes`, { text: 'Knows my cousin' });
  expect(noted.status).toBe(200);
  expect((await move(people.hoiIan, id, 'invite', 'Sexta, 10h')).status).toBe(200);
  const mail = (await outbox(world)).find(({ kind }) => kind === 'APPLICATION_MOVED');
  expect(mail).toMatchObject({ to: email, language: 'pt' });
  expect(mail?.text).toContain('Sexta, 10h');

  const own = applicantBy(world, await linkTo(world, email));
  const seen = (await own.read()).body;
  expect(seen).toMatchObject({ status: 'INVITED', reason: 'Sexta, 10h' });
  expect(JSON.stringify(seen)).not.toContain('cousin');
  expect((await read(people.hoiIan, id)).body.notes?.map(({ text }) => text)).toEqual(['Knows my cousin']);

  await own.withdraw();
  const left = (await read(people.hoiIan, id)).body;
  expect(left).toMatchObject({ status: 'WITHDRAWN', email: '', mobile: '', message: '', cvOf: null, offers: [] });
});

test('is found by name, standing and position, page by page', async () => {
  const other = await fair.publish(fair.people.colleague, { nameEn: 'Painter' });
  for (const name of ['Chan Tai Man', 'Chan Siu Ming', 'José Lau']) await applyFor(world, other, { name });
  const { hoiIan } = fair.people;
  expect((await listed(hoiIan, `positionId=${other}`)).totalElements).toBe(3);
  expect((await listed(hoiIan, `positionId=${other}&search=chan`)).totalElements).toBe(2);
  expect((await listed(hoiIan, 'search=jose')).content.map(({ name }) => name)).toEqual(['José Lau']);
  expect((await listed(hoiIan, `positionId=${other}&status=INVITED`)).totalElements).toBe(0);
  const pages = [0, 1].map((page) => listed(hoiIan, `positionId=${other}&size=2&page=${page}`));
  const names = (await Promise.all(pages)).map(({ content }) => content.map(({ name }) => name));
  expect(names).toEqual([['José Lau', 'Chan Siu Ming'], ['Chan Tai Man']]);
});

test('the fund lists everybody who applied once, however often they did', async () => {
  const { people, ask } = fair;
  const email = 'often@example.org';
  const second = await fair.publish(people.supplier);
  await applyFor(world, position, { name: 'Often', email });
  await applyFor(world, second, { name: 'Often Again', email });
  const talents = async (who: Person) => ask<{ content: Talent[] }>(who, 'get', '/recruit/talents?search=often');
  expect((await talents(people.rui)).body.content).toMatchObject([
    { name: 'Often Again', email, mobile: '+85366123456', applications: 2 },
  ]);
  expect((await talents(people.hoiIan)).status).toBe(403);
});

test('at the fair a company takes over the application of whoever shows its code, once', async () => {
  const { people, ask } = fair;
  const email = 'meets@example.org';
  await applyFor(world, position, { name: 'Meets Many', email, message: 'Only for Chips' });
  const link = await linkTo(world, email);
  const own = async () => (await applicantBy(world, link).read()).body;
  const { meetingCode: code } = await own();
  const lamps = await fair.publish(people.neighbour);
  const metAt = world.clock.now();
  const meet = (who: Person | null, body: object = {}) =>
    ask<MetApplicant & ErrorBody>(who, 'post', '/recruit/meetings', {
      id: newId(),
      positionId: lamps,
      code,
      metAt,
      ...body,
    });
  const told = async () => (await kindsTo(email)).filter((kind) => kind === 'APPLICATION_RECEIVED').length;

  for (const stranger of [people.hoiIan, people.supplier]) expect((await meet(stranger)).status).toBe(404);
  expect((await meet(people.mei)).status).toBe(403);
  expect((await meet(null)).status).toBe(401);
  for (const wrong of ['', 'ABC', `${code?.slice(0, -1)}${code?.endsWith('0') ? '1' : '0'}`])
    expect((await meet(people.neighbour, { code: wrong })).body).toMatchObject({ fields: [{ path: 'code' }] });
  expect((await meet(people.neighbour, { positionId: await fair.begin(people.neighbour) })).status).toBe(409);

  // Colleagues scanned it in the same moment.
  const answers = await Promise.all([1, 2, 3].map(() => meet(people.neighbour, { code: code?.toLowerCase() })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
  const first = answers.find(({ body }) => body.isNew);
  // The same scan, whose answer was lost on its way, hears the same; another one hears that it is there.
  expect((await meet(people.neighbour, { id: first?.body.id })).body).toEqual(first?.body);
  expect((await meet(people.neighbour)).body).toEqual({ ...first?.body, isNew: false });
  expect(await told()).toBe(2);
  const taken = (await listed(people.neighbour, `positionId=${lamps}`)).content;
  expect(taken).toMatchObject([{ name: 'Meets Many', metAt, status: 'RECEIVED' }]);
  const id = taken[0]?.id ?? '';
  expect((await read(people.neighbour, id)).body).toMatchObject({ email, mobile: '+85366123456', message: '' });
  expect((await read(people.hoiIan, id)).status).toBe(404);

  // To a company that has it already it says no more than that they met.
  expect((await meet(people.hoiIan, { positionId: position })).body).toMatchObject({ isNew: false });
  expect((await listed(people.hoiIan, 'search=meets')).content).toMatchObject([{ metAt }]);

  expect((await applicantBy(world, link).withdraw()).status).toBe(200);
  expect((await own()).meetingCode).toBeNull();
  expect((await meet(people.neighbour, { positionId: lamps })).body).toMatchObject({ fields: [{ path: 'code' }] });
  // Erased by its applicant, nothing of it is left with the other company either.
  expect((await applicantBy(world, link).erase()).status).toBe(200);
  expect((await read(people.neighbour, id)).status).toBe(404);
});

test('whoever waits hears once that the position closed, and who has an answer does not', async () => {
  const { people, publish } = fair;
  const closing = await publish(people.hoiIan);
  await applyFor(world, closing, { name: 'Waits', email: 'waits@example.org' });
  await applyFor(world, closing, { name: 'Answered', email: 'answered@example.org' });
  await move(people.hoiIan, await idOf('Answered'), 'refuse', 'Sorry');
  await tellClosed(world);
  expect(await kindsTo('waits@example.org')).toEqual(['APPLICATION_RECEIVED']);
  await fair.move(people.hoiIan, closing, 'fill');
  await tellClosed(world);
  // The fund may still take back what it closed.
  expect(await kindsTo('waits@example.org')).toEqual(['APPLICATION_RECEIVED']);
  world.clock.forward(12_000);
  await tellClosed(world);
  await tellClosed(world);
  expect(await kindsTo('waits@example.org')).toEqual(['APPLICATION_CLOSED', 'APPLICATION_RECEIVED']);
  expect(await kindsTo('answered@example.org')).toEqual(['APPLICATION_MOVED', 'APPLICATION_RECEIVED']);
});

test('everybody of a company hears once a day what is new, in their language, also on a day at the fair', async () => {
  const { people, publish, ask } = fair;
  const own = await publish(people.neighbour);
  const { unitId } = people.neighbour;
  const joana = await makePerson(world, { name: 'Joana', orgType: 'RECRUIT_COMPANY', unitId, activities: [fair.fair] });
  const left = await makePerson(world, { name: 'Left', orgType: 'RECRUIT_COMPANY', unitId, activities: [fair.fair] });
  await world.db.query("update account set language = 'pt' where id = $1", [joana.accountId]);
  await world.db.query('update membership set ended_at = now() where account_id = $1', [left.accountId]);
  const toldTo = async ({ accountId }: Person) =>
    (
      await world.db.query("select id from in_app_notice where account_id = $1 and trigger = 'APPLICATIONS_ARRIVED'", [
        accountId,
      ])
    ).length;
  await applyFor(world, own);
  await applyFor(world, position, { email: 'shows@example.org' });
  const code = (await applicantBy(world, await linkTo(world, 'shows@example.org')).read()).body.meetingCode;
  const met = await ask(people.neighbour, 'post', '/recruit/meetings', {
    id: newId(),
    positionId: own,
    code,
    metAt: world.clock.now(),
  });
  expect(met.body).toMatchObject({ isNew: true });
  // Ten in the morning and in the evening of the same day in Macau, then half past eight, nine, and the day after.
  for (const [at, times] of [
    ['2026-11-21T02:00:00.000Z', 1],
    ['2026-11-21T11:00:00.000Z', 1],
    ['2026-11-22T00:30:00.000Z', 1],
    ['2026-11-22T01:00:00.000Z', 2],
    ['2026-11-23T01:00:00.000Z', 2],
  ] as const) {
    world.clock.set(at as Instant);
    await tellArrivals(world);
    expect([at, await toldTo(people.neighbour), await toldTo(joana), await toldTo(left)]).toEqual([
      at,
      times,
      times,
      0,
    ]);
    if (at === '2026-11-21T02:00:00.000Z') await applyFor(world, own);
  }
  const mails = (await outbox(world)).filter(({ kind, to }) => kind === 'APPLICATIONS_ARRIVED' && to === joana.email);
  expect(mails.map(({ language }) => language)).toEqual(['pt', 'pt']);
});
