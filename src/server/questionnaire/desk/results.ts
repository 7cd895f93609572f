import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { OpenAnswer, Results } from '#contract/questionnaire/desk.ts';
import { plainAnswer } from '#domain/questionnaire/plain-answer.ts';
import type { Answer, Answers, Contact, Question } from '#domain/questionnaire/question.ts';
import { resultsAreOpen } from '#domain/questionnaire/questionnaire-moves.ts';
import { tallyOf } from '#domain/questionnaire/tally.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import {
  findQuestionnaire,
  numberOf,
  type QuestionnaireRecord,
  questionsOf,
  type RecipientRow,
} from '../find-questionnaire.ts';
import { fileShown, handedInFiles } from './handed-in-files.ts';
import { answersInBox } from '../own/box.ts';
import { countRecipients } from '../read-facts.ts';
import { questionnaireAnswer, questionnaireRecipient } from '../tables.ts';

/** What somebody handed in; null of an anonymous one, where nobody knows who. */
export interface Submission {
  own: RecipientRow | null;
  answers: Answers;
}

/** Of an anonymous one only once it cannot be told any more whose they are. @throws ENTITY_NOT_FOUND, STATUS_ERROR */
export async function findWithResults(db: Queries, id: string): Promise<QuestionnaireRecord> {
  const row = await findQuestionnaire(db, id);
  const counts = await countRecipients(db, id);
  const { anonymous } = row;
  if (!resultsAreOpen(row.status, { anonymous, answered: counts.ANSWERED })) throw refuse('STATUS_ERROR');
  return row;
}

/** Everything that was handed in, in the order of the recipients' numbers. */
export async function submissionsOf(db: Queries, row: QuestionnaireRecord): Promise<Submission[]> {
  if (row.anonymous) return (await answersInBox(db, row.id)).map((answers) => ({ own: null, answers }));
  const rows = await db.orm
    .select({ own: questionnaireRecipient, answers: questionnaireAnswer.submitted })
    .from(questionnaireAnswer)
    .innerJoin(questionnaireRecipient, eq(questionnaireRecipient.id, questionnaireAnswer.recipientId))
    .where(and(eq(questionnaireAnswer.questionnaireId, row.id), isNotNull(questionnaireAnswer.submittedAt)))
    .orderBy(asc(questionnaireRecipient.number));
  return rows.map(({ own, answers }) => ({ own, answers: answers ?? {} }));
}

export async function readResults(world: World, id: string): Promise<Results> {
  const { db } = world;
  const row = await findWithResults(db, id);
  const { INVITED, PARTIAL, ANSWERED } = await countRecipients(db, id);
  const all = (await submissionsOf(db, row)).map(({ answers }) => answers);
  const questions = await questionsOf(db, row);
  return {
    recipients: INVITED + PARTIAL + ANSWERED,
    answered: ANSWERED,
    questions: questions.map((question) => {
      const { id: questionId, type, title } = question;
      return { id: questionId, type, title, ...tallyOf(question, all) };
    }),
  };
}

interface Search {
  questionnaireId: string;
  questionId: string;
  search?: string | undefined;
  page: number;
  size: number;
}

interface Found {
  recipient: RecipientRow | null;
  answer: Answer | Contact;
}

/** Answers to one question as rows: an element of a CONTACTS answer is a row of its own. */
async function pageOfAnswers(
  db: Queries,
  row: QuestionnaireRecord,
  question: Question,
  { search, page, size }: Search,
): Promise<{ found: Found[]; total: number }> {
  const named = `select submitted as said, recipient_id as whose from questionnaire_answer
                  where questionnaire_id = $1 and submitted_at is not null`;
  const boxed = `select said, null::uuid as whose from questionnaire_box, jsonb_array_elements(answers) said
                  where questionnaire_id = $1`;
  const each =
    question.type === 'CONTACTS' || question.type === 'FILE'
      ? `select whose, one from said_all, jsonb_array_elements(said -> $2) one where jsonb_typeof(said -> $2) = 'array'`
      : `select whose, said -> $2 as one from said_all where said -> $2 is not null and said ->> $2 <> ''`;
  // A file is found by what it is called.
  const said =
    question.type === 'FILE'
      ? `(select name from questionnaire_file where id::text = each.one #>> '{}')`
      : `each.one #>> '{}'`;
  const wanted = `with said_all as (${row.anonymous ? boxed : named}), each as (${each})
    select each.whose, each.one, own.number from each left join questionnaire_recipient own on own.id = each.whose
     where $3 = '' or (case jsonb_typeof(each.one) when 'object'
             then (each.one ->> 'name') || ' ' || (each.one ->> 'situation') else ${said} end) ilike $3`;
  const typed = search?.trim() ?? '';
  const values = [row.id, question.id, typed && `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`];
  const rows = await db.query<{ whose: string | null; one: Answer | Contact }>(
    // Of a box nothing but the text may say in which order they stand.
    `select whose, one from (${wanted}) found order by number nulls last, one::text limit $4 offset $5`,
    [...values, size, page * size],
  );
  const [total] = await db.query<{ count: number }>(`select count(*)::int as count from (${wanted}) found`, values);
  const ids = [...new Set(rows.flatMap(({ whose }) => whose ?? []))];
  const people = await recipientsOf(db, ids);
  const found = rows.map(({ whose, one }) => ({ recipient: whose ? (people.get(whose) ?? null) : null, answer: one }));
  return { found, total: total?.count ?? 0 };
}

async function recipientsOf(db: Queries, ids: readonly string[]): Promise<Map<string, RecipientRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select()
    .from(questionnaireRecipient)
    .where(inArray(questionnaireRecipient.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

const isContact = (answer: Answer | Contact): answer is Contact =>
  typeof answer === 'object' && !Array.isArray(answer) && 'situation' in answer;

/** @throws ENTITY_NOT_FOUND also for a question that is not in it */
export async function listOpenAnswers(world: World, search: Search) {
  const { db } = world;
  const row = await findWithResults(db, search.questionnaireId);
  const question = (await questionsOf(db, row)).find(({ id }) => id === search.questionId);
  if (!question) throw refuse('ENTITY_NOT_FOUND');
  const { found, total } = await pageOfAnswers(db, row, question, search);
  const files = question.type === 'FILE' ? await handedInFiles(db, row) : [];
  const content = found.map(({ recipient, answer }): OpenAnswer => ({
    respondent: recipient && {
      id: recipient.id,
      number: numberOf(row, recipient),
      name: recipient.name,
      unitName: recipient.unitName,
    },
    text: question.type === 'FILE' ? '' : isContact(answer) ? answer.situation : plainAnswer(answer),
    contact: isContact(answer) ? answer : null,
    file: question.type === 'FILE' && typeof answer === 'string' ? fileShown(files, question, answer) : null,
  }));
  return { content, totalElements: total };
}
