import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BulkAction, CaseSummary, InboxCase, Waiting } from '#contract/inbox.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { hourMs, instantOf } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { account } from '#server/account/tables.ts';
import { event } from '#server/activity/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { invite } from '#tests/support/invitations.ts';
import { message } from '#server/message/tables.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { boothsAreaCategory } from '#server/exhibition/tables.ts';
import { fridayAtTen, makeActivity, makeEnrollment, openFund } from '#tests/support/enrollments.ts';
import { administrator, doJobs, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
let week: string;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  ({ mei, rui, week } = await openFund(world));
});
afterAll(() => world.close());

const exhibitor = (name: string) => makePerson(world, { name, orgType: 'EXHIBITOR', activities: [week] });

interface Page {
  content: InboxCase[];
  next: string | null;
}
const inbox = async (query: Record<string, string> = {}, person = rui) =>
  (
    await world.call<Page>('get', `/admin/inbox?${new URLSearchParams({ activityId: week, ...query })}`, {
      token: person.token,
    })
  ).body;
const statusOf = async (id: string) =>
  (await world.db.orm.select().from(enrollment).where(eq(enrollment.id, id)))[0]?.status;

interface Plan {
  workflow: string;
  move: string;
  note?: string;
  count?: number;
  choice: unknown;
}
const plan = async (wish: Plan, person = mei) =>
  world.call<BulkAction & ErrorBody>('post', '/admin/bulk-actions', { token: person.token, body: wish });
const step = (id: string, name: 'confirm' | 'undo', person = mei) =>
  world.call<BulkAction & ErrorBody>('post', `/admin/bulk-actions/${id}/${name}`, { token: person.token });
const follow = async (id: string) =>
  (
    await world.call<{
      action: BulkAction;
      content: { names: { en: string }; from: string; to: string; refusal: string | null }[];
    }>('get', `/admin/bulk-actions/${id}`, { token: mei.token })
  ).body;

