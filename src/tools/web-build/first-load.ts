import { basename, extname } from 'node:path';
import type { Rolldown } from 'vite';
import { foundPages, landings } from './landings.ts';

type Find = (id: string) => Rolldown.ModuleInfo | null;

const entry = /src\/web\/main\.tsx$/;
const homePage = /src\/web\/home\/home-page\.tsx$/;
/** Its words of an event's state are those of the event's page too. */
const homesOwn = /src\/web\/home\/(?!words)/;
/** Folders whose words the frame and home show. */
const firstWords = /src\/web\/(?:shell|ui|i18n|home|event|account\/header)\/locales\/(\w+)\.po$/;

/** A first visit has its first answers with it; these files of what asks for more are all that the first question waits for. */
const callsMade = /\/src\/web\/api\/client\.ts$|\/node_modules\/openapi-fetch\//;

/** The modules that the other landing pages begin with. */
const begins = [...new Set(Object.values(landings).flatMap(({ modules }) => modules))].filter(
  (path) => !homePage.test(`src/web/${path}`),
);

/** Every page but home and an event's comes after it, so it may be lent whole. */
const routes = 'routes.ts';
/** Its device keeps the door too; what it lends would burden every first visit. */
const scanPage = 'sign-in/scan-page.tsx';
const listPage = 'desk/list-page.tsx';
const articles = [...new Set(Object.values(foundPages))];
/** Of small pieces that pages of many features are made of: one file each, for what is not in another. */
const borrowedFolders = /\/src\/web\/(ui|moves|case)\/[^/]+\.tsx?$/;
/** Three times as large as all those together: it comes with the pages that have a field made with it. */
const large = /\/node_modules\/@headlessui\//;

interface Needed {
  frame: Set<string>;
  home: Set<string>;
  /** By the module it begins with. */
  others: Map<string, Set<string>>;
  /** What pages of other features need as well: whoever opens those must not fetch all of a landing page. */
  lent: Set<string>;
  list: Set<string>;
  /** By the page that search engines find. */
  found: Map<string, Set<string>>;
}

/**
 * Puts what every first visit needs into one file, and its words into one per language: fewer requests than a file for
 * each shared piece, and one compression over all of it. The other landing pages are one file each, and one for what
 * several of them need or one of them lends to other pages; a list's parts are one file, and what several of the pages
 * that search engines find have in common is another. Of the door, what it lends is left to the bundler.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  let needed: Needed | undefined;
  return [
    {
      name: (id, modules) => {
        const words = firstWords.exec(id);
        if (words) return `words-${words[1]}`;
        const find: Find = (one) => modules.getModuleInfo(one);
        needed ??= neededFrom(id, find);
        return fileOf(id, needed, find);
      },
      includeDependenciesRecursively: false,
    },
  ];
}

function neededFrom(id: string, find: Find): Needed {
  const others = new Map(begins.map((path) => [path, closure(id, endingIn(path), find)]));
  const lent = new Set([...others].flatMap(([path, all]) => [...lentBy(path, all, find)]));
  return {
    frame: closure(id, entry, find),
    home: closure(id, homePage, find),
    others,
    lent,
    list: closure(id, endingIn(listPage), find),
    found: new Map(articles.map((path) => [path, closure(id, endingIn(path), find)])),
  };
}

function lentBy(path: string, all: ReadonlySet<string>, find: Find): Set<string> {
  const isAtHome = (importer: string, id: string) =>
    all.has(importer) || [folderOf(id), folderOf(`/src/web/${path}`)].includes(folderOf(importer));
  const asked = [...all].filter((id) => find(id)?.importers.some((importer) => !isAtHome(importer, id)));
  return importedFrom(asked, find);
}

/** @returns as web/sign-in or domain/sign-in; a package's own folder likewise */
const folderOf = (id: string): string => /\/(?:src|node_modules)\/([^/]+\/[^/]+)\//.exec(id)?.[1] ?? '';

const endingIn = (path: string): RegExp => new RegExp(`/src/web/${path.replaceAll('.', String.raw`\.`)}$`);

/** @returns null for what is left to the bundler */
function fileOf(id: string, { frame, home, others, lent, list, found }: Needed, find: Find): string | null {
  if (callsMade.test(id)) return 'calls';
  if (frame.has(id)) return 'frame';
  if (home.has(id)) return homesOwn.test(id) ? 'home' : 'frame';
  const [only, another] = begins.filter((path) => others.get(path)?.has(id));
  if (another) return 'kit';
  if (only && (only === routes || !lent.has(id))) return basename(only, extname(only));
  if (only) return only === scanPage ? null : 'kit';
  if (list.has(id)) return 'list';
  const [, borrowed] = borrowedFolders.exec(id) ?? [];
  if (borrowed && ![...importedFrom([id], find)].some((brought) => large.test(brought))) return borrowed;
  return articles.filter((path) => found.get(path)?.has(id)).length > 1 ? 'found' : null;
}

/** Everything that one module imports at once; that module is found by walking from any other. */
const closure = (start: string, root: RegExp, find: Find): Set<string> =>
  importedFrom(rootsFrom(start, root, find), find);

function importedFrom(roots: readonly string[], find: Find): Set<string> {
  const reached = new Set<string>();
  const ahead = [...roots];
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
