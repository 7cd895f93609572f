import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  Schedule,
  ScheduleComparison,
  ScheduleDifference,
  ScheduleExplanation,
  ScheduleRunDetail,
  WishImport,
} from '#contract/schedule.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { locales } from '#domain/locale.ts';
import { activity } from '#server/activity/tables.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { scheduleJobs } from '#server/schedule/jobs.ts';
import { scheduleMeeting } from '#server/schedule/tables.ts';
import { openFund } from '#tests/support/enrollments.ts';
import { outbox, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { uploadSheet } from '#tests/support/sheet-upload.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import { takeBackLast, waitForDeeds } from '#tests/support/deeds.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
let fair: string;
let [ana, bao, chi, dina]: Person[] = [];
beforeAll(async () => {
  world = await openTestWorld();
});
/** Three slots of a morning, two tables; Ana and Bao have something, Chi and Dina look for it. */
beforeEach(async () => {
  ({ mei, rui, week: fair } = await openFund(world));
  const sessions = [{ day: '2026-12-01' as BusinessDate, from: '10:00', to: '11:30' }];
  const visits = { matchingMinutes: 20, restMinutes: 10, halls: [{ name: 'T', tables: 2 }], sessions };
  await world.db.orm
    .update(activity)
    .set({ settings: { ...usualSettings, visits } })
    .where(eq(activity.id, fair));
  const suffix = fair.slice(-6);
  const unitOf = (name: string) =>
    makePerson(world, { name: `${name} ${suffix}`, orgType: 'DOCKING_EXHIBITOR', activities: [fair] });
  [ana, bao, chi, dina] = [await unitOf('Ana'), await unitOf('Bao'), await unitOf('Chi'), await unitOf('Dina')];
});
afterAll(() => world.close());

const at = (path: string) => `/admin/schedule/${path}`;
const get = async <Body>(path: string): Promise<Body> =>
  (await world.call<Body>('get', at(path), { token: rui.token })).body;
const post = <Body = ErrorBody>(path: string, body: object = {}, { token } = rui) =>
  world.call<Body & ErrorBody>('post', at(path), { token, body });
const nameOf = async (person?: Person): Promise<string> => {
  const [row] = await world.db.query<{ name_en: string }>('select name_en from unit where id = $1', [person?.unitId]);
  return row?.name_en ?? '';
};

async function importWishes(lines: [Person | undefined, Person | undefined, number][]): Promise<void> {
  const rows = await Promise.all(
    lines.map(async ([a, b, weight]) => `${await nameOf(a)},${await nameOf(b)},${weight}`),
  );
  const file = ['Unit A,單位乙,Weight', ...rows].join('\n');
  const { body } = await uploadSheet<{ importId: string; plan: string; counts: object; rows: object[] }>(
    world,
    at(`${fair}/wishes/imports`),
    { file, token: rui.token },
  );
  expect(body.counts, JSON.stringify(body.rows)).toMatchObject({ error: 0 });
  expect((await post(`wishes/imports/${body.importId}/confirm`, { plan: body.plan })).status).toBe(200);
}

const everybody = () =>
  importWishes([
    [ana, chi, 5],
    [ana, dina, 4],
    [bao, chi, 3],
    [bao, dina, 2],
  ]);

async function computed(body: object = {}): Promise<ScheduleRunDetail> {
  const started = await post<{ runId: string }>(`${fair}/runs`, { steps: 2000, ...body });
  expect(started.status).toBe(200);
  await runDueJobs(world, scheduleJobs);
  return get<ScheduleRunDetail>(`runs/${started.body.runId}`);
}

const meetingOf = (run: ScheduleRunDetail, a?: Person, b?: Person) =>
  run.meetings.find(({ unitA, unitB }) => unitA === a?.unitId && unitB === b?.unitId);

async function release(run: ScheduleRunDetail, who = rui) {
  const { plan } = await get<ScheduleComparison>(`runs/${run.id}/comparison`);
  const released = await post(`runs/${run.id}/release`, { version: run.version, plan }, who);
  await waitForDeeds(world);
  return released;
}

const newsTo = async (person?: Person) =>
  (await outbox(world)).filter(({ to, kind }) => to === person?.email && kind === 'SCHEDULE_RELEASED');

test('staff take the wishes from a sheet, compute a schedule with its proof, and release it to those concerned', async () => {
  await everybody();
  expect(await get<Schedule>(fair)).toMatchObject({
    tables: 2,
    wanted: 4,
    slots: [{ begin: '2026-12-01T02:00:00.000Z' }, {}, {}],
  });
  const run = await computed();
  expect(run).toMatchObject({
    state: 'RUN_DRAFT',
    placed: 4,
    certificate: { kind: 'ROUNDS_BY_PARTY', rounds: 2, meetings: 2 },
  });
  expect(await get<ScheduleComparison>(`runs/${run.id}/comparison`)).toMatchObject({ moved: [], dropped: [], told: 4 });
  expect(await newsTo(ana)).toEqual([]);
  expect((await release(run)).status).toBe(200);
  expect((await newsTo(ana)).map(({ text }) => text).join()).toContain('2 new, 0 moved, 0 cancelled');
  const rows = await world.db.orm.select().from(scheduleMeeting).where(eq(scheduleMeeting.runId, run.id));
  expect(rows).toHaveLength(4);
  const file = (await newsTo(ana))[0]?.calendar ?? '';
  const own = rows.filter(({ wishId }) => file.includes(`UID:${wishId}@meetings`));
  expect([file.match(/BEGIN:VEVENT/g)?.length, own.length]).toEqual([2, 2]);
});

test('a unit that is away is not met then, who has no slot learns why, and equal runs are equal', async () => {
  await everybody();
  const away = [{ from: '2026-12-01T02:00:00.000Z', until: '2026-12-01T03:00:00.000Z' }];
  const saved = await world.call('put', at(`${fair}/parties/${ana?.unitId}`), {
    token: rui.token,
    body: { version: 0, atOnce: 1, least: 0, away },
  });
  expect(saved.status).toBe(200);
  const run = await computed();
  expect(run).toMatchObject({ placed: 3, certificate: { kind: 'BOUND', worth: 10, bound: 10 } });
  expect(meetingOf(run, ana, chi)?.at).toMatchObject({ slot: 2 });
  const out = meetingOf(run, ana, dina);
  expect(await get<ScheduleExplanation>(`runs/${run.id}/left-out/${out?.id}`)).toMatchObject({
    obstacles: [{ slot: 2, ofA: [meetingOf(run, ana, chi)?.id] }],
    swap: { slot: 2, loses: 1 },
  });
  expect((await computed()).meetings).toEqual(run.meetings);
  const overlap = [...away, ...away];
  const refused = await world.call<ErrorBody>('put', at(`${fair}/parties/${ana?.unitId}`), {
    token: rui.token,
    body: { version: 1, atOnce: 1, least: 0, away: overlap },
  });
  expect(refused.body.code).toBe('SCHEDULE_TIME_CONFLICT');
});

test('a meeting is moved by hand and pinned, a clash is refused, and the rest is computed around the pin', async () => {
  await everybody();
  const run = await computed();
  const [mine, other] = [meetingOf(run, ana, chi), meetingOf(run, ana, dina)];
  const clash = { meeting: mine?.id, slot: other?.at?.slot, pinned: true };
  const change = (changes: object[], version = run.version) =>
    post<ScheduleRunDetail>(`runs/${run.id}/changes`, { version, changes });
  expect((await change([clash])).body).toMatchObject({
    code: 'SCHEDULE_TIME_CONFLICT',
    fields: [{ path: 'changes.0.slot' }],
  });
  const moved = await change([{ meeting: mine?.id, slot: 2, pinned: true }]);
  expect(moved.body).toMatchObject({ changed: true, placed: 4 });
  expect((await change([{ meeting: mine?.id, slot: 1, pinned: true }])).body.code).toBe('STATUS_ERROR');
  const again = await computed({ around: run.id });
  expect(meetingOf(again, ana, chi)).toMatchObject({ pinned: true, at: { slot: 2 } });
  expect(again.placed).toBe(4);
});

test('the schedule before is superseded, and only who has something changed is told again', async () => {
  await everybody();
  const first = await computed();
  await release(first);
  const second = await computed();
  const free = [0, 1, 2].find((slot) => !second.meetings.some(({ at }) => at?.slot === slot));
  const mine = meetingOf(second, ana, chi);
  const moved = await post<ScheduleRunDetail>(`runs/${second.id}/changes`, {
    version: second.version,
    changes: [{ meeting: mine?.id, slot: free, pinned: false }],
  });
  expect(await get<ScheduleComparison>(`runs/${second.id}/comparison`)).toMatchObject({
    moved: [{ meeting: mine?.id }],
    told: 2,
  });
  expect((await release(moved.body)).status).toBe(200);
  expect(await newsTo(ana)).toHaveLength(2);
  expect(await newsTo(bao)).toHaveLength(1);
  expect((await get<Schedule>(fair)).runs.map(({ state }) => state)).toEqual(['PUBLISHED', 'SUPERSEDED']);
  expect((await release(first)).body.code).toBe('STATUS_ERROR');
});

test('any two schedules of an activity are compared, also when its times have changed since', async () => {
  await everybody();
  const first = await computed();
  const mine = meetingOf(first, ana, chi);
  const free = [0, 1, 2].find((slot) => !first.meetings.some(({ at }) => at?.slot === slot));
  const second = await computed({ seed: 1 });
  await post(`runs/${second.id}/changes`, {
    version: second.version,
    changes: [
      { meeting: mine?.id, slot: free, pinned: false },
      { meeting: meetingOf(first, bao, dina)?.id, slot: null, pinned: false },
    ],
  });
  const between = (one: string, other: string) => get<ScheduleDifference>(`runs/${one}/comparison/${other}`);
  expect(await between(second.id, first.id)).toMatchObject({
    moved: [{ meeting: mine?.id, unitA: ana?.unitId, unitB: chi?.unitId }],
    added: [],
    dropped: [{ unitA: bao?.unitId, unitB: dina?.unitId }],
  });
  expect(await between(first.id, second.id)).toMatchObject({ added: [{ unitA: bao?.unitId }], dropped: [] });
  expect(await between(first.id, first.id)).toMatchObject({ moved: [], added: [], dropped: [], parties: [] });

  // A day that begins two rounds earlier: the same meetings are moved, and what is at the same time is not.
  const sessions = [{ day: '2026-12-01' as BusinessDate, from: '09:00', to: '11:30' }];
  const visits = { matchingMinutes: 20, restMinutes: 10, halls: [{ name: 'T', tables: 2 }], sessions };
  await world.db.orm
    .update(activity)
    .set({ settings: { ...usualSettings, visits } })
    .where(eq(activity.id, fair));
  const third = await computed();
  const later = await between(third.id, first.id);
  expect([later.moved.length, later.added, later.dropped]).toEqual([4, [], []]);
  expect(new Set(later.moved.map(({ to }) => to.begin))).toEqual(
    new Set(['2026-12-01T01:00:00.000Z', '2026-12-01T01:30:00.000Z']),
  );
  expect((await world.call('get', at(`runs/${first.id}/comparison/${newId()}`), { token: rui.token })).status).toBe(
    404,
  );
});

test('of two who release at once one wins, and whoever does not decide here releases nothing', async () => {
  await everybody();
  const [one, two] = [await computed(), await computed({ seed: 2 })];
  const stranger = await reviewer(world, []);
  expect((await release(one, stranger)).body.code).toBe('NO_PERMISSION');
  const plans = await Promise.all([one, two].map((run) => get<ScheduleComparison>(`runs/${run.id}/comparison`)));
  const answers = await Promise.all(
    [one, two].map((run, index) =>
      post(`runs/${run.id}/release`, { version: run.version, plan: plans[index]?.plan }, index === 0 ? rui : mei),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  await waitForDeeds(world);
  expect(await newsTo(ana)).toHaveLength(1);
});

test('a release that was taken back releases nothing and tells nobody; released again it is', async () => {
  await everybody();
  const run = await computed();
  const { plan } = await get<ScheduleComparison>(`runs/${run.id}/comparison`);
  const told = (await newsTo(ana)).length;
  expect((await post(`runs/${run.id}/release`, { version: run.version, plan })).status).toBe(200);
  expect(await get<ScheduleRunDetail>(`runs/${run.id}`)).toMatchObject({ state: 'RUN_DRAFT' });
  expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
  await waitForDeeds(world);
  expect(await get<ScheduleRunDetail>(`runs/${run.id}`)).toMatchObject({ state: 'RUN_DRAFT', version: run.version });
  expect(await newsTo(ana)).toHaveLength(told);
  expect((await release(run)).status).toBe(200);
  expect(await get<ScheduleRunDetail>(`runs/${run.id}`)).toMatchObject({ state: 'PUBLISHED' });
  expect(await newsTo(ana)).toHaveLength(told + 1);
});

test('a run that was stopped before it began stays without a result', async () => {
  await everybody();
  const { body } = await post<{ runId: string }>(`${fair}/runs`);
  expect((await post(`runs/${body.runId}/stop`)).status).toBe(200);
  await runDueJobs(world, scheduleJobs);
  expect(await get<ScheduleRunDetail>(`runs/${body.runId}`)).toMatchObject({ state: 'STOPPED', placed: 0 });
  expect((await post(`runs/${body.runId}/stop`)).body.code).toBe('STATUS_ERROR');
});

test('the sample sheet is understood in every language, and its units are not ours', async () => {
  for (const language of locales) {
    const sample = await world.app.inject({
      method: 'GET',
      url: `/event-api${at(`wishes/imports/template?language=${language}`)}`,
      headers: { authorization: `Bearer ${rui.token}` },
    });
    const upload = { file: sample.rawPayload, name: 'sample.xlsx', token: rui.token };
    const { body } = await uploadSheet<WishImport>(world, at(`${fair}/wishes/imports`), upload);
    const unknown = [
      { path: 'unitA', problem: 'notAllowed' },
      { path: 'unitB', problem: 'notAllowed' },
    ];
    expect(body.rows).toMatchObject([
      { action: 'error', errors: unknown, weight: 5, must: true },
      { action: 'error', errors: unknown, weight: 1, must: false },
    ]);
  }
});

test('a sheet without one of its two units is not read, and says which column is missing', async () => {
  for (const [head, missing] of [
    ['Unit A,Weight', 'unitB'],
    ['單位乙,Weight', 'unitA'],
  ]) {
    const upload = { file: `${head}\nLamps,1`, token: rui.token };
    const answer = await uploadSheet<ErrorBody>(world, at(`${fair}/wishes/imports`), upload);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'PARAMS_ERROR', fields: [{ path: `columns.${missing}`, problem: 'required' }] },
    });
  }
});

