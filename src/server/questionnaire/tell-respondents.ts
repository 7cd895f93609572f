import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import type { JobKind } from '#server/jobs/job-kinds.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { ownLinkUrl } from '#server/own-link/own-link.ts';
import type { World } from '#server/world.ts';
import { findQuestionnaire, type QuestionnaireRecord, type RecipientRow, titleOf } from './find-questionnaire.ts';
import { linkOf, openEmail } from './respondent.ts';
import { questionnaireRecipient } from './tables.ts';

const atOnce = 100;
type Trigger = 'QUESTIONNAIRE_OPENED' | 'QUESTIONNAIRE_REMINDER' | 'QUESTIONNAIRE_RECEIVED';

/** Writes to one who is asked, in their language; the link is theirs alone. */
export async function tellRespondent(
  world: World,
  tx: Queries,
  trigger: Trigger,
  row: QuestionnaireRecord,
  own: RecipientRow,
): Promise<void> {
  const { accountId, name, language } = own;
  const email = openEmail(world, own);
  if (!accountId && !email) return;
  const isOver = row.anonymous && trigger === 'QUESTIONNAIRE_RECEIVED';
  await sendNotice(world, tx, {
    trigger,
    activityId: row.activityId,
    to: accountId ?? { email, language, name: { tc: name, en: name, pt: name } },
    facts: {
      title: titleOf(row),
      until: row.endsAt && !isOver ? { at: row.endsAt } : '',
      link: accountId
        ? `${world.config.publicUrl}/event/questionnaire/detail?id=${row.id}`
        : ownLinkUrl(world, linkOf(row, own)),
    },
  });
}

/** Some of those who are still to hear of it; done again and again until it answers 0. */
async function tellSome(world: World, id: string, trigger: Trigger, wanted: SQL | undefined): Promise<number> {
  return world.db.transaction(async (tx) => {
    const row = await findQuestionnaire(tx, id);
    if (row.status !== 'OPEN') return 0;
    const some = await tx.orm
      .select()
      .from(questionnaireRecipient)
      .where(and(eq(questionnaireRecipient.questionnaireId, id), ne(questionnaireRecipient.status, 'ANSWERED'), wanted))
      .orderBy(asc(questionnaireRecipient.number))
      .limit(atOnce)
      .for('update');
    for (const own of some) await tellRespondent(world, tx, trigger, row, own);
    const now = world.clock.now();
    const ids = some.map((own) => own.id);
    if (ids.length > 0)
      await tx.orm
        .update(questionnaireRecipient)
        .set(trigger === 'QUESTIONNAIRE_OPENED' ? { toldAt: now } : { remindedAt: now })
        .where(inArray(questionnaireRecipient.id, ids));
    return ids.length;
  });
}

async function tell(world: World, payload: Record<string, unknown>): Promise<void> {
  const id = String(payload['questionnaireId']);
  const { remindedAt, toldAt } = questionnaireRecipient;
  const reminds = payload['what'] === 'REMINDER';
  const wanted = reminds
    ? and(isNotNull(toldAt), or(isNull(remindedAt), lt(remindedAt, String(payload['at']) as Instant)))
    : isNull(toldAt);
  const trigger = reminds ? 'QUESTIONNAIRE_REMINDER' : 'QUESTIONNAIRE_OPENED';
  while ((await tellSome(world, id, trigger, wanted)) === atOnce);
}

export const tellKind: JobKind = { tries: 8, run: ({ world, payload }) => tell(world, payload) };
