import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventReport, ReportedUnit, StepStay } from '#contract/report.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { type BusinessDate, hourMs, type Instant, plusMs } from '#domain/instant.ts';
import type { StepTime } from '#domain/report/step-times.ts';
import { figuresOf, partsOf, reportFigures } from '#domain/report/figures.ts';
import { activity, event } from '#server/activity/tables.ts';
import { seedDemo } from '#server/seed/demo.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { statusChange } from '#server/workflow/tables.ts';
import { makeActivity, makeEnrollment } from '#tests/support/enrollments.ts';
import { takeSheet } from '#tests/support/exports.ts';
import { openFileWorld } from '#tests/support/files.ts';
import { administrator, exhibitor, reviewer } from '#tests/support/participants.ts';
import { makePerson, makeUnit, type Person } from '#tests/support/people.ts';
import { countInList, type Made, makeEvent } from '#tests/support/report.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let thisYear: Made;
let lastYear: Made;
let units: string[];
beforeAll(async () => {
  world = await openTestWorld({ now: '2026-11-27T02:00:00.000Z' });
  mei = await administrator(world);
  units = await Promise.all(Array.from({ length: 7 }, (_, at) => makeUnit(world, `Company ${at}`)));
  const { accountId } = mei;
  thisYear = await makeEvent(world, { begins: '2026-11-20' as BusinessDate, seed: 1, units, accountId });
  lastYear = await makeEvent(world, { begins: '2025-11-14' as BusinessDate, seed: 2, units, accountId });
});
afterAll(() => world.close());

const read = (eventId: string, person = mei, of = world) =>
  of.call<EventReport & ErrorBody>('get', `/admin/reports/${eventId}`, { token: person.token });
const unitsOf = (eventId: string, query: Record<string, string>, person = mei, of = world) =>
  of.call<{ content: ReportedUnit[]; totalElements: number; more: boolean } & ErrorBody>(
    'get',
    `/admin/reports/${eventId}/units?${new URLSearchParams(query)}`,
    { token: person.token },
  );

/** Every number of a report beside what the list counts that it leads to. */
async function numbersAndLists(of: TestWorld, person: Person, eventId: string) {
  const { body } = await read(eventId, person, of);
  const numbers: Record<string, number> = {};
  const listed: Record<string, number> = {};
  for (const { activities } of body.categories) {
    for (const { id: activityId, nameEn, figures } of activities) {
      for (const { figure, count } of figures) {
        numbers[`${nameEn} ${figure}`] = count;
        listed[`${nameEn} ${figure}`] = await countInList(of, person.token, figure, { activityId });
      }
      const { content } = (await unitsOf(eventId, { activityId, size: '4' }, person, of)).body;
      for (const one of content) {
        for (const { figure, count } of one.figures) {
          if (figure === 'visitors') continue;
          const name = `${nameEn} ${one.nameEn || one.nameTc} ${figure}`;
          numbers[name] = count;
          listed[name] = await countInList(of, person.token, figure, { activityId, unitId: one.id });
        }
      }
    }
  }
  return { numbers, listed };
}

/** Every sum of a report, also of the year before, beside the lists of what it is the sum of. */
async function sumsAndLists(of: TestWorld, person: Person, eventId: string) {
  const { body } = await read(eventId, person, of);
  const activities = body.categories.flatMap((one) => one.activities.map(({ id }) => ({ id, category: one.category })));
  const sums: Record<string, number> = {};
  const listed: Record<string, number> = {};
  const add = async (
    name: string,
    count: number,
    parts: readonly { id: string }[],
    figure: (typeof reportFigures)[number],
  ) => {
    sums[name] = count;
    listed[name] = 0;
    for (const { id: activityId } of parts) listed[name] += await countInList(of, person.token, figure, { activityId });
  };
  for (const { category, figures } of [{ category: undefined, figures: body.inAll }, ...body.categories]) {
    for (const { figure, count, before } of figures) {
      const name = `${category ?? 'all'} ${figure}`;
      await add(name, count, partsOf(activities, figure, category), figure);
      if (before === null) continue;
      await add(`${name} before`, before, partsOf(body.lastYear?.activities ?? [], figure, category), figure);
    }
  }
  return { sums, listed };
}

test('every sum, also of the year before, is that of the lists of the activities which it names', async () => {
  const { sums, listed } = await sumsAndLists(world, mei, thisYear.eventId);
  expect(sums).toEqual(listed);
  for (const figure of reportFigures) {
    expect(sums[`all ${figure}`], figure).toBeGreaterThan(0);
    expect(sums[`all ${figure} before`], figure).toBeGreaterThan(0);
  }
}, 60_000);

