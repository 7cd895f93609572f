import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { participantJobs } from '#server/participant/jobs.ts';
import { exhibitor, lockedList, makeRoadShow, outbox, reviewer, somebody } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let rui: Person;
let lurdes: Person;
beforeAll(async () => {
  world = await openTestWorld();
  rui = await reviewer(world);
  lurdes = await makePerson(world, { name: 'Lurdes Fong', orgType: 'DOOR_SUPERVISOR', unitId: null });
});
afterAll(() => world.close());

const reissue = ({ token }: Person, activityId: string) =>
  world.call<{ people: number }>('post', '/staff/participants/codes', { token, body: { activityId } });
const badges = async (activityId: string): Promise<string[]> => {
  const { body } = await world.call<{ content: { credential: string }[] }>(
    'get',
    `/staff/participants/badges?activityId=${activityId}`,
    lurdes,
  );
  return body.content.map(({ credential }) => credential);
};

test('the door’s supervisor replaces all codes of an activity: badges change, people are told, the audit knows', async () => {
  const activityId = await makeRoadShow(world);
  await lockedList(world, await exhibitor(world, activityId), activityId, [
    somebody({ email: 'chan@a.mo' }),
    somebody({ email: 'lei@a.mo' }),
  ]);
  const before = await badges(activityId);
  const sentBefore = (await outbox(world)).length;

  expect((await reissue(lurdes, activityId)).body).toEqual({ people: 2 });
  const after = await badges(activityId);
  expect(after).toHaveLength(2);
  expect(after.filter((code) => before.includes(code))).toEqual([]);

  await runDueJobs(world, participantJobs);
  const told = (await outbox(world)).slice(0, -sentBefore).filter(({ channel }) => channel === 'MAIL');
  expect(told.map(({ kind, state, to }) => `${kind} ${state} ${to}`).toSorted()).toEqual([
    'CODE_READY HELD chan@a.mo',
    'CODE_READY HELD lei@a.mo',
  ]);
  for (const code of after) expect(told.some(({ text }) => text.replace(/\s/g, '').includes(code))).toBe(true);
  const audit = await world.db.query(
    "select account_id, subject_id, details from audit_entry where action = 'participant.reissueCodes'",
  );
  expect(audit).toEqual([{ account_id: lurdes.accountId, subject_id: activityId, details: { people: 2 } }]);
});

test('somebody revoked gets another code as well, and is not told of it', async () => {
  const activityId = await makeRoadShow(world);
  const [gone] = (
    await lockedList(world, await exhibitor(world, activityId), activityId, [somebody({ email: 'gone@a.mo' })])
  ).people;
  await world.db.query('update participant set revoked_at = $2 where id = $1', [gone?.id, world.clock.now()]);
  expect((await reissue(lurdes, activityId)).body).toEqual({ people: 1 });
  const messages = (await outbox(world)).length;
  await runDueJobs(world, participantJobs);
  expect(await outbox(world)).toHaveLength(messages);
});

test('a reviewer cannot, and there is none of an unknown activity', async () => {
  const activityId = await makeRoadShow(world);
  expect((await reissue(rui, activityId)).status).toBe(403);
  expect((await reissue(lurdes, rui.accountId)).body).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
});
