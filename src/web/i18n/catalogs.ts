import type { Messages } from '@lingui/core';
import type { Locale } from '#domain/locale.ts';

const firstCatalogs = import.meta.glob<{ messages: Messages }>(
  './{shell,ui,i18n,home,event,account/header}/locales/*.po',
  {
    base: '../',
  },
);

/** The words of one folder below `web`, or `domain/…` below `src`, in one language; a folder without words has none. */
export async function loadWords(folder: string, locale: Locale): Promise<Messages> {
  const file = `/${folder}/locales/${locale}.po`;
  const load = firstCatalogs[`.${file}`] ?? (await import('./other-catalogs.ts')).otherCatalog(file);
  return load ? (await load()).messages : {};
}
