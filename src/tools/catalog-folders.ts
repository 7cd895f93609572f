import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folders below `web` (or `server`) that have words of their own, without the slash at the end: each feature, and
 * each folder of a feature with a `locales` of its own, so that whoever never sees the staff's side does not fetch its words.
 */
export function catalogFolders(side: string): string[] {
  if (!existsSync(side)) return [];
  const features = readdirSync(side, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const inside = features.flatMap((feature) =>
    readdirSync(join(side, feature), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(side, feature, entry.name, 'locales')))
      .map(({ name }) => `${feature}/${name}`),
  );
  return [...features, ...inside].sort();
}

/** @param path of a file below `web`. @returns the folder whose words it shows */
export function catalogFolderOf(path: string, web: string): string {
  for (let folder = dirname(path); folder.includes('/'); folder = dirname(folder)) {
    if (existsSync(join(web, folder, 'locales'))) return folder;
  }
  return path.split('/')[0] ?? '';
}
