import { afterAll, beforeAll, expect, test } from 'vitest';
import { allJobs } from '#server/all-jobs.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { codeIn, exhibitor, listOf, makeRoadShow, outbox, somebody } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let roadShow: string;
beforeAll(async () => {
  world = await openTestWorld();
  roadShow = await makeRoadShow(world);
});
afterAll(() => world.close());

let numbers = 0;
const newPhone = () => ({ phoneCountry: '853', phone: `6${String(9_000_000 + ++numbers)}` });
const send = (who: Person, phone: object) =>
  world.call<{ leftToday: number }>('post', `/activities/${roadShow}/phone-codes`, { token: who.token, body: phone });
const check = (who: Person, phone: object, code: string) =>
  world.call('post', `/activities/${roadShow}/phone-codes/check`, { token: who.token, body: { ...phone, code } });
const newestCode = async () => codeIn((await outbox(world))[0]?.text ?? '');
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a number that cannot be one gets no code', async () => {
  const ana = await exhibitor(world, roadShow);
  expect(await send(ana, { phoneCountry: '853', phone: '28001234' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'phone', problem: 'format' }] },
  });
});

test('a code is sent once a minute, and the answer says when again', async () => {
  const ana = await exhibitor(world, roadShow);
  const phone = newPhone();
  expect(await send(ana, phone)).toMatchObject({ status: 200, body: { leftToday: 4 } });
  const again = await send(ana, phone);
  expect(again).toMatchObject({ status: 429, body: { code: 'REQUEST_TOO_FREQUENTLY' } });
  expect(again.headers['retry-after']).toBe('60');
  world.clock.forward(60_000);
  expect((await send(ana, phone)).status).toBe(200);
});

test('the sixth code of a day for one number is not sent, whichever unit asks', async () => {
  const phone = newPhone();
  for (let times = 0; times < 5; times++) {
    const somebodyElse = await exhibitor(world, roadShow, { name: `Unit ${times}` });
    expect((await send(somebodyElse, phone)).status).toBe(200);
    world.clock.forward(60_000);
  }
  const ana = await exhibitor(world, roadShow);
  expect((await send(ana, phone)).status).toBe(429);
});

test('a wrong code is told, and after five the right one does not help either', async () => {
  const ana = await exhibitor(world, roadShow);
  const phone = newPhone();
  await send(ana, phone);
  const code = await newestCode();
  for (let tries = 0; tries < 5; tries++) {
    expect((await check(ana, phone, other(code))).body).toMatchObject({ code: 'CAPTCHA_IS_MISMATCH' });
  }
  expect((await check(ana, phone, code)).body).toMatchObject({ code: 'CAPTCHA_HAS_EXPIRED' });
});

test('who comes back to the field finds how it stands: the code on its way, its tries, and that the number is verified', async () => {
  const ana = await exhibitor(world, roadShow);
  const phone = newPhone();
  const standing = async (who: Person) =>
    (await world.call('post', `/activities/${roadShow}/phone-codes/standing`, { token: who.token, body: phone })).body;
  expect(await standing(ana)).toEqual({ verified: false, sent: null });
  await send(ana, phone);
  const code = await newestCode();
  expect((await check(ana, phone, other(code))).body).toMatchObject({
    code: 'CAPTCHA_IS_MISMATCH',
    fields: [{ path: 'code', problem: 'wrongCode', params: { left: 4 } }],
  });
  world.clock.forward(20_000);
  expect(await standing(ana)).toEqual({
    verified: false,
    sent: { expiresSeconds: 580, resendSeconds: 40, triesLeft: 4 },
  });
  const stranger = await exhibitor(world, roadShow, { name: 'Another unit' });
  expect(await standing(stranger)).toEqual({ verified: false, sent: null });
  await check(ana, phone, code);
  expect(await standing(ana)).toEqual({ verified: true, sent: null });
});

test('after ten minutes a code is old', async () => {
  const phone = newPhone();
  const ana = await exhibitor(world, roadShow);
  await send(ana, phone);
  const code = await newestCode();
  world.clock.forward(10 * 60_000);
  const later = await exhibitor(world, roadShow, { unitId: ana.unitId });
  expect((await check(later, phone, code)).body).toMatchObject({ code: 'CAPTCHA_HAS_EXPIRED' });
});

test('a number that no code was sent to cannot be verified', async () => {
  const ana = await exhibitor(world, roadShow);
  expect((await check(ana, newPhone(), '123456')).body).toMatchObject({ code: 'CAPTCHA_NOT_FOUND' });
});

test('one unit’s code says nothing about another unit’s entry of the same number', async () => {
  const ana = await exhibitor(world, roadShow);
  const bruno = await exhibitor(world, roadShow, { name: 'Bruno' });
  const phone = newPhone();
  await send(ana, phone);
  expect((await check(bruno, phone, await newestCode())).body).toMatchObject({ code: 'CAPTCHA_NOT_FOUND' });
});

test('verified after the person was entered, the person counts as verified', async () => {
  const ana = await exhibitor(world, roadShow);
  const list = listOf(world, ana, roadShow);
  const chan = somebody();
  expect((await list.add(chan)).body.people[0]).toMatchObject({ phoneVerified: false });
  await list.verify(chan);
  expect((await list.read()).body.people[0]).toMatchObject({ phoneVerified: true });
});

test('another number on an edit has to be verified again', async () => {
  const ana = await exhibitor(world, roadShow);
  const list = listOf(world, ana, roadShow);
  const chan = somebody();
  await list.verify(chan);
  const { id = '', version = 0 } = (await list.add(chan)).body.people[0] ?? {};
  const edited = await list.edit(id, version, { ...chan, ...newPhone() });
  expect(edited.body.people[0]).toMatchObject({ phoneVerified: false });
});

test('the code itself is read by nobody outside the demo, also not in the outbox', async () => {
  const ana = await exhibitor(world, roadShow);
  await send(ana, newPhone());
  await runDueJobs(world, allJobs);
  const staff = await makePerson(world, { name: 'Mei', orgType: 'FUND_ADMIN', unitId: null });
  const answer = await world.call<{ content: { text: string; kind: string }[] }>(
    'get',
    '/staff/messages?channel=SMS',
    staff,
  );
  const text = answer.body.content[0]?.text ?? '';
  expect(text).toContain('••••••');
  expect(text).not.toMatch(/\d{6}/);
  expect(answer.body).toMatchObject({ sends: { MAIL: false, SMS: false } });
  expect(answer.body.content[0]).toMatchObject({ state: 'KEPT', kind: 'PHONE_CODE' });
});
