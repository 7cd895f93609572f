import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import type { Locale } from '#domain/locale.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface CatalogText {
  /** Below the project's folder. */
  file: string;
  locale: Locale;
  /** What stands in a page for it where its catalog is not here. */
  id: string;
  message: string | undefined;
  translation: string | undefined;
}

function textsIn(file: string, locale: Locale): CatalogText[] {
  const source = readFileSync(join(root, file), 'utf8');
  const messages = formatter().parse(source, { locale, sourceLocale: 'en', filename: file });
  return Object.entries(messages).map(([id, { message, translation }]) => ({ file, locale, id, message, translation }));
}

/** Every text of every catalog of the portal, in every language. */
export const catalogTexts = (): CatalogText[] =>
  readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.po'))
    .flatMap(({ parentPath, name }) => textsIn(relative(root, join(parentPath, name)), name.slice(0, -3) as Locale));
