import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { apiPrefix } from '#contract/api.ts';
import type { AnswerFile } from '#contract/questionnaire/question.ts';
import type { FieldError } from '#domain/errors.ts';
import { refuseChosen } from '#domain/file/check-file.ts';
import { fileRuleOf } from '#domain/questionnaire/file-rule.ts';
import { type Answer, type Answers, type Question, questionLimits } from '#domain/questionnaire/question.ts';
import type { Transaction } from '#server/db/database.ts';
import { makeLink } from '#server/file/file-link.ts';
import { filesOfField } from '#server/file/read-files.ts';
import { receiveForm } from '#server/file/receive-form.ts';
import { refuseFile } from '#server/file/refuse-file.ts';
import { sentAs } from '#server/file/sent-as.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { fieldOfFile, filesOfRecipient, forgetAnswerFiles, type KeptFile } from '../answer-files.ts';
import { questionsOf } from '../find-questionnaire.ts';
import { questionnaireFile } from '../tables.ts';
import { moved } from './answer-move.ts';
import { findOwn, type Own, type Who } from './find-own.ts';

/** While an answer is changed, what was handed in stands beside what takes its place. */
const mostKept = 2 * questionLimits.files;

interface Sending {
  questionId: string;
  answerFileId: string;
}

/**
 * Takes a file for an answer, which names it from then on. Sent again, because the answer was lost on its way, it counts
 * once. @throws QUESTIONNAIRE_CLOSED, STATUS_ERROR for an anonymous one, ENTITY_NOT_FOUND, what the question says
 */
export async function addAnswerFile(
  world: World,
  request: FastifyRequest,
  who: Who,
  { questionId, answerFileId: id }: Sending,
): Promise<AnswerFile> {
  const found = await findOwn(world.db, who);
  moved(world, found, ['savePart', 'revise']);
  const question = await fileQuestion(world, found, questionId);
  const [before] = await world.db.orm.select().from(questionnaireFile).where(eq(questionnaireFile.id, id));
  if (before && (before.recipientId !== found.own.id || before.questionId !== questionId))
    throw refuse('ENTITY_NOT_FOUND');
  if (!before) {
    await requireRoom(world, found, question);
    const [arrived] = await filesOfField(world.db, fieldOfFile(id));
    const fileId =
      arrived?.item.id ??
      (await receiveForm(world, request, 'accountId' in who ? who : null, { ...fieldOfFile(id), replacesId: null }));
    await claim(world, who, { question, id, fileId });
  }
  return view(await filesOfRecipient(world.db, found.own.id), id);
}

async function fileQuestion(world: World, { row }: Own, questionId: string): Promise<Question> {
  const question = (await questionsOf(world.db, row)).find(({ id }) => id === questionId);
  if (question?.type !== 'FILE') throw refuse('ENTITY_NOT_FOUND');
  return question;
}

async function requireRoom({ db }: World, { own }: Own, { id, most }: Question): Promise<void> {
  const kept = await db.orm.$count(
    questionnaireFile,
    and(eq(questionnaireFile.recipientId, own.id), eq(questionnaireFile.questionId, id)),
  );
  if (kept >= mostKept) throw refuseFile({ problem: 'TOO_MANY', params: { limit: most ?? 1 } });
}

/** It is theirs from now on, or is forgotten again: closed meanwhile, or of a kind that the question does not take. */
async function claim(
  world: World,
  who: Who,
  { question, id, fileId }: { question: Question; id: string; fileId: string },
): Promise<void> {
  const { filename, size } = await sentAs(world.db, fileId);
  const refusal = refuseChosen(fileRuleOf(question), { filename, size }, []);
  const no = await world.db.transaction(async (tx) => {
    const found = await findOwn(tx, who, true);
    const isOver = isRefused(world, found);
    if (refusal || isOver) {
      await forgetAnswerFiles(world, tx, [id]);
      return isOver ?? (refusal && refuseFile(refusal));
    }
    await tx.orm
      .insert(questionnaireFile)
      .values({ id, recipientId: found.own.id, questionId: question.id, name: filename, createdAt: world.clock.now() })
      .onConflictDoNothing();
    return null;
  });
  if (no) throw no;
}

function isRefused(world: World, found: Own): unknown {
  try {
    moved(world, found, ['savePart', 'revise']);
    return null;
  } catch (error) {
    return error;
  }
}

function view(files: readonly KeptFile[], id: string): AnswerFile {
  const file = files.find(({ row }) => row.id === id);
  if (!file) throw refuse('ATTACHMENT_NOT_FOUND');
  return file.view;
}

export async function listAnswerFiles(world: World, who: Who): Promise<{ files: AnswerFile[] }> {
  const { own } = await findOwn(world.db, who);
  return { files: (await filesOfRecipient(world.db, own.id)).map((file) => file.view) };
}

/** @throws ATTACHMENT_REJECT_OR_PROCESS while it is being checked, or when it was refused */
export async function openAnswerFile(world: World, who: Who, id: string): Promise<{ url: string }> {
  const { own } = await findOwn(world.db, who);
  const file = (await filesOfRecipient(world.db, own.id)).find(({ row }) => row.id === id);
  if (!file) throw refuse('ATTACHMENT_NOT_FOUND');
  if (!file.released) throw refuse('ATTACHMENT_REJECT_OR_PROCESS');
  const { link } = makeLink(world, { versionId: file.released.id, accountId: own.accountId });
  return { url: `${apiPrefix}/file-links/${link}` };
}

/** The files that these answers name. */
export const filesIn = (questions: readonly Question[], answers: Record<string, Answer | null> | null): string[] =>
  questions.flatMap(({ id, type }) => {
    const answer = answers?.[id];
    return type === 'FILE' && Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
  });

/** Each is there, and their own for that question. @param handedIn refused ones count as none @throws PARAMS_ERROR */
export async function requireOwnFiles(
  tx: Transaction,
  { own }: Own,
  questions: readonly Question[],
  answers: Record<string, Answer | null>,
  handedIn = false,
): Promise<void> {
  if (filesIn(questions, answers).length === 0) return;
  const kept = await filesOfRecipient(tx, own.id);
  const isGood = (questionId: string, fileId: string) =>
    kept.some(
      ({ row, view: { state } }) =>
        row.id === fileId && row.questionId === questionId && !(handedIn && state === 'REFUSED'),
    );
  const fields = questions
    .filter((question) => filesIn([question], answers).some((fileId) => !isGood(question.id, fileId)))
    .map(({ id }): FieldError => ({ path: `answers.${id}`, problem: 'notAllowed' }));
  if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });
}

interface Change {
  before: readonly (Answers | null)[];
  after: readonly (Answers | null)[];
}

/** What was named and is no more is not kept. */
export async function forgetDropped(
  world: World,
  tx: Transaction,
  questions: readonly Question[],
  { before, after }: Change,
): Promise<void> {
  const still = new Set(after.flatMap((answers) => filesIn(questions, answers)));
  const gone = before.flatMap((answers) => filesIn(questions, answers)).filter((id) => !still.has(id));
  await forgetAnswerFiles(world, tx, [...new Set(gone)]);
}
