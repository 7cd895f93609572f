import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeRules } from '#domain/verification/code-rules.ts';
import { forgetSent, rememberRight, rememberSent, rememberTry, sentBefore } from './sent-code.ts';

const noon = Date.UTC(2026, 10, 21, 4);
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: noon });
});
afterEach(() => vi.useRealTimers());

test('who comes back after a reload reads on where the code went, and when another one can be asked for', () => {
  rememberSent('registration', '66112233');
  vi.setSystemTime(noon + 30_000);
  expect(sentBefore('registration', '66112233')).toEqual({
    to: '66112233',
    until: noon + codeRules.lifeMs,
    again: noon + codeRules.resendMs,
  });
});

test('another number, or another purpose, was sent none; that of the first one stays', () => {
  rememberSent('registration', '66112233');
  expect(sentBefore('registration', '66445566')).toBeNull();
  expect(sentBefore('contact', '66112233')).toBeNull();
  expect(sentBefore('registration', '66112233')).not.toBeNull();
});

test('a code that is no good any more is forgotten, and nothing of the number stays on the device', () => {
  rememberSent('registration', '66112233');
  vi.setSystemTime(noon + codeRules.lifeMs - 1);
  expect(sentBefore('registration', '66112233')).not.toBeNull();
  vi.setSystemTime(noon + codeRules.lifeMs);
  expect(sentBefore('registration', '66112233')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('the newest one counts', () => {
  rememberSent('registration', '66112233');
  vi.setSystemTime(noon + codeRules.resendMs);
  rememberSent('registration', '66445566');
  expect(sentBefore('registration', '66112233')).toBeNull();
  expect(sentBefore('registration', '66445566')?.until).toBe(noon + codeRules.resendMs + codeRules.lifeMs);
});

test('a wrong try is remembered with the tries that are left, a new code begins anew', () => {
  rememberSent('registration', '66112233');
  rememberTry('registration', '66112233', 4);
  expect(sentBefore('registration', '66112233')?.triesLeft).toBe(4);
  rememberSent('registration', '66112233');
  expect(sentBefore('registration', '66112233')?.triesLeft).toBeUndefined();
});

test('a right code goes with its form for as long as the server takes it, and is gone once it was used', () => {
  rememberSent('registration', '66112233');
  rememberRight('registration', '66112233', '123456');
  vi.setSystemTime(noon + codeRules.useMs - 1);
  expect(sentBefore('registration', '66112233')?.right).toBe('123456');
  expect(sentBefore('registration', '66445566')).toBeNull();
  forgetSent('registration');
  expect(localStorage).toHaveLength(0);
});
