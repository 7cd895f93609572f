import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import type { BulkAction, CaseSummary } from '#contract/inbox.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { instantOf } from '#domain/instant.ts';
import { hourMs } from '#domain/office/working-time.ts';
import { account } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { type EnrollmentOptions, fridayAtTen, makeEnrollment, openFund } from '#tests/support/enrollments.ts';
import { doJobs, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
let ana: Person;
let week: string;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  ({ mei, rui, week } = await openFund(world));
  ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR', activities: [week] });
});
afterAll(() => world.close());

const apply = (more: EnrollmentOptions = {}) => makeEnrollment(world, week, ana, more);
const read = (id: string, { token } = rui) =>
  world.call<DeskEnrollment & ErrorBody>('get', `/admin/enrollments/${id}`, { token });

async function decide(id: string, move: 'approve' | 'return', note = ''): Promise<void> {
  const { token } = mei;
  const body = { workflow: 'ENROLLMENT', move, note, choice: { ids: [id] } };
  const planned = await world.call<BulkAction>('post', '/admin/bulk-actions', { token, body });
  await world.call('post', `/admin/bulk-actions/${planned.body.id}/confirm`, { token });
  await doJobs(world);
}

test('one that was handed in waits for the fund, which can approve or return it', async () => {
  const id = await apply({ boothsCount: 3 });
  world.clock.forward(2 * hourMs);
  rui = await reviewer(world, [week]);
  expect((await read(id)).body).toMatchObject({
    status: 'APPLY_SUBMITED',
    statusSince: fridayAtTen,
    turn: 'FUND',
    workedMs: 2 * hourMs,
    overdue: false,
    boothsCount: 3,
    applicant: { accountId: ana.accountId, names: { en: 'Ana Lei' } },
    unitNames: { en: "Ana Lei's unit" },
    contractor: null,
    moves: ['approve', 'return'],
  });
  world.clock.set(instantOf(Date.parse('2026-11-25T10:00:00+08:00')));
  rui = await reviewer(world, [week]);
  expect((await read(id)).body.overdue).toBe(true);
});

test('one that was returned waits for the unit, and staff read why on its page and in the inbox', async () => {
  const id = await apply();
  await world.db.orm.update(account).set({ nameTc: '王美' }).where(eq(account.id, mei.accountId));
  await decide(id, 'return', 'The logo is missing.');
  const { body } = await read(id);
  expect(body).toMatchObject({ status: 'FUND_RETURN', turn: 'UNIT', overdue: false, moves: [] });
  expect(body.history[0]).toMatchObject({
    action: 'return',
    from: 'APPLY_SUBMITED',
    to: 'FUND_RETURN',
    reason: 'The logo is missing.',
    by: { tc: '王美', en: 'Mei Wong' },
  });
  const beside = await world.call<CaseSummary>('get', `/admin/inbox/ENROLLMENT/${id}`, { token: rui.token });
  expect(beside.body.history[0]).toMatchObject({ reason: 'The logo is missing.', by: { tc: '王美' } });
});

test('one with its place waits for the contractor, who is named', async () => {
  const id = await apply({ status: '{p}ASSIGN' });
  const builder = await makePerson(world, { name: 'Build Co', orgType: 'CONTRACTOR' });
  await world.db.orm
    .update(unit)
    .set({ namePt: 'Construções' })
    .where(eq(unit.id, builder.unitId ?? ''));
  await world.db.orm
    .update(enrollment)
    .set({ contractorUnitId: builder.unitId, selfDesigned: false, assignBoothsCount: 2 })
    .where(eq(enrollment.id, id));
  expect((await read(id)).body).toMatchObject({
    turn: 'CONTRACTOR',
    selfDesigned: false,
    assignBoothsCount: 2,
    contractor: { unitId: builder.unitId, names: { pt: 'Construções' } },
    moves: [],
  });
});

test('one that is over waits for nobody', async () => {
  const id = await apply({ status: 'APPLY_CANCELED' });
  expect((await read(id)).body).toMatchObject({ turn: null, workedMs: 0, moves: [] });
});

test('one that is none is not found, and the page is for the fund alone', async () => {
  expect(await read(newId())).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  const id = await apply();
  expect((await read(id, ana)).status).toBe(403);
  expect((await world.call('get', `/admin/enrollments/${id}`)).status).toBe(401);
});
