import { calendarFile } from '#domain/calendar-file.ts';
import { type Locale, nameIn, textIn } from '#domain/locale.ts';
import type { World } from '#server/world.ts';
import type { activity } from './tables.ts';

/** The days of an activity for a calendar, the same entry however often it is written. */
export const activityCalendar = (world: World, of: typeof activity.$inferSelect, language: Locale): string =>
  calendarFile({
    id: of.id,
    title: nameIn(of, language),
    place: textIn({ tc: of.placeTc, en: of.placeEn, pt: of.placePt }, language),
    first: of.beginDate,
    last: of.endDate,
    writtenAt: world.clock.now(),
  });