describe('the inbox', () => {
  test('says whose turn it is, and for how long in office hours', async () => {
    const ana = await exhibitor('Ana Lei');
    const sent = await makeEnrollment(world, week, ana);
    const bento = await exhibitor('Bento Dias');
    await makeEnrollment(world, week, bento, { status: '{p}RETURN' });
    world.clock.set(instantOf(Date.parse('2026-11-23T10:00:00+08:00')));
    rui = await reviewer(world, [week]);

    const { content } = await inbox();
    expect(content.map(({ id, turn }) => [id === sent, turn])).toEqual([
      [true, 'FUND'],
      [false, 'UNIT'],
    ]);
    // Three hours of Friday morning, three of the afternoon, one of Monday; nothing of the weekend.
    expect(content[0]).toMatchObject({
      workedMs: 7 * hourMs,
      overdue: false,
      status: 'APPLY_SUBMITED',
      moves: ['approve', 'return'],
    });
    expect((await inbox({ turn: 'FUND' })).content).toHaveLength(1);
    expect((await inbox({ olderThan: '7' })).content).toHaveLength(2);
    expect((await inbox({ olderThan: '7.5' })).content).toHaveLength(0);

    world.clock.set(instantOf(Date.parse('2026-11-25T10:00:00+08:00')));
    rui = await reviewer(world, [week]);
    expect((await inbox({ turn: 'FUND' })).content[0]).toMatchObject({ overdue: true });
  });

  test('shows every case once, page by page, oldest first, whatever its workflow', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 9; at++) {
      if (at % 2 === 0) world.clock.forward(60_000);
      ids.push(await makeEnrollment(world, week, await exhibitor(`Unit ${at}`)));
    }
    const found: string[] = [];
    let after = '';
    do {
      const page: Page = await inbox({ size: '2', ...(after ? { after } : {}) });
      found.push(...page.content.map(({ id }) => id));
      after = page.next ?? '';
    } while (after);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });

  test('a passed registration waits for the fund where something is built, for nobody elsewhere', async () => {
    const show = await makeActivity(world, 'ROADSHOW', 'Road show');
    await makeEnrollment(world, show, await exhibitor('Carla Sou'), { status: '{p}PASS' });
    await makeEnrollment(world, week, await exhibitor('Duarte Vong'), { status: '{p}PASS' });
    expect((await inbox({ activityId: show })).content).toEqual([]);
    expect((await inbox()).content).toMatchObject([{ turn: 'FUND', status: 'FUND_PASS' }]);
  });

  test('counts each workflow, and tells what is to know about one case', async () => {
    const id = await makeEnrollment(world, week, await exhibitor('Eva Pun'), { boothsCount: 3 });
    const counts = await world.call<{ content: Waiting[] }>('get', `/admin/inbox/counts?turn=FUND&activityId=${week}`, {
      token: rui.token,
    });
    expect(counts.body.content.find(({ workflow }) => workflow === 'ENROLLMENT')).toMatchObject({
      count: 1,
      more: false,
      oldest: fridayAtTen,
    });
    const { body } = await world.call<CaseSummary>('get', `/admin/inbox/ENROLLMENT/${id}`, { token: rui.token });
    expect(body.facts).toContainEqual({ name: 'boothsCount', value: '3' });
    const wrong = await world.call<ErrorBody>('get', `/admin/inbox/MESSAGE/${id}`, { token: rui.token });
    expect(wrong).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });

  test('is searched by the unit, whoever applied and the name of the case, and decided as it was searched', async () => {
    const ana = await exhibitor('Anabela Lótus');
    const bento = await exhibitor('Bento Dias');
    await world.db.orm
      .update(unit)
      .set({ nameTc: '濠江機械' })
      .where(eq(unit.id, bento.unitId ?? ''));
    await world.db.orm.update(account).set({ nameTc: '狄本圖' }).where(eq(account.id, bento.accountId));
    const ofAna = await makeEnrollment(world, week, ana);
    const ofBento = await makeEnrollment(world, week, bento);
    const eventId = newId();
    await world.db.orm.insert(event).values({ id: eventId, nameTc: '科技週' });
    const company = await invite(
      world,
      { eventId, activityId: week },
      { state: 'CREATED', nameTc: '青洲燈塔', contactPerson: 'Carlos Vong' },
    );
    const found = async (search: string) => (await inbox({ search })).content.map(({ id }) => id);
    expect(await found('lotus')).toEqual([ofAna]);
    expect(await found('bento dias')).toEqual([ofBento]);
    expect(await found('濠江机械')).toEqual([ofBento]);
    expect(await found('狄本图')).toEqual([ofBento]);
    expect(await found('青洲')).toEqual([company.id]);
    expect(await found('vong')).toEqual([company.id]);
    expect(await found('nobody')).toEqual([]);
    const counted = await world.call<{ content: Waiting[] }>(
      'get',
      `/admin/inbox/counts?${new URLSearchParams({ activityId: week, search: 'lotus' })}`,
      { token: rui.token },
    );
    expect(counted.body.content.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(1);
    const { body } = await plan({
      workflow: 'ENROLLMENT',
      move: 'approve',
      choice: { filter: { activityId: week, search: 'lotus' } },
    });
    expect((await follow(body.id)).content.map(({ names }) => names.en)).toEqual(["Anabela Lótus's unit"]);
  });

  test('is for the fund alone', async () => {
    const ana = await exhibitor('Ana Lei');
    expect((await world.call('get', '/admin/inbox', { token: ana.token })).status).toBe(403);
    expect((await world.call('get', '/admin/inbox')).status).toBe(401);
  });
});

