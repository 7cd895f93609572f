import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InAppNotice } from '#contract/notice/notice.ts';
import { newId } from '#domain/id.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import { usualPortalSettings } from '#domain/setting/settings.ts';
import { account } from '#server/account/tables.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { inAppNotice, noticeTemplate } from '#server/notice/tables.ts';
import { doJobs, makeRoadShow, outbox } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const undoMs = heldMsOf(usualPortalSettings.messages);

interface Bell {
  content: InAppNotice[];
  totalElements: number;
  unread: number;
}

let world: TestWorld;
let activityId: string;
beforeEach(async () => {
  world = await openTestWorld();
  activityId = await makeRoadShow(world);
});
afterEach(() => world.close());

const returned = (person: Pick<Person, 'accountId'>, more: { groupId?: string; heldMs?: number } = {}) =>
  world.db.transaction((tx) =>
    sendNotice(world, tx, {
      trigger: 'ENROLLMENT_RETURNED',
      to: person.accountId,
      activityId,
      facts: { unit: { tc: '蓮景', en: 'Lin Keng' }, reason: 'The licence has expired.' },
      ...more,
    }),
  );

const bell = async ({ token }: Pick<Person, 'token'>, query = ''): Promise<Bell> =>
  (await world.call<Bell>('get', `/notices${query}`, { token })).body;

describe('being told', () => {
  test('Ana reads in Portuguese, by mail and behind the bell, that something is wanted of her', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW', language: 'pt' });
    expect(await returned(ana)).toBeNull();
    const [mail] = await outbox(world);
    expect(mail).toMatchObject({ channel: 'MAIL', language: 'pt', to: ana.email, kind: 'ENROLLMENT_RETURNED' });
    expect(mail?.subject).toBe('[Acção necessária] [Roadshow] A sua candidatura precisa de alterações');
    expect(mail?.text).toContain('The licence has expired.');
    expect(mail?.text).toContain('http://127.0.0.1:8080/event/activity-records');
    expect(await bell(ana)).toMatchObject({
      unread: 1,
      content: [{ page: 'RECORDS', actionNeeded: true, activity: { id: activityId }, readAt: null }],
    });
  });

  test('what was written in traditional characters is read in simplified ones', async () => {
    const lin = await makePerson(world, { name: 'Lin', orgType: 'ROADSHOW', language: 'sc' });
    await returned(lin);
    const [mail] = await outbox(world);
    expect(mail?.subject).toBe('【需要处理】[产学研路演] 报名申请需要修改');
    expect(mail?.text).toContain('莲景');
  });

  test('an SMS goes to a verified phone only, and only where there is a template for it', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    const now = world.clock.now();
    await world.db.orm.insert(noticeTemplate).values({
      trigger: 'ENROLLMENT_RETURNED',
      language: 'en',
      channel: 'SMS',
      subject: '',
      body: '[{activity}] Please look: {link}',
      updatedAt: now,
    });
    await world.db.orm.update(account).set({ mobile: '+85366123456' }).where(eq(account.id, ana.accountId));
    await returned(ana);
    expect((await outbox(world)).map(({ channel }) => channel)).toEqual(['MAIL']);
    await world.db.orm.update(account).set({ mobileVerifiedAt: now }).where(eq(account.id, ana.accountId));
    await returned(ana);
    const texts = (await outbox(world)).filter(({ channel }) => channel === 'SMS');
    expect(texts).toMatchObject([
      { to: '+85366123456', text: expect.stringContaining('[Road show] Please look: http') },
    ]);
  });

  test('a closed account is told nothing', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    await world.db.orm.update(account).set({ disabledAt: world.clock.now() }).where(eq(account.id, ana.accountId));
    expect(await returned(ana)).toBeNull();
    expect(await outbox(world)).toEqual([]);
  });
});

