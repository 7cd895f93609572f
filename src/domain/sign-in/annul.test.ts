import { describe, expect, test } from 'vitest';
import { type Annulment, isQuarantined, takesBack } from './annul.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const paired = Date.UTC(2026, 10, 21, 1);
const arrived = paired + 8 * 60 * minute;
const scanned = arrived - 10 * minute;

const target = {
  id: 'scan',
  activityId: 'fair',
  deviceId: 'phone',
  time: { t: scanned, u: 20 },
  isAnnulment: false,
};
const undo: Annulment = {
  id: 'undo',
  activityId: 'fair',
  annuls: 'scan',
  time: { t: scanned + minute, u: 20 },
  device: { deviceId: 'phone', profile: 'STEWARD', endsAt: null },
  possible: { from: paired, until: arrived },
  allowed: false,
};
const steward = undo.device as NonNullable<Annulment['device']>;
const supervisor = { ...steward, deviceId: 'lead', profile: 'SUPERVISOR' as const };

describe('R16: what an undo takes back', () => {
  const rows: [string, Partial<Annulment>, boolean][] = [
    ['one’s own scan, a minute ago', {}, true],
    ['one’s own, 16 minutes later', { time: { t: scanned + 16 * minute, u: 20 } }, false],
    ['another phone’s', { device: { ...steward, deviceId: 'other' } }, false],
    ['another phone’s, with a supervisor’s code', { device: { ...steward, deviceId: 'other' }, allowed: true }, true],
    ['another phone’s, from a supervisor’s station', { device: supervisor }, true],
    ['anybody’s, for staff at a desk', { device: null, possible: null }, true],
    ['that of another activity', { activityId: 'forum' }, false],
    ['something else', { annuls: 'another scan' }, false],
  ];
  test.each(rows)('%s', (_what, more, takes) => {
    expect(takesBack({ ...undo, ...more }, target)).toBe(takes);
    expect(isQuarantined({ ...undo, ...more })).toBe(false);
  });

  test('never another undo', () => expect(takesBack(undo, { ...target, isAnnulment: true })).toBe(false));
});

describe('R21: it takes nothing back, and is held, when', () => {
  const ended = { ...supervisor, endsAt: scanned };
  const rows: [string, Partial<Annulment>][] = [
    ['surely made after the end of its device', { device: ended }],
    ['dated before its device was paired', { time: { t: paired - 60 * minute, u: 20 } }],
    ['dated 1970, and unsure by as much', { time: { t: 0, u: paired } }],
    ['unsure by more than a phone can be', { time: { t: scanned, u: 365 * day } }],
    [
      'so unsure that it may be from before the end of its device',
      { device: ended, time: { t: arrived, u: 365 * day } },
    ],
    ['dated a month ahead', { time: { t: arrived + 30 * day, u: 20 } }],
  ];
  test.each(rows)('%s', (_what, more) => {
    const held = { ...undo, device: supervisor, allowed: true, ...more };
    expect(isQuarantined(held)).toBe(true);
    expect(takesBack(held, target)).toBe(false);
  });
});
