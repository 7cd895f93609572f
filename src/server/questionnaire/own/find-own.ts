import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { findQuestionnaire, type QuestionnaireRecord, type RecipientRow } from '../find-questionnaire.ts';
import { questionnaire, questionnaireRecipient } from '../tables.ts';

export interface Own {
  row: QuestionnaireRecord;
  own: RecipientRow;
}

/** Who answers: an account that is asked in this questionnaire, or whoever a link was made for. */
export type Who = { accountId: string; questionnaireId: string } | { recipientId: string };

/** Nobody sees a draft. @throws ENTITY_NOT_FOUND also for who is not asked */
export async function findOwn(db: Queries, who: Who, lock = false): Promise<Own> {
  const query = db.orm
    .select()
    .from(questionnaireRecipient)
    .where(
      'recipientId' in who
        ? eq(questionnaireRecipient.id, who.recipientId)
        : and(
            eq(questionnaireRecipient.questionnaireId, who.questionnaireId),
            eq(questionnaireRecipient.accountId, who.accountId),
          ),
    );
  const [own] = await (lock ? query.for('update') : query);
  if (!own) throw refuse('ENTITY_NOT_FOUND');
  const row = await findQuestionnaire(db, own.questionnaireId);
  if (row.status === 'DRAFT') throw refuse('ENTITY_NOT_FOUND');
  return { row, own };
}

/** Those of one account that were ever open. */
export const seenBy = (accountId: string, activityId: string | undefined) =>
  and(
    eq(questionnaireRecipient.accountId, accountId),
    ne(questionnaire.status, 'DRAFT'),
    activityId ? eq(questionnaire.activityId, activityId) : undefined,
  );