test('every number is that of the list it leads to, whatever there is', async () => {
  for (const { eventId } of [thisYear, lastYear]) {
    const { numbers, listed } = await numbersAndLists(world, mei, eventId);
    expect(numbers).toEqual(listed);
    // What is never more than nothing proves nothing.
    for (const figure of reportFigures)
      expect(
        Object.entries(numbers).some(([name, count]) => name.endsWith(` ${figure}`) && count > 0),
        figure,
      ).toBe(true);
  }
}, 60_000);

test('it is measured against the event of the year before, by category and in all', async () => {
  const [now, before] = [(await read(thisYear.eventId)).body, (await read(lastYear.eventId)).body];
  expect(now.lastYear).toEqual({
    ...before.event,
    activities: before.categories.flatMap(({ category, activities }) => activities.map(({ id }) => ({ id, category }))),
  });
  expect(before.lastYear).toBeNull();
  expect(before.inAll.every((one) => one.before === null)).toBe(true);
  const countIn = ({ categories }: EventReport, category: string, figure: string) =>
    categories.find((one) => one.category === category)?.figures.find((one) => one.figure === figure)?.count ?? 0;
  for (const { category, figures } of now.categories) {
    for (const { figure, before: earlier } of figures) expect(earlier).toBe(countIn(before, category, figure));
  }
  for (const { figure, count, before: earlier } of now.inAll) {
    expect(count).toBe(now.categories.reduce((sum, { category }) => sum + countIn(now, category, figure), 0));
    expect(earlier).toBe(now.categories.reduce((sum, { category }) => sum + countIn(before, category, figure), 0));
  }
});

test('drafts, what was cancelled and other events are not in it', async () => {
  const own = { eventId: thisYear.eventId, category: 'STWEEK' as const, nameTc: '', code: '' };
  const days = { beginDate: '2026-01-01' as BusinessDate, endDate: '2026-12-31' as BusinessDate };
  for (const state of ['DRAFT', 'CANCELLED'] as const) {
    const id = newId();
    const more = { id, state, code: `N-${id.slice(-8)}`, settings: {} as never, createdAt: world.clock.now() };
    await world.db.orm.insert(activity).values({ ...own, ...days, ...more });
    expect((await unitsOf(thisYear.eventId, { activityId: id })).body.code).toBe('ACTIVITY_NOT_FOUND');
  }
  const { event: reported, categories } = (await read(thisYear.eventId)).body;
  expect(reported.days).toEqual({ begin: '2026-11-20', end: '2026-11-21' });
  expect(
    categories
      .flatMap(({ activities }) => activities)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.values(thisYear.activities).toSorted());
  const foreign = { activityId: lastYear.activities.PUBLIC };
  expect((await unitsOf(thisYear.eventId, foreign)).body.code).toBe('ACTIVITY_NOT_FOUND');
});

test('units come a page at a time, each once', async () => {
  const activityId = thisYear.activities.ROADSHOW;
  const all: string[] = [];
  for (const page of ['0', '1', '2', '3']) {
    const { body } = await unitsOf(thisYear.eventId, { activityId, page, size: '2' });
    expect(body.totalElements).toBe(units.length);
    all.push(...body.content.map(({ id }) => id));
    for (const { figures } of body.content) expect(figures.map(({ figure }) => figure)).toEqual(figuresOf.ROADSHOW);
  }
  expect(all.toSorted()).toEqual(units.toSorted());
});

test('of very many units the pages are in the order of names too, and the last one says how many there are', async () => {
  const eventId = newId();
  await world.db.orm.insert(event).values({ id: eventId, nameTc: '大型' });
  const activityId = await makeActivity(world, 'ROADSHOW', 'Large road show');
  await world.db.orm.update(activity).set({ eventId }).where(eq(activity.id, activityId));
  await world.db.query(
    `with made as (
       insert into unit (id, name_en, created_at)
       select gen_random_uuid(), 'Crowd ' || lpad((9973 * n % 1200)::text, 4, '0'), now() from generate_series(0, 1199) n
       returning id)
     insert into enrollment (id, activity_id, unit_id, account_id, org_type, status, status_since, created_at, updated_at)
     select gen_random_uuid(), $1, id, $2, 'ROADSHOW', '{p}PASS', now(), now(), now() from made`,
    [activityId, mei.accountId],
  );
  const pageOf = async (page: number) => (await unitsOf(eventId, { activityId, page: String(page), size: '100' })).body;
  const namesOn = (page: number) =>
    Array.from({ length: 100 }, (_, at) => `Crowd ${String(page * 100 + at).padStart(4, '0')}`);
  const [first, last] = [await pageOf(0), await pageOf(11)];
  expect(first.content.map(({ nameEn }) => nameEn)).toEqual(namesOn(0));
  expect(first).toMatchObject({ totalElements: 1000, more: true });
  expect(last.content.map(({ nameEn }) => nameEn)).toEqual(namesOn(11));
  expect(last).toMatchObject({ totalElements: 1200, more: false });
  expect(last.content[0]?.figures).toContainEqual({ figure: 'registered', count: 1 });
});

