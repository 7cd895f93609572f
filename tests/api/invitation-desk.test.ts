import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActivityCategory } from '#domain/activity/category.ts';
import type { Counted } from '#contract/api.ts';
import type { BulkInvitations, DeskInvitation, InvitationImport } from '#contract/invitation.ts';
import { emptyInvitation, type InvitationDetails } from '#domain/invitation/check-invitation.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { activity, event } from '#server/activity/tables.ts';
import { allJobs } from '#server/all-jobs.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { hashToken } from '#server/secrets.ts';
import { administrator, makeRoadShow, outbox, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { uploadSheet } from '#tests/support/sheet-upload.ts';
import { stepDeed, waitForDeeds } from '#tests/support/deeds.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let eventId: string;
let activityId: string;
beforeAll(async () => {
  world = await openTestWorld();
  await seedReferenceOnce(world);
});
afterAll(() => world.close());

async function anActivity(category: ActivityCategory, changed: Partial<typeof activity.$inferInsert> = {}) {
  const id = await makeRoadShow(world);
  await world.db.orm
    .update(activity)
    .set({ eventId, category, endDate: '2027-06-30' as BusinessDate, ...changed })
    .where(eq(activity.id, id));
  return id;
}

/** Each story has an event of its own, with an exhibition that is spoken of unless another activity is. */
async function anEvent(): Promise<string> {
  mei = await administrator(world);
  eventId = newId();
  await world.db.orm.insert(event).values({ id: eventId, nameTc: '科技週', nameEn: 'Science week' });
  activityId = await anActivity('STWEEK');
  return activityId;
}

interface Found {
  content: DeskInvitation[];
  totalElements: number;
  counts: Record<'all' | 'unsent' | 'unanswered' | 'answered', Counted>;
}
const call = <Body>(method: string, path: string, body?: unknown, token = mei.token) =>
  world.call<Body>(method, `/admin${path}`, { token, ...(body === undefined ? {} : { body }) });
const find = async (query = '') => (await call<Found>('get', `/invitations?activityId=${activityId}&${query}`)).body;
/** What the tiles above the list say. */
async function tiles() {
  const { all, unsent, unanswered, answered } = (await find()).counts;
  return [all, unsent, unanswered, answered].map(({ totalElements }) => totalElements);
}
const exhibitors = { orgType: 'EXHIBITOR', role: null } as const;
const invite = (changed: Partial<InvitationDetails> = {}, role: object = exhibitors) =>
  call<DeskInvitation>('post', '/invitations', {
    activityId,
    ...role,
    ...emptyInvitation,
    nameTc: '氹仔光電',
    contactEmail: 'info@taipa.example',
    ...changed,
  });
interface Done {
  invitation: DeskInvitation;
  notice: string | null;
  bulkId: string | null;
}
/** And the time to take a mail back passes. */
async function doTo(one: DeskInvitation, deed: string) {
  const answer = await call<Done>('post', `/invitations/${one.id}/${deed}`, { version: one.version });
  await waitForDeeds(world);
  const { body } = await call<{ invitation: DeskInvitation }>('get', `/invitations/${one.id}`);
  return answer.status === 200 ? { ...answer, body: { ...answer.body, ...body } } : answer;
}
const bulk = (body: object) => call<BulkInvitations>('post', '/invitation-deeds', body);
const upload = (file: string | Buffer, role = 'orgType=EXHIBITOR', token = mei.token, name = 'companies.csv') =>
  uploadSheet<InvitationImport>(world, `/admin/invitation-imports?activityId=${activityId}&${role}`, {
    file,
    name,
    token,
  });
const confirm = (preview: InvitationImport) =>
  call<{ added: number; updated: number }>('post', `/invitation-imports/${preview.importId}/confirm`, {
    plan: preview.plan,
  });
const codeIn = (text: string) => /invitation_code=([\w-]+)/.exec(text)?.[1] ?? '';
const storedHash = async (id: string) =>
  (await world.db.query<{ code_hash: string | null }>('select code_hash from invitation where id = $1', [id]))[0]
    ?.code_hash;

/** As every night; staff have to log in again after so long. */
async function expireInvitations() {
  mei = await administrator(world);
  const stopping = new AbortController().signal;
  await allJobs['expire-invitations']?.run({ world, payload: {}, isLastTry: true, stopping });
}

describe('one invitation', () => {
  test('is not written for an activity without an event, and the answer says why', async () => {
    await anEvent();
    await world.db.orm.update(activity).set({ eventId: null }).where(eq(activity.id, activityId));
    const why = { code: 'STATUS_ERROR', fields: [{ path: 'activityId', problem: 'withoutEvent' }] };
    expect(await invite()).toMatchObject({ status: 409, body: why });
    expect((await upload('E-mail\na@b.example')).body).toMatchObject(why);
  });

  test('is written, sent by mail in its language with a code that is kept nowhere else, and sent again with another', async () => {
    await anEvent();
    const { body: made } = await invite({ language: 'pt', namePt: 'Taipa Fotónica', contactPerson: 'Rosa Sá' });
    expect(made).toMatchObject({ state: 'CREATED', sentCount: 0, activity: { id: activityId } });
    const sent = await doTo(made, 'send');
    expect(sent.body).toMatchObject({ notice: null, invitation: { state: 'SENT', sentCount: 1 } });
    const [mail] = await outbox(world);
    expect(mail).toMatchObject({ to: 'info@taipa.example', language: 'pt', kind: 'INVITATION' });
    expect(mail?.text).toContain('Rosa Sá');
    expect(mail?.text).toContain(`activityId=${activityId}`);
    const code = codeIn(mail?.text ?? '');
    expect(await storedHash(made.id)).toBe(hashToken(code));
    expect(JSON.stringify(await world.db.query('select * from invitation'))).not.toContain(code);

    expect((await doTo(sent.body.invitation, 'send')).body).toMatchObject({ code: 'STATUS_ERROR' });
    const again = await doTo(sent.body.invitation, 'resend');
    expect(again.body.invitation).toMatchObject({ state: 'SENT', sentCount: 2 });
    const [second] = await outbox(world);
    expect(second?.kind).toBe('INVITATION_REMINDER');
    expect(await storedHash(made.id)).toBe(hashToken(codeIn(second?.text ?? '')));
    expect(codeIn(second?.text ?? '')).not.toBe(code);
  });

  test('is disabled; sending it again brings it back', async () => {
    await anEvent();
    const sent = (await doTo((await invite()).body, 'send')).body.invitation;
    const off = await doTo(sent, 'disable');
    expect(off.body.invitation.state).toBe('DISABLED');
    expect((await doTo(off.body.invitation, 'disable')).body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await doTo(sent, 'resend')).body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await doTo(off.body.invitation, 'resend')).body.invitation.state).toBe('SENT');
    const page = await call<{ history: { action: string; by: string }[] }>('get', `/invitations/${sent.id}`);
    expect(page.body.history.map(({ action }) => action)).toEqual(['create', 'send', 'disable', 'resend']);
    expect(page.body.history.at(-1)?.by).toBe(mei.username);
  });

  test('one or many, they are disabled only when the time to take that back is over', async () => {
    await anEvent();
    const sent = (await doTo((await invite()).body, 'send')).body.invitation;
    const state = async () => (await find()).content[0]?.state;
    const one = await call<Done>('post', `/invitations/${sent.id}/disable`, { version: sent.version });
    expect(await state()).toBe('SENT');
    await stepDeed(world, mei, one.body.bulkId ?? '', 'undo');
    await waitForDeeds(world);
    expect(await state()).toBe('SENT');

    const wish = { deed: 'disable', filter: { activityId } };
    const { plan } = (await bulk(wish)).body;
    const { bulkId } = (await bulk({ ...wish, plan })).body;
    expect(await state()).toBe('SENT');
    expect(bulkId).not.toBeNull();
    await waitForDeeds(world);
    expect(await state()).toBe('DISABLED');
  });

  test('another address makes the mailed link useless; one address is invited to one activity once', async () => {
    await anEvent();
    const sent = (await doTo((await invite()).body, 'send')).body.invitation;
    expect((await invite({ contactEmail: 'INFO@taipa.example' })).body).toMatchObject({
      fields: [{ path: 'contactEmail', problem: 'notUnique' }],
    });
    const details = { ...emptyInvitation, nameTc: '氹仔光電', contactEmail: 'new@taipa.example' };
    const edit = (version: number) =>
      call<DeskInvitation>('put', `/invitations/${sent.id}`, { version, ...exhibitors, ...details });
    expect((await edit(sent.version)).body).toMatchObject({ contactEmail: 'new@taipa.example' });
    expect(await storedHash(sent.id)).toBeNull();
    expect((await edit(sent.version)).body).toMatchObject({ code: 'STATUS_ERROR' });
  });

  test('what is wrong with it is told by field', async () => {
    await anEvent();
    const wrong = { nameTc: '', contactEmail: 'nowhere', contactMobile: '12', provinceId: 44 };
    expect((await invite(wrong)).body).toMatchObject({
      fields: [
        { path: 'nameTc', problem: 'required' },
        { path: 'contactMobile', problem: 'format' },
        { path: 'contactEmail', problem: 'format' },
        { path: 'provinceId', problem: 'notAllowed' },
      ],
    });
    activityId = await anActivity('ROADSHOW');
    expect((await invite({}, { orgType: 'ROADSHOW', role: null })).body).toMatchObject({
      fields: [{ path: 'role', problem: 'required' }],
    });
    expect((await invite({}, { orgType: 'FUND_ADMIN', role: null })).status).toBe(400);
  });

  test('a link opens for thirty days, then its time runs out, and who never answered is seen', async () => {
    await anEvent();
    const sent = (await doTo((await invite()).body, 'send')).body.invitation;
    await invite({ contactEmail: 'other@taipa.example' });
    expect(await tiles()).toEqual([2, 1, 1, 0]);
    const hour = 60 * 60_000;
    world.clock.forward(30 * 24 * hour - hour);
    await expireInvitations();
    expect((await find('state=SENT')).content.map(({ id }) => id)).toEqual([sent.id]);
    world.clock.forward(2 * hour);
    await expireInvitations();
    expect((await find('state=DISABLED')).content.map(({ id }) => id)).toEqual([sent.id]);
    expect((await find('unanswered=true')).content.map(({ id }) => id)).toEqual([sent.id]);
  });

  test('every deed is in the audit once', async () => {
    await anEvent();
    const made = (await invite()).body;
    const sent = (await doTo(made, 'send')).body.invitation;
    const again = (await doTo(sent, 'resend')).body.invitation;
    await doTo(again, 'disable');
    const entries = await world.db.orm.select().from(auditEntry).where(eq(auditEntry.subjectId, made.id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'invitation.create',
      'invitation.disable',
      'invitation.resend',
      'invitation.send',
    ]);
    expect(entries.find(({ action }) => action === 'invitation.disable')).toMatchObject({
      accountId: mei.accountId,
      changes: [{ field: 'status', from: 'SENT', to: 'DISABLED' }],
    });
  });

  test('a tile has as many as the list that it leads to', async () => {
    await anEvent();
    await invite();
    const other = (await invite({ contactEmail: 'other@taipa.example' })).body;
    await doTo(other, 'disable');
    expect(await tiles()).toEqual([2, 1, 0, 0]);
    expect((await find('state=CREATED')).totalElements).toBe(1);
  });

  test('a reviewer reads and sends nothing; a unit does neither', async () => {
    await anEvent();
    const made = (await invite()).body;
    const rita = (await reviewer(world)).token;
    expect(
      (await call<Found>('get', `/invitations?activityId=${activityId}`, undefined, rita)).body.totalElements,
    ).toBe(1);
    expect((await call('post', `/invitations/${made.id}/send`, { version: 1 }, rita)).status).toBe(403);
    expect((await upload('E-mail\na@b.example', undefined, rita)).status).toBe(403);
    const ana = (await makePerson(world, { orgType: 'EXHIBITOR' })).token;
    expect((await call('get', `/invitations/${made.id}`, undefined, ana)).status).toBe(403);
  });
});

