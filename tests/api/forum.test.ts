import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskProgramme } from '#contract/forum/desk.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { plusMs } from '#domain/instant.ts';
import { activity, forum } from '#server/activity/tables.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { openDesk } from '#tests/support/desk.ts';
import { hallB, makeForum } from '#tests/support/forum.ts';
import { makeRoadShow } from '#tests/support/participants.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  world = await openTestWorld();
  desk = await openDesk(world);
});
afterAll(() => world.close());

const newForum = async () => makeForum(world, desk.lei, await makeRoadShow(world));

describe('the programme of a forum', () => {
  test('is written at the desk and read by everybody in order of time, without what is staff’s', async () => {
    const { add, said, programme, path, asked } = await newForum();
    const later = await add(said(60, 120));
    expect(later).toMatchObject({ status: 200, body: { version: 1 } });
    await add(said(0, 60));
    await add(said(0, 90, { hall: hallB }));

    const read = await programme();
    expect(read.headers['cache-control']).toBe('public, max-age=60');
    expect(read.body.content.map(({ nameEn, hall }) => `${nameEn} ${hall.en}`)).toEqual([
      'Session 0 Auditorium',
      'Session 0 Room 2',
      'Session 60 Auditorium',
    ]);
    expect(Object.keys(read.body.content[0] ?? {}).toSorted()).toEqual(
      ['begins', 'ends', 'hall', 'id', 'nameEn', 'namePt', 'nameTc', 'speakers'].toSorted(),
    );
    expect((await asked<DeskProgramme>('get', path)).body).toMatchObject({ forum: { isPublished: true } });
    expect((await asked<DeskProgramme>('get', path, undefined, desk.sou)).body.content).toHaveLength(3);
  });

  test('is nobody’s to read while its forum is not published', async () => {
    const { add, said, programme, unpublish } = await newForum();
    await add(said(0, 60));
    await unpublish();
    expect(await programme()).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });

  test('is written by administrators alone', async () => {
    const { add, said } = await newForum();
    for (const who of [desk.sou, desk.ho])
      expect(await add(said(0, 60), who)).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION' } });
  });

  test('has nobody twice in one hall; the other session is named at the field', async () => {
    const { add, said, save, programme } = await newForum();
    const { body: first } = await add(said(0, 60));
    const refused = await add(said(30, 90, { hall: { tc: '', en: 'AUDITORIUM', pt: '' } }));
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'hall.tc', problem: 'hallTaken', params: { name: '開幕' } }] },
    });
    const { body: second } = await add(said(60, 90));
    expect(await save(second, said(59, 90))).toMatchObject({ status: 400 });
    expect(await save(first, said(0, 50))).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await programme()).body.content).toHaveLength(2);
  });

  test('has nobody twice in one hall, however many write at once', async () => {
    const { add, said, programme } = await newForum();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => add(said(at, 60 + at))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect((await programme()).body.content).toHaveLength(1);
  });

  test('says at each field what is wrong', async () => {
    const { add, said, begins, asked, path } = await newForum();
    const fieldsOf = async (changed: object) =>
      ((await add(said(0, 60, changed))).body as unknown as ErrorBody).fields?.map(({ path: at }) => at);
    expect(await fieldsOf({ nameTc: ' ', nameEn: '' })).toEqual(['nameTc']);
    expect(await fieldsOf({ ends: begins })).toEqual(['ends']);
    expect(await fieldsOf({ ends: plusMs(begins, 48 * 60 * 60_000) })).toEqual(['ends']);
    expect(await fieldsOf({ hall: { tc: '', en: '', pt: '' } })).toEqual(['hall.tc']);
    expect(await fieldsOf({ nameEn: 'x'.repeat(201) })).toEqual(['nameEn']);
    expect(await asked('post', path, { nameEn: 'no more' })).toMatchObject({ status: 400 });
    expect(
      await asked('post', '/admin/forums/0199f0c0-0000-7000-8000-000000000000/sessions', said(0, 60)),
    ).toMatchObject({
      status: 404,
    });
  });

  test('tells who saves an old version, and keeps what the first one saved', async () => {
    const { add, said, save, asked } = await newForum();
    const { body: read } = await add(said(0, 60));
    await save(read, said(0, 45));
    expect(await save(read, said(0, 30))).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
    expect((await asked('get', `/admin/forum-sessions/${read.id}`)).body).toMatchObject({
      version: 2,
      ends: said(0, 45).ends,
    });
  });

  test('loses a session that is taken off, and has it again; not where its hall is given away', async () => {
    const { add, said, withdraw, restore, programme } = await newForum();
    const { body: first } = await add(said(0, 60));
    const { body: gone } = await withdraw(first);
    expect((await programme()).body.content).toEqual([]);
    expect(await withdraw(gone)).toMatchObject({ status: 409 });
    const { body: back } = await restore(gone);
    expect((await programme()).body.content).toHaveLength(1);
    const { body: goneAgain } = await withdraw(back);
    await add(said(30, 90));
    expect(await restore(goneAgain)).toMatchObject({ status: 400, body: { fields: [{ problem: 'hallTaken' }] } });
    const actions = (await world.db.orm.select().from(auditEntry))
      .filter(({ subjectId }) => subjectId === first.id)
      .map(({ action }) => action);
    expect(actions).toEqual([
      'forum_session.create',
      'forum_session.withdraw',
      'forum_session.restore',
      'forum_session.withdraw',
    ]);
  });
});

