import { expect, test } from 'vitest';
import { usualSettings } from '#domain/activity/settings.ts';
import { invitationDays } from '#domain/invitation/words.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import { usualBoardCountLimit } from '#domain/exhibition/booths.ts';
import { daysAfterActivity, latestEnd } from '#domain/sign-in/station-end.ts';
import { captchaRules, codeRules } from '#domain/verification/code-rules.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { usualPortalSettings } from './settings.ts';

const minute = 60_000;

test('what a portal begins with, until staff set something else', () => {
  const { office, limits, messages, exports, product } = usualPortalSettings;
  expect(office.replyHours).toBe(15);
  expect(office.week.map((spans) => spans.map(({ from, until }) => `${from}-${until}`).join(' '))).toEqual([
    '09:00-13:00 14:30-17:45',
    '09:00-13:00 14:30-17:45',
    '09:00-13:00 14:30-17:45',
    '09:00-13:00 14:30-17:45',
    '09:00-13:00 14:30-17:30',
    '',
    '',
  ]);
  expect(limits).toEqual({ participants: 5, intendedUnits: 10 });
  expect(messages).toEqual({ undoSeconds: 10, keptDays: 180 });
  expect(exports.keptDays).toBe(7);
  expect(product.code).toBe('');
});

test('what an activity begins with', () => {
  expect(usualSettings).toMatchObject({ participantLimit: 5, intendedUnitLimit: 10, hotel: null, dinner: null });
  expect(usualSettings.signIn).toEqual({ oncePerDay: false, windows: [] });
  expect(usualBoardCountLimit).toBe(999);
});

test('an invitation opens for thirty days, a station at most until the end of the 14th day after its activity', () => {
  expect(invitationDays).toBe(30);
  expect(daysAfterActivity).toBe(14);
  // Midnight in Macau, which is eight hours ahead.
  expect(latestEnd('2026-11-21' as BusinessDate)).toBe('2026-12-05T16:00:00.000Z');
});

test('what staff send is held for the seconds that are set, and two more', () => {
  expect(heldMsOf({ undoSeconds: 10 })).toBe(12_000);
  expect(heldMsOf({ undoSeconds: 0 })).toBe(2000);
});

test('a code has six digits, ten minutes and five tries, and is sent once a minute and five times a day (G42, G43)', () => {
  expect(codeRules).toEqual({
    digits: 6,
    lifeMs: 10 * minute,
    resendMs: minute,
    perDay: 5,
    tries: 5,
    useMs: 30 * minute,
    perAddressAndHour: 20,
    perCountryAndDay: 2000,
    keptForKnown: 500,
  });
  expect(captchaRules).toEqual({ lifeMs: 5 * minute, refreshMs: 1000, characters: 5, proofMs: 10 * minute });
});
