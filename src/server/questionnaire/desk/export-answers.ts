import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type Locale, textIn } from '#domain/locale.ts';
import { plainAnswer } from '#domain/questionnaire/plain-answer.ts';
import type { Answer, Option, Question } from '#domain/questionnaire/question.ts';
import { type Cell, exportKind } from '#server/export/export-kind.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { numberOf, questionsOf, type QuestionnaireRecord, type RecipientRow } from '../find-questionnaire.ts';
import { questionnaireAnswer } from '../tables.ts';
import { handedInFiles } from './handed-in-files.ts';
import { findWithResults, type Submission, submissionsOf } from './results.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

interface Filter {
  activityId: string;
  questionnaireId: string;
}

interface Row extends Submission {
  row: QuestionnaireRecord;
  questions: readonly Question[];
  /** What the files are called, by their ids. */
  files: ReadonlyMap<string, string>;
}

const yes = inEach(msg`in touch`);
const erased = inEach(msg`file deleted`);
const no = inEach(msg`not in touch`);

/** One answer as one cell; what is many stands line by line. */
export function answerCell(
  { type, options, rows }: Question,
  answer: Answer | undefined,
  language: Locale,
  files: ReadonlyMap<string, string> = new Map(),
): Cell {
  if (answer === undefined) return null;
  if (type === 'FILE' && Array.isArray(answer))
    return answer.map((id) => (typeof id === 'string' && files.get(id)) || erased[language]).join('\n');
  const said = (of: readonly Option[], id: unknown): string => {
    const option = of.find((one) => one.id === id);
    return option ? textIn(option.words, language) : '';
  };
  if (type === 'ONE') return said(options, answer);
  if (typeof answer === 'number') return answer;
  if (Array.isArray(answer))
    return answer
      .map((one) => {
        if (typeof one === 'string') return said(options, one);
        const touch = one.inTouch === null ? '' : (one.inTouch ? yes : no)[language];
        return [one.name, touch, one.situation].filter(Boolean).join(' – ');
      })
      .join('\n');
  if (typeof answer === 'object')
    return rows
      .flatMap(({ id, words: ofRow }) =>
        answer[id] === undefined ? [] : [`${textIn(ofRow, language)}: ${said(options, answer[id])}`],
      )
      .join('\n');
  return plainAnswer(answer);
}

/** @throws ENTITY_NOT_FOUND also for another activity's, STATUS_ERROR while an anonymous one's answers are not shown */
async function findAsked(world: World, { activityId, questionnaireId }: Filter): Promise<QuestionnaireRecord> {
  const row = await findWithResults(world.db, questionnaireId);
  if (row.activityId !== activityId) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

const ofPerson = (of: (own: RecipientRow, row: QuestionnaireRecord) => Cell) => (found: Row) =>
  found.own ? of(found.own, found.row) : null;

/**
 * A row for each who handed in, a column for each question. Of an anonymous questionnaire nothing of a person is there to
 * be written: its rows are what lies in its box, which is shuffled with each answer.
 */
export const answersExport = exportKind<Filter, Row>({
  kind: 'questionnaire-answers',
  heading: inEach(msg`Answers to a questionnaire`),
  access: fundStaff,
  filter: z.object({ activityId: Id, questionnaireId: Id }),
  check: async (world, filter) => void (await findAsked(world, filter)),
  columns: [
    {
      key: 'number',
      heading: inEach(msg({ message: 'Number', context: 'sheet' })),
      cell: ofPerson((own, row) => numberOf(row, own)),
    },
    {
      key: 'unit',
      heading: inEach(msg`Unit`),
      personal: true,
      cell: ofPerson(({ unitName }) => unitName),
    },
    {
      key: 'name',
      heading: inEach(msg`Name`),
      personal: true,
      cell: ofPerson(({ name }) => name),
    },
    {
      key: 'answeredAt',
      heading: inEach(msg`Handed in on`),
      cell: ofPerson(({ answeredAt }) => (answeredAt ? businessDateTime(answeredAt) : '')),
    },
    {
      key: 'answers',
      heading: inEach(msg`The answers`),
      headings: async (world, filter, language) =>
        (await questionsOf(world.db, await findAsked(world, filter))).map(({ title }) => textIn(title, language)),
      cells: ({ questions, answers, files }, language) =>
        questions.map((question) => answerCell(question, answers[question.id], language, files)),
    },
  ],
  async count(world, filter) {
    const row = await findAsked(world, filter);
    return row.anonymous
      ? (await submissionsOf(world.db, row)).length
      : world.db.orm.$count(questionnaireAnswer, eq(questionnaireAnswer.questionnaireId, row.id));
  },
  async page(world, filter) {
    const row = await findAsked(world, filter);
    const questions = await questionsOf(world.db, row);
    const all = await submissionsOf(world.db, row);
    const files = new Map((await handedInFiles(world.db, row)).map(({ row: { id, name } }) => [id, name]));
    return { rows: all.map((one) => ({ ...one, row, questions, files })), next: null };
  },
});
