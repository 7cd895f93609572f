import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BulkAction, InboxCase } from '#contract/inbox.ts';
import type { ErrorBody } from '#domain/errors.ts';
import {
  administrator,
  doJobs,
  exhibitor,
  listOf,
  lockedList,
  makeRoadShow,
  outbox,
  somebody,
} from '#tests/support/participants.ts';
import type { Person as Somebody } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Somebody;
let show: string;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  mei = await administrator(world);
  show = await makeRoadShow(world);
});
afterAll(() => world.close());

const stay = { hotel: true, checkIn: '2026-11-24', checkOut: '2026-11-26' } as never;

/** A unit whose list is locked, and that wants its one person changed. */
async function wishes(name: string, wanted: Parameters<typeof somebody>[0]) {
  const unit = await exhibitor(world, show, { name });
  const person = somebody();
  const { version, people } = await lockedList(world, unit, show, [person]);
  const list = listOf(world, unit, show);
  const [one] = people;
  const edit = { kind: 'edit', participantId: one?.id, version: one?.version, person: { ...person, ...wanted } };
  const asked = await list.askChange({ version, reason: `${name} asks`, changes: [edit] });
  if (asked.status !== 200) throw new Error(`nothing was asked: ${JSON.stringify(asked.body)}`);
  return { list, read: async () => (await list.read()).body };
}

const waiting = async (): Promise<InboxCase[]> =>
  (
    await world.call<{ content: InboxCase[] }>(
      'get',
      `/admin/inbox?workflow=PARTICIPANT_CHANGE&activityId=${show}`,
      mei,
    )
  ).body.content;
const plan = (move: 'accept' | 'refuse', note = '', choice: object = { filter: { activityId: show } }) =>
  world.call<BulkAction & ErrorBody>('post', '/admin/bulk-actions', {
    token: mei.token,
    body: { workflow: 'PARTICIPANT_CHANGE', move, note, choice },
  });
const step = (id: string, name: 'confirm' | 'undo') =>
  world.call<BulkAction & ErrorBody>('post', `/admin/bulk-actions/${id}/${name}`, { token: mei.token });
const items = async (id: string) =>
  (
    await world.call<{ action: BulkAction; content: { names: { en: string }; refusal: string | null }[] }>(
      'get',
      `/admin/bulk-actions/${id}`,
      mei,
    )
  ).body;

test('wishes are granted at once for all, but only after the time to say no is over', async () => {
  const ana = await wishes('Ana Lei', { title: '院長' });
  const bento = await wishes('Bento Dias', { title: '主任' });
  expect((await waiting()).map(({ detail, moves }) => [detail, moves])).toEqual([
    ['Ana Lei asks', ['accept', 'refuse']],
    ['Bento Dias asks', ['accept', 'refuse']],
  ]);
  const { body: planned } = await plan('accept');
  expect(planned).toMatchObject({ counts: { PLANNED: 2, REFUSED: 0 } });
  expect(planned.messages).toEqual([{ kind: 'CHANGE_ACCEPTED', count: 2 }]);
  expect((await items(planned.id)).content.map(({ names }) => names.en)).toEqual([
    "Ana Lei's unit",
    "Bento Dias's unit",
  ]);

  expect((await step(planned.id, 'confirm')).body.state).toBe('WAITING');
  await doJobs(world);
  expect((await ana.read()).status).toBe('CHANGE_REQUESTED');
  world.clock.forward(10_001);
  await doJobs(world);
  expect((await items(planned.id)).action).toMatchObject({ state: 'DONE', counts: { DONE: 2 } });
  expect([await ana.read(), await bento.read()]).toMatchObject([
    { status: 'LOCKED', people: [{ title: '院長' }] },
    { status: 'LOCKED', people: [{ title: '主任' }] },
  ]);
  expect(await waiting()).toEqual([]);
});

test('within that time it is taken back, and nothing has happened', async () => {
  const ana = await wishes('Ana Lei', { title: '院長' });
  const { body: planned } = await plan('accept');
  await step(planned.id, 'confirm');
  world.clock.forward(9000);
  expect((await step(planned.id, 'undo')).status).toBe(200);
  world.clock.forward(60_000);
  await doJobs(world);
  expect((await items(planned.id)).action.state).toBe('UNDONE');
  expect(await ana.read()).toMatchObject({ status: 'CHANGE_REQUESTED' });
  expect(await waiting()).toHaveLength(1);
});

test('a refusal says why, which the unit reads; without a reason each is left as it is', async () => {
  const ana = await wishes('Ana Lei', { title: '院長' });
  expect((await plan('refuse')).body.counts).toMatchObject({ PLANNED: 0, REFUSED: 1 });
  const { body: planned } = await plan('refuse', 'The list is printed already.');
  await step(planned.id, 'confirm');
  world.clock.forward(10_001);
  await doJobs(world);
  const read = await ana.read();
  expect(read).toMatchObject({ status: 'LOCKED' });
  expect(read.people[0]?.title).not.toBe('院長');
  const told = (await outbox(world)).find(({ kind }) => kind === 'CHANGE_REFUSED');
  expect(told?.text).toContain('The list is printed already.');
});

test('who wants a bed that is not there is refused, and the others get theirs', async () => {
  await wishes('Ana Lei', stay);
  await wishes('Bento Dias', stay);
  await wishes('Carla Sou', stay);
  const { body: planned } = await plan('accept');
  await step(planned.id, 'confirm');
  world.clock.forward(10_001);
  await doJobs(world);
  const done = await items(planned.id);
  expect(done.action.counts).toMatchObject({ DONE: 2, REFUSED: 1 });
  expect(done.content.map(({ refusal }) => refusal)).toEqual([null, null, 'CAPACITY_EXCEEDED']);
});

test('what the unit gave up since the dry run is left alone, and the rest is done', async () => {
  const ana = await wishes('Ana Lei', { title: '院長' });
  const bento = await wishes('Bento Dias', { title: '主任' });
  const { body: planned } = await plan('accept');
  await ana.list.withdrawChange((await ana.read()).version);
  await step(planned.id, 'confirm');
  world.clock.forward(10_001);
  await doJobs(world);
  expect((await items(planned.id)).action.counts).toMatchObject({ DONE: 1, REFUSED: 1 });
  expect((await bento.read()).people[0]?.title).toBe('主任');
  expect((await ana.read()).people[0]?.title).not.toBe('院長');
});
