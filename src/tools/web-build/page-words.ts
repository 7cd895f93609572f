import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { catalogFolderOf } from '../catalog-folders.ts';

const imports =
  /(import type [^;']*)?(?<!')(?:\bfrom|\bimport)\s*\(?\s*'((?:\.[^']+|#web\/[^']+|#domain\/[^']+-words)\.tsx?)'/g;
const saysSomething = /from '(?:@lingui\/(?:core|react)\/macro|#domain\/msg\.ts)'/;
/** A module that fetches words beside what it fetches names them there. */
const fetchesWords = /loadWordsOf\(/;
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

/** A module with the words and the part of each of its lazy pages told to them. @param id as for `pagesIn` */
export const tellPagesTheirWords = (code: string, id: string, web: string): string =>
  code.replace(page, (_, component: string, asked: string, name: string) => {
    const file = fileOf(asked, id, web);
    const told = [wordsOfPage(file, web), partOf(file, web)].map((one) => JSON.stringify(one)).join(', ');
    return `${component}(() => import('${asked}'), ${name}, ${told})`;
  });

/** Tells each lazy page which words to bring, and which part it is of: nobody lists them by hand. */
export const pageWords = (web: string): Plugin => ({
  name: 'page-words',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(web) && !id.endsWith('/shell/lazy-page.ts') && /\bl(?:azy|ight)Page\(/.test(code)
      ? tellPagesTheirWords(code, id, web)
      : null,
});
