import { expect, test } from 'vitest';
import { languagesOf, nearestLanguage } from './languages.ts';

test.each([
  ['sc', ['zh', 'en'], 'zh'],
  ['sc', ['zh', 'sc'], 'sc'],
  ['pt', ['zh', 'en'], 'en'],
  ['en', ['zh', 'sc'], 'zh'],
  ['pt', ['pt', 'en'], 'pt'],
  ['zh', [], null],
] as const)('a reader of %s is given of %j: %s', (wanted, there, best) => {
  expect(nearestLanguage(there, wanted)).toBe(best);
});

test('what staff wrote speaks their languages, and Chinese both ways; what the portal says speaks all', () => {
  expect(languagesOf({ title: { tc: '路線', en: 'Route' }, text: { tc: '改道。', en: ' ' } })).toEqual(['zh', 'sc']);
  expect(languagesOf({ text: { tc: '改道。', pt: 'Desvio.' } })).toEqual(['zh', 'sc', 'pt']);
  expect(languagesOf({ title: { tc: '影片' }, text: {} })).toEqual(['zh', 'sc', 'en', 'pt']);
  expect(languagesOf({ unit: { tc: '蓮景' }, reason: 'The licence has expired.' })).toHaveLength(4);
});
