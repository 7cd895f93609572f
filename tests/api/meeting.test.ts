import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AskedChange, HallScreen, OwnMeeting, PlannedMeeting } from '#contract/meeting.ts';
import type { Schedule, ScheduleComparison, ScheduleRunDetail } from '#contract/schedule.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { type BusinessDate, type Instant, plusMs } from '#domain/instant.ts';
import { emptyRecord, type RecordKind } from '#domain/road-show/record-form.ts';
import { changeButtons, changeMoves, changeStatuses, type ChangeRole } from '#domain/schedule/change-moves.ts';
import { decide } from '#domain/workflow.ts';
import { activity } from '#server/activity/tables.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { roadShowMatch, roadShowRecord } from '#server/road-show/tables.ts';
import { scheduleJobs } from '#server/schedule/jobs.ts';
import { scheduleChange, scheduleWish } from '#server/schedule/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { openFund } from '#tests/support/enrollments.ts';
import { administrator, outbox, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import { waitForDeeds } from '#tests/support/deeds.ts';

let world: TestWorld;
let [rui, ana, bao, chi, dina]: Person[] = [];
let fair: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** Four slots of a morning, two tables; Ana and Bao each meet Chi and Dina, and it is released. */
beforeEach(async () => {
  const fund = await openFund(world);
  [rui, fair] = [fund.rui, fund.week];
  const sessions = [{ day: '2026-12-01' as BusinessDate, from: '10:00', to: '12:00' }];
  const visits = { matchingMinutes: 20, restMinutes: 10, halls: [{ name: 'T', tables: 2 }], sessions };
  await world.db.orm
    .update(activity)
    .set({ settings: { ...usualSettings, visits } })
    .where(eq(activity.id, fair));
  const suffix = fair.slice(-6);
  const unitOf = (name: string) =>
    makePerson(world, { name: `${name} ${suffix}`, orgType: 'DOCKING_EXHIBITOR', activities: [fair] });
  [ana, bao, chi, dina] = [await unitOf('Ana'), await unitOf('Bao'), await unitOf('Chi'), await unitOf('Dina')];
  const pairs = [ana, bao].flatMap((a) => [chi, dina].map((b) => ({ unitA: a?.unitId ?? '', unitB: b?.unitId ?? '' })));
  await world.db.orm.insert(scheduleWish).values(
    pairs.map((pair) => ({
      ...pair,
      id: newId(),
      activityId: fair,
      weight: 1,
      must: false,
      createdAt: world.clock.now(),
    })),
  );
  const { runId } = (await call<{ runId: string }>(rui, 'post', `/admin/schedule/${fair}/runs`, { steps: 500 })).body;
  await runDueJobs(world, scheduleJobs);
  await release(runId);
});

type Method = 'get' | 'post' | 'put' | 'delete';
const call = <Body>(who: Person | undefined, method: Method, path: string, body?: object) =>
  world.call<Body & ErrorBody>(method, path, { token: who?.token ?? '', ...(body && { body }) });

async function release(runId: string, who = rui) {
  const run = (await call<ScheduleRunDetail>(who, 'get', `/admin/schedule/runs/${runId}`)).body;
  const { plan } = (await call<ScheduleComparison>(who, 'get', `/admin/schedule/runs/${runId}/comparison`)).body;
  const released = await call(who, 'post', `/admin/schedule/runs/${runId}/release`, { version: run.version, plan });
  await waitForDeeds(world);
  return released;
}

const meetingsOf = async (who?: Person): Promise<OwnMeeting[]> =>
  (await call<{ meetings: OwnMeeting[] }>(who, 'get', `/schedule/meetings?activityId=${fair}`)).body.meetings;
const meetingOf = async (who?: Person, other?: Person): Promise<OwnMeeting> => {
  const found = (await meetingsOf(who)).find((one) => one.with.id === other?.unitId);
  if (!found) throw new Error('no such meeting');
  return found;
};

async function freeFor(who: Person | undefined, meeting: OwnMeeting): Promise<Instant> {
  const { body } = await call<{ slots: { begin: Instant; otherIsFree: boolean }[] }>(
    who,
    'get',
    `/schedule/meetings/${meeting.id}/slots`,
  );
  const first = body.slots.find(({ otherIsFree }) => otherIsFree);
  if (!first) throw new Error('nobody is free');
  return first.begin;
}

const move = (who: Person | undefined, changeId: string | undefined, name: string, version = 1) =>
  call(who, 'post', `/schedule/changes/${changeId}/moves`, { move: name, version, note: '' });

async function asked(): Promise<{ meeting: OwnMeeting; begin: Instant; changeId: string }> {
  const meeting = await meetingOf(ana, chi);
  const begin = await freeFor(ana, meeting);
  const wish = { wished: [begin], reason: 'A flight' };
  const { status, body } = await call<{ changeId: string }>(
    ana,
    'post',
    `/schedule/meetings/${meeting.id}/changes`,
    wish,
  );
  expect(status).toBe(200);
  return { meeting, begin, changeId: body.changeId };
}

const newsTo = async (who: Person | undefined, trigger: string) =>
  (await outbox(world)).filter(({ to, kind }) => to === who?.email && kind === trigger);

test('both sides have a released meeting in their calendar until they end its address', async () => {
  expect(await meetingsOf(ana)).toHaveLength(2);
  const { path } = (await call<{ path: string }>(chi, 'post', '/schedule/feed')).body;
  const feed = await world.app.inject({ method: 'GET', url: path });
  expect(feed.headers['content-type']).toContain('text/calendar');
  expect(feed.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const another = (await call<{ path: string }>(chi, 'post', '/schedule/feed')).body.path;
  expect((await world.app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  expect((await world.app.inject({ method: 'GET', url: another })).statusCode).toBe(200);
  expect((await call(chi, 'delete', '/schedule/feed')).status).toBe(200);
  expect((await world.app.inject({ method: 'GET', url: another })).statusCode).toBe(404);
});

test('another time is asked for, agreed to and granted with the release of what it moves', async () => {
  const { meeting, begin, changeId } = await asked();
  expect(await newsTo(chi, 'SCHEDULE_CHANGE_ASKED')).toHaveLength(1);
  const again = { wished: [begin], reason: '' };
  expect((await call(chi, 'post', `/schedule/meetings/${meeting.id}/changes`, again)).body.code).toBe(
    'REPEAT_ENROLLMENT',
  );
  expect((await move(dina, changeId, 'agree')).body.code).toBe('ENTITY_NOT_FOUND');
  expect((await move(chi, changeId, 'agree')).status).toBe(200);
  expect(await newsTo(ana, 'SCHEDULE_CHANGE_ANSWERED')).toHaveLength(1);

  const [waiting] = (await call<{ changes: AskedChange[] }>(rui, 'get', `/admin/schedule/${fair}/changes`)).body
    .changes;
  expect(waiting).toMatchObject({ status: 'AGREE', mayGrant: true, wished: [begin] });
  const stranger = await reviewer(world, []);
  const draft = `/admin/schedule/changes/${changeId}/draft`;
  expect((await call(stranger, 'post', draft, { begin })).body.code).toBe('NO_PERMISSION');
  const { runId } = (await call<{ runId: string }>(rui, 'post', draft, { begin })).body;
  const compared = (await call<ScheduleComparison>(rui, 'get', `/admin/schedule/runs/${runId}/comparison`)).body;
  expect(compared).toMatchObject({ moved: [{ meeting: meeting.id }], dropped: [], added: [], told: 2 });
  expect((await meetingOf(chi, ana)).begin).toBe(meeting.begin);
  expect((await release(runId)).status).toBe(200);
  expect(await meetingOf(chi, ana)).toMatchObject({ begin, change: { status: 'FUND_PUBLISHED', buttons: [] } });
});

test('nobody asks for a time at which they meet somebody else, nor when it is too late', async () => {
  const [mine, other] = [await meetingOf(ana, chi), await meetingOf(ana, dina)];
  const wish = { wished: [other.begin], reason: '' };
  const path = `/schedule/meetings/${mine.id}/changes`;
  expect((await call(ana, 'post', path, wish)).body).toMatchObject({
    code: 'SCHEDULE_TIME_CONFLICT',
    fields: [{ path: 'wished.0' }],
  });
  expect((await call(dina, 'post', path, wish)).body.code).toBe('ENTITY_NOT_FOUND');
});

test('of two answers at once one counts', async () => {
  const { changeId } = await asked();
  const answers = await Promise.all([
    move(chi, changeId, 'agree'),
    move(chi, changeId, 'disagree'),
    move(ana, changeId, 'withdraw'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409, 409]);
});

test('in every state the table says who may do what, and nothing else is accepted', async () => {
  const { changeId } = await asked();
  const people: [ChangeRole, Person | undefined][] = [
    ['asker', ana],
    ['other', chi],
    ['fund', rui],
  ];
  for (const status of changeStatuses) {
    for (const [role, person] of people) {
      for (const button of changeButtons) {
        await world.db.orm.update(scheduleChange).set({ status, version: 1 }).where(eq(scheduleChange.id, changeId));
        const refused = decide(changeMoves[button], { status, roles: [role], facts: { isRipe: status === 'AGREE' } });
        const { body } = await move(person, changeId, button);
        expect([status, role, button, body.code ?? null]).toEqual([status, role, button, refused]);
      }
    }
  }
});

test('who cancels loses their meetings alone, and everybody else keeps theirs', async () => {
  const before = await meetingsOf(ana);
  const absences = [{ unitId: bao?.unitId, from: '2026-12-01T00:00:00.000Z', until: null }];
  const repaired = await call<{ runId: string }>(rui, 'post', `/admin/schedule/${fair}/repairs`, { absences });
  expect(repaired.status).toBe(200);
  const compared = (
    await call<ScheduleComparison>(rui, 'get', `/admin/schedule/runs/${repaired.body.runId}/comparison`)
  ).body;
  expect(compared).toMatchObject({ moved: [], added: [], told: 3 });
  expect(compared.dropped).toHaveLength(2);
  expect((await release(repaired.body.runId)).status).toBe(200);
  expect(await meetingsOf(bao)).toEqual([]);
  expect((await meetingsOf(ana)).map(({ begin, table }) => [begin, table])).toEqual(
    before.map(({ begin, table }) => [begin, table]),
  );
});

test('who comes late is met later', async () => {
  const first = (await meetingsOf(bao))[0];
  const late = { unitId: bao?.unitId, from: '2026-12-01T00:00:00.000Z', until: first?.end };
  const { runId } = (
    await call<{ runId: string }>(rui, 'post', `/admin/schedule/${fair}/repairs`, { absences: [late] })
  ).body;
  expect((await release(runId)).status).toBe(200);
  const after = await meetingsOf(bao);
  expect(after).toHaveLength(2);
  expect(after.every(({ begin }) => begin >= (first?.end ?? ''))).toBe(true);
});

test('each side says alone what came of a meeting, and only once it has begun', async () => {
  const meeting = await meetingOf(ana, chi);
  const say = (who: Person | undefined, outcome: string) =>
    call(who, 'put', `/schedule/meetings/${meeting.id}/outcome`, { outcome, note: '' });
  expect((await say(ana, 'GOING_ON')).body.code).toBe('STATUS_ERROR');
  await world.db.query('update schedule_meeting set begins_at = $1, ends_at = $1 where wish_id = $2', [
    world.clock.now(),
    meeting.id,
  ]);
  expect((await say(ana, 'GOING_ON')).status).toBe(200);
  expect((await say(dina, 'GOING_ON')).body.code).toBe('ENTITY_NOT_FOUND');
  expect(await meetingOf(chi, ana)).toMatchObject({ outcome: null });
  const read = async () =>
    (await call<{ meetings: object[] }>(rui, 'get', `/admin/schedule/${fair}/outcomes`)).body.meetings;
  expect(await read()).toMatchObject([{ agree: null }]);
  await say(chi, 'NOT_HELD');
  expect(await read()).toMatchObject([{ ofA: expect.any(String), agree: false }]);
  await say(chi, 'GOING_ON');
  expect(await read()).toMatchObject([{ agree: true }]);
});

test('what is released can be read by its unit only', async () => {
  const schedule = (await call<Schedule>(rui, 'get', `/admin/schedule/${fair}`)).body;
  expect(schedule.runs[0]).toMatchObject({ state: 'PUBLISHED', placed: 4 });
  const [mine] = await meetingsOf(ana);
  const alone = `/schedule/meetings?scheduleItemId=${mine?.id}`;
  expect((await call<{ meetings: OwnMeeting[] }>(ana, 'get', alone)).body.meetings).toEqual([mine]);
  expect((await call<{ meetings: OwnMeeting[] }>(bao, 'get', alone)).body.meetings).toEqual([]);
  expect((await call(bao, 'get', `/schedule/meetings/${mine?.id}/slots`)).body.code).toBe('ENTITY_NOT_FOUND');
});

test('the time plan of a road show has the meetings that a level sees, and what matched units meet about', async () => {
  const planOf = async (who: Person) =>
    (await call<{ meetings: PlannedMeeting[] }>(who, 'get', `/schedule/time-plan?activityId=${fair}`)).body.meetings;
  const visitor = (name: string, role: string, unitId?: string | null) =>
    makePerson(world, { name, orgType: 'ROADSHOW', role, activities: [fair], ...(unitId && { unitId }) });
  const ours = await visitor('Ou Kit', 'COMPANY', ana?.unitId);
  expect(await planOf(ours)).toEqual([]);
  await world.db.orm.update(activity).set({ category: 'ROADSHOW', placeEn: 'Hall B' }).where(eq(activity.id, fair));
  const now = world.clock.now();
  const record = async (kind: RecordKind, who: Person, unitId: string) => {
    const id = newId();
    const form = { ...emptyRecord, nameEn: `A ${kind}`, group: 'BIOMEDICINE' };
    await world.db.orm.insert(roadShowRecord).values({
      id,
      activityId: fair,
      unitId,
      accountId: who.accountId,
      kind,
      form,
      status: '{p}PUBLISHED',
      keptStatus: '{p}PUBLISHED',
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    });
    return id;
  };
  await world.db.orm.insert(roadShowMatch).values({
    id: newId(),
    activityId: fair,
    accountId: ours.accountId,
    status: 'PASS',
    sourceRecordId: await record('DEMAND', ours, chi?.unitId ?? ''),
    targetRecordId: await record('RESULT', ours, ana?.unitId ?? ''),
    statusSince: now,
    createdAt: now,
    expiresAt: now,
  });
  const seen = await planOf(ours);
  expect(seen).toHaveLength(2);
  expect(seen.find(({ dockUnit }) => dockUnit.id === chi?.unitId)).toMatchObject({
    unit: { id: ana?.unitId },
    isOwn: true,
    address: { en: 'Hall B' },
    about: { index: 1, group: 'BIOMEDICINE', nameEn: 'A RESULT', personInCharge: { nameEn: 'Ou Kit' } },
  });
  expect(seen.find(({ dockUnit }) => dockUnit.id === dina?.unitId)).toMatchObject({ about: null });

  const wide = await visitor('Loi Fong', 'MACAU_COM');
  expect(await planOf(wide)).toEqual([]);
  await world.db.orm
    .update(unit)
    .set({ countryRegionId: 2 })
    .where(eq(unit.id, bao?.unitId ?? ''));
  expect((await planOf(wide)).map((one) => one.unit.id)).toEqual([bao?.unitId, bao?.unitId]);
  expect((await planOf(wide)).some(({ isOwn }) => isOwn)).toBe(false);
  expect((await call(chi, 'get', '/schedule/time-plan')).body.code).toBe('NO_PERMISSION');
});

test('both sides read why staff did not grant another time', async () => {
  const { changeId } = await asked();
  await move(chi, changeId, 'agree');
  const refusal = { move: 'refuse', version: 2, note: 'The hall closes then' };
  expect((await call(rui, 'post', `/schedule/changes/${changeId}/moves`, refusal)).status).toBe(200);
  for (const who of [ana, chi]) {
    const texts = (await newsTo(who, 'SCHEDULE_CHANGE_ANSWERED')).map(({ text }) => text);
    expect(texts[0]).toContain('The hall closes then');
  }
  expect((await meetingOf(ana, chi)).change).toMatchObject({ status: 'FUND_DISAGREE', answer: 'The hall closes then' });
});

test('a screen in the hall shows units by name and nobody in person, until a day after the last meeting', async () => {
  const { url } = (await call<{ url: string }>(rui, 'get', `/admin/schedule/${fair}/hall-screen`)).body;
  expect(new URL(url).pathname).toBe('/event/hall-screen');
  const link = new URL(url).hash.slice(1);
  const look = (shown: string) =>
    world.call<HallScreen & ErrorBody>('get', '/public/api/v1/own/hall-screen', { headers: { 'own-link': shown } });
  const { body, status } = await look(link);
  expect(status).toBe(200);
  expect(body.now).toBe(world.clock.now());
  expect(body.meetings).toHaveLength(4);
  expect(new Set(body.meetings.flatMap(({ unitA, unitB }) => [unitA, unitB]))).toEqual(
    new Set([ana, bao, chi, dina].map((one) => one?.unitId)),
  );
  expect(Object.keys(body.units[0] ?? {}).toSorted()).toEqual(['nameEn', 'namePt', 'nameTc', 'unitId']);
  expect((await look(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).body.code).toBe('LINK_HAS_EXPIRED');
  const last =
    body.meetings
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? body.now;
  const before = world.clock.now();
  world.clock.set(plusMs(last, 24 * 3_600_000));
  expect((await look(link)).body.code).toBe('LINK_HAS_EXPIRED');
  world.clock.set(before);
});

test('who leaves in the middle of the day keeps what has begun', async () => {
  const [first] = (await meetingsOf(bao)).toSorted((one, other) => (one.begin < other.begin ? -1 : 1));
  const before = world.clock.set(first?.begin ?? world.clock.now());
  const mei = await administrator(world);
  const absences = [{ unitId: bao?.unitId, from: before, until: null }];
  const { body } = await call<{ runId: string }>(mei, 'post', `/admin/schedule/${fair}/repairs`, { absences });
  expect((await release(body.runId, mei)).status).toBe(200);
  const colleague = await makePerson(world, {
    orgType: 'DOCKING_EXHIBITOR',
    unitId: bao?.unitId ?? null,
    activities: [fair],
  });
  expect((await meetingsOf(colleague)).map(({ begin }) => begin)).toEqual([before]);
});
