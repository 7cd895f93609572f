import { dayText } from '#domain/day-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { Fact } from '#domain/notice/facts.ts';
import type { activity } from '#server/activity/tables.ts';

/** When and where an activity is: for the end of every mail about it. */
export const activityFacts = (of: typeof activity.$inferSelect, language: Locale): Record<string, Fact> => ({
  activityDays: dayText(language, of.beginDate, of.endDate),
  activityPlace: { tc: of.placeTc, en: of.placeEn, pt: of.placePt },
});
