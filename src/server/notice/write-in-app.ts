import type { InAppNotice } from '#contract/notice/notice.ts';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { type NoticeTrigger, triggerRow } from '#domain/notice/triggers.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { Held } from '#server/message/write-message.ts';
import type { World } from '#server/world.ts';
import { pushAddresses } from './push-subscriptions.ts';
import { inAppNotice } from './tables.ts';

export interface NewInAppNotice extends Held {
  accountId: string;
  trigger: NoticeTrigger;
  language: Locale;
  activityId: string | null;
  /** Also in other languages than that one: whoever reads it may have changed theirs. */
  texts: InAppTexts;
}

export type InAppTexts = InAppNotice['texts'];

/** Told at delivery: which notice it is. */
export const pushNoticeJob = 'push-notice';

export function openInApp(world: World, row: { id: string; language: Locale; sealed: string }): InAppTexts {
  const content = JSON.parse(world.secrets.open(row.sealed, `in-app:${row.id}`)) as InAppTexts | FormerContent;
  // What was written by an earlier version speaks one language.
  return 'title' in content ? { [row.language]: content } : content;
}

interface FormerContent {
  title: string;
  text: string;
}

/** Puts a notice behind the bell of an account, and to its browsers that agreed to push messages. */
export async function writeInApp(world: World, tx: Queries, wanted: NewInAppNotice): Promise<void> {
  const { accountId, trigger, language, activityId, texts, groupId = null, heldMs = 0 } = wanted;
  const id = newId();
  const visibleAt = plusMs(world.clock.now(), heldMs);
  await tx.orm.insert(inAppNotice).values({
    id,
    accountId,
    trigger,
    language,
    activityId,
    sealed: world.secrets.seal(JSON.stringify(texts), `in-app:${id}`),
    actionNeeded: triggerRow(trigger).actionNeeded,
    groupId,
    visibleAt,
  });
  if ((await pushAddresses(world, tx, accountId)).length === 0) return;
  await enqueueJob(world, tx, { kind: pushNoticeJob, payload: { noticeId: id }, dueAt: visibleAt });
}
