import { expect, test } from 'vitest';
import { createMute, mutedMs, outOfViewMs } from './mute.ts';

test('a code that Ana holds still counts once, whichever frame sees it', () => {
  const take = createMute();
  expect(take('ANA', 0)).toBe('NEW');
  for (let now = 33; now < mutedMs; now += 33) expect(take('ANA', now)).toBe('MUTED');
});

test('the next guest is taken at once, and the first one stays muted while both are in view', () => {
  const take = createMute();
  expect(take('ANA', 0)).toBe('NEW');
  expect(take('BEI', 33)).toBe('NEW');
  expect(take('ANA', 66)).toBe('MUTED');
  expect(take('BEI', 99)).toBe('MUTED');
});

test('a code that was away for a second and a half is taken again', () => {
  const take = createMute();
  take('ANA', 0);
  expect(take('ANA', outOfViewMs - 1)).toBe('MUTED');
  expect(take('ANA', 2 * outOfViewMs - 1)).toBe('NEW');
});

test('a code held for three seconds comes again, marked as never having left', () => {
  const take = createMute();
  take('ANA', 0);
  for (let now = 500; now < mutedMs; now += 500) take('ANA', now);
  expect(take('ANA', mutedMs)).toBe('HELD');
  expect(take('ANA', mutedMs + 33)).toBe('MUTED');
});