test('a table is chosen by hand, two change tables, and one that is taken or not there is refused', async () => {
  await everybody();
  const run = await computed();
  const [mine, beside] = [meetingOf(run, ana, chi), meetingOf(run, bao, dina)];
  expect(mine?.at?.slot).toBe(beside?.at?.slot);
  const seatOf = (of: typeof mine) => of?.at && { place: of.at.place, table: of.at.table };
  const wish = (of: typeof mine, seat: object | null | undefined, pinned = false) => ({
    meeting: of?.id,
    slot: of?.at?.slot,
    pinned,
    seat,
  });
  const change = (changes: object[], version = run.version) =>
    post<ScheduleRunDetail>(`runs/${run.id}/changes`, { version, changes });
  for (const seat of [seatOf(beside), { place: 'T', table: 3 }, { place: 'U', table: 1 }]) {
    expect((await change([wish(mine, seat)])).body).toMatchObject({
      code: 'SCHEDULE_TIME_CONFLICT',
      fields: [{ path: 'changes.0.slot' }],
    });
  }
  const swapped = await change([wish(mine, seatOf(beside), true), wish(beside, seatOf(mine))]);
  expect(swapped.status).toBe(200);
  expect(meetingOf(swapped.body, ana, chi)?.at).toEqual({ ...mine?.at, ...seatOf(beside) });
  expect(meetingOf(swapped.body, bao, dina)?.at).toEqual({ ...beside?.at, ...seatOf(mine) });
  const again = await computed({ around: run.id });
  expect(meetingOf(again, ana, chi)).toMatchObject({ pinned: true, at: seatOf(beside) });
});

