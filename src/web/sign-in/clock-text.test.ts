import { expect, test } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { clockSpanText } from './clock-text.ts';

// Ten in the morning of the 24th in Macau.
const now = Date.parse('2026-11-24T02:00:00.000Z');

test.each([
  ['2026-11-24T02:00:00.000Z', '2026-11-24T03:30:00.000Z', '10:00–11:30'],
  ['2026-11-25T02:00:00.000Z', '2026-11-25T03:30:00.000Z', '11-25 10:00–11:30'],
  ['2026-11-24T14:00:00.000Z', '2026-11-24T17:00:00.000Z', '22:00–11-25 01:00'],
] as const)('from %s to %s is %s', (begins, ends, text) => {
  expect(clockSpanText({ begins: begins as Instant, ends: ends as Instant }, now)).toBe(text);
});
