import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/id.ts';
import { businessDateTime, plusMs } from '#domain/instant.ts';
import { account } from '#server/account/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { unit } from '#server/unit/tables.ts';
import { openExhibition } from '#tests/support/closing.ts';
import { makeActivity, makeEnrollment } from '#tests/support/enrollments.ts';
import { askForExport, type ExportWish, takeSheet } from '#tests/support/exports.ts';
import { openFileWorld } from '#tests/support/files.ts';
import { hallB, makeForum } from '#tests/support/forum.ts';
import { administrator, reviewer } from '#tests/support/participants.ts';
import { makePerson, makeUnit, type Person } from '#tests/support/people.ts';
import { openFair } from '#tests/support/recruitment.ts';
import { makeFair, makeGuests, makeSupervisor, pairPhone } from '#tests/support/sign-in-door.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
beforeAll(async () => {
  world = await openFileWorld();
  mei = await administrator(world);
});
afterAll(() => world.close());

const texts = (pt: string) => ({ tc: '', en: '', pt });
const sheet = async (wish: ExportWish) => readSheet(await takeSheet(world, mei, wish));

test('registrations leave with whom to ask, where they stand and who builds', async () => {
  const week = await makeActivity(world, 'STWEEK', 'Science week');
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR', activities: [week] });
  await world.db.orm.update(account).set({ mobile: '+85366123456' }).where(eq(account.id, ana.accountId));
  const id = await makeEnrollment(world, week, ana);
  const contractorUnitId = await makeUnit(world, 'Builders');
  await world.db.orm.update(enrollment).set({ contractorUnitId }).where(eq(enrollment.id, id));
  for (const code of ['B02', 'B01'])
    await world.db.orm.insert(place).values({ id: newId(), activityId: week, code, enrollmentId: id });
  await makeEnrollment(world, week, await makePerson(world, { name: 'Bela Dias', orgType: 'EXHIBITOR' }));
  const columns = ['unit', 'places', 'contractor'];
  expect(await sheet({ kind: 'enrollments', columns, filter: { activityId: week } })).toEqual([
    ['Unit', 'Booth places', 'Contractor'],
    ["Bela Dias's unit", null, null],
    ["Ana Lei's unit", 'B01, B02', "Builders's unit"],
  ]);
  const personal = {
    kind: 'enrollments',
    columns: ['contact', 'contactEmail', 'contactMobile'],
    filter: { activityId: week, search: 'ana' },
  };
  expect((await askForExport(world, mei, personal)).body).toMatchObject({ fields: [{ path: 'reason' }] });
  expect((await sheet({ ...personal, reason: 'They are called one by one.' }))[1]).toEqual([
    'Ana Lei',
    ana.email,
    // As text: a spreadsheet would take it for a formula.
    "'+85366123456",
  ]);
});

test('the sign-in list leaves as it is filtered, in the order of names, with when and where', async () => {
  const supervisor = await makeSupervisor(world);
  const fair = await makeFair(world);
  const phone = await pairPhone(world, world, supervisor.token, fair, { gate: 'North' });
  const [lei] = await makeGuests(world, fair, ['Lei', 'Chan'], { dinner: true });
  await phone.send([phone.scan(lei ?? null)]);
  const columns = ['nameEn', 'fully', 'ACTIVITY.when', 'ACTIVITY.gate', 'DINNER_PARTY.when', 'HOTEL.when'];
  const [heads, chan, signed] = await sheet({ kind: 'sign-in-people', columns, filter: { activityId: fair } });
  expect(heads).toHaveLength(6);
  expect(chan).toEqual(['Chan', 'Not fully signed', 'To sign', null, 'To sign', null]);
  expect(signed).toEqual([
    'Lei',
    'Not fully signed',
    expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/),
    'North',
    'To sign',
    null,
  ]);
  const filter = { activityId: fair, signed: 'fully', kind: 'ACTIVITY' };
  expect(await sheet({ kind: 'sign-in-people', columns: ['nameEn'], filter })).toHaveLength(2);
});