describe('a decision over many cases', () => {
  test('is read before it is made, made by a job, told to each, and taken back within ten seconds', async () => {
    const ana = await makeEnrollment(world, week, await exhibitor('Ana Lei'), { boothsCount: 2 });
    const bento = await makeEnrollment(world, week, await exhibitor('Bento Dias'), { boothsCount: 0 });

    const { body: planned } = await plan({
      workflow: 'ENROLLMENT',
      move: 'approve',
      choice: { filter: { activityId: week } },
    });
    expect(planned).toMatchObject({ state: 'PLANNED', counts: { PLANNED: 1, REFUSED: 1 }, more: false });
    expect(planned.messages).toEqual([{ kind: 'ENROLLMENT_APPROVED', count: 1 }]);
    expect((await follow(planned.id)).content).toEqual([
      expect.objectContaining({ from: 'APPLY_SUBMITED', to: 'FUND_PASS', refusal: null }),
      expect.objectContaining({ refusal: 'PARAMS_ERROR' }),
    ]);
    expect(await statusOf(ana)).toBe('APPLY_SUBMITED');

    expect((await step(planned.id, 'confirm')).body.state).toBe('RUNNING');
    await doJobs(world);
    const done = await follow(planned.id);
    expect(done.action).toMatchObject({ state: 'DONE', counts: { DONE: 1, REFUSED: 1 } });
    expect([await statusOf(ana), await statusOf(bento)]).toEqual(['{p}PASS', 'APPLY_SUBMITED']);
    const held = await world.db.orm.select().from(message).where(eq(message.kind, 'ENROLLMENT_APPROVED'));
    expect(held.every(({ state }) => state === 'HELD' || state === 'NO_TEMPLATE')).toBe(true);

    world.clock.forward(9000);
    expect((await step(planned.id, 'undo')).body.state).toBe('UNDOING');
    await doJobs(world);
    expect((await follow(planned.id)).action).toMatchObject({ state: 'UNDONE', counts: { UNDONE: 1 } });
    expect(await statusOf(ana)).toBe('APPLY_SUBMITED');
    const after = await world.db.orm.select().from(message).where(eq(message.kind, 'ENROLLMENT_APPROVED'));
    expect(after.every(({ state }) => state === 'TAKEN_BACK')).toBe(true);
  });

  test('taken back it stands where it stood in the inbox, and has waited as long', async () => {
    const first = await makeEnrollment(world, week, await exhibitor('Ana Lei'));
    world.clock.forward(hourMs / 6);
    await makeEnrollment(world, week, await exhibitor('Bento Dias'));
    world.clock.forward(hourMs / 6);
    const standing = async () => (await inbox()).content.map(({ id, since }) => [id, since]);
    const before = await standing();
    for (const move of ['approve', 'return']) {
      const choice = { ids: [first] };
      const { body: planned } = await plan({ workflow: 'ENROLLMENT', move, note: 'The logo is missing.', choice });
      await step(planned.id, 'confirm');
      await doJobs(world);
      expect(await standing()).not.toEqual(before);
      await step(planned.id, 'undo');
      await doJobs(world);
      expect(await standing()).toEqual(before);
    }
  });

  test('cannot be taken back after ten seconds, and leaves what moved on meanwhile', async () => {
    const first = await makeEnrollment(world, week, await exhibitor('Ana Lei'));
    const second = await makeEnrollment(world, week, await exhibitor('Bento Dias'));
    const wish = {
      workflow: 'ENROLLMENT',
      move: 'return',
      note: 'The logo is missing.',
      choice: { ids: [first, second] },
    };
    const { body: planned } = await plan(wish);
    await step(planned.id, 'confirm');
    await doJobs(world);
    await world.db.orm
      .update(enrollment)
      .set({ status: 'APPLY_SUBMITED', version: 3 })
      .where(eq(enrollment.id, second));
    await step(planned.id, 'undo');
    await doJobs(world);
    expect((await follow(planned.id)).action.counts).toMatchObject({ UNDONE: 1, KEPT: 1 });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['APPLY_SUBMITED', 'APPLY_SUBMITED']);

    const { body: again } = await plan({ ...wish, choice: { ids: [first] } });
    await step(again.id, 'confirm');
    await doJobs(world);
    world.clock.forward(10_001);
    expect(await step(again.id, 'undo')).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    expect(await statusOf(first)).toBe('{p}RETURN');
  });

  test('a return says why, else each is refused', async () => {
    const id = await makeEnrollment(world, week, await exhibitor('Ana Lei'));
    const { body } = await plan({ workflow: 'ENROLLMENT', move: 'return', choice: { ids: [id] } });
    expect(body.counts).toMatchObject({ PLANNED: 0, REFUSED: 1 });
  });

  test('no more booths are given than a category has left', async () => {
    const [category] = await world.db.orm
      .insert(boothsAreaCategory)
      .values({ id: 70_001, nameTc: '甲區', nameEn: 'Hall A', activityId: week, position: 1, boardCountLimit: 3 })
      .returning();
    if (!category) throw new Error('no category');
    const ids: string[] = [];
    for (const name of ['Ana Lei', 'Bento Dias']) {
      ids.push(await makeEnrollment(world, week, await exhibitor(name), { boothsCount: 2, categoryId: category.id }));
    }
    const { body: planned } = await plan({ workflow: 'ENROLLMENT', move: 'approve', choice: { ids } });
    expect((await follow(planned.id)).content.map(({ refusal }) => refusal)).toEqual([null, 'CAPACITY_EXCEEDED']);
    const { body: fewer } = await plan({ workflow: 'ENROLLMENT', move: 'approve', count: 1, choice: { ids } });
    expect(fewer.counts).toMatchObject({ PLANNED: 2 });
  });

  test('what changed since the dry run is refused, the rest is done', async () => {
    const first = await makeEnrollment(world, week, await exhibitor('Ana Lei'));
    const second = await makeEnrollment(world, week, await exhibitor('Bento Dias'));
    const { body: planned } = await plan({ workflow: 'ENROLLMENT', move: 'approve', choice: { ids: [first, second] } });
    await world.db.orm.update(enrollment).set({ boothsCount: 5, version: 2 }).where(eq(enrollment.id, first));
    await step(planned.id, 'confirm');
    await doJobs(world);
    expect((await follow(planned.id)).action.counts).toMatchObject({ DONE: 1, REFUSED: 1 });
    expect(await statusOf(first)).toBe('APPLY_SUBMITED');
  });

  test('a message that failed is tried again only once nobody can say no any more', async () => {
    await world.db.transaction((tx) =>
      writeMessage(world, tx, {
        channel: 'MAIL',
        kind: 'CODE_READY',
        language: 'en',
        activityId: week,
        to: 'ana@example.org',
        subject: 'Code',
        text: 'Hello',
      }),
    );
    await doJobs(world);
    await world.db.orm.update(message).set({ state: 'FAILED' }).where(eq(message.activityId, week));
    const { content } = await inbox({ workflow: 'MESSAGE' }, mei);
    expect(content).toMatchObject([{ workflow: 'MESSAGE', status: 'FAILED', moves: ['sendAgain'] }]);

    const wish = { workflow: 'MESSAGE', move: 'sendAgain', choice: { ids: content.map(({ id }) => id) } };
    const { body: planned } = await plan(wish);
    expect((await step(planned.id, 'confirm')).body.state).toBe('WAITING');
    expect((await step(planned.id, 'undo')).body.state).toBe('UNDONE');
    world.clock.forward(20_000);
    await doJobs(world);
    expect((await inbox({ workflow: 'MESSAGE' })).content).toHaveLength(1);

    const { body: again } = await plan(wish);
    await step(again.id, 'confirm');
    world.clock.forward(10_000);
    await doJobs(world);
    expect((await follow(again.id)).action).toMatchObject({ state: 'DONE', counts: { DONE: 1 } });
    expect((await inbox({ workflow: 'MESSAGE' })).content).toHaveLength(0);
  });

  test('is nobody else’s, and is made once', async () => {
    const id = await makeEnrollment(world, week, await exhibitor('Ana Lei'));
    const wish = { workflow: 'ENROLLMENT', move: 'approve', choice: { ids: [id] } };
    const { body: planned } = await plan(wish);
    const other = await administrator(world);
    expect(await step(planned.id, 'confirm', other)).toMatchObject({ status: 404 });
    expect((await step(planned.id, 'confirm')).status).toBe(200);
    expect(await step(planned.id, 'confirm')).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    const wrong = await plan({ workflow: 'MESSAGE', move: 'approve', choice: { ids: [id] } });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ path: 'move' }] } });
  });
});
