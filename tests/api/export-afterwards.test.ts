import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyQuestion } from '#domain/questionnaire/question.ts';
import { newId } from '#domain/id.ts';
import { askForExport, type ExportWish, takeSheet } from '#tests/support/exports.ts';
import { makePdf, openFileWorld } from '#tests/support/files.ts';
import { applicantBy, applyFor, linkTo } from '#tests/support/job-applications.ts';
import { doJobs } from '#tests/support/participants.ts';
import type { Person } from '#tests/support/people.ts';
import { makeCarnival, registerFor } from '#tests/support/public-event.ts';
import { linkInMail, lastMailTo, openSurvey, respondentOf, say, threeQuestions } from '#tests/support/questionnaire.ts';
import { openFair } from '#tests/support/recruitment.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let survey: Awaited<ReturnType<typeof openSurvey>>;
beforeAll(async () => {
  world = await openFileWorld();
  survey = await openSurvey(world);
});
afterAll(() => world.close());

const sheet = async (who: Person, wish: ExportWish) => readSheet(await takeSheet(world, who, wish));
const why = 'For the report';
const inZip = (zip: Buffer, name: string): boolean => zip.includes(Buffer.from(name));

test('answers leave with a column for each question, in words', async () => {
  const { people, show } = survey;
  const grid = {
    ...emptyQuestion('parts', 'GRID', newId),
    title: say('Parts'),
    rows: [{ id: 'hall', words: say('Hall') }],
    options: [
      { id: 'good', words: say('Good') },
      { id: 'poor', words: say('Poor') },
    ],
  };
  const id = await survey.opened({ questions: [...threeQuestions, grid] });
  const ana = respondentOf(world, { person: people.ana, questionnaireId: id });
  expect((await ana.submit({ came: 'yes', why: 'The robots', mark: 4, parts: { hall: 'good' } })).status).toBe(200);
  const filter = { activityId: show, questionnaireId: id };
  const wish = { kind: 'questionnaire-answers', filter, columns: ['name', 'answers'], reason: why };
  expect(await sheet(people.mei, wish)).toEqual([
    ['Name', 'Did you come?', 'What was best?', 'How was it?', 'Parts'],
    ['Ana', 'Yes', 'The robots', 4, 'Hall: Good'],
  ]);
  // A reviewer of this activity takes them too, one of others no names.
  expect((await askForExport(world, people.rui, wish)).status).toBe(200);
  expect((await askForExport(world, people.other, wish)).status).toBe(403);
  const elsewhere = { ...wish, filter: { activityId: newId(), questionnaireId: id } };
  expect((await askForExport(world, people.mei, elsewhere)).status).toBe(404);
});

test('anonymous answers leave once it is closed and five have answered, and nobody is in the sheet', async () => {
  const { people, show, askPeople, move } = survey;
  const id = await survey.opened({ anonymous: true });
  const guests = [1, 2, 3, 4, 5].map((number) => `helper${number}@example.org`);
  await askPeople(id, {
    people: guests.map((email) => ({ name: `Helper of ${email}`, unitName: 'Red Team', email, language: 'en' })),
  });
  await doJobs(world);
  const wish = {
    kind: 'questionnaire-answers',
    filter: { activityId: show, questionnaireId: id },
    columns: ['number', 'unit', 'name', 'answeredAt', 'answers'],
    reason: why,
  };
  for (const [place, email] of guests.entries()) {
    expect((await askForExport(world, people.mei, wish)).body).toMatchObject({ code: 'STATUS_ERROR' });
    const link = linkInMail((await lastMailTo(world, email))?.text ?? '');
    expect((await respondentOf(world, { link }).submit({ came: 'no', mark: place + 1 })).status).toBe(200);
  }
  expect((await askForExport(world, people.mei, wish)).body).toMatchObject({ code: 'STATUS_ERROR' });
  expect((await move(id, 'close')).status).toBe(200);
  const [, ...rows] = await sheet(people.mei, wish);
  expect(rows.map((row) => row.slice(0, 4))).toEqual(guests.map(() => [null, null, null, null]));
  expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('registrations of a public event leave in order of arrival', async () => {
  const event = await makeCarnival(world, { seats: 3 });
  await registerFor(world, event, { name: 'Lou Sio Fan', email: 'lou@example.org', seats: 2 });
  await registerFor(world, event, { name: 'Rita Lei', email: 'rita@example.org', seats: 2 });
  const columns = ['arrival', 'status', 'seats', 'name', 'email'];
  const wish = { kind: 'public-registrations', columns, filter: { activityId: event }, reason: why };
  expect(await sheet(survey.people.mei, wish)).toEqual([
    ['Order of arrival', 'State', 'Seats', 'Name', 'E-mail'],
    [1, 'Has seats', 2, 'Lou Sio Fan', 'lou@example.org'],
    [2, 'On the waiting list', 2, 'Rita Lei', 'rita@example.org'],
  ]);
  const waiting = { ...wish, filter: { activityId: event, status: 'WAITING' } };
  expect(await sheet(survey.people.mei, waiting)).toHaveLength(2);
});

test('a company takes its applications with their CVs as one ZIP, nobody else’s and nobody’s who withdrew', async () => {
  const fair = await openFair(world);
  const { people, ask } = fair;
  const position = await fair.publish(people.hoiIan);
  const files = [{ filename: 'maria.pdf', bytes: makePdf() }];
  await applyFor(world, position, { name: 'Maria Sousa', email: 'maria@example.org', files });
  await applyFor(world, position, {
    name: 'Ana Gone',
    email: 'gone@example.org',
    files: [{ filename: 'gone.pdf', bytes: makePdf() }],
  });
  await doJobs(world);
  expect((await applicantBy(world, await linkTo(world, 'gone@example.org')).withdraw()).status).toBe(200);

  const pack = (who: Person | null, more: object = {}) =>
    ask<{ url: string }>(who, 'post', '/recruit/application-packs', { language: 'en', ...more });
  const { url } = (await pack(people.colleague, { positionId: position })).body;
  const zip = await world.app.inject({ method: 'GET', url });
  expect(zip.statusCode).toBe(200);
  expect(inZip(zip.rawPayload, 'applications.xlsx')).toBe(true);
  // By what a file is called somebody is known: it is named anew when it comes.
  expect(zip.rawPayload.toString('utf8')).toMatch(/機械人工程師\/Maria Sousa \w{6}\/cv\.pdf/);
  expect(inZip(zip.rawPayload, 'Ana Gone')).toBe(false);
  expect((await pack(people.neighbour)).status).toBe(404);
  expect((await pack(people.mei)).status).toBe(403);
  expect((await pack(null)).status).toBe(401);
  expect((await world.app.inject({ method: 'GET', url: `${url}x` })).statusCode).toBe(404);
  world.clock.forward(61_000);
  expect((await world.app.inject({ method: 'GET', url })).statusCode).toBe(404);

  const wish = { kind: 'job-applications', filter: { positionId: position }, columns: ['status', 'name'], reason: why };
  expect(await sheet(people.mei, wish)).toEqual([
    ['State', 'Name'],
    ['Received', 'Maria Sousa'],
  ]);
});
