import { calendarStamp, calendarText, calendarWords } from '#domain/calendar-file.ts';
import type { Instant } from '#domain/instant.ts';
import type { LocalizedText } from '#domain/locale.ts';

export interface CalendarEvent {
  /** The same for the same meeting, however often it moves. */
  id: string;
  begin: Instant;
  end: Instant;
  summary: string;
  location: string;
}

/** How a calendar of one's meetings is called. */
export const meetingsName: LocalizedText = { tc: '會面', en: 'Meetings', pt: 'Reuniões' };

/** An iCalendar of meetings (RFC 5545), for a file or for a feed that calendars follow. */
export function calendarOf(name: string, stamp: Instant, events: readonly CalendarEvent[]): string {
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//event portal//meetings//EN',
    `X-WR-CALNAME:${calendarWords(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap(({ id, begin, end, summary, location }) => [
      'BEGIN:VEVENT',
      `UID:${id}@meetings`,
      `DTSTAMP:${calendarStamp(stamp)}`,
      `DTSTART:${calendarStamp(begin)}`,
      `DTEND:${calendarStamp(end)}`,
      `SUMMARY:${calendarWords(summary)}`,
      `LOCATION:${calendarWords(location)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
