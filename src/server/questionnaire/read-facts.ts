import { count, eq } from 'drizzle-orm';
import { questionFaults } from '#domain/questionnaire/check-questions.ts';
import type { QuestionnaireFacts } from '#domain/questionnaire/questionnaire-moves.ts';
import type { AnswerStatus } from '#domain/questionnaire/status.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import type { Queries } from '#server/db/database.ts';
import { textsFor } from '#server/notice/texts-for.ts';
import type { World } from '#server/world.ts';
import { introOf, type QuestionnaireRecord, questionsOf, titleOf } from './find-questionnaire.ts';
import { questionnaireRecipient } from './tables.ts';

/** How many are asked, by how far they are. */
export async function countRecipients(db: Queries, id: string): Promise<Record<AnswerStatus, number>> {
  const rows = await db.orm
    .select({ status: questionnaireRecipient.status, count: count() })
    .from(questionnaireRecipient)
    .where(eq(questionnaireRecipient.questionnaireId, id))
    .groupBy(questionnaireRecipient.status);
  return { INVITED: 0, PARTIAL: 0, ANSWERED: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

/** In each language in which somebody is asked a mail can be written (row 221). */
async function hasTemplates(db: Queries, row: QuestionnaireRecord, trigger: NoticeTrigger): Promise<boolean> {
  const languages = await db.orm
    .selectDistinct({ language: questionnaireRecipient.language })
    .from(questionnaireRecipient)
    .where(eq(questionnaireRecipient.questionnaireId, row.id));
  for (const { language } of languages) {
    const texts = await textsFor(db, { trigger, language, activityId: row.activityId });
    if (!texts.some(({ channel, state }) => channel === 'MAIL' && state === 'ON')) return false;
  }
  return true;
}

export async function readFacts(world: World, db: Queries, row: QuestionnaireRecord): Promise<QuestionnaireFacts> {
  const now = world.clock.now();
  const counts = await countRecipients(db, row.id);
  const text = { title: titleOf(row), intro: introOf(row), questions: await questionsOf(db, row) };
  const trigger = row.status === 'DRAFT' ? 'QUESTIONNAIRE_OPENED' : 'QUESTIONNAIRE_REMINDER';
  return {
    isComplete: questionFaults(text, row.mainLanguage, row.anonymous).length === 0,
    recipients: counts.INVITED + counts.PARTIAL + counts.ANSWERED,
    answered: counts.ANSWERED,
    anonymous: row.anonymous,
    endIsAhead: row.endsAt === null || row.endsAt > now,
    endIsOver: row.endsAt !== null && row.endsAt <= now,
    startIsReached: row.startsAt !== null && row.startsAt <= now,
    hasTemplate: await hasTemplates(db, row, trigger),
  };
}