test('the programme of a forum leaves with a row for each speaker, in the language of the sheet', async () => {
  const activityId = await makeActivity(world, 'STWEEK', 'A week with a forum');
  const { forum, add, said, begins } = await makeForum(world, mei, activityId);
  await add(said(60, 90, { speakers: [] }));
  const [one] = said(0, 60).speakers;
  const other = {
    name: { tc: '', en: 'Rui Costa', pt: '' },
    title: texts('Diretor'),
    organisation: texts('Solar Lda.'),
  };
  await add(said(0, 60, { hall: hallB, speakers: [...(one ? [one] : []), other] }));
  const columns = ['begins', 'session', 'hall', 'speaker', 'title', 'organisation'];
  const wish = { kind: 'programme', columns, language: 'pt', filter: { forumId: forum.id } };
  const [first, last] = [begins, plusMs(begins, 60 * 60_000)].map(businessDateTime);
  expect(await sheet(wish)).toEqual([
    ['Das', 'Sessão', 'Sala', 'Orador', 'Cargo', 'Organização'],
    [first, 'Session 0', 'Sala 2', 'Leong Weng Si', '教授', null],
    [first, 'Session 0', 'Sala 2', 'Rui Costa', 'Diretor', 'Solar Lda.'],
    [last, 'Session 60', 'Auditorium', null, null, null],
  ]);
  expect(await askForExport(world, mei, { ...wish, filter: { forumId: newId() } })).toMatchObject({
    status: 404,
    body: { code: 'ENTITY_NOT_FOUND' },
  });
});

test('positions that were handed in leave in words, drafts stay', async () => {
  const { fair, begin, move, people } = await openFair(world);
  await begin(people.hoiIan, { nameEn: 'A draft' });
  const id = await begin(people.hoiIan, { nameEn: 'Robot engineer', type: 'PRACTICE', count: '3' });
  await move(people.hoiIan, id, 'submit');
  const columns = ['position', 'status', 'type', 'count'];
  expect(await sheet({ kind: 'positions', columns, filter: { activityId: fair } })).toEqual([
    ['Position', 'State', 'Kind of position', 'Number of openings'],
    ['Robot engineer', 'With the event contractor', 'Internship', 3],
  ]);
  expect(await sheet({ kind: 'positions', columns, filter: { activityId: fair, which: 'toDecide' } })).toHaveLength(1);
});

test('completed projects leave in the columns that they are read from, and where they stand', async () => {
  const { exhibition, bring, people } = await openExhibition(world);
  await bring();
  await world.db.orm
    .update(unit)
    .set({ nameTc: '濠江大學' })
    .where(eq(unit.id, people.kaIan.unitId ?? ''));
  const columns = ['fileNumber', 'nameTc', 'unit', 'contractor', 'boardWidthMm', 'status'];
  expect(
    await sheet({ kind: 'closing-projects', columns, language: 'zh', filter: { activityId: exhibition } }),
  ).toEqual([
    ['檔案編號', '項目中文名稱', '申請實體', '展板承建商', '展板闊度（毫米）', '狀態'],
    ['1/2024/A', '智能輪椅', '濠江大學', "Boards's unit", 300, '待填寫'],
  ]);
  const email = { kind: 'closing-projects', columns: ['leaderEmail'], filter: { activityId: exhibition } };
  expect((await askForExport(world, mei, email)).body).toMatchObject({ fields: [{ path: 'reason' }] });
});

test('the outbox leaves for administrators, to whom only with a reason', async () => {
  const to = 'carla@example.test';
  await writeMessage(world, world.db, {
    channel: 'MAIL',
    kind: 'STAFF_NOTICE',
    language: 'pt',
    activityId: null,
    to,
    subject: 'Doors open at nine',
    text: 'Come early.',
  });
  const filter = { kind: 'STAFF_NOTICE' };
  const wish = { kind: 'messages', columns: ['channel', 'recipient', 'subject', 'language'], filter };
  expect((await askForExport(world, mei, wish)).body).toMatchObject({ fields: [{ path: 'reason' }] });
  expect(await sheet({ ...wish, reason: 'Somebody says it never came.' })).toEqual([
    ['Kind', 'Recipient', 'Subject', 'Language'],
    ['Mail', to, 'Doors open at nine', 'Portuguese'],
  ]);
  const rui = await reviewer(world);
  expect((await askForExport(world, rui, { ...wish, columns: ['channel'] })).status).toBe(403);
});
