import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { bcp47, type Locale, locales } from '#domain/locale.ts';
import { catalogs } from './catalogs.ts';
import type { Message } from '#domain/msg.ts';

const speakers = new Map<Locale, I18n>();

function speaker(locale: Locale): I18n {
  const known = speakers.get(locale);
  if (known) return known;
  const made = setupI18n();
  made.setMessagesCompiler(compileMessage);
  made.loadAndActivate({ locale, locales: bcp47[locale], messages: Object.fromEntries(catalogs.get(locale) ?? []) });
  speakers.set(locale, made);
  return made;
}

type Values = Readonly<Record<string, string | number>>;

/** A text in a language, with what is filled in. */
export const say = ({ id, message }: Message, locale: Locale, values?: Values) =>
  speaker(locale)._(id, values, { message });

/** What a page or a message says, by name: `const words = wordsOf(texts)(locale)`, then `words('title', { site })`. */
export const wordsOf =
  <Name extends string>(texts: Readonly<Record<Name, Message>>) =>
  (locale: Locale) =>
  (name: Name, values?: Values): string =>
    say(texts[name], locale, values);

/** A text in a language as it stands in the catalog, its `{names}` not filled in. */
export const textOf = ({ id, message }: Message, locale: Locale): string => catalogs.get(locale)?.get(id) ?? message;

/** A text without anything to fill in, in each language. */
export const inEach = (message: Message): Readonly<Record<Locale, string>> =>
  Object.fromEntries(locales.map((locale) => [locale, textOf(message, locale)])) as Record<Locale, string>;

/** The same as people enter texts: simplified Chinese is made of the traditional when it is shown (G03). */
export const asEntered = (message: Message) => ({
  tc: textOf(message, 'zh'),
  en: textOf(message, 'en'),
  pt: textOf(message, 'pt'),
});
