import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { must, root } from './shell.ts';

const sources = [
  'src/web',
  'src/domain',
  'src/contract',
  'openapi',
  'public',
  'vite.config.ts',
  'lingui.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
];
const built = join(root, 'dist', 'web');
const mark = join(root, 'dist', 'built-from');

/** Builds the web app into dist/web. */
export async function build(): Promise<void> {
  const from = await fingerprint();
  await buildInto(built);
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(mark, from);
}

const buildInto = (folder: string): Promise<void> => must('vite', 'build', '--logLevel', 'warn', '--outDir', folder);

/** Twice, side by side: both have to give the same files, which a browser keeps by their names. */
export async function buildTwice(): Promise<number> {
  const again = join(root, 'dist', 'again');
  await Promise.all([build(), buildInto(again)]);
  const [first, second] = await Promise.all([sumsOf(built), sumsOf(again)]);
  await rm(again, { recursive: true });
  const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  for (const file of differing) process.stderr.write(`Two builds differ in ${file}\n`);
  return differing.length > 0 ? 1 : 0;
}

async function sumsOf(folder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const file of await filesBelow(folder))
    sums.set(
      relative(folder, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  return sums;
}

/** Builds only when something it is made of changed. */
export async function buildIfStale(): Promise<void> {
  const from = await readFile(mark, 'utf8').catch(() => null);
  if (from === (await fingerprint())) return;
  process.stdout.write('Building the web app …\n');
  await build();
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source))) {
      hash.update(relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
