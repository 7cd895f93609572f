import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

let version: string | undefined;

/** Commit and time of the build; two builds never share one, so an open page can tell that it is the older. */
export function appVersion(): string {
  version ??= `${commit()}-${new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '')}`;
  return version;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unversioned';
  }
}

/** Writes /event/config/version.json, which an open page asks for from time to time (D1 §7). */
export const versionFile = (): Plugin => ({
  name: 'version-file',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'config/version.json',
      source: JSON.stringify({ version: appVersion() }),
    });
  },
});
