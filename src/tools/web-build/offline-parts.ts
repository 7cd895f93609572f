import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Locale } from '#domain/locale.ts';
import { shell } from '#web/offline/shell-part.ts';
import { assetsNamedIn, catalogsOf, chunkHolding, reachedFrom } from './bundle-files.ts';
import { pagesIn, partOf, wordsOfPage } from './page-words.ts';

type Bundle = Rolldown.OutputBundle;

/** What every device holds from the first visit on: home and events, an own code, the own list of participants. */
const ofEverybody = {
  modules: ['main.tsx', 'routes.ts', 'api/with-queries.tsx', 'account/start-session.ts'],
  pages: [
    'home/home-page.tsx',
    'home/event-detail-page.tsx',
    'participant/participant-page.tsx',
    'participant/unit/apply-page.tsx',
  ],
  /** Of what the frame shows beside a page. */
  words: ['shell', 'ui', 'i18n', 'account', 'account/role', 'api', 'navigation', 'notice', 'domain/account'],
};

/** What the frame fetches of another part, for a device that has taken that up. */
const ofAnotherPart = ['sign-in/reason-to-stay.ts'];

/** Large, and a page goes without: kept once they were used. */
const onUse = /\/domain\/participant\/pinyin\.ts$|\/opencc-js\/|\/shell\/fill-in\.ts$/;

/** What routes ask with before their page is here (desk/asking.ts) comes with that page. */
const ofPages = /\/queries\.ts$/;

/** By name of the file. */
interface Told {
  parts: Map<string, Set<string>>;
  locales: Map<string, Locale>;
}

/**
 * Which parts of the portal each file of the build is for, told to the service worker with the file's address.
 * @param web the folder of the app, absolute
 */
export function offlineParts(web: string) {
  let told: Told = { parts: new Map(), locales: new Map() };
  return {
    plugin: {
      name: 'offline-parts',
      apply: 'build',
      enforce: 'post',
      generateBundle(_, bundle) {
        told = {
          parts: partsOf(bundle, web),
          locales: new Map(catalogsOf(bundle).map(({ fileName, locale }) => [fileName, locale])),
        };
      },
    } satisfies Plugin,
    /** What stands beside the bundle, as the page itself and its icons, is of the shell. */
    manifest: <Listed extends { url: string }>(listed: Listed[]) => ({
      manifest: listed.map((file) => {
        const locale = told.locales.get(file.url);
        const parts = file.url.startsWith('assets/') ? [...(told.parts.get(file.url) ?? [])] : [shell];
        return { ...file, parts, ...(locale ? { locale } : {}) };
      }),
    }),
  };
}

function partsOf(bundle: Bundle, web: string): Told['parts'] {
  const pages = lazyPages(web);
  const whole = (path: string) => join(web, path);
  const others = ofAnotherPart.map(whole);
  const next = filesBehind(bundle, [...pages, ...others]);
  const catalogs = catalogsOf(bundle);
  const parts: Told['parts'] = new Map();
  const put = (part: string, modules: readonly string[], words: readonly string[]) => {
    const roots = modules.map((path) => chunkHolding(bundle, path).fileName);
    const itsWords = catalogs.filter(({ folder }) => words.includes(folder)).map(({ fileName }) => fileName);
    for (const fileName of [...reachedFrom(roots, next), ...itsWords]) {
      parts.set(fileName, (parts.get(fileName) ?? new Set<string>()).add(part));
    }
  };
  const firstPages = ofEverybody.pages.map(whole);
  put(
    shell,
    [...ofEverybody.modules.map(whole), ...firstPages],
    [...ofEverybody.words, ...firstPages.flatMap((page) => wordsOfPage(page, web))],
  );
  for (const page of [...pages, ...others]) put(partOf(page, web), [page], wordsOfPage(page, web));
  return parts;
}

/**
 * From a file to those that its page may need: not those of other parts, words, or what is only kept
 * once it was used.
 */
function filesBehind(bundle: Bundle, elsewhere: readonly string[]): (fileName: string) => string[] {
  const apart = new Set([
    ...elsewhere.map((page) => chunkHolding(bundle, page).fileName),
    ...catalogsOf(bundle).map(({ fileName }) => fileName),
  ]);
  const isApart = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk') return apart.has(fileName);
    return (
      apart.has(fileName) || ofPages.test(file.facadeModuleId ?? '') || file.moduleIds.some((id) => onUse.test(id))
    );
  };
  const known = new Map<string, string[]>();
  const look = (fileName: string): string[] => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk') return assetsNamedIn(bundle, fileName);
    const styles = [...(file.viteMetadata?.importedCss ?? [])];
    const later = file.dynamicImports.filter((name) => !isApart(name));
    return [...file.imports, ...later, ...styles, ...assetsNamedIn(bundle, fileName)];
  };
  return (fileName) => {
    const files = known.get(fileName) ?? look(fileName);
    known.set(fileName, files);
    return files;
  };
}

function lazyPages(web: string): string[] {
  const paths = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const pages = paths.flatMap((path) => pagesIn(readFileSync(join(web, path), 'utf8'), join(web, path), web));
  return [...new Set(pages)].filter((page) => !page.endsWith('/shell/list-page.tsx'));
}