test('an anonymous questionnaire is counted, and of no unit', async () => {
  const activityId = thisYear.activities.STWEEK;
  const countOf = (figures: { figure: string; count: number }[]) =>
    figures.find(({ figure }) => figure === 'answered')?.count ?? 0;
  const { body } = await read(thisYear.eventId);
  const [week] = body.categories[0]?.activities ?? [];
  const [named] = await world.db.query<{ count: number }>(
    `select count(*)::int as count from questionnaire_recipient r join questionnaire q on q.id = r.questionnaire_id
      where q.activity_id = $1 and r.status = 'ANSWERED' and not q.anonymous`,
    [activityId],
  );
  const ofUnits = (await unitsOf(thisYear.eventId, { activityId, size: '100' })).body.content;
  expect(ofUnits.reduce((sum, { figures }) => sum + countOf(figures), 0)).toBe(named?.count);
  expect(countOf(week?.figures ?? [])).toBeGreaterThan(named?.count ?? 0);
  for (const { id: unitId } of ofUnits) {
    const list = await world.call<{ content: { anonymous: boolean }[] }>(
      'get',
      `/questionnaires?activityId=${activityId}&unitId=${unitId}`,
      {
        token: mei.token,
      },
    );
    expect(list.body.content.map(({ anonymous }) => anonymous)).toEqual([false]);
  }
});

test('the fund reads it, nobody else does', async () => {
  const rui = await reviewer(world);
  expect((await read(thisYear.eventId, rui)).status).toBe(200);
  const door = await makePerson(world, { orgType: 'DOOR_SUPERVISOR' });
  const ana = await exhibitor(world, thisYear.activities.ROADSHOW);
  for (const person of [door, ana]) {
    expect((await read(thisYear.eventId, person)).body.code).toBe('NO_PERMISSION');
    const { body } = await unitsOf(thisYear.eventId, { activityId: thisYear.activities.ROADSHOW }, person);
    expect(body.code).toBe('NO_PERMISSION');
  }
  expect((await world.call<ErrorBody>('get', `/admin/reports/${thisYear.eventId}`)).body.code).toBe('LOGIN_REQUIRED');
  expect((await read(newId())).body.code).toBe('EVENT_NOT_FOUND');
});

test('an event without anything has a report that says so', async () => {
  const id = newId();
  await world.db.orm.insert(event).values({ id, nameTc: '空' });
  expect((await read(id)).body).toMatchObject({ event: { days: null }, lastYear: null, inAll: [], categories: [] });
});

test('in the demo data too, every number is that of its list', async () => {
  const demo = await openTestWorld({ demo: true });
  try {
    await seedReferenceOnce(demo);
    await seedDemo(demo);
    const lei = await administrator(demo);
    const [week, before] = await demo.db.query<{ id: string }>('select id from event order by id desc');
    for (const eventId of [week?.id ?? '', before?.id ?? '']) {
      const { numbers, listed } = await numbersAndLists(demo, lei, eventId);
      expect(numbers).toEqual(listed);
      expect(Object.keys(numbers).length).toBeGreaterThan(10);
    }
    const { sums, listed } = await sumsAndLists(demo, lei, week?.id ?? '');
    expect(sums).toEqual(listed);
    for (const figure of ['registered', 'visitors', 'came', 'cameToDinner', 'matched', 'met', 'answered'])
      expect(sums[`all ${figure} before`], figure).toBeGreaterThan(0);
  } finally {
    await demo.close();
  }
}, 120_000);

