import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { plusMs } from '#domain/instant.ts';
import { retentionDays } from '#domain/participant/list-moves.ts';
import type { World } from '#server/world.ts';
import { questionnaire, questionnaireRecipient } from './tables.ts';

const day = 24 * 60 * 60_000;

/** What was answered stays; who answered without an account is no longer said once it is long closed (G64). */
export async function forgetRespondents({ db, clock }: World): Promise<void> {
  const due = plusMs(clock.now(), -retentionDays * day);
  const over = db.orm
    .select({ id: questionnaire.id })
    .from(questionnaire)
    .where(and(eq(questionnaire.status, 'CLOSED'), lt(questionnaire.statusSince, due)));
  await db.orm
    .update(questionnaireRecipient)
    .set({ name: '', sealed: '', emailFingerprint: null })
    .where(
      and(
        inArray(questionnaireRecipient.questionnaireId, over),
        isNull(questionnaireRecipient.accountId),
        ne(questionnaireRecipient.name, ''),
      ),
    );
}
