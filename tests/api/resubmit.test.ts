import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseSummary } from '#contract/inbox.ts';
import type { EnrollmentRecord } from '#contract/enrollment/enrollment.ts';
import { activity } from '#server/activity/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { fillIn } from '#tests/support/applications.ts';
import { carryOut } from '#tests/support/deeds.ts';
import { makeActivity, makeEnrollment, openFund } from '#tests/support/enrollments.ts';
import { administrator, outbox } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
let week: string;
let ana: Person;
beforeAll(async () => {
  world = await openTestWorld();
  await seedReferenceOnce(world);
});
beforeEach(async () => {
  ({ mei, rui, week } = await openFund(world));
  ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR', activities: [week] });
});
afterAll(() => world.close());

const recordOf = async (activityId = week): Promise<EnrollmentRecord> => {
  const { body } = await world.call<{ content: EnrollmentRecord[] }>('post', '/enrollments/search', {
    token: ana.token,
    body: { activityId },
  });
  const [record] = body.content;
  if (!record) throw new Error('Ana registered for nothing');
  return record;
};
const resubmit = (id: string, body: object, who = ana) =>
  world.call('patch', `/enrollments/${id}/resubmit`, { token: who.token, body });
const giveBack = (id: string, by = rui) =>
  carryOut(world, by, {
    workflow: 'ENROLLMENT',
    move: 'return',
    note: 'Nine booths are too many.',
    choice: { ids: [id] },
  });

test('what was returned says why, is corrected, handed in again, and whoever returned it is told', async () => {
  const id = await makeEnrollment(world, week, ana, { status: 'APPLY_PENDING', boothsCount: 0 });
  await fillIn(world, ana, id, { boothsCount: 3 });
  await world.db.orm.update(enrollment).set({ status: 'APPLY_SUBMITED' }).where(eq(enrollment.id, id));
  await giveBack(id);
  const returned = await recordOf();
  expect(returned).toMatchObject({ wanted: 'correctApplication', returnReason: 'Nine booths are too many.' });

  expect(await resubmit(id, { version: returned.version, note: 'Nothing is different.' })).toMatchObject({
    status: 200,
  });
  await giveBack(id);
  const version = await fillIn(world, ana, id, { boothsCount: 2 });
  expect((await resubmit(id, { version, note: 'Two are enough.' })).status).toBe(200);
  expect(await recordOf()).toMatchObject({
    status: 'APPLY_SUBMITED',
    boothsCount: 2,
    returnReason: null,
    wanted: null,
  });
  const told = (await outbox(world)).find(({ kind }) => kind === 'ENROLLMENT_RESUBMITTED');
  expect(told).toMatchObject({ to: rui.email });
  expect(told?.text).toContain('Two are enough.');
  const { body } = await world.call<CaseSummary>('get', `/admin/inbox/ENROLLMENT/${id}`, { token: rui.token });
  expect(body.history[0]).toMatchObject({ action: 'resubmit', reason: 'Two are enough.' });
});

test.each(['ROADSHOW', 'DOCKING', 'RECRUIT', 'PUBLIC'] as const)(
  'a registration for %s comes back too, after its window as well',
  async (category) => {
    const other = await makeActivity(world, category, 'Another');
    const id = await makeEnrollment(world, other, ana, { boothsCount: 0 });
    await giveBack(id, mei);
    await world.db.orm
      .update(activity)
      .set({ enrollEndDate: '2026-11-01' as never })
      .where(eq(activity.id, other));
    const { version } = await recordOf(other);
    expect((await resubmit(id, { version, note: 'The name is corrected.' })).status).toBe(200);
    expect(await recordOf(other)).toMatchObject({ status: 'APPLY_SUBMITED' });
  },
);

test('not without saying what was corrected, twice, by a stranger, or once the activity is over', async () => {
  const id = await makeEnrollment(world, week, ana, { boothsCount: 1 });
  await giveBack(id);
  const incomplete = await resubmit(id, { version: (await recordOf()).version, note: 'The logo is there.' });
  expect(incomplete).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
  const version = await fillIn(world, ana, id);
  const again = { version, note: 'The logo is there.' };
  expect(await resubmit(id, { version, note: ' ' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'note', problem: 'required' }] },
  });
  const bento = await makePerson(world, { name: 'Bento Dias', orgType: 'EXHIBITOR', activities: [week] });
  expect(await resubmit(id, again, bento)).toMatchObject({ status: 404, body: { code: 'ENROLLMENT_NOT_FOUND' } });
  expect(await resubmit(id, { ...again, version: version - 1 })).toMatchObject({ body: { code: 'STATUS_ERROR' } });
  await world.db.orm
    .update(activity)
    .set({ beginDate: '2026-11-01' as never, endDate: '2026-11-02' as never, enrollEndDate: '2026-11-01' as never })
    .where(eq(activity.id, week));
  expect(await resubmit(id, again)).toMatchObject({ status: 409, body: { code: 'DATE_CANNOT_ENROLL' } });
  await world.db.orm
    .update(activity)
    .set({ endDate: '2026-12-03' as never })
    .where(eq(activity.id, week));
  expect((await resubmit(id, again)).status).toBe(200);
  expect(await resubmit(id, { ...again, version: version + 1 })).toMatchObject({ body: { code: 'STATUS_ERROR' } });
});

test('an administrator cancels one of two registrations with a reason, can take that back, and all are told', async () => {
  const id = await makeEnrollment(world, week, ana, { status: '{p}PASS' });
  const cancel = { workflow: 'ENROLLMENT', move: 'cancel', choice: { ids: [id] } } as const;
  const silent = await carryOut(world, mei, cancel);
  expect(silent.content).toMatchObject([{ refusal: 'PARAMS_ERROR' }]);
  const { content } = await carryOut(world, await administrator(world), { ...cancel, note: 'A duplicate.' });
  expect(content).toMatchObject([{ state: 'DONE' }]);
  const [row] = await world.db.orm.select().from(enrollment).where(eq(enrollment.id, id));
  expect(row?.status).toBe('{p}CANCELED');
  const told = (await outbox(world)).find(({ kind }) => kind === 'ENROLLMENT_CANCELLED');
  expect(told).toMatchObject({ to: ana.email });
  expect(told?.text).toContain('A duplicate.');
});
