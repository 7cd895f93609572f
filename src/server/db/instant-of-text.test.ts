import { describe, expect, test } from 'vitest';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { instantOfText } from './instant-of-text.ts';

describe('a time as the database writes it', () => {
  test.each([
    ['2026-11-26 10:00:00+00', '2026-11-26T10:00:00.000Z'],
    ['2026-11-26 10:00:00.5+00', '2026-11-26T10:00:00.500Z'],
    ['2026-11-26 10:00:00.05+00', '2026-11-26T10:00:00.050Z'],
    ['2026-11-26 10:00:00.123+00', '2026-11-26T10:00:00.123Z'],
    ['2026-11-26 10:00:00.123456+00', '2026-11-26T10:00:00.123Z'],
    ['2026-11-26 18:00:00+08', '2026-11-26T10:00:00.000Z'],
    ['2026-11-26 15:30:00+05:30', '2026-11-26T10:00:00.000Z'],
    ['2026-11-26T10:00:00.123Z', '2026-11-26T10:00:00.123Z'],
  ])('%s is %s', (text, instant) => {
    expect(instantOfText(text)).toBe(instant);
  });

  test('is the same as a date makes of it', () => {
    const next = seededNumbers(26);
    for (let at = 0; at < 2000; at++) {
      const instant = new Date(Math.floor(next() * 4_000_000_000_000)).toISOString();
      const text = instant.replace('T', ' ').replace(/\.?0*Z$/, '+00');
      expect(instantOfText(text)).toBe(instant);
    }
  });

  test('is nothing else', () => {
    expect(() => instantOfText('infinity')).toThrow(RangeError);
  });
});