const head = '單位中文名稱,Unit in English,電郵,手機號碼,通訊語言,國家或地區,省份,城市';
const ten = Array.from(
  { length: 10 },
  (_, i) => `第${i + 1}科技有限公司,Company ${i + 1} Ltd.,c${i + 1}@companies.example,6622${1000 + i},英文,澳門,,`,
);

describe('a sheet of invitations', () => {
  test('ten companies are read, imported, sent at once, and seen as not answered', async () => {
    await anEvent();
    const preview = await upload([head, ...ten].join('\n'));
    expect(preview.body).toMatchObject({ counts: { add: 10, update: 0, unchanged: 0, error: 0 } });
    expect((await find()).totalElements).toBe(0);
    expect((await confirm(preview.body)).body).toEqual({ added: 10, updated: 0 });
    expect((await confirm(preview.body)).status).toBe(404);

    const filter = { activityId, state: 'CREATED' };
    const dry = await bulk({ deed: 'send', filter });
    expect(dry.body).toMatchObject({ done: false, to: 'SENT', mails: 10, refused: [] });
    expect(dry.body.changes).toHaveLength(10);
    expect(await tiles()).toEqual([10, 10, 0, 0]);
    const before = (await outbox(world)).length;
    const done = await bulk({ deed: 'send', filter, plan: dry.body.plan });
    expect(done.body).toMatchObject({ done: true, notice: null });
    await waitForDeeds(world);
    expect((await outbox(world)).length - before).toBe(10);
    expect(await tiles()).toEqual([10, 0, 10, 0]);
    expect((await find('search=company 7')).content).toMatchObject([
      { nameEn: 'Company 7 Ltd.', language: 'en', contactMobile: '66221006', countryRegionId: 2 },
    ]);
    const again = await upload([head, ...ten].join('\n'));
    expect(again.body.counts).toEqual({ add: 0, update: 0, unchanged: 10, error: 0 });
  });

  test('what is wrong is told row by row, and the other rows are imported', async () => {
    await anEvent();
    await invite({ contactEmail: 'known@companies.example' });
    const preview = await upload(
      [
        head,
        '好公司,,good@companies.example,66223344,,中国,广东,珠海',
        ',,nameless@companies.example,,,,,',
        '無電郵公司,,,,,,,',
        '重覆公司,,GOOD@companies.example,,,,,',
        '壞號碼公司,,bad@companies.example,123,Klingon,亞特蘭提斯,,',
        '已知公司,,known@companies.example,,,,,',
      ].join('\n'),
    );
    expect(preview.body).toMatchObject({
      counts: { add: 1, update: 1, unchanged: 0, error: 4 },
      rows: [
        { row: 2, action: 'add' },
        { row: 3, action: 'error', errors: [{ path: 'nameTc', problem: 'required' }] },
        { row: 4, action: 'error', errors: [{ path: 'contactEmail', problem: 'required' }] },
        { row: 5, action: 'error', errors: [{ path: 'contactEmail', problem: 'notUnique' }] },
        {
          row: 6,
          action: 'error',
          errors: [
            { path: 'language', problem: 'notAllowed' },
            { path: 'countryRegionId', problem: 'notAllowed' },
            { path: 'contactMobile', problem: 'format' },
          ],
        },
        { row: 7, action: 'update', changed: ['nameTc'] },
      ],
    });
    expect((await confirm(preview.body)).body).toEqual({ added: 1, updated: 1 });
    expect((await find('search=good')).content).toMatchObject([{ countryRegionId: 1, provinceId: 44, cityId: 440400 }]);
    expect((await find('search=known')).content).toMatchObject([{ nameTc: '已知公司', version: 2 }]);
  });

  test.each([
    ['no column for the e-mail', 'Unit in English\nA Ltd.', 'columns.contactEmail'],
    ['nothing', '', 'columns.contactEmail'],
    ['a picture under the name of a sheet', Buffer.from([137, 80, 78, 71, 0, 1, 2, 3]), 'file'],
    ['an archive that is no sheet', Buffer.from('PK\u0003\u0004 and nothing more'), 'file'],
  ])('%s is refused and never a fault of ours', async (_what, file, path) => {
    await anEvent();
    expect(await upload(file)).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR', fields: [{ path }] } });
  });

  test('it is for an activity of an event and a role that there is', async () => {
    await anEvent();
    activityId = await anActivity('ROADSHOW');
    expect((await upload('E-mail\na@b.example', 'orgType=ROADSHOW')).body).toMatchObject({
      fields: [{ path: 'role' }],
    });
    activityId = await makeRoadShow(world);
    expect((await upload('E-mail\na@b.example')).body).toMatchObject({ code: 'STATUS_ERROR' });
    activityId = newId();
    expect((await upload('E-mail\na@b.example')).body).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  });

  test('what changed since the preview is not overwritten', async () => {
    await anEvent();
    const preview = await upload('電郵,單位中文名稱\nlate@companies.example,遲到公司');
    await invite({ contactEmail: 'late@companies.example' });
    expect((await confirm(preview.body)).body).toMatchObject({ code: 'STATUS_ERROR' });
  });

  test('the sample sheet is one that an import takes as it is', async () => {
    await anEvent();
    for (const language of ['zh', 'sc', 'en', 'pt']) {
      const answer = await world.app.inject({
        method: 'GET',
        url: `/event-api/admin/invitation-imports/template?language=${language}`,
        headers: { authorization: `Bearer ${mei.token}` },
      });
      expect(await readSheet(answer.rawPayload)).toHaveLength(3);
      const preview = await upload(answer.rawPayload, undefined, mei.token, 'sample.xlsx');
      expect(preview.body.counts).toEqual({ add: 2, update: 0, unchanged: 0, error: 0 });
    }
  });
});

