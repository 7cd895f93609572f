import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { chooseTexts } from '#domain/notice/choose-texts.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { noticeTemplate } from './tables.ts';

interface About {
  trigger: NoticeTrigger;
  /** What the notice is about; its event may have texts of its own. */
  activityId: string | null;
}

/** By language; at most one per channel, whatever its state. */
export async function textsByLanguage(db: Queries, { trigger, activityId }: About) {
  const ofItsEvent = activityId
    ? sql`${noticeTemplate.eventId} = (select ${activity.eventId} from ${activity} where ${activity.id} = ${activityId})`
    : undefined;
  const rows = await db.orm
    .select()
    .from(noticeTemplate)
    .where(and(eq(noticeTemplate.trigger, trigger), or(isNull(noticeTemplate.eventId), ofItsEvent)));
  const texts = Map.groupBy(rows, ({ language }) => language);
  return (language: Locale) => chooseTexts(texts.get(language) ?? []);
}

export const textsFor = async (db: Queries, { language, ...about }: About & { language: Locale }) =>
  (await textsByLanguage(db, about))(language);
