import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffNoticePreview } from '#contract/notice/staff-notice.ts';
import type { Told } from '#contract/notice/supplement.ts';
import { newId } from '#domain/id.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import { usualPortalSettings } from '#domain/setting/settings.ts';
import { makeMember } from '#tests/support/notices.ts';
import { administrator, doJobs, makeRoadShow, outbox, reviewer } from '#tests/support/participants.ts';
import type { Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const undoMs = heldMsOf(usualPortalSettings.messages);

let world: TestWorld;
let activityId: string;
let rui: Person;
let ana: Person;
let lin: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.query('delete from message');
  activityId = await makeRoadShow(world);
  rui = await reviewer(world, [activityId]);
  ana = await makeMember(world, activityId, { name: 'Ana Lei', orgType: 'DOCKING_EXHIBITOR', language: 'pt' });
  lin = await makeMember(world, activityId, { name: 'Lin Zihao', orgType: 'DOCKING_CUSTOMER', language: 'sc' });
});

const wanted = (more: object = {}) => ({
  activityId,
  orgTypes: [],
  title: { tc: '開幕提前', en: 'The opening is earlier', pt: 'A abertura foi antecipada' },
  text: { tc: '開幕改於九時。', en: 'The opening is at nine.\n\nPlease be <early>.', pt: 'A abertura é às nove.' },
  ...more,
});
const preview = (body: object, who = rui) =>
  world.call<StaffNoticePreview>('post', '/admin/notices/preview', { token: who.token, body });
const send = (body: object, who = rui) =>
  world.call<Told>('post', '/admin/notices', { token: who.token, body: { groupId: newId(), ...body } });
const takeBack = (groupId: string | null, who = rui) =>
  world.call('post', `/admin/notices/${groupId}/take-back`, { token: who.token });

test('before anything is sent, Rui sees who gets it and what each language reads', async () => {
  const { body } = await preview(wanted());
  expect(body.count).toBe(2);
  expect(body.recipients.map(({ nameEn }) => nameEn).toSorted()).toEqual(['Ana Lei', 'Lin Zihao']);
  expect(body.languages).toMatchObject([
    { language: 'sc', count: 1, subject: '[产学研路演] 开幕提前', missing: [] },
    { language: 'pt', count: 1, subject: '[Roadshow] A abertura foi antecipada', missing: [] },
  ]);
  expect(body.languages[1]?.html).toContain('A abertura é às nove.');
  const customers = await preview(wanted({ orgTypes: ['DOCKING_CUSTOMER'] }));
  expect(customers.body.recipients.map(({ accountId }) => accountId)).toEqual([lin.accountId]);
  expect(await outbox(world)).toEqual([]);
});

test('it goes to everyone enrolled, each in their language, after ten seconds', async () => {
  const { body } = await send({ ...wanted(), count: 2 });
  expect(body).toMatchObject({ count: 2, problem: null });
  expect((await outbox(world)).map(({ state }) => state)).toEqual(['HELD', 'HELD']);
  world.clock.forward(undoMs);
  await doJobs(world);
  const sent = await outbox(world);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([ana.email, lin.email].toSorted());
  expect(sent.every(({ state }) => state === 'KEPT')).toBe(true);
  expect((await takeBack(body.groupId)).status).toBe(409);
});

test('it is taken back by who sent it or an administrator, and then nobody hears of it', async () => {
  const { body } = await send({ ...wanted(), count: 2 });
  const other = await reviewer(world);
  expect((await takeBack(body.groupId, other)).status).toBe(403);
  expect((await takeBack(activityId)).status).toBe(404);
  expect((await takeBack(body.groupId)).status).toBe(200);
  world.clock.forward(60_000);
  await doJobs(world);
  expect((await outbox(world)).map(({ state }) => state)).toEqual(['TAKEN_BACK', 'TAKEN_BACK']);
  expect((await world.call('get', '/notices/unread', ana)).body).toEqual({ unread: 0 });
  const second = await send({ ...wanted(), count: 2 });
  expect((await takeBack(second.body.groupId, await administrator(world))).status).toBe(200);
});

test('sent again after a lost answer it goes out once, as long as it was not taken back', async () => {
  const { groupId } = (await preview(wanted())).body;
  const again = { ...wanted(), groupId, count: 2 };
  const atOnce = await Promise.all([send(again), send(again)]);
  for (const { body } of atOnce) expect(body).toEqual({ groupId, count: 2, undoMs: 10_000, problem: null });
  world.clock.forward(4000);
  expect((await send(again)).body).toEqual({ groupId, count: 2, undoMs: 6000, problem: null });
  world.clock.forward(60_000);
  expect((await send(again)).body).toMatchObject({ count: 2, undoMs: 0 });
  expect(await send(again, await administrator(world))).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  expect(await outbox(world)).toHaveLength(2);

  const other = { ...again, groupId: (await preview(wanted())).body.groupId };
  await send(other);
  expect((await takeBack(other.groupId)).status).toBe(200);
  expect((await send(other)).status).toBe(409);
});

test('when somebody joined since the preview, nothing is sent', async () => {
  await makeMember(world, activityId, { name: 'Wong Ka Man', orgType: 'DOCKING_EXHIBITOR' });
  expect(await send({ ...wanted(), count: 2 })).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  expect(await outbox(world)).toEqual([]);
});

test('a title and a text are needed in one language; those who are not staff send nothing', async () => {
  const none = { tc: '', en: '', pt: '' };
  expect((await send({ ...wanted({ title: none }), count: 2 })).status).toBe(400);
  expect((await send({ ...wanted({ text: none }), count: 2 })).status).toBe(400);
  expect((await send({ ...wanted(), count: 2 }, ana)).status).toBe(403);
  expect((await preview(wanted(), ana)).status).toBe(403);
  expect(
    (await world.call('post', '/admin/notices', { body: { ...wanted(), groupId: newId(), count: 2 } })).status,
  ).toBe(401);
});