describe('behind the bell', () => {
  const textsOf = async (person: Person) => (await bell(person)).content[0];

  test('a notice speaks all languages, with its facts in each, for who has changed theirs since', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW', language: 'pt' });
    await returned(ana);
    const notice = await textsOf(ana);
    expect(notice?.language).toBe('pt');
    expect(Object.keys(notice?.texts ?? {}).sort()).toEqual(['en', 'pt', 'sc', 'zh']);
    expect(notice?.texts.pt?.title).toBe('A sua candidatura precisa de alterações');
    expect(notice?.texts.sc?.title).toBe('报名申请需要修改');
    expect(notice?.texts.sc?.text).toContain('莲景');
    expect(notice?.texts.zh?.text).toContain('蓮景');
    expect(notice?.texts.en?.text).toContain('Lin Keng');
  });

  test('what staff wrote in one language speaks that one alone, also to readers of another', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW', language: 'pt' });
    const facts = { title: { tc: '路線更改', en: 'New route' }, text: { tc: '請由北門進入。' } };
    await world.db.transaction((tx) =>
      sendNotice(world, tx, { trigger: 'STAFF_NOTICE', to: ana.accountId, activityId, facts }),
    );
    const notice = await textsOf(ana);
    expect(notice?.language).toBe('zh');
    expect(Object.keys(notice?.texts ?? {}).sort()).toEqual(['sc', 'zh']);
    expect(notice?.texts.sc?.text).toContain('请由北门进入。');
  });

  test('a language whose text was switched off is left out; the recipient’s own never is', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW', language: 'pt' });
    const off = `update notice_template set state = 'OFF' where channel = 'IN_APP' and trigger = $1 and language = $2`;
    await world.db.query(off, ['ENROLLMENT_RETURNED', 'en']);
    await returned(ana);
    expect(Object.keys((await textsOf(ana))?.texts ?? {}).sort()).toEqual(['pt', 'sc', 'zh']);
    await world.db.query(off, ['STAFF_NOTICE', 'en']);
    const facts = { title: { en: 'New route' }, text: { en: 'By the north gate.' } };
    await world.db.transaction((tx) =>
      sendNotice(world, tx, { trigger: 'STAFF_NOTICE', to: ana.accountId, activityId, facts }),
    );
    const notice = await textsOf(ana);
    expect(notice?.texts).toEqual({ pt: { title: 'New route', text: expect.stringContaining('By the north gate.') } });
    expect(notice?.language).toBe('pt');
  });

  test('what an earlier version wrote is read in its language', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW', language: 'pt' });
    await returned(ana);
    const [row] = await world.db.orm.select().from(inAppNotice);
    const former = { title: 'Novidade', text: 'Texto.' };
    const sealed = world.secrets.seal(JSON.stringify(former), `in-app:${row?.id}`);
    await world.db.orm.update(inAppNotice).set({ sealed });
    expect((await textsOf(ana))?.texts).toEqual({ pt: former });
  });
});

describe('a missing template', () => {
  test('is told to the sender; the rest goes out, and the mail waits in the outbox until there is a text', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    const mei = await makePerson(world, { name: 'Mei', orgType: 'FUND_ADMIN', unitId: null });
    const path = '/admin/templates/ENROLLMENT_RETURNED/en/MAIL';
    await world.call('put', `${path}/state`, { token: mei.token, body: { version: 1, state: 'DELETED' } });
    expect(await returned(ana)).toBe('NOTICE_TEMPLATE_NOT_FOUND');
    expect(await outbox(world)).toMatchObject([{ state: 'NO_TEMPLATE', to: ana.email, text: '' }]);
    expect((await bell(ana)).unread).toBe(1);
    await doJobs(world);
    expect(await outbox(world)).toMatchObject([{ state: 'NO_TEMPLATE' }]);

    const list = await world.call<{ content: { id: string }[] }>('get', '/staff/messages?state=NO_TEMPLATE', mei);
    const again = () => world.call('post', `/staff/messages/${list.body.content[0]?.id}/send`, mei);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'NOTICE_TEMPLATE_NOT_FOUND' } });
    await world.call('post', `${path}/reset`, { token: mei.token, body: { version: 2 } });
    expect(await again()).toMatchObject({ status: 200, body: { state: 'WAITING' } });
    await doJobs(world);
    const [mail] = await outbox(world);
    expect(mail).toMatchObject({ state: 'KEPT', to: ana.email });
    expect(mail?.text).toContain('The licence has expired.');
  });

  test('a channel that is switched off is not missed while another one carries the notice', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    const off = (channel: string) =>
      world.db.query(
        `update notice_template set state = 'OFF' where trigger = 'ENROLLMENT_RETURNED' and channel = $1`,
        [channel],
      );
    await off('MAIL');
    expect(await returned(ana)).toBeNull();
    expect(await outbox(world)).toEqual([]);
    await off('IN_APP');
    expect(await returned(ana)).toBe('NOTICE_TEMPLATE_NOT_FOUND');
  });
});

