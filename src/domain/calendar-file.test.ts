import { expect, test } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';
import type { BusinessDate, Instant } from './instant.ts';

const roadShow: CalendarEntry = {
  id: 'AZqz1x2y',
  title: '產學研路演, 第一場; 澳門\\珠海',
  place: 'Cotai Expo\nHall A',
  first: '2026-12-30' as BusinessDate,
  last: '2026-12-31' as BusinessDate,
  writtenAt: '2026-11-22T04:05:06.789Z' as Instant,
};
const linesOf = (entry: CalendarEntry) => calendarFile(entry).split('\r\n');

test('an activity lies in a calendar as whole days, the last one included', () => {
  expect(linesOf(roadShow)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Event portal//Activities//EN',
    'BEGIN:VEVENT',
    'UID:AZqz1x2y',
    'DTSTAMP:20261122T040506Z',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270101',
    String.raw`SUMMARY:產學研路演\, 第一場\; 澳門\\珠海`,
    String.raw`LOCATION:Cotai Expo\nHall A`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a long name is folded between characters and comes back whole', () => {
  const title = '科技'.repeat(60);
  const text = calendarFile({ ...roadShow, title });
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