describe('the list of forums', () => {
  interface Listed {
    content: { id: string }[];
    totalElements: number;
  }
  const listed = async (query: string) =>
    (await world.call<Listed>('get', `/public/api/v1/forums?size=100&${query}`)).body.content.map(({ id }) => id);

  test('is split at today in Macau: those ahead soonest first, those that are over the last one first', async () => {
    const activityId = await makeRoadShow(world);
    const held = async (days: number) => {
      const { forum: made } = await makeForum(world, desk.lei, activityId);
      const holdDate = plusMs(world.clock.now(), days * 86_400_000);
      await world.db.orm.update(forum).set({ holdDate }).where(eq(forum.id, made.id));
      return made.id;
    };
    const [later, long, today, lately] = [await held(4), await held(-40), await held(0), await held(-1)];
    const of = `activityId=${activityId}`;
    expect(await listed(`${of}&period=COMING`)).toEqual([today, later]);
    expect(await listed(`${of}&period=OVER`)).toEqual([lately, long]);
    expect(await listed(of)).toEqual([long, lately, today, later]);
    expect((await world.call('get', '/public/api/v1/forums?period=SOON')).status).toBe(400);
  });

  test.each(['DRAFT', 'CANCELLED'] as const)('leaves out what belongs to an activity that is %s', async (state) => {
    const activityId = await makeRoadShow(world);
    const { forum: made } = await makeForum(world, desk.lei, activityId);
    expect(await listed(`activityId=${activityId}`)).toEqual([made.id]);
    await world.db.orm.update(activity).set({ state }).where(eq(activity.id, activityId));
    expect(await listed(`activityId=${activityId}`)).toEqual([]);
    expect((await world.call('get', `/public/api/v1/forums/${made.id}`)).body).toMatchObject({
      code: 'ENTITY_NOT_FOUND',
    });
  });
});

test('ROADSHOW2 asks for the road shows with a promoter, and for nothing else', async () => {
  const plain = await makeRoadShow(world);
  const promoted = await makeRoadShow(world);
  await world.db.orm.update(activity).set({ promoter: 'P' }).where(eq(activity.id, promoted));
  const found = async (categories: string[]) => {
    const answer = await world.call<{ content: { id: string }[] }>(
      'post',
      '/public/api/v1/activities/search?size=100',
      {
        body: { categories },
      },
    );
    return answer.body.content.map(({ id }) => id).filter((id) => id === plain || id === promoted);
  };
  expect(await found(['ROADSHOW2'])).toEqual([promoted]);
  expect((await found(['ROADSHOW', 'ROADSHOW2'])).toSorted()).toEqual([plain, promoted].toSorted());
  expect(await found(['PUBLIC'])).toEqual([]);
});
