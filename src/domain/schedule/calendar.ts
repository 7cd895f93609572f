import type { Instant } from '#domain/instant.ts';

export interface CalendarEvent {
  /** The same for the same meeting, however often it moves. */
  id: string;
  begin: Instant;
  end: Instant;
  summary: string;
  location: string;
}

const lineBytes = 75;
const encoder = new TextEncoder();

/** `2026-12-01T02:00:00.000Z` as iCalendar writes it. */
const stampOf = (at: Instant): string => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

/** Lines of at most 75 bytes, which go on after a blank (RFC 5545, 3.1); no character is cut. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > lineBytes) [text, bytes] = [`${text}\r\n `, 1];
    text += letter;
    bytes += size;
  }
  return text;
}

/** An iCalendar of meetings (RFC 5545), for a file or for a feed that calendars follow. */
export function calendarOf(name: string, stamp: Instant, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//event portal//meetings//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap(({ id, begin, end, summary, location }) => [
      'BEGIN:VEVENT',
      `UID:${id}@meetings`,
      `DTSTAMP:${stampOf(stamp)}`,
      `DTSTART:${stampOf(begin)}`,
      `DTEND:${stampOf(end)}`,
      `SUMMARY:${escaped(summary)}`,
      `LOCATION:${escaped(location)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}
