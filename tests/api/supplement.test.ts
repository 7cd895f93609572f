import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeskSupplement, Supplement, Told } from '#contract/notice/supplement.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import { usualPortalSettings } from '#domain/setting/settings.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { makeMember } from '#tests/support/notices.ts';
import { administrator, doJobs, makeRoadShow, outbox, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const undoMs = heldMsOf(usualPortalSettings.messages);

let world: TestWorld;
let activityId: string;
let mei: Person;
let ana: Person;
beforeEach(async () => {
  world = await openTestWorld();
  activityId = await makeRoadShow(world);
  mei = await administrator(world);
  ana = await makeMember(world, activityId, { name: 'Ana Lei', orgType: 'ROADSHOW', language: 'pt' });
});
afterEach(() => world.close());

const details = {
  nameTc: '提交產品影片',
  nameEn: 'Product video',
  namePt: 'Vídeo do produto',
  textTc: '請上傳影片。',
  textEn: 'Please upload a video.',
  textPt: 'Carregue um vídeo.',
  dueDate: '2026-12-01',
};
const noReason = { reasonTc: '', reasonEn: '', reasonPt: '' };

const add = async (): Promise<DeskSupplement> =>
  (
    await world.call<DeskSupplement>('post', '/admin/supplements', {
      token: mei.token,
      body: { activityId, ...details },
    })
  ).body;
const setStatus = (one: DeskSupplement, status: string, more: object = {}) =>
  world.call<{ supplement: DeskSupplement; told: Told }>('post', `/admin/supplements/${one.id}/status`, {
    token: mei.token,
    body: { version: one.version, status, ...noReason, ...more },
  });
const seenBy = async ({ token }: Pick<Person, 'token'>): Promise<Supplement[]> =>
  (await world.call<{ content: Supplement[] }>('get', `/supplements?activityId=${activityId}`, { token })).body.content;

describe('publishing a supplement notice', () => {
  test('tells those enrolled in their language once the time for undo is over, and only then', async () => {
    const one = await add();
    expect(one).toMatchObject({ status: 'DRAFT', version: 1, publishedAt: null });
    expect(await seenBy(ana)).toEqual([]);
    const { body } = await setStatus(one, 'A');
    expect(body.told).toMatchObject({ count: 1, problem: null });
    expect(await seenBy(ana)).toMatchObject([{ id: one.id, status: 'A', nameEn: 'Product video' }]);
    await doJobs(world);
    expect(await outbox(world)).toMatchObject([{ state: 'HELD', to: ana.email }]);
    world.clock.forward(undoMs);
    await doJobs(world);
    const [mail] = await outbox(world);
    expect(mail?.subject).toBe('[Acção necessária] [Roadshow] Aviso complementar: Vídeo do produto');
    expect(mail?.text).toContain('Data limite: 1 de Dezembro de 2026');
    expect(mail?.text).toContain(`/event/event/detail?activityId=${activityId}`);
  });

  test('can be undone for ten seconds, and then no more', async () => {
    const one = await add();
    const { body } = await setStatus(one, 'A');
    const undo = (version: number, groupId = body.told.groupId) =>
      world.call('post', `/admin/supplements/${one.id}/undo`, { token: mei.token, body: { version, groupId } });
    expect((await undo(2, activityId)).status).toBe(409);
    expect((await undo(2)).body).toMatchObject({ status: 'DRAFT', publishedAt: null, version: 3 });
    world.clock.forward(60_000);
    await doJobs(world);
    expect(await outbox(world)).toMatchObject([{ state: 'TAKEN_BACK' }]);
    expect(await seenBy(ana)).toEqual([]);

    const again = await setStatus({ ...one, version: 3 }, 'A');
    world.clock.forward(undoMs);
    await doJobs(world);
    expect((await undo(4, again.body.told.groupId)).status).toBe(409);
    expect(await seenBy(ana)).toHaveLength(1);
  });

  test('the change stands when a template is missing, and the sender is told', async () => {
    await world.db.query(`update notice_template set state = 'DELETED' where trigger = 'SUPPLEMENT_PUBLISHED'`);
    const { body, status } = await setStatus(await add(), 'A');
    expect(status).toBe(200);
    expect(body).toMatchObject({ supplement: { status: 'A' }, told: { problem: 'NOTICE_TEMPLATE_NOT_FOUND' } });
    expect(await outbox(world)).toMatchObject([{ state: 'NO_TEMPLATE', to: ana.email }]);
  });
});

describe('afterwards', () => {
  test('a closed one stays to be seen with its reason, and tells nobody again when it is opened again', async () => {
    const { body: open } = await setStatus(await add(), 'A');
    const { body: closed } = await setStatus(open.supplement, 'CLOSED', { reasonEn: 'The hall is full.' });
    expect(await seenBy(ana)).toMatchObject([{ status: 'CLOSED', reasonEn: 'The hall is full.' }]);
    const { body: again } = await setStatus(closed.supplement, 'A');
    expect(again).toMatchObject({ supplement: { status: 'A', reasonEn: '' }, told: { count: 0, groupId: null } });
    expect((await setStatus(again.supplement, 'DRAFT')).status).toBe(409);
    expect(await outbox(world)).toHaveLength(1);
    const actions = (await world.db.orm.select().from(auditEntry)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('supplement'))).toEqual([
      'supplement.add',
      'supplement.publish',
      'supplement.status',
      'supplement.status',
    ]);
  });

  test('of two who edit it the second is told; one that was published is not removed', async () => {
    const one = await add();
    const edit = (version: number, nameEn: string) =>
      world.call('put', `/admin/supplements/${one.id}`, {
        token: mei.token,
        body: { version, ...details, nameEn },
      });
    expect((await edit(1, 'Film')).body).toMatchObject({ nameEn: 'Film', version: 2 });
    expect(await edit(1, 'Movie')).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    const empty = { ...details, nameTc: '', nameEn: '', namePt: '' };
    const answer = await world.call('put', `/admin/supplements/${one.id}`, {
      token: mei.token,
      body: { version: 2, ...empty },
    });
    expect(answer.status).toBe(400);
    const remove = (id: string, version: number) =>
      world.call('delete', `/admin/supplements/${id}?version=${version}`, { token: mei.token });
    const { body } = await setStatus({ ...one, version: 2 }, 'A');
    expect((await remove(one.id, body.supplement.version)).status).toBe(409);
    const other = await add();
    expect((await remove(other.id, 1)).status).toBe(200);
    expect((await remove(other.id, 1)).body).toMatchObject({ code: 'SUPPLEMENT_NOT_FOUND' });
  });

  test('it is read by those enrolled and by staff; others get nothing, and only an administrator writes', async () => {
    const rui = await reviewer(world);
    const one = await add();
    await setStatus(one, 'A');
    const stranger = await makePerson(world, { name: 'Wong', orgType: 'ROADSHOW', activities: [activityId] });
    expect(await seenBy(stranger)).toEqual([]);
    expect(await seenBy(rui)).toHaveLength(1);
    expect((await world.call('get', `/supplements?activityId=${activityId}`)).status).toBe(401);
    const forbidden = await world.call('post', '/admin/supplements', {
      token: rui.token,
      body: { activityId, ...details },
    });
    expect(forbidden.status).toBe(403);
    const desk = await world.call('get', `/admin/supplements?activityId=${activityId}`, rui);
    expect(desk.body).toMatchObject({ content: [{ id: one.id, version: 2 }] });
    expect((await world.call('get', `/admin/supplements?activityId=${one.id}`, rui)).status).toBe(404);
  });
});
