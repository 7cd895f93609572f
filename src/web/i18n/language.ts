import { i18n, type Messages } from '@lingui/core';
import { bcp47, type Locale } from '#domain/locale.ts';
import { keepOnDevice } from '#web/offline/keep-on-device.ts';
import { loadWords } from './catalogs.ts';
import { everywhere } from './everywhere.ts';
import { chosenLocale, keepLocale } from './stored-locale.ts';

const inUse = new Set(everywhere);
/** The very objects that `i18n` looks words up in. */
const words: Partial<Record<Locale, Messages>> = {};
let current: Locale | undefined;
/** The last one asked for, which may still be on its way. */
let wanted: Locale | undefined;

/**
 * Words are added without `i18n` announcing it, which would render the whole page anew: nothing on the screen is in need
 * of words that were not here.
 */
async function load(features: Iterable<string>, locale: Locale): Promise<void> {
  const catalogs = await Promise.all([...features].map((feature) => loadWords(feature, locale)));
  const known = words[locale];
  if (known) Object.assign(known, ...catalogs);
  else i18n.load(locale, (words[locale] = Object.assign({}, ...catalogs)));
}

function activate(locale: Locale): void {
  current = locale;
  // `sc` is the language tag of Sardinian, so formatting and plurals go by the real tag.
  i18n.activate(locale, [bcp47[locale]]);
  document.documentElement.lang = bcp47[locale];
}

export const currentLocale = (): Locale => current ?? chosenLocale();

/** Before the first render. `features` are folders with words that the frame of the page shows beside its own. */
export async function startLanguage(features: readonly string[] = []): Promise<void> {
  for (const feature of features) inUse.add(feature);
  const locale = chosenLocale();
  await load(inUse, locale);
  activate(locale);
}

/** What a lazy page waits for beside its code. */
export async function loadWordsOf(features: readonly string[]): Promise<void> {
  const missing = features.filter((feature) => !inUse.has(feature));
  if (missing.length === 0) return;
  const locale = currentLocale();
  await load(missing, locale);
  for (const feature of missing) inUse.add(feature);
  // The reader may have switched while the words were on their way.
  if (currentLocale() !== locale) await load(missing, currentLocale());
}

/**
 * A part of a page that comes when it is wanted, together with its words.
 * @param words the folders whose words it shows; the build writes them (tools/web-build/page-words.ts)
 * @example const { OwnMenu } = await withItsWords(() => import('../own-menu.tsx'))
 */
export async function withItsWords<Part>(load: () => Promise<Part>, words: readonly string[] = []): Promise<Part> {
  const [part] = await Promise.all([load(), loadWordsOf(words)]);
  return part;
}

export async function chooseLocale(locale: Locale): Promise<void> {
  wanted = locale;
  // Also what comes into use while words are on their way.
  for (let loaded = 0; loaded < inUse.size;) {
    loaded = inUse.size;
    await load(inUse, locale);
  }
  if (wanted !== locale) return;
  keepLocale(locale);
  activate(locale);
  void keepOnDevice(locale);
}
