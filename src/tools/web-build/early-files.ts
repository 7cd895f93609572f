import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { EarlyFiles } from '#web/shell/early-files.ts';
import { catalogsOf, chunkHolding, importsOf, reachedFrom } from './bundle-files.ts';
import { atDesk, foundPages, type Landing, landings, own, ownParts, withLogin } from './landings.ts';
import { wordsOfPage } from './page-words.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * What each of those pages will ask for, so that it is fetched beside the main script and not after it, by address below
 * the host; and `everywhere`, with a `login`, and once that has begun its `own` parts and those at the `desk`.
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
  const of = (modules: readonly string[]) => new Set(modules.flatMap((module) => [...filesOf(module)]));
  const main = of(['main.tsx']);
  const login = of(withLogin.modules);
  const but = ({ modules, words: folders }: Landing, ...there: Set<string>[]): EarlyFiles => ({
    all: [...of(modules)].filter((file) => !there.some((files) => files.has(file))).map(address),
    ...words(folders),
  });
  return {
    everywhere: { all: [...main].map(address), ...words(['shell']) },
    login: but(withLogin, main),
    own: but(own, main, login),
    desk: but(atDesk, main, login, of(ownParts)),
    ...Object.fromEntries(
      [...Object.entries(landings), ...found(web)].map(([path, page]) => [`/event${path}`, but(page, main)]),
    ),
  };
}

const found = (web: string): [path: string, Landing][] =>
  Object.entries(foundPages).map(([path, page]) => [
    path,
    { modules: ['routes.ts', page, 'api/with-queries.tsx'], words: wordsOfPage(join(web, page), web) },
  ]);

const address = (fileName: string): string => `/event/${fileName}`;
