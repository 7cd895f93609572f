import { describe, expect, test } from 'vitest';
import { isHonest, possibleFrom } from './honest-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const paired = Date.UTC(2026, 10, 21, 1);
/** Three days without a network later. */
const arrived = paired + 3 * day;
const possible = { from: paired, until: arrived };

describe('the time of an attempt is held against what its clock could honestly say', () => {
  test.each([
    ['made in the minute of pairing, by a clock a second behind', paired - 500, 1000, true],
    ['by a client that keeps time to ten minutes', paired - 10 * minute, 20, true],
    ['asleep in a pocket for two days', paired + 2 * day, 2 * day, true],
    ['the clock went back, and nothing is known better than a day', paired, day, true],
    ['set two days ahead before a reload', arrived + 2 * day, 1000, true],
    ['surely before the pairing', paired - hour, 20, false],
    ['dated 1970', 0, 20, false],
    ['dated 1970, and unsure by as much', 0, paired, false],
    ['unsure by a year', arrived - hour, 365 * day, false],
    ['dated a month ahead', arrived + 30 * day, 20, false],
  ])('%s: %#', (_, t, u, honest) => expect(isHonest({ t, u }, possible)).toBe(honest));

  test('a number that the device had not given yet when it last reported was made after that', () => {
    const report = { pairedAt: paired, reportedAt: paired + 5 * hour, reportedSeq: 12 };
    expect(possibleFrom(12, report)).toBe(paired);
    expect(possibleFrom(13, report)).toBe(paired + 5 * hour);
  });
});
