import { expect, test } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { calendarOf } from './calendar.ts';

const begin = '2026-12-01T02:00:00.000Z' as Instant;
const end = '2026-12-01T02:20:00.000Z' as Instant;
const stamp = '2026-11-23T07:30:00.000Z' as Instant;

test('a meeting stands in the calendar at its time, and what has a meaning there is written so that it has none', () => {
  const text = calendarOf('Meetings', stamp, [
    { id: 'm1', begin, end, summary: 'Ana, Lda.; Bao\nChi', location: 'T4' },
  ]);
  expect(text).toContain('DTSTART:20261201T020000Z\r\n');
  expect(text).toContain('SUMMARY:Ana\\, Lda.\\; Bao\\nChi\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('long lines go on in the next one, and no character of Chinese is cut', () => {
  const summary = '澳門科技企業與內地採購單位的對接會面'.repeat(6);
  const text = calendarOf('', stamp, [{ id: 'm1', begin, end, summary, location: '' }]);
  const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
});
