import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskSupplement } from '#contract/notice/supplement.ts';
import type { SupplementAnswer, SupplementReturn } from '#contract/supplement-answer.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { makeEnrollment, openFund } from '#tests/support/enrollments.ts';
import { checkedUpload, openFileWorld, photo, upload } from '#tests/support/files.ts';
import { makePerson, makeUnit, type Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let week: string;
let mei: Person;
let kaMan: Person;
let enrollmentId: string;
let supplementId: string;
beforeAll(async () => {
  world = await openFileWorld();
});
beforeEach(async () => {
  ({ week, mei } = await openFund(world));
  const unitId = await makeUnit(world, 'Lotus Robots');
  kaMan = await makePerson(world, { name: 'Wong Ka Man', orgType: 'EXHIBITOR', unitId, activities: [week] });
  enrollmentId = await makeEnrollment(world, week, kaMan, { status: 'APPLY_SUBMITED', boothsCount: 1 });
  supplementId = (await publish()).id;
});
afterAll(() => world.close());

const texts = { nameTc: '保險單', nameEn: 'Insurance', namePt: '', textTc: '', textEn: '', textPt: '', dueDate: null };
const noReason = { reasonTc: '', reasonEn: '', reasonPt: '' };
async function setStatus(one: DeskSupplement, status: string): Promise<DeskSupplement> {
  const body = { version: one.version, status, ...noReason };
  const path = `/admin/supplements/${one.id}/status`;
  return (await world.call<{ supplement: DeskSupplement }>('post', path, { token: mei.token, body })).body.supplement;
}
async function publish(): Promise<DeskSupplement> {
  const body = { activityId: week, ...texts };
  const { body: one } = await world.call<DeskSupplement>('post', '/admin/supplements', { token: mei.token, body });
  return setStatus(one, 'A');
}

const to = () => ({ enrollmentId, supplementId });
const open = ({ token }: Person = kaMan, body: object = to()) =>
  world.call<SupplementAnswer & Partial<ErrorBody>>('post', '/exhibitor/supplement/attachments', { token, body });
const submit = ({ token }: Person = kaMan, body: object = to()) =>
  world.call<SupplementAnswer & Partial<ErrorBody>>('post', '/exhibitor/supplement', { token, body });
const returns = async () =>
  (
    await world.call<{ content: SupplementReturn[] }>('get', `/admin/supplements/${supplementId}/answers`, {
      token: mei.token,
    })
  ).body.content;

test('an exhibitor sends what a notice asks for, not without a file, and staff see who has sent what', async () => {
  const { body: answer } = await open();
  expect(answer).toMatchObject({ submittedAt: null, mayWrite: true });
  expect((await open()).body.id).toBe(answer.id);
  expect(await submit()).toMatchObject({
    status: 400,
    body: { code: 'PARAMS_ERROR', fields: [{ path: 'attachments', problem: 'required' }] },
  });
  expect(await returns()).toMatchObject([{ enrollmentId, submittedAt: null, files: [] }]);
  const sent = { ownerKind: 'SUPPLEMENT', filename: 'policy.jpg', bytes: await photo() } as const;
  await checkedUpload(world, kaMan.token, answer.id, 'SUPPLEMENT', sent);
  expect((await submit()).body.submittedAt).toBe(world.clock.now());
  expect(await returns()).toMatchObject([
    { enrollmentId, submittedAt: world.clock.now(), files: [{ filename: 'policy.jpg' }] },
  ]);
});

test('once the notice is closed its files stay as they are', async () => {
  const { body: answer } = await open();
  const sent = { ownerKind: 'SUPPLEMENT', filename: 'policy.jpg', bytes: await photo() } as const;
  await checkedUpload(world, kaMan.token, answer.id, 'SUPPLEMENT', sent);
  const one = await world.call<{ content: DeskSupplement[] }>('get', `/admin/supplements?activityId=${week}`, {
    token: mei.token,
  });
  await setStatus(one.body.content.find(({ id }) => id === supplementId) as DeskSupplement, 'CLOSED');
  expect((await open()).body).toMatchObject({ id: answer.id, mayWrite: false });
  expect(await submit()).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  const late = await upload(world, kaMan.token, answer.id, 'SUPPLEMENT', { ...sent, filename: 'late.jpg' });
  expect(late.body.code).toBe('NO_PERMISSION');
});

test('a notice of another activity is not found, and a stranger finds nothing', async () => {
  expect((await open(kaMan, { ...to(), supplementId: newId() })).body.code).toBe('SUPPLEMENT_NOT_FOUND');
  expect((await submit(kaMan, { ...to(), supplementId: newId() })).body.code).toBe('SUPPLEMENT_NOT_FOUND');
  const stranger = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR', activities: [week] });
  const { body: answer } = await open();
  expect((await open(stranger)).body.code).toBe('ENROLLMENT_NOT_FOUND');
  const sent = { ownerKind: 'SUPPLEMENT', filename: 'policy.jpg', bytes: await photo() } as const;
  expect((await upload(world, stranger.token, answer.id, 'SUPPLEMENT', sent)).body.code).toBe('ENTITY_NOT_FOUND');
  expect((await open(mei)).body).toMatchObject({ id: answer.id, mayWrite: false });
});

test('staff take all that was sent along as one ZIP, a folder a unit; what was not sent stays out', async () => {
  const take = (who = mei) =>
    world.call<{ url: string } & ErrorBody>('post', `/admin/supplements/${supplementId}/packs`, { token: who.token });
  const { body: answer } = await open();
  const sent = { ownerKind: 'SUPPLEMENT', filename: '保險 policy.jpg', bytes: await photo() } as const;
  await checkedUpload(world, kaMan.token, answer.id, 'SUPPLEMENT', sent);
  expect((await take()).body.code).toBe('ATTACHMENT_NOT_FOUND');
  expect((await submit()).status).toBe(200);
  expect((await take(kaMan)).status).toBe(403);
  const { url } = (await take()).body;
  const pack = await world.app.inject({ method: 'GET', url });
  expect(pack.headers['content-type']).toBe('application/zip');
  expect(pack.rawPayload.toString('utf8')).toContain("Lotus Robots's unit/保險 policy.jpg");
  expect(
    (await world.app.inject({ method: 'GET', url: `${url.slice(0, -1)}${url.endsWith('a') ? 'b' : 'a'}` })).statusCode,
  ).toBe(404);
  world.clock.forward(61_000);
  expect((await world.app.inject({ method: 'GET', url })).statusCode).toBe(404);
});