test('how long a step takes is told to everybody, from five cases on, and counted once in five minutes', async () => {
  const show = await makeActivity(world, 'STWEEK', 'Timed week');
  const times = async (activityId = show) =>
    (await world.call<{ steps: StepTime[] } & ErrorBody>('get', `/public/api/v1/activities/${activityId}/step-times`))
      .body;
  /** A Monday at nine in Macau, so many hours later. */
  const at = (hours: number) => plusMs('2026-11-16T01:00:00.000Z' as Instant, hours * 3_600_000);
  const moved = async (caseId: string, moves: [action: string, from: string, to: string, hours: number][]) => {
    for (const [action, fromStatus, toStatus, hours] of moves) {
      const line = { caseType: 'enrollment', caseId, role: 'fund', version: 1 };
      await world.db.orm.insert(statusChange).values({ ...line, action, fromStatus, toStatus, at: at(hours) });
    }
  };
  const decided = async (hours: number) => {
    const person = await makePerson(world, { orgType: 'EXHIBITOR' });
    const caseId = await makeEnrollment(world, show, person, { status: '{p}PASS' });
    await moved(caseId, [
      ['submit', 'APPLY_PENDING', 'APPLY_SUBMITED', 0],
      ['approve', 'APPLY_SUBMITED', '{p}PASS', hours],
    ]);
  };
  for (const hours of [24, 24, 48]) await decided(hours);
  // Decided at once, which was taken back, and for good on the third day.
  const person = await makePerson(world, { orgType: 'EXHIBITOR' });
  const caseId = await makeEnrollment(world, show, person, { status: '{p}RETURN' });
  await moved(caseId, [
    ['submit', 'APPLY_PENDING', 'APPLY_SUBMITED', 0],
    ['approve', 'APPLY_SUBMITED', '{p}PASS', 0.001],
    ['undo', '{p}PASS', 'APPLY_SUBMITED', 0.002],
    ['return', 'APPLY_SUBMITED', '{p}RETURN', 48],
  ]);
  expect((await times()).steps).toEqual([]);
  await decided(48);
  expect((await times()).steps, 'kept').toEqual([]);
  world.clock.forward(5 * 60_000);
  expect((await times()).steps).toEqual([{ step: 'decided', workingDays: 2, cases: 5 }]);
  expect((await times(newId())).code).toBe('ACTIVITY_NOT_FOUND');

  await world.db.orm.update(activity).set({ eventId: thisYear.eventId }).where(eq(activity.id, show));
  const { categories } = (await read(thisYear.eventId)).body;
  const told = categories.flatMap(({ activities }) => activities).find(({ id }) => id === show);
  expect(told?.steps).toEqual([{ step: 'decided', workingDays: 2, cases: 5 }]);

  const stays = (query: Record<string, string>, token = mei.token) =>
    world.call<{ content: StepStay[]; totalElements: number } & ErrorBody>(
      'get',
      `/admin/reports/${thisYear.eventId}/steps?${new URLSearchParams({ activityId: show, step: 'decided', ...query })}`,
      { token },
    );
  const { content, totalElements } = (await stays({ size: '3' })).body;
  const hours = content.map(({ workedMs }) => workedMs / hourMs);
  expect({ hours, totalElements }).toEqual({ hours: [14.5, 14.5, 14.5], totalElements: 5 });
  const [last, ...rest] = (await stays({ size: '3', page: '1' })).body.content.toReversed();
  expect(rest).toHaveLength(1);
  expect(last).toMatchObject({ workflow: 'ENROLLMENT', since: at(0), until: at(24), names: { en: '' } });
  expect(last?.unitNames.en, 'named by its unit').not.toBe('');
  expect((await stays({ step: 'answered' })).body.totalElements).toBe(0);
  expect((await stays({ activityId: newId() })).body.code).toBe('ACTIVITY_NOT_FOUND');
  expect((await stays({}, person.token)).status).toBe(403);
});

test('it leaves as a sheet: a line for each activity, and one for each of its units', async () => {
  const files = await openFileWorld();
  try {
    const lei = await administrator(files);
    const own = await Promise.all(['One', 'Two', 'Three'].map((name) => makeUnit(files, name)));
    const begins = '2026-11-20' as BusinessDate;
    const { eventId } = await makeEvent(files, { begins, seed: 3, units: own, accountId: lei.accountId });
    const columns = ['activity', 'unit', 'visitors', 'came'];
    const [heads, ...rows] = await readSheet(
      await takeSheet(files, lei, { kind: 'report', columns, language: 'en', filter: { eventId } }),
    );
    expect(heads).toEqual(['Event', 'Unit', 'Public registrations', 'People who came']);
    const { categories, event: held, inAll } = (await read(eventId, lei, files)).body;
    const sumOf = (which: string) => inAll.find(({ figure }) => figure === which)?.count;
    expect(rows[0]).toEqual([held.nameEn, null, sumOf('visitors'), sumOf('came')]);
    for (const { activities } of categories) {
      for (const { nameEn, figures } of activities) {
        const lines = rows.filter(([name]) => name === nameEn);
        const countOf = (which: string) => figures.find(({ figure }) => figure === which)?.count ?? null;
        expect(lines.filter(([, unit]) => !unit)).toEqual([[nameEn, null, countOf('visitors'), countOf('came')]]);
        const ofUnits = lines.filter(([, unit]) => unit).reduce((sum, line) => sum + Number(line[3]), 0);
        expect(ofUnits).toBe(countOf('came'));
      }
    }
    expect(rows.filter(([, unit]) => unit).length).toBe(
      categories.flatMap(({ activities }) => activities).length * own.length,
    );
  } finally {
    await files.close();
  }
}, 60_000);
