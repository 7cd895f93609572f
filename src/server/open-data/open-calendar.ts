import { calendarStamp, calendarText, calendarWords, wholeDays } from '#domain/calendar-file.ts';
import { type Locale, type LocalizedText, namesOf, textIn } from '#domain/locale.ts';
import { sessionLines } from '#server/forum/session-calendar.ts';
import { siteName } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { openActivities } from './open-activities.ts';
import { openProgramme } from './open-programme.ts';

/** As many of each as a phone's calendar follows without trouble: the newest. */
const most = { page: 0, size: 500 };

export async function openCalendar(world: World, language: Locale): Promise<string> {
  const [activities, programme] = await Promise.all([openActivities(world, most), openProgramme(world, most)]);
  const writtenAt = world.clock.now();
  const text = (texts: LocalizedText): string => textIn(texts, language);
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Event portal//Activities//EN',
    `X-WR-CALNAME:${calendarWords(siteName(world, language))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...activities.content.flatMap((one) =>
      wholeDays({
        id: one.id,
        title: text(namesOf(one)),
        place: text(one.place),
        first: one.beginDate,
        last: one.endDate,
        writtenAt,
      }),
    ),
    ...programme.content.flatMap((one) => [
      'BEGIN:VEVENT',
      `UID:${one.id}`,
      `DTSTAMP:${calendarStamp(writtenAt)}`,
      `DTSTART:${calendarStamp(one.begins)}`,
      `SUMMARY:${calendarWords(text(namesOf(one)))}`,
      `URL:${one.url}`,
      'END:VEVENT',
      ...one.sessions.flatMap((session) =>
        sessionLines({ ...session, forum: one }, { language, writtenAt, publicUrl: world.config.publicUrl }),
      ),
    ]),
    'END:VCALENDAR',
  ]);
}
