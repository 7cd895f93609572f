import { describe, expect, test } from 'vitest';
import { localeOfTags } from './locale-of-tags.ts';
import { bcp47, chooseText, locales } from './locale.ts';

describe('a name in several languages', () => {
  test.each([
    ['zh', { tc: '基金', en: 'Fund', pt: 'Fundo' }, '基金', 'tc'],
    ['sc', { tc: '基金', en: 'Fund', pt: 'Fundo' }, '基金', 'tc'],
    ['en', { tc: '基金', pt: 'Fundo' }, 'Fundo', 'pt'],
    ['pt', { tc: '基金', en: 'Fund' }, 'Fund', 'en'],
    ['zh', { pt: 'Fundo' }, 'Fundo', 'pt'],
    ['zh', { en: 'Fund', pt: 'Fundo' }, 'Fund', 'en'],
    ['sc', { en: 'Fund', pt: 'Fundo' }, 'Fund', 'en'],
    ['sc', { pt: 'Fundo' }, 'Fundo', 'pt'],
    ['pt', { tc: '基金' }, '基金', 'tc'],
    ['pt', { tc: '基金', en: 'Fund', pt: 'Fundo' }, 'Fundo', 'pt'],
    ['en', { tc: '基金', en: '  ' }, '基金', 'tc'],
  ] as const)('falls back for %s readers of %o', (locale, texts, text, written) => {
    expect(chooseText(texts, locale)).toEqual({ text, written });
  });

  test('is nothing only when no language has any', () => {
    for (const locale of locales) expect(chooseText({ tc: '', en: null }, locale)).toBeNull();
  });
});

test('no language tag is one of the portal’s own codes that means another language', () => {
  expect(Object.values(bcp47)).not.toContain('sc');
});

test.each([
  ['zh-CN', 'sc'],
  ['zh-Hans-MO', 'sc'],
  ['zh-SG', 'sc'],
  ['zh-MY', 'sc'],
  ['zh-MO', 'zh'],
  ['zh-TW', 'zh'],
  ['zh', 'zh'],
  ['pt-BR', 'pt'],
  [' EN-gb', 'en'],
  ['fr, ja', 'zh'],
  ['fr, pt, zh', 'pt'],
  ['', 'zh'],
])('a browser that lists %s is answered in %s', (tags, locale) => {
  expect(localeOfTags(tags.split(','))).toBe(locale);
});
