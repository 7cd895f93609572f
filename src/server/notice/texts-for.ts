import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { chooseTexts } from '#domain/notice/choose-texts.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { noticeTemplate } from './tables.ts';

interface About {
  trigger: NoticeTrigger;
  language: Locale;
  /** What the notice is about; its event may have texts of its own. */
  activityId: string | null;
}

/** At most one per channel, whatever its state. */
export async function textsFor(db: Queries, { trigger, language, activityId }: About) {
  const ofItsEvent = activityId
    ? sql`${noticeTemplate.eventId} = (select ${activity.eventId} from ${activity} where ${activity.id} = ${activityId})`
    : undefined;
  const rows = await db.orm
    .select()
    .from(noticeTemplate)
    .where(
      and(
        eq(noticeTemplate.trigger, trigger),
        eq(noticeTemplate.language, language),
        or(isNull(noticeTemplate.eventId), ofItsEvent),
      ),
    );
  return chooseTexts(rows);
}
