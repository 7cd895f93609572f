import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContractorCase } from '#contract/day-sheet.ts';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import type { ErrorBody } from '#domain/errors.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { newId } from '#domain/id.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { addDesign, filesOf, makeCase } from '#tests/support/approval.ts';
import { planDeed, readDeed, takeBackLast } from '#tests/support/deeds.ts';
import { openFund } from '#tests/support/enrollments.ts';
import { outbox, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
let ana: Person;
let chi: Person;
let bo: Person;
let week: string;
let id: string;
let boards: string[];

/** Chi builds for Ana, and Bo could. */
async function open(status: EnrollmentStatus = 'CONTRACTOR_CONFIRM') {
  ({ ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: false, status, booths: 1 }));
}
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  ({ mei, rui, week } = await openFund(world));
  bo = await makePerson(world, { name: 'Bo Chan', orgType: 'CONTRACTOR' });
  await open();
});
afterAll(() => world.close());

const name = (who: Person, more: { unitId?: string | null; version?: number; note?: string } = {}) => {
  const { unitId = bo.unitId, version = 1, note = 'Chi is full' } = more;
  const body = { version, contractorUnitId: unitId, note };
  return world.call<ErrorBody>('put', `/admin/enrollments/${id}/contractor`, { token: who.token, body });
};
const rowOf = async () => (await world.db.orm.select().from(enrollment).where(eq(enrollment.id, id)))[0];
const opens = async ({ token }: Person) => (await world.call('get', `/enrollments/${id}/approval`, { token })).status;
const casesOf = async ({ token }: Person) =>
  (
    await world.call<{ content: ContractorCase[] }>(
      'get',
      `/contractor/enrollments?page=0&size=20&activityId=${week}`,
      { token },
    )
  ).body.content;
const page = async ({ token }: Person) =>
  (await world.call<DeskEnrollment>('get', `/admin/enrollments/${id}`, { token })).body;
const told = async (person: Person) => (await outbox(world)).filter(({ to }) => to === person.email);

const takeBack = (who: Person) => takeBackLast(world, who);

test('Rui names Bo: Chi is out at once, Bo goes on with what there is, and the three are told why', async () => {
  const [board = ''] = boards;
  const file = await addDesign(world, chi, board, 'BOARD_DESIGN_SAMPLE');
  expect([await opens(chi), await opens(bo)]).toEqual([200, 404]);

  expect((await name(rui)).status).toBe(200);
  expect(await rowOf()).toMatchObject({ status: 'CONTRACTOR_CONFIRM', contractorUnitId: bo.unitId, version: 2 });
  expect([await opens(chi), await opens(bo), await opens(ana)]).toEqual([404, 200, 200]);
  expect([(await casesOf(chi)).length, (await casesOf(bo)).length]).toEqual([0, 1]);
  const link = (who: Person) => world.call('post', `/files/${file.id}/link`, { token: who.token });
  expect([(await link(chi)).status, (await link(bo)).status]).toEqual([404, 200]);
  expect((await filesOf(world, bo, id)).map((one) => one.file.id)).toEqual([file.id]);
  await expect(addDesign(world, chi, board, 'BOARD_DESIGN_SAMPLE')).rejects.toThrow();
  await addDesign(world, bo, board, 'BOARD_DESIGN_SAMPLE', 'more.jpg');

  const { contractor, history } = await page(rui);
  expect(contractor?.unitId).toBe(bo.unitId);
  expect(history[0]).toMatchObject({ action: 'changeContractor', reason: 'Chi is full', by: { en: 'Rui Santos' } });
  expect((await told(ana)).at(-1)).toMatchObject({
    kind: 'CONTRACTOR_CHANGED',
    text: expect.stringContaining("Bo Chan's unit"),
  });
  expect((await told(bo)).at(-1)).toMatchObject({
    kind: 'CASE_GIVEN',
    text: expect.stringContaining('Boards accepted'),
  });
  expect((await told(chi)).at(-1)).toMatchObject({
    kind: 'CASE_TAKEN_AWAY',
    text: expect.stringContaining('Chi is full'),
  });
});

test('for some seconds it is taken back: Chi builds again, and nobody was told', async () => {
  await name(rui);
  expect(await takeBack(rui)).toEqual(['UNDONE']);
  expect(await rowOf()).toMatchObject({ status: 'CONTRACTOR_CONFIRM', contractorUnitId: chi.unitId, version: 3 });
  expect([await opens(chi), await opens(bo)]).toEqual([200, 404]);
  const kept = [...(await told(ana)), ...(await told(bo)), ...(await told(chi))];
  expect(kept.filter(({ state }) => state !== 'TAKEN_BACK')).toEqual([]);
});

test('only the fund, of its own activities, with a reason, and a contractor that does not build there already', async () => {
  for (const who of [ana, chi, bo]) expect((await name(who)).status, who.email).toBe(403);
  const other = await reviewer(world, []);
  expect((await name(other)).body).toMatchObject({ code: 'NO_PERMISSION' });
  expect((await page(other)).contractorOffers).toEqual([]);
  expect((await page(rui)).contractorOffers).toMatchObject([{ move: 'changeContractor', missing: null }]);
  expect((await name(rui, { note: ' ' })).body).toMatchObject({ fields: [{ path: 'note', problem: 'required' }] });
  for (const unitId of [ana.unitId, chi.unitId, newId()]) {
    expect((await name(rui, { unitId })).body).toMatchObject({
      code: 'PARAMS_ERROR',
      fields: [{ path: 'contractorUnitId', problem: 'notAllowed' }],
    });
  }
  expect(await rowOf()).toMatchObject({ contractorUnitId: chi.unitId, version: 1 });
});

test.each<[EnrollmentStatus, number]>([
  ['APPLY_SUBMITED', 409],
  ['{p}RETURN', 409],
  ['{p}PASS', 200],
  ['{p}ASSIGN', 200],
  ['EXHIBITION_DESIGN_PASS', 200],
  ['{p}WEBSITE_IMG_PASS', 200],
  ['CLOSE', 409],
  ['{p}CANCELED', 409],
])('in %s it is answered %i', async (status, answer) => {
  await open(status);
  expect((await page(mei)).contractorOffers).toHaveLength(answer === 200 ? 1 : 0);
  expect((await name(mei)).status).toBe(answer);
});

test('two of the staff name one at once: one wins, and the other sees that it moved on', async () => {
  const carla = await makePerson(world, { name: 'Carla Lam', orgType: 'CONTRACTOR' });
  const answers = await Promise.all([name(mei), name(rui, { unitId: carla.unitId })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'STATUS_ERROR' });
  expect((await rowOf())?.contractorUnitId).toBe(answers[0]?.status === 200 ? bo.unitId : carla.unitId);
});

test('it is named for one registration at a time: a decision over many changes nobody', async () => {
  const wish = { workflow: 'ENROLLMENT', move: 'changeContractor', note: 'all', choice: { ids: [id] } } as const;
  const { body } = await planDeed(world, mei, wish);
  expect((await readDeed(world, mei, body.id)).content).toMatchObject([{ state: 'REFUSED' }]);
});
