import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { isLocale, type Locale, locales } from '#domain/locale.ts';
import { newSpelling, notMainland, rejectedWords } from '../../src/tools/rejected-words.ts';
import { catalogTexts } from '#tests/support/catalogs.ts';
import { files, isTest } from './source-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Said {
  locale: Locale;
  file: string;
  text: string;
}

/** Three languages are stored, and `tc` is then the Chinese one. */
const localeOf = (name: string): Locale | undefined => (name === 'tc' ? 'zh' : isLocale(name) ? name : undefined);

/** Texts below `zh:`, `sc:`, `en:` or `pt:`. */
function serverWords(path: string, source: string): Said[] {
  const said: Said[] = [];
  const add = (locale: Locale, text: string) => said.push({ locale, file: `src/${path}`, text });
  const look = (node: ts.Node, locale: Locale | undefined): void => {
    if (
      locale &&
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    ) {
      add(locale, node.text);
    }
    const within = ts.isPropertyAssignment(node) ? (localeOf(node.name.getText()) ?? locale) : locale;
    ts.forEachChild(node, (child) => look(child, within));
  };
  look(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true), undefined);
  return said;
}

/** What catalogs say: a translation, or in English the message itself. */
const inCatalogs = catalogTexts().map(({ file, locale, id, message, translation }): Said => ({
  locale,
  file,
  text: locale === 'en' ? (message ?? id) : (translation ?? ''),
}));
/** What people enter, and the terms that are searched for, are in anybody's words. */
const isData = (path: string): boolean => /^server\/seed\/|^domain\/matching\//.test(path);
const said = [
  ...inCatalogs,
  ...files
    .filter(({ path }) => /^(server|domain)\//.test(path) && !isTest(path) && !isData(path))
    .flatMap(({ path, text }) => serverWords(path, text)),
];

/** The glossary, as its rows begin. */
const glossary = new Set(
  [...readFileSync(join(root, 'src/domain/README.md'), 'utf8').matchAll(/^\| ([^|]+?) \|/gm)].flatMap(
    ([, names = '']) => names.split(', '),
  ),
);

it('reads what every language says, in the catalogs and on the server', () => {
  for (const locale of locales) {
    const from = (folder: string) => said.filter((one) => one.locale === locale && one.file.startsWith(folder)).length;
    expect(from('src/web/'), locale).toBeGreaterThan(4000);
    expect(from('src/server/'), locale).toBeGreaterThan(600);
  }
});

it('rejects words only in favour of one of the glossary', () => {
  expect(rejectedWords.map(({ word }) => word).filter((word) => !glossary.has(word))).toEqual([]);
});

it.each([...locales])('one thing has one word in %s', (locale) => {
  const faults = said
    .filter((one) => one.locale === locale)
    .flatMap(({ file, text }) =>
      rejectedWords
        .filter(({ instead }) => instead[locale]?.some((pattern) => pattern.test(text)))
        .map(({ word }) => `${locale} ${file}: "${text}" has another word for "${word}"`),
    );
  expect(faults).toEqual([]);
});

it('simplified Chinese is that of the mainland', () => {
  const faults = said
    .filter(({ locale }) => locale === 'sc')
    .flatMap(({ file, text }) =>
      notMainland
        .filter(([word]) => text.includes(word))
        .map(([word, better]) => `sc ${file}: "${text}" says ${word}, better ${better}`),
    );
  expect(faults).toEqual([]);
});

it('Portuguese is spelt as in Macau', () => {
  const faults = said
    .filter(({ locale, text }) => locale === 'pt' && newSpelling.some((pattern) => pattern.test(text)))
    .map(({ file, text }) => `pt ${file}: "${text}"`);
  expect(faults).toEqual([]);
});
