import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffPerson } from '#contract/participant/desk.ts';
import type { Person } from '#domain/participant/person.ts';
import { lockLists } from '#tests/support/deeds.ts';
import {
  administrator,
  exhibitor,
  listOf,
  lockedList,
  makeRoadShow,
  outbox,
  reviewer,
  sentList,
  somebody,
} from '#tests/support/participants.ts';
import type { Person as Somebody } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Somebody;
beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
});
afterAll(() => world.close());

const enter = (activityId: string, unitId: string | null, person: Person, { token }: Pick<Somebody, 'token'> = mei) =>
  world.call<StaffPerson>('post', '/staff/participants', { token, body: { activityId, unitId, person } });
const correct = (id: string, version: number, person: Person, { token }: Pick<Somebody, 'token'> = mei) =>
  world.call<StaffPerson>('put', `/staff/participants/${id}`, {
    token,
    body: { version, person, reason: '名牌上的名字寫錯了' },
  });
interface Read {
  person: StaffPerson;
  offers: { move: string; missing: string | null }[];
  history: { action: string; reason: string; by: string | null }[];
}
const read = async (id: string) => (await world.call<Read>('get', `/staff/participants/${id}`, mei)).body;
const codesSentTo = async (address: string) =>
  (await outbox(world)).filter(({ kind, to }) => kind === 'CODE_READY' && to === address).length;

test('whom staff enter stands on the unit’s list at once, with a phone that staff vouch for', async () => {
  const activityId = await makeRoadShow(world);
  const ana = await exhibitor(world, activityId);
  const entered = await enter(activityId, ana.unitId, somebody({ nameTc: ' 何  厚強 ', pinyin: 'he hou qiang' }));
  expect(entered).toMatchObject({
    status: 200,
    body: { nameTc: '何 厚強', pinyin: 'HE HOU QIANG', phoneVerified: true, representative: true, hasCode: false },
  });
  const { body: list } = await listOf(world, ana, activityId).read();
  expect(list).toMatchObject({ status: 'SUBMITTED', people: [{ nameTc: '何 厚強' }] });
  expect((await read(entered.body.id)).history).toMatchObject([{ action: 'receive', by: mei.username }]);
});

test('on a locked list the newcomer gets a code and hears of it, also after the window', async () => {
  const activityId = await makeRoadShow(world, { participantWindow: { begin: null, end: '2026-11-20' as never } });
  const ana = await exhibitor(world, activityId);
  const first = await enter(activityId, ana.unitId, somebody());
  expect(first.status).toBe(200);
  await lockLists(world, mei, activityId);
  const guest = await enter(activityId, ana.unitId, somebody({ email: 'vip@guests.example' }));
  expect(guest.body).toMatchObject({ hasCode: true, listStatus: 'LOCKED', representative: false });
  expect(await codesSentTo('vip@guests.example')).toBe(1);
  expect((await read(guest.body.id)).history[0]).toMatchObject({ action: 'enter', by: mei.username });
});

test('what is wrong is named, and nobody is entered twice, over the limit or where there is no room', async () => {
  const activityId = await makeRoadShow(world, { participantLimit: 2 });
  const ana = await exhibitor(world, activityId);
  const wrong = await enter(activityId, ana.unitId, somebody({ pinyin: '', title: '' }));
  expect(wrong).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
  expect(wrong.body).toMatchObject({
    fields: [
      { path: 'person.pinyin', problem: 'required' },
      { path: 'person.title', problem: 'required' },
    ],
  });
  expect((await listOf(world, ana, activityId).read()).body.people).toEqual([]);
  const chan = somebody();
  expect((await enter(activityId, ana.unitId, chan)).status).toBe(200);
  expect((await enter(activityId, ana.unitId, chan)).body).toMatchObject({
    fields: [{ path: 'person.documentNumber', problem: 'notUnique' }],
  });
  expect((await enter(activityId, ana.unitId, somebody())).status).toBe(200);
  expect((await enter(activityId, ana.unitId, somebody())).body).toMatchObject({ code: 'PARTICIPANT_LIMIT_REACHED' });
  expect((await enter(activityId, activityId, somebody())).body).toMatchObject({ code: 'ENTITY_NOT_FOUND' });

  const full = await makeRoadShow(world);
  const bruno = await exhibitor(world, full);
  await lockedList(world, bruno, full, [somebody({ dinner: true }), somebody({ dinner: true })]);
  expect((await enter(full, bruno.unitId, somebody({ dinner: true }))).body).toMatchObject({
    code: 'CAPACITY_EXCEEDED',
  });
  expect((await enter(full, bruno.unitId, somebody())).status).toBe(200);
});

