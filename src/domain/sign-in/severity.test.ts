import { describe, expect, test } from 'vitest';
import { signInKinds } from '#domain/participant/kinds.ts';
import { attemptText, chainText, emptyChain, snapshotChecksumInput } from './checksum.ts';
import type { Credit } from './credit.ts';
import { closesAfterMs, contradictionsOf } from './conflict.ts';
import { proofWindowMs } from './device-proof.ts';
import type { HeldAttempt, Standing } from './model.ts';
import * as model from './model.ts';
import { anotherLaneHelps, paceWindowMs, silentMs } from './pace.ts';

const minute = 60_000;
const noCredit: Credit = { credited: new Map(), active: new Set(), repeats: new Set() };
const attempt = (word: Standing['word'], more: Partial<HeldAttempt> = {}): HeldAttempt => ({
  id: 'a',
  time: { t: 0, u: 0 },
  kind: 'ACTIVITY',
  scope: '',
  shown: 'ADMIT',
  override: false,
  overrideLeased: false,
  allowed: false,
  standing: { word },
  verdict: word,
  annulled: false,
  ...more,
});
const severity = (one: HeldAttempt) => contradictionsOf([one], noCredit)[0]?.severity ?? null;

describe('somebody was let in', () => {
  test.each<[Standing['word'], 'high' | 'low' | null, 'high' | 'low' | null]>([
    ['REVOKED', 'high', 'low'],
    ['NOT_ENTITLED', 'high', 'low'],
    ['UNKNOWN', 'high', 'low'],
    ['OUTSIDE_WINDOW', 'low', 'low'],
    ['QUARANTINED', 'high', 'high'],
    ['WRONG_ACTIVITY', 'low', 'low'],
    ['CANCELLED', 'low', 'low'],
    ['INVALID', 'low', 'low'],
    ['ACCEPTED', null, null],
  ])('against %s: %s, and with a supervisor’s code %s', (word, alone, allowed) => {
    expect(severity(attempt(word))).toBe(alone);
    expect(severity(attempt(word, { allowed: true }))).toBe(allowed);
    expect(severity(attempt(word, { annulled: true }))).toBeNull();
  });

  test('beyond the overrides of a phone: high, within them in order', () => {
    const standing: Standing = { word: 'ACCEPTED', flag: 'OVERRIDE' };
    expect(severity(attempt('ACCEPTED', { standing }))).toBe('high');
    expect(severity(attempt('ACCEPTED', { standing, allowed: true }))).toBe('low');
    expect(severity(attempt('ACCEPTED', { standing, overrideLeased: true }))).toBeNull();
  });
});

test('low conflicts of an activity close by themselves after a day, others never', () => {
  const closing = signInKinds.map((kind) => [kind, closesAfterMs(kind, 'low'), closesAfterMs(kind, 'high')]);
  expect(closing).toEqual(signInKinds.map((kind) => [kind, kind === 'ACTIVITY' ? 24 * 60 * minute : null, null]));
});

test('another lane helps beyond twelve people a minute and phone', () => {
  expect([anotherLaneHelps(12, 1), anotherLaneHelps(13, 1)]).toEqual([false, true]);
  expect([anotherLaneHelps(24, 2), anotherLaneHelps(25, 2)]).toEqual([false, true]);
  expect([anotherLaneHelps(12, 0), anotherLaneHelps(13, 0)]).toEqual([false, true]);
});

test('the times of the door', () => {
  expect(model.sameScanMs).toBe(10_000);
  expect(model.twoGatesMs).toBe(2 * minute);
  expect(model.staleListMs).toBe(10 * minute);
  expect(model.graceMs).toBe(5 * minute);
  expect(model.clockWarningMs).toBe(2 * minute);
  expect(model.ownUndoMs).toBe(15 * minute);
  expect(model.leasedOverrides).toBe(5);
  expect(paceWindowMs).toBe(5 * minute);
  expect(silentMs).toBe(90_000);
  expect(proofWindowMs).toBe(5 * minute);
});

test('an attempt’s text holds each of its fields, so that none is changed unseen', () => {
  const whole = {
    id: '1',
    seq: 2,
    activityId: '3',
    kind: '4',
    scope: '5',
    credential: '6',
    participantId: '7',
    source: '8',
    shown: '9',
    shownReason: '10',
    wallTime: '11',
    estimatedTime: '12',
    uncertaintyMs: 13,
    annuls: '14',
    reason: '15',
    allowedBy: '16',
    allowance: '17',
    groupId: '18',
  };
  expect(attemptText(whole)).toBe(JSON.stringify(Object.entries(whole)));
  expect(attemptText({ seq: 2, id: '1', scope: undefined })).toBe('[["id","1"],["seq",2]]');
  expect(chainText(emptyChain, 'ab')).toBe(`${'0'.repeat(64)}:ab`);
  const people = [
    { participantId: 'b', version: 2 },
    { participantId: 'a', version: 10 },
  ];
  expect(snapshotChecksumInput(people)).toBe('a:10\nb:2');
});
