import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { WaitingQuestionnaire } from '#contract/questionnaire/waiting.ts';
import type { World } from '#server/world.ts';
import { titleOf } from '../find-questionnaire.ts';
import { questionnaire, questionnaireRecipient } from '../tables.ts';

/** More stand on the page of one's questionnaires. */
const shown = 5;

/** Questionnaires that an account can answer and has not, those that end first first. */
export async function waitingFor(world: World, accountId: string): Promise<WaitingQuestionnaire[]> {
  const rows = await world.db.orm
    .select({ row: questionnaire })
    .from(questionnaireRecipient)
    .innerJoin(questionnaire, eq(questionnaire.id, questionnaireRecipient.questionnaireId))
    .where(
      and(
        eq(questionnaireRecipient.accountId, accountId),
        ne(questionnaireRecipient.status, 'ANSWERED'),
        eq(questionnaire.status, 'OPEN'),
        or(isNull(questionnaire.endsAt), gt(questionnaire.endsAt, world.clock.now())),
      ),
    )
    .orderBy(asc(questionnaire.endsAt), asc(questionnaire.id))
    .limit(shown);
  return rows.map(({ row }) => ({ id: row.id, title: titleOf(row), endsAt: row.endsAt }));
}
