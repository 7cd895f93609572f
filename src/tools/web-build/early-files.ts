import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { EarlyFiles } from '#web/shell/early-files.ts';
import { catalogsOf, chunkHolding, importsOf, reachedFrom } from './bundle-files.ts';
import { foundPages, type Landing, landings } from './landings.ts';
import { wordsOfPage } from './page-words.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * What each of those pages will ask for, so that it is fetched beside the main script and not after it, and what every
 * page needs; by address below the host.
 * @param web the folder of the app, absolute
 */
export function earlyFiles(bundle: Bundle, web: string): Record<string, EarlyFiles> {
  const filesOf = (path: string) =>
    reachedFrom([chunkHolding(bundle, `/src/web/${path}`).fileName], (name) => importsOf(bundle, name));
  const catalogs = catalogsOf(bundle);
  const words = (features: readonly string[]): EarlyFiles => {
    const files: EarlyFiles = {};
    for (const { fileName, folder, locale } of catalogs) {
      const listed = (files[locale] ??= []);
      if (features.includes(folder) && !listed.includes(address(fileName))) listed.push(address(fileName));
    }
    return files;
  };
  const main = filesOf('main.tsx');
  const early: Record<string, EarlyFiles> = { everywhere: { all: [...main].map(address), ...words(['shell']) } };
  for (const [path, page] of [...Object.entries(landings), ...found(web)]) {
    const files = new Set(page.modules.flatMap((module) => [...filesOf(module)]));
    early[`/event${path}`] = { all: [...files].filter((file) => !main.has(file)).map(address), ...words(page.words) };
  }
  return early;
}

const found = (web: string): [path: string, Landing][] =>
  Object.entries(foundPages).map(([path, page]) => [
    path,
    { modules: ['routes.ts', page, 'api/with-queries.tsx'], words: wordsOfPage(join(web, page), web) },
  ]);

const address = (fileName: string): string => `/event/${fileName}`;
