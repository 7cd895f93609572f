import { calendarFile } from '#domain/calendar-file.ts';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { type Locale, nameIn, textIn, type WireNames } from '#domain/locale.ts';

interface Activity extends WireNames {
  id: string;
  placeTc: string;
  placeEn: string;
  placePt: string;
  beginDate: BusinessDate;
  /** Inclusive. */
  endDate: BusinessDate;
}

/** The days of an activity as an iCalendar file, the same entry however often it is written. */
export const activityCalendar = (of: Activity, language: Locale, writtenAt: Instant): string =>
  calendarFile({
    id: of.id,
    title: nameIn(of, language),
    place: textIn({ tc: of.placeTc, en: of.placeEn, pt: of.placePt }, language),
    first: of.beginDate,
    last: of.endDate,
    writtenAt,
  });
