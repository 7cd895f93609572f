import type { Rolldown } from 'vite';
import type { EarlyFiles } from '#web/shell/early-files.ts';
import { isLocale } from '#domain/locale.ts';
import { landings } from './landings.ts';

type Bundle = Rolldown.OutputBundle;

const catalog = /\/src\/web\/([\w/-]+)\/locales\/(\w+)\.po$/;

/**
 * What each of those pages will ask for, so that it is fetched beside the main script and not after it, and what every
 * page needs; by address below the host.
 */
export function earlyFiles(bundle: Bundle): Record<string, EarlyFiles> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const holding = (path: string) =>
    chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/src/web/${path}`)));
  const main = closure(bundle, holding('main.tsx'));
  const words = (features: readonly string[]): EarlyFiles => {
    const files: EarlyFiles = {};
    for (const chunk of chunks) {
      for (const [, feature = '', locale = null] of chunk.moduleIds.map((id) => catalog.exec(id) ?? [])) {
        if (!isLocale(locale) || !features.includes(feature)) continue;
        (files[locale] ??= []).push(address(chunk.fileName));
        break;
      }
    }
    return files;
  };
  const early: Record<string, EarlyFiles> = { everywhere: { all: [...main].map(address), ...words(['shell']) } };
  for (const [path, page] of Object.entries(landings)) {
    const files = new Set(page.modules.flatMap((module) => [...closure(bundle, holding(module))]));
    early[`/event${path}`] = { all: [...files].filter((file) => !main.has(file)).map(address), ...words(page.words) };
  }
  return early;
}

const address = (fileName: string): string => `/event/${fileName}`;

/** A chunk and everything that it imports at once. */
function closure(bundle: Bundle, start: Rolldown.OutputChunk | undefined): Set<string> {
  if (!start) throw new Error('a page that people land on is not in the build');
  const reached = new Set<string>();
  const ahead = [start.fileName];
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    const chunk = bundle[name];
    if (reached.has(name) || chunk?.type !== 'chunk') continue;
    reached.add(name);
    ahead.push(...chunk.imports);
  }
  return reached;
}
