import { and, eq } from 'drizzle-orm';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { questionnaire, questionnaireEdition, questionnaireRecipient } from './tables.ts';

export type QuestionnaireRecord = typeof questionnaire.$inferSelect;
export type RecipientRow = typeof questionnaireRecipient.$inferSelect;

/** @throws ENTITY_NOT_FOUND */
export async function findQuestionnaire(db: Queries, id: string): Promise<QuestionnaireRecord> {
  const [row] = await db.orm.select().from(questionnaire).where(eq(questionnaire.id, id));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

/** Before it moves, and before somebody is asked: they come one after another. */
export async function lockQuestionnaire(tx: Queries, id: string): Promise<QuestionnaireRecord> {
  const [row] = await tx.orm.select().from(questionnaire).where(eq(questionnaire.id, id)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export async function questionsOf(
  db: Queries,
  { id, edition }: Pick<QuestionnaireRecord, 'id' | 'edition'>,
): Promise<Question[]> {
  const [row] = await db.orm
    .select({ questions: questionnaireEdition.questions })
    .from(questionnaireEdition)
    .where(and(eq(questionnaireEdition.questionnaireId, id), eq(questionnaireEdition.edition, edition)));
  if (!row) throw new Error(`questionnaire ${id} without its edition ${edition}`);
  return row.questions;
}

export const titleOf = ({ titleTc: tc, titleEn: en, titlePt: pt }: QuestionnaireRecord) => ({ tc, en, pt });
export const introOf = ({ introTc: tc, introEn: en, introPt: pt }: QuestionnaireRecord) => ({ tc, en, pt });
/** As people read it out: that of the questionnaire, and theirs in it. */
export const numberOf = (asked: Pick<QuestionnaireRecord, 'number'>, own: Pick<RecipientRow, 'number'>): string =>
  `${asked.number}-${String(own.number).padStart(3, '0')}`;