describe('ten seconds', () => {
  test('what is held is sent when they are over, and seen behind the bell from then on', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    await returned(ana, { groupId: newId(), heldMs: undoMs });
    await doJobs(world);
    expect(await outbox(world)).toMatchObject([{ state: 'HELD' }]);
    expect((await bell(ana)).unread).toBe(0);
    world.clock.forward(undoMs);
    await doJobs(world);
    expect(await outbox(world)).toMatchObject([{ state: 'KEPT' }]);
    expect((await bell(ana)).unread).toBe(1);
  });

  test('what is taken back before is never sent', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    const groupId = newId();
    await returned(ana, { groupId, heldMs: undoMs });
    world.clock.forward(undoMs - 1);
    expect(await world.db.transaction((tx) => cancelHeld(world, tx, groupId))).toBe(true);
    world.clock.forward(60_000);
    await doJobs(world);
    expect(await outbox(world)).toMatchObject([{ state: 'TAKEN_BACK' }]);
    expect((await bell(ana)).totalElements).toBe(0);
  });

  test('what is on its way cannot be taken back, not even in part', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    const groupId = newId();
    await returned(ana, { groupId, heldMs: undoMs });
    world.clock.forward(undoMs);
    await doJobs(world);
    expect(await world.db.transaction((tx) => cancelHeld(world, tx, groupId))).toBe(false);
    expect((await bell(ana)).unread).toBe(1);
  });
});

describe('the bell', () => {
  test('counts what is not read; one and all can be marked, by nobody else', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    const rui = await makePerson(world, { name: 'Rui', orgType: 'ROADSHOW' });
    for (let each = 0; each < 3; each++) await returned(ana);
    const { content } = await bell(ana);
    const one = content[0]?.id ?? '';
    expect(await world.call('post', `/notices/${one}/read`, rui)).toMatchObject({ status: 404 });
    expect((await world.call('post', `/notices/${one}/read`, ana)).body).toEqual({ unread: 2 });
    expect((await world.call('post', `/notices/${one}/read`, ana)).body).toEqual({ unread: 2 });
    expect((await bell(ana, '?unreadOnly=true')).totalElements).toBe(2);
    expect((await bell(rui)).totalElements).toBe(0);

    const until = world.clock.now();
    world.clock.forward(1000);
    await returned(ana);
    const all = await world.call('post', '/notices/read', { token: ana.token, body: { until } });
    expect(all.body).toEqual({ unread: 1 });
    expect((await world.call('get', '/notices/unread', ana)).body).toEqual({ unread: 1 });
    expect((await world.call('get', '/notices/unread')).status).toBe(401);
  });

  test('what it says is not to be read in the database', async () => {
    const ana = await makePerson(world, { name: 'Ana', orgType: 'ROADSHOW' });
    await returned(ana);
    const [row] = await world.db.query<{ text: string }>('select row_to_json(n)::text as text from in_app_notice n');
    expect(row?.text).not.toContain('licence');
  });
});
