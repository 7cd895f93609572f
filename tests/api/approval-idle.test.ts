import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instantOf } from '#domain/instant.ts';
import { closeEnded } from '#server/approval/close-ended.ts';
import { remindIdle } from '#server/approval/remind.ts';
import { tellWaiting } from '#server/approval/tell-waiting.ts';
import { activity } from '#server/activity/tables.ts';
import { approvalOf, makeCase } from '#tests/support/approval.ts';
import { openFund } from '#tests/support/enrollments.ts';
import { outbox, reviewer } from '#tests/support/participants.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const hours = (count: number) => count * 60 * 60_000;
const reminders = async () =>
  (await outbox(world)).filter(({ kind }) => kind === 'CASE_OVERDUE' || kind === 'DESIGN_OVERDUE');

test('the side whose turn lasts too long in office hours is reminded once', async () => {
  const { week } = await openFund(world);
  const { chi } = await makeCase(world, week, { selfDesigned: false });
  const { ana } = await makeCase(world, week, { selfDesigned: true });
  await makeCase(world, week, { selfDesigned: true, status: 'CREATION_UPLOAD_WEBSITE_IMG' });
  // From Friday at ten a weekend passes, and no office hours with it.
  world.clock.forward(hours(60));
  await remindIdle(world);
  expect(await reminders()).toEqual([]);
  world.clock.forward(hours(7 * 24));
  await remindIdle(world);
  await remindIdle(world);
  const told = await reminders();
  const lines = told.map(({ kind, to }) => `${kind} ${to}`);
  expect(lines.toSorted()).toEqual([`CASE_OVERDUE ${chi.email}`, `DESIGN_OVERDUE ${ana.email}`]);
});

test('what was approved to the end is closed once the activity is over', async () => {
  const { week } = await openFund(world);
  const { id, chi } = await makeCase(world, week, { selfDesigned: true, status: '{p}WEBSITE_IMG_PASS' });
  await closeEnded(world);
  expect((await approvalOf(world, chi, id)).status).toBe('FUND_WEBSITE_IMG_PASS');
  await world.db.orm
    .update(activity)
    .set({ beginDate: '2026-11-01' as never, endDate: '2026-11-19' as never })
    .where(eq(activity.id, week));
  await closeEnded(world);
  expect(await approvalOf(world, chi, id)).toMatchObject({
    status: 'CLOSE',
    story: { content: [{ action: 'close', by: null, role: 'system' }] },
  });
});

test('those who decide are told each working morning what has waited too long, whosever turn it is', async () => {
  const { week, rui, mei } = await openFund(world);
  const other = await reviewer(world, []);
  await makeCase(world, week, { selfDesigned: false });
  await makeCase(world, week, { selfDesigned: true, status: 'CREATION_UPLOAD_WEBSITE_IMG' });
  const draft = await makeCase(world, week, { selfDesigned: true, status: 'APPLY_PENDING' });
  const told = async (day: string, time = '09:30') => {
    world.clock.set(instantOf(Date.parse(`${day}T${time}:00+08:00`)));
    await tellWaiting(world);
    await tellWaiting(world);
    const mails = (await outbox(world)).filter(({ kind }) => kind === 'CASES_WAITING');
    return [rui, mei, other, draft.ana].map(({ email }) => mails.filter(({ to }) => to === email).length);
  };
  // They were handed in on a Friday; a weekend passes, then the office works.
  expect(await told('2026-11-22')).toEqual([0, 0, 0, 0]);
  expect(await told('2026-11-27', '16:00')).toEqual([0, 0, 0, 0]);
  expect(await told('2026-11-30')).toEqual([1, 1, 0, 0]);
  expect(await told('2026-11-30', '10:20')).toEqual([1, 1, 0, 0]);
  expect(await told('2026-12-01')).toEqual([2, 2, 0, 0]);
  const mail = (await outbox(world)).find(({ kind, to }) => kind === 'CASES_WAITING' && to === rui.email);
  expect(mail?.text).toMatch(/: 2\b/);
});
