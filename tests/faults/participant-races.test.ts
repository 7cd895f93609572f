import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeIn,
  exhibitor,
  listOf,
  lockedList,
  makeRoadShow,
  outbox,
  administrator,
  sentList,
  somebody,
} from '#tests/support/participants.ts';
import { lockLists, planDeed, readDeed, stepDeed, waitForDeeds } from '#tests/support/deeds.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
});
afterAll(() => world.close());

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const stay = { hotel: true, checkIn: '2026-11-24', checkOut: '2026-11-25' } as never;

test('of ten people added at once to a list of three, three are on it', async () => {
  const activityId = await makeRoadShow(world);
  const list = listOf(world, await exhibitor(world, activityId), activityId);
  const answers = await Promise.all(Array.from({ length: 10 }, () => list.add(somebody())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  expect((await list.read()).body.people).toHaveLength(3);
});

test('the same person added twice at once is there once', async () => {
  const activityId = await makeRoadShow(world);
  const list = listOf(world, await exhibitor(world, activityId), activityId);
  const chan = somebody();
  expect(statuses(await Promise.all([list.add(chan), list.add(chan)]))).toEqual([200, 400]);
});

test('of two representatives chosen at once one is chosen, and the other chooser is told', async () => {
  const activityId = await makeRoadShow(world);
  const list = listOf(world, await exhibitor(world, activityId), activityId);
  await list.add(somebody());
  const { body } = await list.add(somebody());
  const answers = await Promise.all(body.people.map(({ id }) => list.represent(body.version, id)));
  expect(statuses(answers)).toEqual([200, 409]);
});

test('of two edits of one version one is made', async () => {
  const activityId = await makeRoadShow(world);
  const list = listOf(world, await exhibitor(world, activityId), activityId);
  const chan = somebody();
  const { id = '', version = 0 } = (await list.add(chan)).body.people[0] ?? {};
  const titles = ['院長', '校長', '主任'];
  const answers = await Promise.all(titles.map((title) => list.edit(id, version, { ...chan, title })));
  expect(statuses(answers)).toEqual([200, 409, 409]);
  const winner = titles[answers.findIndex(({ status }) => status === 200)];
  expect((await list.read()).body.people[0]?.title).toBe(winner);
});

test('six units and four reviewers at once never fill more rooms than there are', async () => {
  const activityId = await makeRoadShow(world);
  for (let unit = 0; unit < 6; unit++) {
    await sentList(world, await exhibitor(world, activityId, { name: `Unit ${unit}` }), activityId, [somebody(stay)]);
  }
  const staff = await administrator(world);
  const freeze = () => lockLists(world, staff, activityId);
  await Promise.all([freeze(), freeze(), freeze(), freeze()]);
  const hotel = await world.call('get', `/staff/participants/hotel?activityId=${activityId}`, staff);
  expect(hotel.body).toMatchObject({ nights: [{ taken: 2, wished: 6 }, { taken: 0 }, { taken: 0 }] });
});

test('two accepted changes at once share the last room fairly: one gets it', async () => {
  const activityId = await makeRoadShow(world);
  await lockedList(world, await exhibitor(world, activityId), activityId, [somebody(stay)]);
  const staff = await administrator(world);
  const asked = [];
  for (let unit = 0; unit < 2; unit++) {
    const who = await exhibitor(world, activityId, { name: `Unit ${unit}` });
    const guest = somebody();
    const locked = await lockedList(world, who, activityId, [guest]);
    const [person] = locked.people;
    const person2 = { ...guest, ...(stay as object) };
    const changes = [{ kind: 'edit', participantId: person?.id, version: person?.version, person: person2 }];
    const { body } = await listOf(world, who, activityId).askChange({ version: locked.version, reason: '-', changes });
    asked.push(body.change?.id ?? '');
  }
  const begun = await Promise.all(
    asked.map(async (id) => {
      const wish = { workflow: 'PARTICIPANT_CHANGE', move: 'accept', choice: { ids: [id] } } as const;
      const { body } = await planDeed(world, staff, wish);
      await stepDeed(world, staff, body.id, 'confirm');
      return body.id;
    }),
  );
  await Promise.all(begun.map(() => waitForDeeds(world)));
  const answers = await Promise.all(begun.map((id) => readDeed(world, staff, id)));
  const refusals = answers.flatMap(({ content }) => content.map(({ refusal }) => refusal));
  expect(refusals.filter((refusal) => refusal !== null)).toEqual(['CAPACITY_EXCEEDED']);
});

test('twenty guesses at once use up the five tries', async () => {
  const activityId = await makeRoadShow(world);
  const ana = await exhibitor(world, activityId);
  const phone = { phoneCountry: '853', phone: '66660001' };
  const base = `/activities/${activityId}/phone-codes`;
  await world.call('post', base, { token: ana.token, body: phone });
  const code = codeIn((await outbox(world))[0]?.text ?? '');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.call<{ code: string }>('post', `${base}/check`, { token: ana.token, body: { ...phone, code: wrong } }),
    ),
  );
  expect(answers.filter(({ body }) => body.code === 'CAPTCHA_IS_MISMATCH')).toHaveLength(5);
});

test('of ten codes asked for at once one is sent', async () => {
  const activityId = await makeRoadShow(world);
  const ana = await exhibitor(world, activityId);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      world.call('post', `/activities/${activityId}/phone-codes`, {
        token: ana.token,
        body: { phoneCountry: '853', phone: '66660002' },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