test('tables stand in halls with names: a run seats people in each of them, and a meeting moves from one to the other', async () => {
  await everybody();
  const sessions = [{ day: '2026-12-01' as BusinessDate, from: '10:00', to: '11:30' }];
  const halls = [
    { name: '大堂', tables: 1 },
    { name: 'B', tables: 1 },
  ];
  await world.db.orm
    .update(activity)
    .set({ settings: { ...usualSettings, visits: { matchingMinutes: 20, restMinutes: 10, halls, sessions } } })
    .where(eq(activity.id, fair));
  const run = await computed();
  expect(run.places).toEqual([
    { id: '大堂', tables: 1 },
    { id: 'B', tables: 1 },
  ]);
  const [mine, beside] = [meetingOf(run, ana, chi), meetingOf(run, bao, dina)];
  expect(new Set([mine?.at?.place, beside?.at?.place])).toEqual(new Set(['B', '大堂']));
  const swapped = await post<ScheduleRunDetail>(`runs/${run.id}/changes`, {
    version: run.version,
    changes: [
      { meeting: mine?.id, slot: mine?.at?.slot, pinned: true, seat: { place: beside?.at?.place, table: 1 } },
      { meeting: beside?.id, slot: mine?.at?.slot, pinned: false, seat: { place: mine?.at?.place, table: 1 } },
    ],
  });
  expect(meetingOf(swapped.body, ana, chi)?.at?.place).toBe(beside?.at?.place);
});
