import type { Rolldown } from 'vite';

type Find = (id: string) => Rolldown.ModuleInfo | null;

const entry = /src\/web\/main\.tsx$/;
const home = /src\/web\/home\/home-page\.tsx$/;
const homesOwn = /src\/web\/home\/(?!routes|login-trigger)/;
/** Folders whose words the frame and home show. */
const firstWords = /src\/web\/(?:shell|ui|i18n|home|login)\/locales\/(\w+)\.po$/;

/**
 * Puts what every first visit needs into one file, and its words into one per language: fewer requests than a file for
 * each shared piece, and one compression over all of it.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  let needed: Set<string> | undefined;
  return [
    {
      name: (id, modules) => {
        const words = firstWords.exec(id);
        if (words) return `words-${words[1]}`;
        needed ??= closure(id, (one) => modules.getModuleInfo(one));
        return needed.has(id) && !homesOwn.test(id) ? 'frame' : null;
      },
      includeDependenciesRecursively: false,
    },
  ];
}

/** Everything that main.tsx and home-page.tsx import at once; both are found by walking up from any module. */
function closure(start: string, find: Find): Set<string> {
  const reached = new Set<string>();
  for (const root of rootsFrom(start, find)) {
    const ahead = [root];
    for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      ahead.push(...(find(id)?.importedIds ?? []));
    }
  }
  return reached;
}

function rootsFrom(start: string, find: Find): string[] {
  const seen = new Set<string>();
  const ahead = [start];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = find(id);
    if (!info) continue;
    ahead.push(...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return [...seen].filter((id) => entry.test(id) || home.test(id));
}
