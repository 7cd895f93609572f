import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import type { Approval } from '#contract/approval.ts';
import type { CaseSummary } from '#contract/inbox.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { hourMs, instantOf } from '#domain/instant.ts';
import { account } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { message } from '#server/message/tables.ts';
import { readDeed, stepDeed, waitForDeeds } from '#tests/support/deeds.ts';
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

const decide = (id: string, body: { version: number; move: string; note?: string; count?: number }, who = mei) =>
  world.call<{ bulkId: string } & ErrorBody>('post', `/admin/enrollments/${id}/decisions`, { token: who.token, body });

/** How far the news of an approval is. */
async function news(): Promise<(string | undefined)[]> {
  const ofApproval = and(eq(message.activityId, week), eq(message.kind, 'ENROLLMENT_APPROVED'));
  const rows = await world.db.orm.select({ state: message.state }).from(message).where(ofApproval);
  return [...new Set(rows.map(({ state }) => state))].filter((state) => state !== 'NO_TEMPLATE');
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
    offers: [
      {
        move: 'approve',
        missing: null,
        asks: [
          { what: 'count', required: false, most: 3 },
          { what: 'note', required: false },
        ],
      },
      { move: 'return', missing: null, asks: [{ what: 'note', required: true, most: null }] },
    ],
  });
  world.clock.set(instantOf(Date.parse('2026-11-25T10:00:00+08:00')));
  rui = await reviewer(world, [week]);
  expect((await read(id)).body.overdue).toBe(true);
});

test('one that was returned waits for the unit, and staff read why on its page and in the inbox', async () => {
  const id = await apply();
  await world.db.orm.update(account).set({ nameTc: '王美' }).where(eq(account.id, mei.accountId));
  expect((await decide(id, { version: 1, move: 'return', note: 'The logo is missing.' })).status).toBe(200);
  const { body } = await read(id);
  expect(body).toMatchObject({ status: 'FUND_RETURN', turn: 'UNIT', overdue: false, offers: [] });
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
    offers: [],
  });
});

test('one that is over waits for nobody', async () => {
  const id = await apply({ status: 'APPLY_CANCELED' });
  expect((await read(id)).body).toMatchObject({ turn: null, workedMs: 0, offers: [] });
});

test('one that is none is not found, and the page is for the fund alone', async () => {
  expect(await read(newId())).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  const id = await apply();
  expect((await read(id, ana)).status).toBe(403);
  expect((await world.call('get', `/admin/enrollments/${id}`)).status).toBe(401);
});

test('it is approved on its own page, told once the time to take it back is over, and taken back before', async () => {
  const id = await apply({ boothsCount: 3 });
  const { version } = (await read(id)).body;
  const { body } = await decide(id, { version, move: 'approve', count: 2 });
  expect((await read(id)).body).toMatchObject({ status: 'FUND_PASS', assignBoothsCount: 2, version: version + 1 });
  expect(await readDeed(world, mei, body.bulkId)).toMatchObject({
    action: { state: 'DONE', counts: { DONE: 1 }, messages: [{ kind: 'ENROLLMENT_APPROVED', count: 1 }] },
  });
  expect((await stepDeed(world, mei, body.bulkId, 'undo')).status).toBe(200);
  await doJobs(world);
  expect((await read(id)).body).toMatchObject({ status: 'APPLY_SUBMITED', assignBoothsCount: null });
  expect(await news()).toEqual(['TAKEN_BACK']);
});

test('what was approved is told once nobody can say no any more', async () => {
  const id = await apply({ boothsCount: 3 });
  const { version } = (await read(id)).body;
  const { body } = await decide(id, { version, move: 'approve' });
  expect((await read(id)).body).toMatchObject({ status: 'FUND_PASS', assignBoothsCount: 3 });
  expect(await news()).toEqual(['HELD']);
  world.clock.forward(10_001);
  expect((await stepDeed(world, mei, body.bulkId, 'undo')).body).toMatchObject({ code: 'STATUS_ERROR' });
  world.clock.forward(1000);
  await doJobs(world);
  expect(await news()).not.toContain('HELD');
});

