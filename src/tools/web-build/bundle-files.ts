import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { isLocale, type Locale } from '#domain/locale.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The chunk that a module went into. @param path its end, as /src/web/main.tsx */
export function chunkHolding(bundle: Bundle, path: string): Chunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!found) throw new Error(`${path} is not in the build`);
  return found;
}

/** Files from which others are reached, by name. @param next those that one leads to at once */
export function reachedFrom(roots: readonly string[], next: (fileName: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const ahead = [...roots];
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    ahead.push(...next(name));
  }
  return reached;
}

/** The chunks that a chunk imports at once. */
export function importsOf(bundle: Bundle, fileName: string): readonly string[] {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file.imports : [];
}

/** Workers, binaries, sounds and styles that a script names. */
export function assetsNamedIn(bundle: Bundle, fileName: string): string[] {
  const file = bundle[fileName];
  if (!file || !fileName.endsWith('.js')) return [];
  const script = file.type === 'chunk' ? file.code : String(file.source);
  return Object.values(bundle).flatMap((other) =>
    other.type === 'asset' &&
    other !== file &&
    other.fileName.startsWith('assets/') &&
    script.includes(basename(other.fileName))
      ? [other.fileName]
      : [],
  );
}

const catalog = /\/src\/(?:web\/)?([\w/-]+)\/locales\/(\w+)\.po$/;

interface CatalogFile {
  fileName: string;
  /** Below src/web, or `domain/…` below src. */
  folder: string;
  locale: Locale;
}

/** Where each folder's words in each language went. */
export const catalogsOf = (bundle: Bundle): CatalogFile[] =>
  chunksOf(bundle).flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const [, folder = '', locale = null] = catalog.exec(id) ?? [];
      return isLocale(locale) ? [{ fileName, folder, locale }] : [];
    }),
  );
