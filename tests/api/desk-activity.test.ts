import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskActivity, DeskActivityRow, DeskEvent, DeskForum } from '#contract/activity/desk.ts';
import { activityStates } from '#domain/activity/activity-moves.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { businessDatePlus, type BusinessDate } from '#domain/instant.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { openDesk } from '#tests/support/desk.ts';
import { makeRoadShow } from '#tests/support/participants.ts';
import { participantList } from '#server/participant/tables.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

interface Page<Item> {
  content: Item[];
  totalElements: number;
}

let world: TestWorld;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  world = await openTestWorld();
  desk = await openDesk(world);
});
afterAll(() => world.close());

const auditOf = async (subjectId: string) =>
  (await world.db.orm.select().from(auditEntry)).filter((entry) => entry.subjectId === subjectId);

const publicNames = async () => {
  const { body } = await world.call<Page<{ id: string; nameTc: string }>>(
    'post',
    '/public/api/v1/activities/search?size=100',
    { body: {} },
  );
  return body.content.map(({ nameTc }) => nameTc);
};

describe('an activity', () => {
  test('is begun as a draft that no visitor finds, published, and then found in its languages', async () => {
    const { lei, begin, save, move } = desk;
    const draft = await begin(lei, { nameTc: '海洋科技展' });
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1, isEditable: true });
    expect(await publicNames()).not.toContain('海洋科技展');
    expect((await world.call('get', `/activities/${draft.id}`)).status).toBe(404);

    const saved = await save(lei, draft, { nameEn: 'Ocean Technology', namePt: 'Tecnologia do Mar' });
    expect(saved.body).toMatchObject({ version: 2, fields: { nameEn: 'Ocean Technology' } });
    const published = await move(lei, saved.body, 'publish');
    expect(published.body.state).toBe('ACTIVE');
    expect(await publicNames()).toContain('海洋科技展');
    expect((await world.call('get', `/activities/${draft.id}`)).body).toMatchObject({ namePt: 'Tecnologia do Mar' });

    const entries = await auditOf(draft.id);
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'activity.create',
      'activity.edit',
      'activity.publish',
    ]);
    expect(entries.find(({ action }) => action === 'activity.edit')?.changes).toEqual([
      { field: 'nameEn', from: '', to: 'Ocean Technology' },
      { field: 'namePt', from: '', to: 'Tecnologia do Mar' },
    ]);
  });

  test('is not published without a name, and says what is missing', async () => {
    const { lei, begin, move } = desk;
    const nameless = await begin(lei, { nameTc: '' });
    expect(nameless.offers).toContainEqual({ move: 'publish', missing: 'PARAMS_ERROR', asks: [] });
    const refused = await move(lei, nameless, 'publish');
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'PARAMS_ERROR', fields: [{ path: 'nameTc', problem: 'required' }] },
    });
  });

  test('cannot lose its last name while visitors find it', async () => {
    const { lei, begin, move, save } = desk;
    const { body: active } = await move(lei, await begin(lei), 'publish');
    expect(await save(lei, active, { nameTc: ' ' })).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
  });

  test('goes through its states and keeps why', async () => {
    const { lei, begin, move } = desk;
    let now = await begin(lei);
    for (const [step, state] of [
      ['publish', 'ACTIVE'],
      ['unpublish', 'DRAFT'],
      ['publish', 'ACTIVE'],
      ['close', 'CLOSED'],
      ['reopen', 'ACTIVE'],
      ['cancel', 'CANCELLED'],
      ['restore', 'DRAFT'],
    ] as const) {
      const answer = await move(lei, now, step, 'the hall was changed');
      expect(answer.body).toMatchObject({ state, version: now.version + 1 });
      now = answer.body;
    }
    const cancelled = (await auditOf(now.id)).find(({ action }) => action === 'activity.cancel');
    expect(cancelled).toMatchObject({ reason: 'the hall was changed', accountId: lei.accountId });
    expect(await move(lei, now, 'close')).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  });

  test('that is cancelled is not edited', async () => {
    const { lei, begin, move, save } = desk;
    const { body: cancelled } = await move(lei, await begin(lei), 'cancel', 'typhoon');
    expect(cancelled.isEditable).toBe(false);
    expect(await save(lei, cancelled, { nameTc: '新名' })).toMatchObject({ body: { code: 'STATUS_ERROR' } });
  });

  test('with units registered stays public', async () => {
    const { lei, ho, ask, move } = desk;
    const activityId = await makeRoadShow(world);
    if (!ho.unitId) throw new Error('an exhibitor has a unit');
    await world.db.orm.insert(participantList).values({ activityId, unitId: ho.unitId, createdAt: world.clock.now() });
    const { body: active } = await ask<DeskActivity>(lei, 'get', `/admin/activities/${activityId}`);
    expect(active).toMatchObject({ registrations: 1 });
    expect(active.offers).toContainEqual({ move: 'unpublish', missing: 'IN_USE', asks: [] });
    expect(await move(lei, active, 'unpublish')).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', fields: [{ path: 'registrations', problem: 'inUse', params: { count: 1 } }] },
    });
  });

  test('has a code of its own', async () => {
    const { lei, begin, ask, save } = desk;
    const first = await begin(lei);
    const second = await begin(lei);
    const clash = { status: 400, body: { fields: [{ path: 'code', problem: 'notUnique' }] } };
    expect(await save(lei, second, { code: first.fields.code })).toMatchObject(clash);
    const copy = await ask(lei, 'post', `/admin/activities/${first.id}/copies`, { code: first.fields.code });
    expect(copy).toMatchObject(clash);
  });

  test('is copied with everything that was written, as a draft of its own', async () => {
    const { lei, begin, save, ask } = desk;
    const other = await begin(lei, { nameTc: '路演' });
    const { body: original } = await save(lei, await begin(lei), {
      descriptionPt: 'Uma semana de ciência.',
      enrollBeginDate: '2026-11-01' as BusinessDate,
      enrollEndDate: '2026-11-20' as BusinessDate,
      bindings: [{ otherActivityId: other.id, tipTc: '請同時報名', tipEn: '', tipPt: '' }],
    });
    const copy = await ask<DeskActivity>(lei, 'post', `/admin/activities/${original.id}/copies`, { code: 'STW-2027' });
    expect(copy.body).toMatchObject({ state: 'DRAFT', version: 1 });
    expect(copy.body.fields).toEqual({ ...original.fields, code: 'STW-2027' });
  });

  test('shows staff what a visitor would see of the draft', async () => {
    const { lei, sou, begin, ask } = desk;
    const draft = await begin(lei, { nameTc: '預覽中' });
    expect(await ask(sou, 'get', `/admin/activities/${draft.id}/preview`)).toMatchObject({
      status: 200,
      body: { nameTc: '預覽中', bindingOtherActivities: [] },
    });
  });

  test('points to other activities, and neither to itself nor twice to one', async () => {
    const { lei, begin, save } = desk;
    const [one, other] = [await begin(lei), await begin(lei)];
    const to = (otherActivityId: string) => ({ otherActivityId, tipTc: '', tipEn: '', tipPt: '' });
    expect(await save(lei, one, { bindings: [to(one.id)] })).toMatchObject({
      body: { fields: [{ path: 'bindings.0.otherActivityId', problem: 'notAllowed' }] },
    });
    expect(await save(lei, one, { bindings: [to(other.id), to(other.id)] })).toMatchObject({
      body: { fields: [{ path: 'bindings.1.otherActivityId', problem: 'notUnique' }] },
    });
  });

  test('takes any window that begins before it ends, and no other', async () => {
    const { lei, begin, save } = desk;
    let now = await begin(lei);
    const day = fc.integer({ min: 0, max: 60 }).map((days) => businessDatePlus('2026-10-01' as BusinessDate, days));
    const side = fc.option(day, { nil: null });
    await fc.assert(
      fc.asyncProperty(
        side,
        side,
        side,
        side,
        async (enrollBeginDate, enrollEndDate, customerEnrollBeginDate, customerEnrollEndDate) => {
          const windows = { enrollBeginDate, enrollEndDate, customerEnrollBeginDate, customerEnrollEndDate };
          const answer = await save(lei, now, windows);
          const wrong = [
            ...(enrollBeginDate && enrollEndDate && enrollEndDate < enrollBeginDate ? ['enrollEndDate'] : []),
            ...(customerEnrollBeginDate && customerEnrollEndDate && customerEnrollEndDate < customerEnrollBeginDate
              ? ['customerEnrollEndDate']
              : []),
          ];
          if (wrong.length === 0) {
            expect(answer.status).toBe(200);
            now = answer.body;
          } else {
            const { fields } = answer.body as unknown as ErrorBody;
            expect(fields).toEqual(wrong.map((path) => ({ path, problem: 'endBeforeStart' })));
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('two administrators who edit one activity', () => {
  test('do not overwrite each other: the second is told, reads the newest and saves over that', async () => {
    const { lei, cheong, begin, save, ask } = desk;
    const read = await begin(lei, { nameTc: '科技周', nameEn: 'Science Week' });
    const first = await save(lei, read, { nameTc: '科技週' });
    expect(first.status).toBe(200);

    const second = await save(cheong, read, { nameEn: 'Week of Science' });
    expect(second).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    const { body: newest } = await ask<DeskActivity>(cheong, 'get', `/admin/activities/${read.id}`);
    expect(newest.fields).toMatchObject({ nameTc: '科技週', nameEn: 'Science Week' });

    const third = await save(cheong, newest, { nameEn: 'Week of Science' });
    expect(third.body.fields).toMatchObject({ nameTc: '科技週', nameEn: 'Week of Science' });
  });

  test('at the very same moment: one of them is saved, whatever happens', async () => {
    const { lei, cheong, begin, save } = desk;
    const read = await begin(lei);
    const answers = await Promise.all([save(lei, read, { remarkTc: '甲' }), save(cheong, read, { remarkTc: '乙' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the list of activities', () => {
  test('is narrowed by state, category and words, and counts all pages', async () => {
    const { lei, sou, begin, ask } = desk;
    await begin(lei, { nameTc: '量子計算講座', nameEn: 'Lecture on Quantum Computing', category: 'PUBLIC' });
    await begin(lei, { nameTc: '量子通訊講座', category: 'PUBLIC' });
    const find = (query: string) => ask<Page<DeskActivityRow>>(sou, 'get', `/admin/activities?${query}`);
    expect((await find('search=量子')).body.totalElements).toBe(2);
    expect((await find('search=quantum%20lect')).body.content.map(({ nameTc }) => nameTc)).toEqual(['量子計算講座']);
    expect((await find('search=量子&category=DOCKING')).body.totalElements).toBe(0);
    const page = await find('search=量子&category=PUBLIC&state=DRAFT&size=1&page=1');
    expect(page.body).toMatchObject({ totalElements: 2, content: [{ nameTc: '量子計算講座' }] });
    expect(page.body.content[0]?.completeness).toEqual({
      Tc: { filled: 1, missing: [] },
      En: { filled: 1, missing: [] },
      Pt: { filled: 0, missing: ['name'] },
    });
    for (const state of activityStates) {
      const { body } = await find(`state=${state}&size=100`);
      expect(new Set(body.content.map((row) => row.state)).size).toBeLessThanOrEqual(1);
    }
  });
});

describe('an event', () => {
  test('is created, renamed, and counts its activities', async () => {
    const { lei, cheong, sou, begin, ask } = desk;
    const created = await ask<DeskEvent>(lei, 'post', '/admin/events', {
      nameTc: '2027科技週',
      nameEn: '',
      namePt: '',
    });
    expect(created.body).toMatchObject({ version: 1, activities: 0 });
    await begin(lei, { eventId: created.body.id });
    const rename = (who: typeof lei, version: number) =>
      ask<DeskEvent>(who, 'put', `/admin/events/${created.body.id}`, {
        version,
        nameTc: '2027科技週',
        nameEn: 'Science Week 2027',
        namePt: '',
      });
    expect((await rename(lei, 1)).body).toMatchObject({ version: 2, activities: 1 });
    expect(await rename(cheong, 1)).toMatchObject({ body: { code: 'STATUS_ERROR' } });
    const { body } = await ask<Page<DeskEvent>>(sou, 'get', '/admin/events');
    expect(body.content).toContainEqual(expect.objectContaining({ nameEn: 'Science Week 2027', activities: 1 }));
  });

  test('needs a name in one language', async () => {
    const { lei, ask } = desk;
    expect(await ask(lei, 'post', '/admin/events', { nameTc: '', nameEn: '', namePt: ' ' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'nameTc', problem: 'required' }] },
    });
  });
});

describe('a forum', () => {
  const homeShows = async () =>
    (await world.call<Page<{ nameEn: string }>>('get', '/public/api/v1/forums?size=100')).body.content.map(
      ({ nameEn }) => nameEn,
    );

  test('appears on home once it is published, and its activity is public', async () => {
    const { lei, begin, move, ask } = desk;
    const draft = await begin(lei);
    const fields = {
      activityId: draft.id,
      nameTc: '新能源論壇',
      nameEn: 'New Energy Forum',
      namePt: '',
      holdDate: '2026-12-02T02:00:00.000Z',
    };
    const { body: made } = await ask<DeskForum>(lei, 'post', '/admin/forums', fields);
    expect(made).toMatchObject({
      status: 'DRAFT',
      offers: [
        { move: 'publish', missing: 'ACTIVITY_NOT_PUBLIC' },
        { move: 'remove', missing: null },
      ],
    });
    const publish = () => ask<DeskForum>(lei, 'post', `/admin/forums/${made.id}/moves/publish`, { version: 1 });
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'ACTIVITY_NOT_PUBLIC' } });
    await move(lei, draft, 'publish');
    expect((await publish()).body).toMatchObject({ status: 'PUBLISHED', version: 2 });
    expect(await homeShows()).toContain('New Energy Forum');

    const saved = await ask<DeskForum>(lei, 'put', `/admin/forums/${made.id}`, {
      version: 2,
      fields: { ...fields, nameEn: 'Forum on New Energy' },
    });
    expect(saved.body.version).toBe(3);
    expect(await homeShows()).toContain('Forum on New Energy');
    expect(await ask(lei, 'delete', `/admin/forums/${made.id}?version=3`)).toMatchObject({
      body: { code: 'STATUS_ERROR' },
    });

    await ask(lei, 'post', `/admin/forums/${made.id}/moves/unpublish`, { version: 3 });
    expect(await homeShows()).not.toContain('Forum on New Energy');
    expect((await ask(lei, 'delete', `/admin/forums/${made.id}?version=4`)).status).toBe(200);
    expect((await ask(lei, 'get', `/admin/forums/${made.id}`)).status).toBe(404);
  });
});

describe('who may do what', () => {
  test('a reviewer reads and changes nothing; an exhibitor and a stranger see nothing', async () => {
    const { lei, sou, ho, begin, save, move, ask } = desk;
    const draft = await begin(lei);
    for (const path of ['/admin/activities', `/admin/activities/${draft.id}`, '/admin/events', '/admin/forums']) {
      expect((await ask(sou, 'get', path)).status).toBe(200);
      expect(await ask(ho, 'get', path)).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
      expect(await world.call('get', path)).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
    }
    const { body: seen } = await ask<DeskActivity>(sou, 'get', `/admin/activities/${draft.id}`);
    expect(seen).toMatchObject({ offers: [], isEditable: false });
    for (const who of [sou, ho]) {
      expect(await save(who, draft, { nameTc: '改' })).toMatchObject({ status: 403 });
      expect(await move(who, draft, 'publish')).toMatchObject({ status: 403 });
      expect(await ask(who, 'post', `/admin/activities/${draft.id}/copies`, { code: 'X' })).toMatchObject({
        status: 403,
      });
    }
  });
});
