import type { Rolldown } from 'vite';

type Find = (id: string) => Rolldown.ModuleInfo | null;

const entry = /src\/web\/main\.tsx$/;
const home = /src\/web\/home\/home-page\.tsx$/;
const homesOwn = /src\/web\/home\//;
/** Folders whose words the frame and home show. */
const firstWords = /src\/web\/(?:shell|ui|i18n|home|login)\/locales\/(\w+)\.po$/;

/**
 * Puts what every first visit needs into one file, and its words into one per language: fewer requests than a file for
 * each shared piece, and one compression over all of it.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  let needed: { frame: Set<string>; home: Set<string> } | undefined;
  return [
    {
      name: (id, modules) => {
        const words = firstWords.exec(id);
        if (words) return `words-${words[1]}`;
        const find: Find = (one) => modules.getModuleInfo(one);
        needed ??= { frame: closure(id, entry, find), home: closure(id, home, find) };
        return needed.frame.has(id) || (needed.home.has(id) && !homesOwn.test(id)) ? 'frame' : null;
      },
      includeDependenciesRecursively: false,
    },
  ];
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
