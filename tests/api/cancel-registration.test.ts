import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BulkAction } from '#contract/inbox.ts';
import { newId } from '#domain/id.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { makeEnrollment } from '#tests/support/enrollments.ts';
import {
  administrator,
  doJobs,
  exhibitor,
  lockedList,
  makeRoadShow,
  outbox,
  somebody,
} from '#tests/support/participants.ts';
import type { Person } from '#tests/support/people.ts';
import { makeSupervisor, pairPhone, type Phone } from '#tests/support/sign-in-door.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let activityId: string;
let ana: Person;
let enrollmentId: string;
let chan: string;
let other: string;
let phone: Phone;

beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  activityId = await makeRoadShow(world);
  ana = await exhibitor(world, activityId);
  enrollmentId = await makeEnrollment(world, activityId, ana, { status: '{p}ASSIGN' });
  await world.db.orm.insert(place).values({ id: newId(), activityId, code: 'A01', enrollmentId });
  chan = await codeOnList(ana, 'chan@example.org');
  const bento = await exhibitor(world, activityId, { name: 'Bento Dias' });
  await makeEnrollment(world, activityId, bento, { status: '{p}ASSIGN' });
  other = await codeOnList(bento, 'other@example.org');
  phone = await pairPhone(world, world, (await makeSupervisor(world)).token, activityId);
});

async function codeOnList(unit: Person, email: string): Promise<string> {
  const [person] = (await lockedList(world, unit, activityId, [somebody({ email })])).people;
  const [row] = await world.db.query<{ credential: string }>('select credential from participant where id = $1', [
    person?.id,
  ]);
  if (!row) throw new Error('nobody has a code');
  return row.credential;
}

async function cancel(): Promise<string> {
  const { body } = await world.call<BulkAction>('post', '/admin/bulk-actions', {
    token: mei.token,
    body: { workflow: 'ENROLLMENT', move: 'cancel', note: 'Without a stand.', choice: { ids: [enrollmentId] } },
  });
  const { body: confirmed } = await step(body.id, 'confirm');
  expect(confirmed.state).toBe('WAITING');
  return body.id;
}
const step = (id: string, name: 'confirm' | 'undo') =>
  world.call<BulkAction>('post', `/admin/bulk-actions/${id}/${name}`, mei);
const tenSeconds = async () => {
  world.clock.forward(10_001);
  await doJobs(world);
};
const atDoor = async (credential: string) => {
  // Beyond what the clocks of two machines leave open.
  world.clock.forward(60_000);
  return (await phone.sendOne(phone.scan({ credential }))).verdict;
};
const standsAt = async () =>
  (
    await world.db.query<{ enrollment_id: string | null }>('select enrollment_id from place where activity_id = $1', [
      activityId,
    ])
  ).map((row) => row.enrollment_id);
const told = async (to: string) =>
  (await outbox(world)).filter((sent) => sent.kind === 'REGISTRATION_CANCELLED' && sent.to === to).length;

test('a registration that staff cancel frees its place, and its people’s codes let nobody in any more', async () => {
  const toldBefore = await told('chan@example.org');
  const toldOthers = await told('other@example.org');
  await cancel();
  expect(await standsAt()).toEqual([enrollmentId]);
  await tenSeconds();
  expect(await standsAt()).toEqual([null]);
  expect([await atDoor(chan), await atDoor(other)]).toEqual(['CANCELLED', 'ACCEPTED']);
  expect([await told('chan@example.org'), await told('other@example.org')]).toEqual([toldBefore + 1, toldOthers]);
});

test('who was in before stays signed in', async () => {
  expect(await atDoor(chan)).toBe('ACCEPTED');
  world.clock.forward(60_000);
  await cancel();
  await tenSeconds();
  const [signIn] = await world.db.query('select active from sign_in where activity_id = $1', [activityId]);
  expect(signIn).toEqual({ active: true });
});

test('taken back in time the place is still theirs, the codes hold, and nobody heard of it', async () => {
  const toldBefore = await told('chan@example.org');
  expect((await step(await cancel(), 'undo')).status).toBe(200);
  await tenSeconds();
  expect(await standsAt()).toEqual([enrollmentId]);
  expect(await atDoor(chan)).toBe('ACCEPTED');
  expect(await told('chan@example.org')).toBe(toldBefore);
});

test('a unit that withdraws takes its people’s codes with it', async () => {
  await world.db.query("update enrollment set status = '{p}PASS', org_type = 'ROADSHOW' where id = $1", [enrollmentId]);
  const answer = await world.call('patch', `/enrollments/${enrollmentId}/withdraw`, {
    token: ana.token,
    body: { version: 1, reason: 'We cannot come.' },
  });
  expect(answer.status).toBe(200);
  expect([await atDoor(chan), await atDoor(other)]).toEqual(['CANCELLED', 'ACCEPTED']);
});
