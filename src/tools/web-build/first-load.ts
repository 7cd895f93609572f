import { basename, extname } from 'node:path';
import type { Rolldown } from 'vite';
import { landings } from './landings.ts';

type Find = (id: string) => Rolldown.ModuleInfo | null;

const entry = /src\/web\/main\.tsx$/;
const homePage = /src\/web\/home\/home-page\.tsx$/;
const homesOwn = /src\/web\/home\//;
/** Folders whose words the frame and home show. */
const firstWords = /src\/web\/(?:shell|ui|i18n|home|account)\/locales\/(\w+)\.po$/;

/** The modules that the other landing pages begin with. */
const begins = [...new Set(Object.values(landings).flatMap(({ modules }) => modules))].filter(
  (path) => !homePage.test(`src/web/${path}`),
);

interface Needed {
  frame: Set<string>;
  home: Set<string>;
  /** By the module it begins with. */
  others: Map<string, Set<string>>;
}

/**
 * Puts what every first visit needs into one file, and its words into one per language: fewer requests than a file for
 * each shared piece, and one compression over all of it. The other landing pages are one file each, and one for what
 * several of them need.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  let needed: Needed | undefined;
  return [
    {
      name: (id, modules) => {
        const words = firstWords.exec(id);
        if (words) return `words-${words[1]}`;
        needed ??= neededFrom(id, (one) => modules.getModuleInfo(one));
        return fileOf(id, needed);
      },
      includeDependenciesRecursively: false,
    },
  ];
}

const neededFrom = (id: string, find: Find): Needed => ({
  frame: closure(id, entry, find),
  home: closure(id, homePage, find),
  others: new Map(begins.map((path) => [path, closure(id, endingIn(path), find)])),
});

const endingIn = (path: string): RegExp => new RegExp(`/src/web/${path.replaceAll('.', String.raw`\.`)}$`);

/** @returns null for what belongs to no landing page, or to home alone */
function fileOf(id: string, { frame, home, others }: Needed): string | null {
  if (frame.has(id)) return 'frame';
  if (home.has(id)) return homesOwn.test(id) ? null : 'frame';
  const [only, another] = begins.filter((path) => others.get(path)?.has(id));
  if (!only) return null;
  return another ? 'kit' : basename(only, extname(only));
}

/** Everything that one module imports at once; that module is found by walking from any other. */
function closure(start: string, root: RegExp, find: Find): Set<string> {
  const reached = new Set<string>();
  const ahead = rootsFrom(start, root, find);
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    ahead.push(...(find(id)?.importedIds ?? []));
  }
  return reached;
}

function rootsFrom(start: string, root: RegExp, find: Find): string[] {
  const seen = new Set<string>();
  const ahead = [start];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = find(id);
    if (!info) continue;
    ahead.push(...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return [...seen].filter((id) => root.test(id));
}
