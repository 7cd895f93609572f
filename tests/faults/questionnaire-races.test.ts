import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Results } from '#contract/questionnaire/desk.ts';
import { doJobs, outbox } from '#tests/support/participants.ts';
import { linkInMail, openSurvey, respondentOf } from '#tests/support/questionnaire.ts';
import { untilServed } from '#tests/support/until-served.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let survey: Awaited<ReturnType<typeof openSurvey>>;
beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
  survey = await openSurvey(world);
});
afterAll(() => world.close());

const many = 200;
const marks = [1, 2, 3, 4, 5];
const saidBy = (place: number) => ({ came: 'yes', why: `number ${place}.`, mark: marks[place % 5] ?? 1 });

/** A questionnaire that so many are asked who have no account, and the link of each, in their order. */
async function askedByMail(round: string, anonymous: boolean) {
  const id = await survey.draft({ anonymous });
  const people = Array.from({ length: many }, (_, place) => ({
    name: `Guest ${place}`,
    email: `${round}-${place}@mail.example`,
    language: 'en',
  }));
  expect((await survey.askPeople(id, { people })).body.added).toBe(many);
  expect((await survey.move(id, 'open')).status).toBe(200);
  await doJobs(world);
  const mails = new Map((await outbox(world)).map(({ to, text }) => [to, linkInMail(text)]));
  const links = people.map(({ email }) => mails.get(email) ?? '');
  expect(new Set(links).size).toBe(many);
  return { id, own: links.map((link) => respondentOf(world, { link })) };
}

/** How often each mark was given, and what was written, in no order. */
async function resultsOf(id: string) {
  const ask = <Body>(path: string) =>
    survey.ask<Body>(survey.people.mei, 'get', `/questionnaires/${id}/results${path}`);
  const { body } = await ask<Results>('');
  const texts: string[] = [];
  for (let page = 0; page < many / 100; page++) {
    const part = await ask<{ content: { text: string }[] }>(`/why?size=100&page=${page}`);
    texts.push(...part.body.content.map(({ text }) => text));
  }
  const mark = body.questions.find((question) => question.id === 'mark');
  return { answered: body.answered, marks: mark?.tallies.map(({ count }) => count), texts: texts.toSorted() };
}

const everything = {
  answered: many,
  marks: marks.map(() => many / marks.length),
  texts: Array.from({ length: many }, (_, place) => `number ${place}.`).toSorted(),
};

test('200 people save and hand in by their links at the same moment, each twice: 200 answers, none lost, none doubled', async () => {
  const { id, own } = await askedByMail('named', false);
  const saved = await Promise.all(
    own.map((one, place) => untilServed(() => one.save(0, { came: 'yes', why: `number ${place}` }))),
  );
  expect(saved.every(({ status }) => status === 200)).toBe(true);
  const sent = await Promise.all(
    own.flatMap((one, place) => [
      untilServed(() => one.submit(saidBy(place))),
      untilServed<unknown>(() => one.save(1, { mark: marks[place % 5] ?? 1 })),
      untilServed(() => one.submit(saidBy(place))),
    ]),
  );
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await resultsOf(id)).toEqual(everything);
  const [kept] = await world.db.query<{ answers: number; former: number }>(
    `select count(*)::int as answers,
            (select count(*)::int from questionnaire_former_answer former
               join questionnaire_recipient own on own.id = former.recipient_id where own.questionnaire_id = $1) as former
       from questionnaire_answer where questionnaire_id = $1 and submitted_at is not null`,
    [id],
  );
  // What was sent twice says the same: nothing was changed, and nothing former is kept.
  expect(kept).toEqual({ answers: many, former: 0 });
}, 240_000);

test('the same without names: the box has 200 answers, and the second one by a link is refused', async () => {
  const { id, own } = await askedByMail('nameless', true);
  const sent = await Promise.all(
    own.flatMap((one, place) => {
      const submit = () => untilServed(() => one.submit(saidBy(place)));
      return [submit(), submit()];
    }),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(many);
  const refused = sent.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(new Set(refused)).toEqual(new Set(['STATUS_ERROR']));
  expect((await survey.move(id, 'close')).status).toBe(200);
  expect(await resultsOf(id)).toEqual(everything);
}, 240_000);
