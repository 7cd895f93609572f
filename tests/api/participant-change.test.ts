import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MyList } from '#contract/participant/participant.ts';
import {
  exhibitor,
  listOf,
  lockedList,
  makeRoadShow,
  outbox,
  administrator,
  searchPeople,
  somebody,
} from '#tests/support/participants.ts';
import type { Person } from '#tests/support/people.ts';
import { answerChange } from '#tests/support/deeds.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
});
afterAll(() => world.close());

const stay = { hotel: true, checkIn: '2026-11-24', checkOut: '2026-11-26' } as never;
const search = (activityId: string, query: string) => searchPeople(world, mei, activityId, query);
async function asked(changes: (list: MyList) => object[], people = [somebody()], reason = '改派同事') {
  const activityId = await makeRoadShow(world);
  const ana = await exhibitor(world, activityId);
  const locked = await lockedList(world, ana, activityId, people);
  const list = listOf(world, ana, activityId);
  const answer = await list.askChange({ version: locked.version, reason, changes: changes(locked) });
  return { activityId, ana, list, locked, answer, people };
}
const open = async (activityId: string) =>
  (
    await world.call<{ content: { id: string; listVersion: number }[] }>(
      'get',
      `/staff/participant-changes?activityId=${activityId}`,
      mei,
    )
  ).body.content[0];
const decide = async (id: string | undefined, move: 'accept' | 'refuse', answer = '') =>
  (await answerChange(world, mei, id ?? '', move, answer)).content[0];

test('without a reason, without a change, or with an unverified newcomer nothing is asked', async () => {
  const { list, locked } = await asked(() => []);
  const ask = (changes: object[], reason = '-') => list.askChange({ version: locked.version, reason, changes });
  expect((await ask([{ kind: 'add', person: somebody() }], '')).status).toBe(400);
  expect((await ask([])).body).toMatchObject({ fields: [{ path: 'changes' }] });
  expect((await ask([{ kind: 'add', person: somebody() }])).body).toMatchObject({
    fields: [{ path: 'changes.0.person.phone', problem: 'notVerified' }],
  });
  expect(
    (await ask([{ kind: 'remove', participantId: locked.people[0]?.id, version: locked.people[0]?.version }])).body,
  ).toMatchObject({ code: 'REPRESENTATIVE_REQUIRED' });
});

test('staff see the difference, masked; accepted, the person changes and keeps the code', async () => {
  const chan = somebody({ documentNumber: 'MA9990001' });
  const { activityId, ana, list } = await asked(
    ({ people }) => [
      {
        kind: 'edit',
        participantId: people[0]?.id,
        version: people[0]?.version,
        person: { ...chan, title: '院長', documentNumber: 'MA9990002' },
      },
    ],
    [chan],
  );
  const before = (await search(activityId, '')).content[0];
  const request = await open(activityId);
  expect(request).toMatchObject({
    reason: '改派同事',
    capacityIsEnough: true,
    changes: [
      {
        kind: 'edit',
        anotherPerson: false,
        differences: [
          { field: 'title', before: '教授', after: '院長' },
          { field: 'documentNumber', before: 'M••••01', after: 'M••••02' },
        ],
      },
    ],
  });
  expect(await decide(request?.id, 'accept', '同意')).toMatchObject({ state: 'DONE', to: 'ACCEPTED' });
  const after = (await list.read()).body;
  expect(after).toMatchObject({
    status: 'LOCKED',
    people: [{ id: before?.id, title: '院長' }],
    change: { state: 'ACCEPTED', answer: '同意' },
  });
  expect((await outbox(world))[0]).toMatchObject({ kind: 'CHANGE_ACCEPTED', to: ana.email });
  expect(await decide(request?.id, 'refuse', 'x')).toMatchObject({ state: 'REFUSED', refusal: 'STATUS_ERROR' });
});

test('somebody else in a person’s place gets a new code, and the old one holds no more', async () => {
  const chan = somebody();
  const lei = somebody({ nameTc: '李安娜', nameEn: 'Lei On Na', pinyin: 'LI AN NA' });
  const activityId = await makeRoadShow(world);
  const ana = await exhibitor(world, activityId);
  const locked = await lockedList(world, ana, activityId, [chan]);
  const list = listOf(world, ana, activityId);
  await list.verify(lei);
  const [old] = locked.people;
  await list.askChange({
    version: locked.version,
    reason: '-',
    changes: [{ kind: 'edit', participantId: old?.id, version: old?.version, person: lei }],
  });
  const request = await open(activityId);
  expect(request).toMatchObject({ changes: [{ anotherPerson: true }] });
  await decide(request?.id, 'accept');
  const { people, representativeId } = (await list.read()).body;
  const newcomer = people.find(({ nameTc }) => nameTc === '李安娜');
  expect(people.find(({ id }) => id === old?.id)?.cancelledAt).not.toBeNull();
  expect(newcomer).toMatchObject({ hasCode: true, cancelledAt: null });
  expect(representativeId).toBe(newcomer?.id);
  expect((await search(activityId, '&state=expected')).content.map(({ nameTc }) => nameTc)).toEqual(['李安娜']);
});

test('what does not fit into the hotel cannot be accepted, only refused with an answer', async () => {
  const activityId = await makeRoadShow(world);
  const ana = await exhibitor(world, activityId);
  const guest = somebody();
  await lockedList(world, await exhibitor(world, activityId), activityId, [somebody(stay), somebody(stay)]);
  const locked = await lockedList(world, ana, activityId, [guest]);
  const list = listOf(world, ana, activityId);
  await list.askChange({
    version: locked.version,
    reason: '-',
    changes: [
      {
        kind: 'edit',
        participantId: locked.people[0]?.id,
        version: locked.people[0]?.version,
        person: { ...guest, ...(stay as object) },
      },
    ],
  });
  const request = await open(activityId);
  expect(request).toMatchObject({ capacityIsEnough: false });
  expect(await decide(request?.id, 'accept')).toMatchObject({ refusal: 'CAPACITY_EXCEEDED' });
  expect(await decide(request?.id, 'refuse')).toMatchObject({ refusal: 'PARAMS_ERROR' });
  expect(await decide(request?.id, 'refuse', '房間已滿')).toMatchObject({ state: 'DONE', to: 'REFUSED' });
  expect((await list.read()).body).toMatchObject({
    status: 'LOCKED',
    people: [{ hotel: false }],
    change: { answer: '房間已滿' },
  });
});

test('given up, the list is locked as it was', async () => {
  const chan = somebody();
  const { list, answer } = await asked(
    ({ people }) => [
      { kind: 'edit', participantId: people[0]?.id, version: people[0]?.version, person: { ...chan, title: '院長' } },
    ],
    [chan],
  );
  expect(answer.body.status).toBe('CHANGE_REQUESTED');
  expect((await list.withdrawChange(answer.body.version)).body).toMatchObject({ status: 'LOCKED', change: null });
});