test('a correction is made once, is told by name and not by value, and a new address gets the code', async () => {
  const activityId = await makeRoadShow(world);
  const chan = somebody({ email: 'old@unit.example' });
  const ana = await exhibitor(world, activityId);
  const { people } = await lockedList(world, ana, activityId, [chan]);
  const id = people[0]?.id ?? '';
  const { person } = await read(id);
  const corrected = { ...chan, nameEn: 'Chan Tai-man', email: 'new@unit.example' };
  const saved = await correct(id, person.version, corrected);
  expect(saved.body).toMatchObject({ nameEn: 'Chan Tai-man', hasCode: true, phoneVerified: true });
  expect(await codesSentTo('new@unit.example')).toBe(1);
  expect((await correct(id, person.version, corrected)).body).toMatchObject({ code: 'STATUS_ERROR' });

  const { history } = await read(id);
  expect(history[0]).toMatchObject({ by: mei.username });
  expect(history.find(({ action }) => action === 'participant.correct')?.reason).toBe('名牌上的名字寫錯了');
  const audit = await world.call<{ content: unknown[] }>('get', `/admin/audit?subjectId=${id}`, mei);
  expect(JSON.stringify(audit.body)).toContain('"nameEn"');
  expect(JSON.stringify(audit.body)).not.toContain('unit.example');

  const title = await correct(id, saved.body.version, { ...corrected, title: '院長' });
  expect(title.body.title).toBe('院長');
  expect(await codesSentTo('new@unit.example')).toBe(1);
});

test('a correction makes nobody someone else, who is cancelled stays as they are, and no reason is no correction', async () => {
  const activityId = await makeRoadShow(world);
  const chan = somebody();
  const { people } = await lockedList(world, await exhibitor(world, activityId), activityId, [chan, somebody()]);
  const { id = '', version = 0 } = people[1] ?? {};
  const other = await correct(id, version, somebody({ nameTc: '李四', nameEn: 'Lei Sei' }));
  expect(other.body).toMatchObject({ fields: [{ path: 'person.documentNumber', problem: 'anotherPerson' }] });
  const bare = { token: mei.token, body: { version, person: chan, reason: ' ' } };
  expect((await world.call('put', `/staff/participants/${id}`, bare)).status).toBe(400);
  const cancelled = await world.call<StaffPerson>('post', `/staff/participants/${id}/cancel`, {
    token: mei.token,
    body: { version, reason: '-' },
  });
  expect((await read(id)).offers).toEqual([]);
  expect((await correct(id, cancelled.body.version, somebody())).body).toMatchObject({ code: 'STATUS_ERROR' });
});

test('while the unit waits for an answer nothing is corrected under its wish', async () => {
  const activityId = await makeRoadShow(world);
  const chan = somebody();
  const ana = await exhibitor(world, activityId);
  const locked = await lockedList(world, ana, activityId, [chan]);
  const { id = '', version = 0 } = locked.people[0] ?? {};
  expect((await read(id)).offers).toMatchObject([{ move: 'correct', missing: null }]);
  const person = { ...chan, title: '講師' };
  const asked = await listOf(world, ana, activityId).askChange({
    version: locked.version,
    reason: '-',
    changes: [{ kind: 'edit', participantId: id, version, person }],
    representativeId: null,
  });
  expect(asked.status).toBe(200);
  expect((await read(id)).offers).toEqual([]);
  expect((await correct(id, version, person)).body).toMatchObject({ code: 'STATUS_ERROR' });
  expect((await enter(activityId, ana.unitId, somebody())).status).toBe(200);
});

test('units and reviewers of other activities do neither', async () => {
  const activityId = await makeRoadShow(world);
  const ana = await exhibitor(world, activityId);
  const chan = somebody();
  const { people } = await sentList(world, ana, activityId, [chan]);
  const { id = '', version = 0 } = people[0] ?? {};
  for (const who of [ana, await reviewer(world)]) {
    expect((await enter(activityId, ana.unitId, somebody(), who)).body).toMatchObject({ code: 'NO_PERMISSION' });
    expect((await correct(id, version, chan, who)).body).toMatchObject({ code: 'NO_PERMISSION' });
  }
  const rui = await reviewer(world, [activityId]);
  expect((await correct(id, version, { ...chan, title: '講師' }, rui)).status).toBe(200);
});
