import { eq } from 'drizzle-orm';
import type { OwnAnswer, PartSaved } from '#contract/questionnaire/own.ts';
import { sameAnswer } from '#domain/questionnaire/same-answer.ts';
import type { FieldError } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { answersAsked } from '#domain/questionnaire/asked.ts';
import { answerFault, answerProblems } from '#domain/questionnaire/check-answers.ts';
import type { Answer, Answers, Question } from '#domain/questionnaire/question.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { questionsOf } from '../find-questionnaire.ts';
import { questionnaireAnswer, questionnaireFormerAnswer, questionnaireRecipient } from '../tables.ts';
import { tellRespondent } from '../tell-respondents.ts';
import { moved } from './answer-move.ts';
import { putIntoBox } from './box.ts';
import { findOwn, type Own, type Who } from './find-own.ts';
import { forgetDropped, requireOwnFiles } from './own-files.ts';
import { type AnswerRow, answerView, findAnswer } from './own-view.ts';

/** Answers to what is asked, of the kind that is asked for. @throws PARAMS_ERROR */
function requireFitting(questions: readonly Question[], answers: Record<string, Answer | null>): void {
  const fields = Object.entries(answers).flatMap(([id, answer]): FieldError[] => {
    const path = `answers.${id}`;
    const question = questions.find((one) => one.id === id);
    if (!question) return [{ path, problem: 'unknownField' }];
    const fault = answer === null || answer === '' ? null : answerFault(question, answer);
    return fault ? [{ path, ...(typeof fault === 'string' ? { problem: fault } : fault) }] : [];
  });
  if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });
}

/**
 * Keeps a part. What was answered otherwise on another device since this one has looked is left, and said.
 * @throws QUESTIONNAIRE_CLOSED, STATUS_ERROR for an anonymous one, PARAMS_ERROR
 */
export const savePart = (
  world: World,
  who: Who,
  { seen, answers }: { seen: number; answers: Record<string, Answer | null> },
): Promise<PartSaved> =>
  world.db.transaction(async (tx) => {
    const found = await findOwn(tx, who, true);
    const { row, own } = found;
    const status = moved(world, found, ['savePart', 'revise']);
    const questions = await questionsOf(tx, row);
    requireFitting(questions, answers);
    await requireOwnFiles(tx, found, questions, answers);
    const kept = await findAnswer(tx, own.id);
    const version = (kept?.version ?? 0) + 1;
    const before = kept?.answers ?? {};
    const changedIn = { ...kept?.changedIn };
    const conflicts: string[] = [];
    const next: Record<string, Answer> = { ...before };
    for (const [id, answer] of Object.entries(answers)) {
      if (sameAnswer(before[id] ?? null, answer)) continue;
      if ((changedIn[id] ?? 0) > seen) {
        conflicts.push(id);
        continue;
      }
      if (answer === null) delete next[id];
      else next[id] = answer;
      changedIn[id] = version;
    }
    if (sameAnswer(before, next) && kept) return { answer: answerView(found, kept), conflicts };
    const saved = await keep(world, tx, found, { answers: next, changedIn, version });
    await forgetDropped(world, tx, questions, { before: [before], after: [next, saved.submitted] });
    if (status !== own.status)
      await tx.orm.update(questionnaireRecipient).set({ status }).where(eq(questionnaireRecipient.id, own.id));
    return { answer: answerView({ row, own: { ...own, status } }, saved), conflicts };
  });

async function keep(
  world: World,
  tx: Transaction,
  { row, own }: Own,
  said: Pick<AnswerRow, 'answers' | 'changedIn' | 'version'> & Partial<AnswerRow>,
): Promise<AnswerRow> {
  const values = { ...said, edition: row.edition, updatedAt: world.clock.now() };
  const [saved] = await tx.orm
    .insert(questionnaireAnswer)
    .values({ recipientId: own.id, questionnaireId: row.id, ...values })
    .onConflictDoUpdate({ target: questionnaireAnswer.recipientId, set: values })
    .returning();
  if (!saved) throw new Error('an answer was not kept');
  return saved;
}

/**
 * Hands in, for the first time or again: what counted before is kept. An anonymous answer goes into the box, once and
 * for all. @throws QUESTIONNAIRE_CLOSED, STATUS_ERROR, PARAMS_ERROR with each field
 */
export const submitAnswers = (world: World, who: Who, given: Answers): Promise<OwnAnswer> =>
  world.db.transaction(async (tx) => {
    const found = await findOwn(tx, who, true);
    const { row, own } = found;
    const status = moved(world, found, ['submit', 'change']);
    const questions = await questionsOf(tx, row);
    requireFitting(questions, given);
    const answers = answersAsked(questions, given);
    const fields = answerProblems(questions, answers);
    if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });
    await requireOwnFiles(tx, found, questions, answers, true);
    const now = world.clock.now();
    const asked = { ...own, status, ...(row.anonymous ? {} : { answeredAt: now }) };
    await tx.orm
      .update(questionnaireRecipient)
      .set({ status, answeredAt: asked.answeredAt })
      .where(eq(questionnaireRecipient.id, own.id));
    await tellRespondent(world, tx, 'QUESTIONNAIRE_RECEIVED', row, asked);
    if (row.anonymous) {
      await putIntoBox(tx, row.id, answers);
      return answerView({ row, own: asked }, null);
    }
    const before = await findAnswer(tx, own.id);
    const saved = await handIn(world, tx, found, answers);
    await forgetDropped(world, tx, questions, {
      before: [before?.answers ?? null, before?.submitted ?? null],
      after: [answers],
    });
    return answerView({ row, own: asked }, saved);
  });

async function handIn(world: World, tx: Transaction, found: Own, answers: Answers): Promise<AnswerRow> {
  const kept = await findAnswer(tx, found.own.id);
  const now = world.clock.now();
  if (kept?.submitted && kept.submittedAt && !sameAnswer(kept.submitted, answers))
    await tx.orm.insert(questionnaireFormerAnswer).values({
      id: newId(),
      recipientId: kept.recipientId,
      edition: kept.edition,
      answers: kept.submitted,
      submittedAt: kept.submittedAt,
      replacedAt: now,
    });
  const version = (kept?.version ?? 0) + 1;
  const changed = Object.keys({ ...kept?.answers, ...answers }).filter(
    (id) => !sameAnswer(kept?.answers[id] ?? null, answers[id] ?? null),
  );
  const changedIn = { ...kept?.changedIn, ...Object.fromEntries(changed.map((id) => [id, version])) };
  return keep(world, tx, found, { answers, changedIn, version, submitted: answers, submittedAt: now });
}
