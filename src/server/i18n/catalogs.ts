import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { type Locale, locales } from '#domain/locale.ts';

/** Where the server's words stand: its own, and those of the domain that the pages say too. */
const sides = ['../', '../../domain/'].map((side) => fileURLToPath(new URL(side, import.meta.url)));
const format = formatter();

async function read(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const files = sides
    .flatMap((side) => readdirSync(side).map((feature) => join(side, feature, 'locales', `${locale}.po`)))
    .filter((file) => existsSync(file));
  const texts = new Map<string, string>();
  for (const filename of files) {
    const catalog = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
    for (const [id, { translation }] of Object.entries(catalog)) if (translation) texts.set(id, translation);
  }
  return texts;
}

const translated = locales.filter((locale) => locale !== 'en');

/** By language, then by the message's id. English stands in the sources and is not read again. */
export const catalogs: ReadonlyMap<Locale, ReadonlyMap<string, string>> = new Map(
  await Promise.all(translated.map(async (locale) => [locale, await read(locale)] as const)),
);
