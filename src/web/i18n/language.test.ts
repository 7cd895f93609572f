import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { loadWords } from './catalogs.ts';
import { firstFolders } from './first-folders.ts';
import { chooseLocale, currentLocale, loadWordsOf, startLanguage } from './language.ts';

const hasWordsOf = async (feature: string): Promise<boolean> => {
  const words = Object.keys(await loadWords(feature, currentLocale()));
  return words.length > 0 && words.every((id) => Object.hasOwn(i18n.messages, id));
};

beforeEach(async () => {
  localStorage.setItem('locale', 'zh');
  await startLanguage();
});

test.each(locales)('what a first visit needs of words in %s is in one file', async (locale) => {
  const { words } = (await import(`./first-words/${locale}.ts`)) as { words: object };
  expect(Object.keys(words).toSorted()).toEqual(
    firstFolders.map((folder) => `./${folder}/locales/${locale}.po`).toSorted(),
  );
});

test('words come without the page being rendered anew', async () => {
  let announced = 0;
  const stop = i18n.on('change', () => announced++);
  await loadWordsOf(['enrollment/records']);
  stop();
  expect(announced).toBe(0);
  expect(await hasWordsOf('enrollment/records')).toBe(true);
});

test.each([
  ['before', 'forum', () => [chooseLocale('pt'), loadWordsOf(['forum'])]],
  ['after', 'message', () => [loadWordsOf(['message']), chooseLocale('pt')]],
] as const)('a page that opens just %s a switch has its words in the new language', async (_when, feature, both) => {
  await Promise.all(both());
  expect(currentLocale()).toBe('pt');
  expect(await hasWordsOf(feature)).toBe(true);
});

test('of two switches at once the last one holds', async () => {
  await Promise.all([chooseLocale('pt'), chooseLocale('en')]);
  expect(currentLocale()).toBe('en');
  expect(localStorage.getItem('locale')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});
