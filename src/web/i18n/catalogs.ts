import type { Messages } from '@lingui/core';
import type { Locale } from '#domain/locale.ts';
import { firstFolders } from './first-folders.ts';

const firstWords: Readonly<Record<Locale, () => Promise<{ words: Readonly<Record<string, Messages>> }>>> = {
  zh: () => import('./first-words/zh.ts'),
  sc: () => import('./first-words/sc.ts'),
  en: () => import('./first-words/en.ts'),
  pt: () => import('./first-words/pt.ts'),
};

/** The words of one folder below `web`, or `domain/…` below `src`, in one language; a folder without words has none. */
export async function loadWords(folder: string, locale: Locale): Promise<Messages> {
  if (firstFolders.includes(folder)) {
    return (await firstWords[locale]()).words[`./${folder}/locales/${locale}.po`] ?? {};
  }
  const { otherCatalog } = await import('./other-catalogs.ts');
  return (await otherCatalog(`/${folder}/locales/${locale}.po`)?.())?.messages ?? {};
}
