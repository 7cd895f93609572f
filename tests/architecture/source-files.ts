import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src', import.meta.url));

export interface SourceFile {
  /** Below src, with forward slashes. */
  path: string;
  text: string;
  imports: string[];
  /** Of those, the ones that are gone once the types are: they load nothing. */
  typesOnly: Set<string>;
}

/** What a module asks for, as a path below src, or the package's name. */
function resolved(from: string, asked: string): string {
  if (asked.startsWith('#')) return asked.slice(1);
  if (asked.startsWith('.')) return relative(source, resolve(dirname(from), asked)).replaceAll('\\', '/');
  return asked;
}

/** Every TypeScript file below src. */
export const files: SourceFile[] = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    const asked = [...text.matchAll(/(import type [^;']*)?(?<!')(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => ({
      to: resolved(path, match[2] ?? ''),
      typeOnly: match[1] !== undefined,
    }));
    return {
      path: relative(source, path).replaceAll('\\', '/'),
      text,
      imports: asked.map(({ to }) => to),
      typesOnly: new Set(asked.filter(({ typeOnly }) => typeOnly).map(({ to }) => to)),
    };
  });

export const layerOf = (path: string): string => path.split('/')[0] ?? '';
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
