import { businessDatePlus, type BusinessDate, type Instant } from './instant.ts';

export interface CalendarEntry {
  /** The same whenever the same thing is written again, so that a calendar replaces what it has. */
  id: string;
  title: string;
  place: string;
  first: BusinessDate;
  /** Inclusive. */
  last: BusinessDate;
  writtenAt: Instant;
}

const longestLineBytes = 75;

/** Whole days as an iCalendar file, which every phone's calendar takes (RFC 5545). */
export const calendarFile = (entry: CalendarEntry): string =>
  calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Event portal//Activities//EN',
    ...wholeDays(entry),
    'END:VCALENDAR',
  ]);

/** The lines of one entry, for a file of many. */
export function wholeDays({ id, title, place, first, last, writtenAt }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${calendarStamp(writtenAt)}`,
    `DTSTART;VALUE=DATE:${plain(first)}`,
    // The day after the last (section 3.6.1).
    `DTEND;VALUE=DATE:${plain(businessDatePlus(last, 1))}`,
    `SUMMARY:${calendarWords(title)}`,
    ...(place ? [`LOCATION:${calendarWords(place)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The lines of an iCalendar file (RFC 5545) as it is sent, each ended and none too long. */
export const calendarText = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

/** An instant in UTC (section 3.3.5). */
export const calendarStamp = (at: Instant): string => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const plain = (date: BusinessDate): string => date.replaceAll('-', '');

/** Text as a value (section 3.3.11). */
export const calendarWords = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** Section 3.1: at most 75 bytes a line; what follows begins with a space. Never in the middle of a character. */
function folded(line: string): string {
  let result = '';
  let used = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (used + size > longestLineBytes) {
      result += '\r\n ';
      used = 1;
    }
    result += character;
    used += size;
  }
  return result;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
