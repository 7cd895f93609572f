import { and, eq, isNull } from 'drizzle-orm';
import { msOf } from '#domain/instant.ts';
import { bcp47, namesOf } from '#domain/locale.ts';
import { pathOfNotice } from '#domain/notice/pages.ts';
import { triggerRow } from '#domain/notice/triggers.ts';
import { activity } from '#server/activity/tables.ts';
import type { JobKinds, JobRun } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';
import { factTexts } from './fact-texts.ts';
import { sealPush, vapidHeader } from './push-message.ts';
import { forgetPush, type PushAddress, pushAddresses } from './push-subscriptions.ts';
import { inAppNotice } from './tables.ts';
import { pushKeys } from './vapid.ts';
import { openInApp, pushNoticeJob } from './write-in-app.ts';

const timeoutMs = 20_000;
const daySeconds = 24 * 60 * 60;
const halfDaySeconds = daySeconds / 2;
/** A push message holds 4096 bytes when encrypted. */
const longestText = 300;

/** What the service worker shows and where it leads; it reads these names. */
export interface PushPayload {
  id: string;
  title: string;
  text: string;
  lang: string;
  path: string;
}

/** Pushes one notice to every browser of its account that agreed. A notice that was taken back is gone. */
async function pushNotice({ world, payload }: JobRun): Promise<void> {
  const [found] = await world.db.orm
    .select({ notice: inAppNotice, about: activity })
    .from(inAppNotice)
    .leftJoin(activity, eq(activity.id, inAppNotice.activityId))
    .where(and(eq(inAppNotice.id, String(payload['noticeId'])), isNull(inAppNotice.readAt)));
  if (!found) return;
  const { notice, about } = found;
  const { title, text } = openInApp(world, notice)[notice.language] ?? { title: '', text: '' };
  const { opens } = triggerRow(notice.trigger);
  const activityName = about ? factTexts({ activity: namesOf(about) }, notice.language)['activity'] : undefined;
  const message: PushPayload = {
    id: notice.id,
    title,
    text: [activityName, text].filter(Boolean).join('\n').slice(0, longestText),
    lang: bcp47[notice.language],
    path: opens ? pathOfNotice(opens, about) : '/notices',
  };
  const failures: unknown[] = [];
  for (const { id, address } of await pushAddresses(world, world.db, notice.accountId)) {
    try {
      if ((await push(world, address, message)) === 'GONE') await forgetPush(world, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** @returns GONE when the browser has ended the subscription. */
async function push(world: World, { endpoint, keys }: PushAddress, message: PushPayload): Promise<'SENT' | 'GONE'> {
  const { publicUrl } = world.config;
  const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost';
  const expires = Math.floor(msOf(world.clock.now()) / 1000) + halfDaySeconds;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidHeader(pushKeys(world.secrets), endpoint, contact, expires),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(daySeconds),
      urgency: 'normal',
      // What waits for a browser that is switched off is there once, however often it was sent.
      topic: message.id.replaceAll('-', ''),
    },
    body: new Uint8Array(sealPush(JSON.stringify(message), keys)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (answer.ok) return 'SENT';
  if (answer.status === 404 || answer.status === 410) return 'GONE';
  throw new Error(`the push service answered ${answer.status}`);
}

/** Tried over about an hour; the notice itself waits behind the bell. */
export const noticeJobs = { [pushNoticeJob]: { run: pushNotice, tries: 7 } } as const satisfies JobKinds;
