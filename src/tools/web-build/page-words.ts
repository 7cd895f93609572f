import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { everywhere } from '#web/i18n/everywhere.ts';
import { catalogFolderOf } from '../catalog-folders.ts';

const imports =
  /(import type [^;']*)?(?<!')(?:\bfrom|\bimport)\s*\(?\s*'((?:\.[^']+|#web\/[^']+|#domain\/[^']+-words)\.tsx?)'/g;
const saysSomething = /from '(?:@lingui\/(?:core|react)\/macro|#domain\/msg\.ts)'/;
/** A module that fetches parts with their words, or words alone, leaves neither to its page. */
const fetchesWords = /loadWordsOf\(|withItsWords\(/;
const laterPart = /\bwithItsWords\(\s*\(\) => import\('([^']+)'\),?\s*\)/g;
const page = /\b(lazyPage|lightPage)\(\s*\(\) => import\('([^']+)'\),\s*('\w+'),?\s*\)/g;

/**
 * The folders whose words a page shows, below `web` or as `domain/…`: those of every module that comes with it.
 * @param file of the page; `web` the folder of the app. Both absolute.
 */
export function wordsOfPage(file: string, web: string): string[] {
  const folders = new Set<string>();
  const seen = new Set<string>();
  const ahead = [file];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    if (saysSomething.test(text)) folders.add(folderOf(path, web));
    const leavesLazyOnes = fetchesWords.test(text);
    for (const [whole, typeOnly, asked = ''] of text.matchAll(imports)) {
      if (typeOnly) continue;
      const next = fileOf(asked, path, web);
      const isLazy = whole.startsWith('import(');
      if (isLazy && (leavesLazyOnes || fetchesWords.test(readFileSync(next, 'utf8')))) continue;
      ahead.push(next);
    }
  }
  return [...folders].sort();
}

const fileOf = (asked: string, from: string, web: string): string =>
  asked.startsWith('#') ? join(dirname(web), asked.slice(1)) : join(dirname(from), asked);

/** Where its words are translated: a folder below `web`, or `domain/…` beside it. */
function folderOf(path: string, web: string): string {
  const within = relative(web, path);
  return within.startsWith('..')
    ? catalogFolderOf(relative(dirname(web), path), dirname(web))
    : catalogFolderOf(within, web);
}

/** The part of the portal that a page belongs to: its folder below `web`. @param file of the page, absolute */
export const partOf = (file: string, web: string): string => relative(web, dirname(file));

/** The files of the lazy pages that a module names. @param id where it stands, absolute as `web` is */
export const pagesIn = (code: string, id: string, web: string): string[] =>
  [...code.matchAll(page)].map(([, , asked = '']) => fileOf(asked, id, web));

/** What comes when it is wanted, told which words to bring; a page also which part it is of. @param id as for `pagesIn` */
export function tellPagesTheirWords(code: string, id: string, web: string): string {
  const wordsOf = (file: string) =>
    JSON.stringify(wordsOfPage(file, web).filter((folder) => !everywhere.includes(folder)));
  return code
    .replace(page, (_, component: string, asked: string, name: string) => {
      const file = fileOf(asked, id, web);
      return `${component}(() => import('${asked}'), ${name}, ${wordsOf(file)}, ${JSON.stringify(partOf(file, web))})`;
    })
    .replace(
      laterPart,
      (_, asked: string) => `withItsWords(() => import('${asked}'), ${wordsOf(fileOf(asked, id, web))})`,
    );
}

const definesThem = /\/(?:shell\/lazy-page|i18n\/language)\.ts$/;

/** Nobody lists by hand which words come with a page, or with a part that comes later. */
export const pageWords = (web: string): Plugin => ({
  name: 'page-words',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(web) && !definesThem.test(id) && /\b(?:lazyPage|lightPage|withItsWords)\(/.test(code)
      ? tellPagesTheirWords(code, id, web)
      : null,
});
