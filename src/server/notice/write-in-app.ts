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
  subject: string;
  text: string;
}

export interface InAppContent {
  title: string;
  text: string;
}

/** Told at delivery: which notice it is. */
export const pushNoticeJob = 'push-notice';

export const openInApp = (world: World, row: { id: string; sealed: string }): InAppContent =>
  JSON.parse(world.secrets.open(row.sealed, `in-app:${row.id}`)) as InAppContent;

/** Puts a notice behind the bell of an account, and to its browsers that agreed to push messages. */
export async function writeInApp(world: World, tx: Queries, wanted: NewInAppNotice): Promise<void> {
  const { accountId, trigger, language, activityId, subject: title, text, groupId = null, heldMs = 0 } = wanted;
  const id = newId();
  const visibleAt = plusMs(world.clock.now(), heldMs);
  await tx.orm.insert(inAppNotice).values({
    id,
    accountId,
    trigger,
    language,
    activityId,
    sealed: world.secrets.seal(JSON.stringify({ title, text } satisfies InAppContent), `in-app:${id}`),
    actionNeeded: triggerRow(trigger).actionNeeded,
    groupId,
    visibleAt,
  });
  if ((await pushAddresses(world, tx, accountId)).length === 0) return;
  await enqueueJob(world, tx, { kind: pushNoticeJob, payload: { noticeId: id }, dueAt: visibleAt });
}