test('it is decided as it was read, with what the decision asks for, by whom it was given to', async () => {
  const id = await apply({ boothsCount: 3 });
  const { version } = (await read(id)).body;
  const refused = async (body: Parameters<typeof decide>[1], who?: Person) => (await decide(id, body, who)).body;
  expect(await refused({ version, move: 'return' })).toMatchObject({
    code: 'PARAMS_ERROR',
    fields: [{ path: 'note', problem: 'required' }],
  });
  expect(await refused({ version, move: 'approve', count: 4 })).toMatchObject({ code: 'PARAMS_ERROR' });
  expect(await refused({ version: version + 1, move: 'approve' })).toMatchObject({ code: 'STATUS_ERROR' });
  expect(await refused({ version, move: 'approve' }, await reviewer(world, []))).toMatchObject({
    code: 'NO_PERMISSION',
  });
  expect(await refused({ version, move: 'cancel', note: 'No.' }, await reviewer(world, [week]))).toMatchObject({
    code: 'NO_PERMISSION',
  });
  expect(await refused({ version, move: 'approve' }, ana)).toMatchObject({ code: 'NO_PERMISSION' });
  expect((await decide(newId(), { version, move: 'approve' })).body).toMatchObject({ code: 'ENTITY_NOT_FOUND' });
  expect((await read(id)).body).toMatchObject({ status: 'APPLY_SUBMITED', version });
});

test('it is cancelled only when the time to take that back is over', async () => {
  const id = await apply({ status: '{p}PASS' });
  const { version } = (await read(id)).body;
  expect((await decide(id, { version, move: 'cancel', note: 'The hall burnt down.' })).status).toBe(200);
  await doJobs(world);
  expect((await read(id)).body.status).toBe('FUND_PASS');
  await waitForDeeds(world);
  expect((await read(id)).body).toMatchObject({ status: 'FUND_CANCELED', offers: [] });
});

test('what a reviewer noted goes with a return, comes back when it is taken back, and is answered before it is handed in again', async () => {
  const id = await apply();
  rui = await reviewer(world, [week]);
  const write = { token: rui.token, body: { target: 'exhibitor.nameEn', text: 'Write it in English.' } };
  const { body: note } = await world.call<{ id: string }>('post', `/enrollments/${id}/notes`, write);
  const seenByAna = async () =>
    (await world.call<Approval>('get', `/enrollments/${id}/approval`, { token: ana.token })).body.notes;
  expect(await seenByAna()).toEqual([]);

  const { body } = await decide(id, { version: 1, move: 'return', note: 'See the notes.' }, rui);
  expect(await seenByAna()).toMatchObject([{ id: note.id, answer: '' }]);
  expect((await stepDeed(world, rui, body.bulkId, 'undo')).status).toBe(200);
  await doJobs(world);
  expect(await seenByAna()).toEqual([]);

  const { version } = (await read(id)).body;
  expect((await decide(id, { version, move: 'return', note: 'See the notes.' }, rui)).status).toBe(200);
  await world.db.orm.update(enrollment).set({ boothsCount: 2 }).where(eq(enrollment.id, id));
  const again = async () =>
    world.call<ErrorBody>('patch', `/enrollments/${id}/resubmit`, {
      token: ana.token,
      body: { version: version + 1, note: 'It is English now.' },
    });
  expect((await again()).body.fields).toContainEqual({ path: 'notes', problem: 'required' });
  const said = { token: ana.token, body: { answer: 'Done.' } };
  expect((await world.call('put', `/notes/${note.id}/answer`, said)).status).toBe(200);
  expect((await again()).body.fields ?? []).not.toContainEqual({ path: 'notes', problem: 'required' });
});

test('two reviewers decide about one at once: one wins, the other is refused and reads what was decided', async () => {
  const id = await apply({ boothsCount: 1 });
  const answers = await Promise.all([
    decide(id, { version: 1, move: 'approve' }, mei),
    decide(id, { version: 1, move: 'return', note: 'The logo, please.' }, rui),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'STATUS_ERROR' });
  const { body } = await read(id);
  const isApproved = answers[0]?.status === 200;
  expect(body).toMatchObject({ version: 2, status: isApproved ? 'FUND_PASS' : 'FUND_RETURN' });
  expect(body.history.map(({ action }) => action)).toEqual([isApproved ? 'approve' : 'return']);
});
