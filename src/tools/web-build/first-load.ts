import { basename, extname } from 'node:path';
import type { Rolldown } from 'vite';
import { firstFolders } from '#web/i18n/first-folders.ts';
import { foundPages, landings, ownParts, sessionParts } from './landings.ts';

type Find = (id: string) => Rolldown.ModuleInfo | null;

const entry = /src\/web\/main\.tsx$/;
const homePage = /src\/web\/home\/home-page\.tsx$/;
/** Its words of an event's state are those of the event's page too. */
const homesOwn = /src\/web\/home\/(?!words)/;

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
/** Where files are shown and uploaded: it comes after the page that has such a place. */
const fileView = 'file/field-view.tsx';
const ofFiles = /\/src\/(?:web|domain)\/file\//;
const articles = [...new Set(Object.values(foundPages))];
/** Of small pieces that pages of many features are made of: one file each, for what is not in another. */
const borrowedFolders = /\/src\/web\/(ui|moves|case)\/[^/]+\.tsx?$/;
/** Of what pages of the desk have in common, the rest. */
const desk = /\/src\/web\/desk\/[^/]+\.tsx?$/;
/** What standings and roles are called: a few hundred bytes for each kind of case. */
const standingWords = /\/src\/domain\/[\w/-]+-words\.ts$/;
const longestFact = 1500;
/** Folders whose words stand together in one file, by its name. */
const wordsTogether: Readonly<Record<string, RegExp>> = {
  words: new RegExp(`/src/web/(?:(?:${firstFolders.join('|')})/locales|i18n/first-words)/(\\w+)\\.(?:po|ts)$`),
  'desk-words': /src\/(?:web\/(?:desk|moves|case|undo)|domain\/(?!account)[\w-]+)\/locales\/(\w+)\.po$/,
};

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
  files: Set<string>;
  session: Set<string>;
  own: Set<string>;
  /** By the page that search engines find. */
  found: Map<string, Set<string>>;
}

/**
 * Puts what every first visit needs into one file, and its words into one per language: fewer requests than a file for
 * each shared piece, and one compression over all of it. The other landing pages are one file each, and one for what
 * several of them need or one of them lends to other pages; a list's parts are one file, and what several of the pages
 * that search engines find have in common is another. Of the door, what it lends is left to the bundler, but for its
 * pieces of `ui`. What a login begins with, and what it shows beside each page, are one file each.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  let needed: Needed | undefined;
  return [
    {
      name: (id, modules) => {
        const words = wordsFileOf(id);
        if (words) return words;
        const find: Find = (one) => modules.getModuleInfo(one);
        needed ??= neededFrom(id, find);
        return fileOf(id, needed, find);
      },
      includeDependenciesRecursively: false,
    },
  ];
}

/** Comes before any page that is opened later. */
const firstFiles = /\/(?:rolldown-runtime|frame|home|calls|kit|routes|session|own|ui|door-ui|found|facts)-[^/]+$/;
const ofFirstVisit = /\/(?:frame|home)-[^/]+$/;

/**
 * For Vite's `resolveDependencies`: what is fetched beside a part that comes later, so that it need not be found file by
 * file. A first visit's own files name nothing, since what they fetch is told elsewhere (early-files.ts).
 */
export const filesBeside = (_part: string, files: string[], { hostId }: { hostId: string }): string[] =>
  ofFirstVisit.test(hostId) ? [] : files.filter((file) => !firstFiles.test(file));

function neededFrom(id: string, find: Find): Needed {
  const others = new Map(begins.map((path) => [path, closure(id, endingIn(path), find)]));
  const lent = new Set([...others].flatMap(([path, all]) => [...lentBy(path, all, find)]));
  const all = (paths: readonly string[]) => new Set(paths.flatMap((path) => [...closure(id, endingIn(path), find)]));
  return {
    frame: closure(id, entry, find),
    home: closure(id, homePage, find),
    others,
    lent,
    list: closure(id, endingIn(listPage), find),
    files: closure(id, endingIn(fileView), find),
    session: all(sessionParts),
    own: all(ownParts),
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

function wordsFileOf(id: string): string | null {
  for (const [name, folders] of Object.entries(wordsTogether)) {
    const locale = folders.exec(id)?.[1];
    if (locale) return `${name}-${locale}`;
  }
  return null;
}

/** @returns null for what is left to the bundler */
function fileOf(id: string, needed: Needed, find: Find): string | null {
  const { frame, home, others, lent, list, files, session, own, found } = needed;
  if (callsMade.test(id)) return 'calls';
  if (frame.has(id)) return 'frame';
  if (home.has(id)) return homesOwn.test(id) ? 'home' : 'frame';
  const [only, another] = begins.filter((path) => others.get(path)?.has(id));
  if (another) return 'kit';
  if (only && (only === routes || !lent.has(id))) return basename(only, extname(only));
  if (only && only !== scanPage) return 'kit';
  const brought = [...importedFrom([id], find)];
  const bringsLarge = brought.some((one) => large.test(one));
  const borrowed = bringsLarge ? null : borrowedFolders.exec(id)?.[1];
  if (only) return borrowed ? 'door-ui' : null;
  if (list.has(id)) return 'list';
  if (borrowed) return borrowed;
  if (articles.filter((path) => found.get(path)?.has(id)).length > 1) return 'found';
  const bringsList = () => brought.some((one) => one !== id && fileOf(one, needed, find) === 'list');
  if (desk.test(id) && !bringsLarge && !bringsList()) return 'desk';
  if (standingWords.test(id) || isFact(id, find)) return 'facts';
  if (files.has(id) && ofFiles.test(id)) return 'files';
  if (session.has(id)) return 'session';
  return own.has(id) ? 'own' : null;
}

/** A line or two of the domain that several parts of pages need. */
function isFact(id: string, find: Find): boolean {
  const { code, importedIds = [], importers = [] } = find(id) ?? {};
  return (
    /\/src\/domain\//.test(id) && !importedIds.length && importers.length > 1 && (code?.length ?? 0) <= longestFact
  );
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
