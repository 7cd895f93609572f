import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskActivity } from '#contract/activity/desk.ts';
import type { Told } from '#contract/notice/supplement.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import { usualPortalSettings } from '#domain/setting/settings.ts';
import { participant } from '#server/participant/tables.ts';
import { openDesk } from '#tests/support/desk.ts';
import { makeMember } from '#tests/support/notices.ts';
import { doJobs, exhibitor, lockedList, makeRoadShow, outbox, somebody } from '#tests/support/participants.ts';
import type { Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

type Cancelled = DeskActivity & { told: Told };
const heldMs = heldMsOf(usualPortalSettings.messages);

let world: TestWorld;
let desk: Awaited<ReturnType<typeof openDesk>>;
let ana: Person;
let activityId: string;
beforeAll(async () => {
  world = await openTestWorld();
  desk = await openDesk(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  activityId = await makeRoadShow(world);
  ana = await makeMember(world, activityId, { name: 'Ana Lei', orgType: 'EXHIBITOR', language: 'en' });
});

const read = async () => (await desk.ask<DeskActivity>(desk.lei, 'get', `/admin/activities/${activityId}`)).body;
const cancel = async (reason = 'A typhoon is coming.') =>
  (await desk.move(desk.lei, await read(), 'cancel', reason)).body as Cancelled;
const undo = (who: Person, version: number) =>
  desk.ask<DeskActivity>(who, 'post', `/admin/activities/${activityId}/cancellation/undo`, { version });
const toldOf = async (kind: string) => (await outbox(world)).filter((sent) => sent.kind === kind);
const unread = async (who: Person) => (await world.call<{ unread: number }>('get', '/notices/unread', who)).body.unread;

test('whoever takes part is told why, once it can no longer be taken back', async () => {
  expect((await desk.ask(desk.lei, 'get', `/admin/activities/${activityId}/cancellation`)).body).toEqual({ count: 1 });
  const cancelled = await cancel();
  expect(cancelled).toMatchObject({ state: 'CANCELLED', told: { count: 1, undoMs: 10_000, problem: null } });
  expect((await world.call('get', `/activities/${activityId}`)).body).toMatchObject({ isCancelled: true });
  const [mail] = await toldOf('ACTIVITY_CANCELLED');
  expect(mail).toMatchObject({ to: ana.email, state: 'HELD', text: expect.stringContaining('A typhoon is coming.') });
  expect(await unread(ana)).toBe(0);
  world.clock.forward(heldMs);
  await doJobs(world);
  expect(await unread(ana)).toBe(1);
  expect((await undo(desk.lei, cancelled.version)).status).toBe(409);
});

test('taken back in time it is as it was, and nobody hears of it', async () => {
  const { state } = await read();
  const { version } = await cancel();
  expect((await undo(desk.sou, version)).status).toBe(403);
  expect((await undo(desk.lei, version - 1)).status).toBe(409);
  expect((await undo(desk.lei, version)).body).toMatchObject({ state, version: version + 1 });
  world.clock.forward(heldMs);
  await doJobs(world);
  expect(await unread(ana)).toBe(0);
  expect((await undo(desk.lei, version + 1)).status).toBe(409);
});

test('people with a code are told themselves, a draft that nobody knows tells nobody', async () => {
  const unit = await exhibitor(world, activityId);
  await lockedList(world, unit, activityId, [somebody({ email: 'chan@example.org' })]);
  const counted = await desk.ask<{ count: number }>(desk.lei, 'get', `/admin/activities/${activityId}/cancellation`);
  const { told } = await cancel();
  expect(counted.body.count).toBe(told.count);
  const sent = (await toldOf('ACTIVITY_CANCELLED')).filter(({ state }) => state === 'HELD').map(({ to }) => to);
  expect(sent).toContain('chan@example.org');
  expect(told.count).toBeGreaterThanOrEqual(2);

  const draft = await desk.begin();
  const nobody = (await desk.move(desk.lei, draft, 'cancel', 'Not this year.')).body as Cancelled;
  expect(nobody.told).toMatchObject({ count: 0, problem: null });
});

test('how many are told is counted, and nobody is read for it: 20,000 people would be opened to show a number', async () => {
  const unit = await exhibitor(world, activityId);
  await lockedList(world, unit, activityId, [somebody(), somebody()]);
  // What nobody can open any more would fail whoever reads it.
  const spoilt = await world.db.orm
    .update(participant)
    .set({ sealed: 'spoilt' })
    .where(eq(participant.activityId, activityId))
    .returning({ id: participant.id });
  expect(spoilt.length).toBeGreaterThanOrEqual(2);
  const { status, body } = await desk.ask<{ count: number }>(
    desk.lei,
    'get',
    `/admin/activities/${activityId}/cancellation`,
  );
  expect([status, body.count >= spoilt.length]).toEqual([200, true]);
});
