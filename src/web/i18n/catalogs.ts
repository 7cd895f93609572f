import type { Messages } from '@lingui/core';
import type { Locale } from '#domain/locale.ts';

const files = import.meta.glob<{ messages: Messages }>('./*/locales/*.po', { base: '../' });

/** The words of one feature folder in one language; a folder without words has none. */
export async function loadWords(feature: string, locale: Locale): Promise<Messages> {
  const load = files[`./${feature}/locales/${locale}.po`];
  return load ? (await load()).messages : {};
}
