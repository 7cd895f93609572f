import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { dayMs, plusMs } from '#domain/instant.ts';
import { retentionDays } from '#domain/participant/list-moves.ts';
import type { World } from '#server/world.ts';
import { forgetFilesOf, forgetLooseFiles } from './answer-files.ts';
import { questionnaire, questionnaireRecipient } from './tables.ts';

/**
 * What was answered stays; who answered without an account is no longer said once it is long closed (G64), and their
 * files, which may say it too, are erased.
 */
export async function forgetRespondents(world: World): Promise<void> {
  const { db, clock } = world;
  const due = plusMs(clock.now(), -retentionDays * dayMs);
  const over = db.orm
    .select({ id: questionnaire.id })
    .from(questionnaire)
    .where(and(eq(questionnaire.status, 'CLOSED'), lt(questionnaire.statusSince, due)));
  await db.transaction(async (tx) => {
    const rows = await tx.orm
      .select({ id: questionnaireRecipient.id })
      .from(questionnaireRecipient)
      .where(
        and(
          inArray(questionnaireRecipient.questionnaireId, over),
          isNull(questionnaireRecipient.accountId),
          ne(questionnaireRecipient.name, ''),
        ),
      );
    const ids = rows.map(({ id }) => id);
    await forgetFilesOf(world, tx, ids);
    if (ids.length > 0)
      await tx.orm
        .update(questionnaireRecipient)
        .set({ name: '', sealed: '', emailFingerprint: null })
        .where(inArray(questionnaireRecipient.id, ids));
    await forgetLooseFiles(world, tx);
  });
}