describe('one event with several activities', () => {
  const sheet = [head, ...ten].join('\n');
  const asWhat = async () =>
    new Set((await find('size=50')).content.map(({ orgType, role }) => `${orgType} ${role ?? ''}`.trim()));

  test('the same ten companies are invited to each, in the role that fits there', async () => {
    const exhibition = await anEvent();
    await confirm((await upload(sheet)).body);
    const docking = (activityId = await anActivity('DOCKING'));
    const preview = await upload(sheet, 'orgType=DOCKING_EXHIBITOR');
    expect(preview.body.counts).toEqual({ add: 10, update: 0, unchanged: 0, error: 0 });
    expect((await confirm(preview.body)).body).toEqual({ added: 10, updated: 0 });
    const roadShow = (activityId = await anActivity('ROADSHOW'));
    await confirm((await upload(sheet, 'orgType=ROADSHOW&role=COMPANY')).body);

    for (const [id, role] of [
      [exhibition, 'EXHIBITOR'],
      [docking, 'DOCKING_EXHIBITOR'],
      [roadShow, 'ROADSHOW COMPANY'],
    ] as const) {
      activityId = id;
      expect((await tiles())[0]).toBe(10);
      expect(await asWhat()).toEqual(new Set([role]));
    }
  });

  test('one company is invited to a second one by hand, and not twice to the same', async () => {
    await anEvent();
    await invite();
    activityId = await anActivity('DOCKING');
    const customer = { orgType: 'DOCKING_CUSTOMER', role: null };
    expect((await invite({}, customer)).body).toMatchObject({
      orgType: 'DOCKING_CUSTOMER',
      activity: { id: activityId },
    });
    expect((await invite({}, customer)).body).toMatchObject({
      fields: [{ path: 'contactEmail', problem: 'notUnique' }],
    });
  });

  test('a sheet changes those of its own activity only, and says of which it was mailed', async () => {
    await anEvent();
    const mailed = (await doTo((await invite({ contactEmail: 'c1@companies.example' })).body, 'send')).body.invitation;
    const hash = await storedHash(mailed.id);
    activityId = await anActivity('DOCKING');
    const customers = await upload(
      '電郵,單位英文名稱\nc1@companies.example,One\nc2@companies.example,Two',
      'orgType=DOCKING_CUSTOMER',
    );
    await confirm(customers.body);
    const preview = await upload('電郵\nc1@companies.example\nc2@companies.example', 'orgType=DOCKING_EXHIBITOR');
    expect(preview.body.rows).toMatchObject([
      { action: 'update', changed: ['role'], sentAt: null },
      { action: 'update', changed: ['role'], sentAt: null },
    ]);
    await confirm(preview.body);
    expect(await asWhat()).toEqual(new Set(['DOCKING_EXHIBITOR']));
    const { body } = await call<{ invitation: DeskInvitation }>('get', `/invitations/${mailed.id}`);
    expect(body.invitation).toEqual(mailed);
    expect(await storedHash(mailed.id)).toBe(hash);

    const [first] = (await find('search=c1')).content;
    const sent = (await doTo(first as DeskInvitation, 'send')).body.invitation;
    const renamed = await upload('電郵,單位英文名稱\nc1@companies.example,Uno', 'orgType=DOCKING_EXHIBITOR');
    expect(renamed.body.rows).toMatchObject([{ action: 'update', changed: ['nameEn'], sentAt: sent.sentAt }]);
  });

  test('nobody is invited in a role that may not register there', async () => {
    await anEvent();
    const why = { code: 'PARAMS_ERROR', fields: [{ path: 'orgType', problem: 'notInvited' }] };
    const made = (await invite()).body;
    const details = { ...emptyInvitation, nameTc: '氹仔光電', contactEmail: made.contactEmail };
    const edit = { version: made.version, orgType: 'CONTRACTOR', role: null, ...details };
    expect((await call('put', `/invitations/${made.id}`, edit)).body).toMatchObject(why);
    activityId = await anActivity('DOCKING');
    expect((await invite()).body).toMatchObject(why);
    expect((await upload(sheet)).body).toMatchObject(why);
  });

  test.each([
    ['a draft', { state: 'DRAFT' }, 'ACTIVITY_NOT_PUBLIC'],
    ['one that was last week', { endDate: '2026-11-14' as BusinessDate }, 'ACTIVITY_IS_OVER'],
    ['a cancelled one', { state: 'CANCELLED' }, 'ACTIVITY_IS_OVER'],
  ] as const)('nobody is invited or written to about %s', async (_what, changed, code) => {
    await anEvent();
    const made = (await invite()).body;
    const filter = { activityId };
    await world.db.orm.update(activity).set(changed).where(eq(activity.id, activityId));
    expect((await invite({ contactEmail: 'b@companies.example' })).body).toMatchObject({ code });
    expect((await upload(sheet)).body).toMatchObject({ code });
    expect((await doTo(made, 'send')).body).toMatchObject({ code });
    expect((await bulk({ deed: 'send', filter })).body).toMatchObject({
      changes: [],
      refused: [{ id: made.id, code }],
    });
    expect((await doTo(made, 'disable')).status).toBe(200);
  });
});

describe('many at once', () => {
  test('a reminder goes to those who were written to, and not to those who were disabled', async () => {
    await anEvent();
    const fresh = (await invite({ contactEmail: 'fresh@b.example' })).body;
    const sent = (await doTo((await invite({ contactEmail: 'sent@b.example' })).body, 'send')).body.invitation;
    const off = (await doTo((await invite({ contactEmail: 'off@b.example' })).body, 'disable')).body.invitation;
    const dry = await bulk({ deed: 'resend', filter: { activityId } });
    expect(dry.body.changes.map(({ id }) => id)).toEqual([sent.id]);
    expect(Object.fromEntries(dry.body.refused.map(({ id, code }) => [id, code]))).toEqual({
      [fresh.id]: 'STATUS_ERROR',
      [off.id]: 'INVITATION_CODE_DISABLED',
    });
    const back = await bulk({ deed: 'resend', filter: { activityId, state: 'DISABLED' } });
    expect(back.body.changes.map(({ id }) => id)).toEqual([off.id]);
    await doTo(sent, 'disable');
    const late = await bulk({ deed: 'resend', filter: { activityId }, plan: dry.body.plan });
    expect(late.body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await bulk({ deed: 'send' })).status).toBe(400);
  });
});
