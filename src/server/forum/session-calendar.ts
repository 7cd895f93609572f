import type { ForumSession } from '#contract/forum/session.ts';
import { calendarStamp, calendarWords } from '#domain/calendar-file.ts';
import type { Instant } from '#domain/instant.ts';
import { type Locale, type LocalizedText, namesOf, textIn, type WireNames } from '#domain/locale.ts';

/** The lines of one session in an iCalendar file (RFC 5545). */
export function sessionLines(
  session: ForumSession & { forum: WireNames & { id: string }; isWithdrawn?: boolean },
  { language, writtenAt, publicUrl }: { language: Locale; writtenAt: Instant; publicUrl: string },
): string[] {
  const text = (texts: LocalizedText): string => textIn(texts, language);
  const speakers = session.speakers.map(({ name }) => text(name)).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${session.id}`,
    `DTSTAMP:${calendarStamp(writtenAt)}`,
    `DTSTART:${calendarStamp(session.begins)}`,
    `DTEND:${calendarStamp(session.ends)}`,
    `SUMMARY:${calendarWords(text(namesOf(session)))}`,
    `LOCATION:${calendarWords(text(session.hall))}`,
    `DESCRIPTION:${calendarWords([text(namesOf(session.forum)), speakers].filter(Boolean).join('\n'))}`,
    `URL:${publicUrl}/event/forum-sign?id=${session.forum.id}`,
    `STATUS:${session.isWithdrawn ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}
