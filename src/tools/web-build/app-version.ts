import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface BuiltFile {
  name: string;
  content: string | Uint8Array;
}

/** The same for the same files, in whatever order they come, and another as soon as one of them differs. */
export function versionOf(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(`${name}\n${Buffer.byteLength(content)}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

function filesOf(folder: string): BuiltFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(folder.length), content: readFileSync(path) }));
}

/**
 * Names what was built by its content, so that two builds of the same sources are the same. The name stands in
 * index.html and in /event/config/version.json, which an open page asks for from time to time (D1 §7), and in no
 * script: there it would give nearly all of them another name with each release.
 * @param besides what goes out beside the bundle: the folder that is copied as it is, the service worker's source
 */
export function appVersion(besides: { folder: string; serviceWorker: string }): Plugin {
  let version = '';
  return {
    name: 'app-version',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        version = versionOf([
          ...Object.values(bundle).map((file) => ({
            name: file.fileName,
            content: file.type === 'chunk' ? file.code : file.source,
          })),
          ...filesOf(besides.folder),
          { name: 'sw', content: readFileSync(besides.serviceWorker) },
          { name: 'page', content: html },
        ]);
        return [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }];
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config/version.json', source: JSON.stringify({ version }) });
    },
  };
}
