import { asc, eq } from 'drizzle-orm';
import type { AnswerFile } from '#contract/questionnaire/question.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Queries } from '#server/db/database.ts';
import { type KeptFile, withKept } from '../answer-files.ts';
import type { QuestionnaireRecord } from '../find-questionnaire.ts';
import { questionnaireFile, questionnaireRecipient } from '../tables.ts';

/** Every file that is kept for the answers to a questionnaire, handed in or not. */
export async function handedInFiles(db: Queries, { id }: Pick<QuestionnaireRecord, 'id'>): Promise<KeptFile[]> {
  const rows = await db.orm
    .select({ row: questionnaireFile })
    .from(questionnaireFile)
    .innerJoin(questionnaireRecipient, eq(questionnaireRecipient.id, questionnaireFile.recipientId))
    .where(eq(questionnaireRecipient.questionnaireId, id))
    .orderBy(asc(questionnaireFile.createdAt), asc(questionnaireFile.id));
  return withKept(
    db,
    rows.map(({ row }) => row),
  );
}

/** As staff see it; of one that is erased that there was one. */
export const fileShown = (files: readonly KeptFile[], { id: questionId }: Question, id: string): AnswerFile =>
  files.find(({ row }) => row.id === id)?.view ?? {
    id,
    questionId,
    fileId: null,
    name: '',
    size: 0,
    state: 'REFUSED',
    refusal: null,
  };
