import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { launchOptions } from './browser.ts';
import { isOnDevice } from './is-on-device.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isPicture = /\.png$/;

/** What a phone's service worker holds: by address below /event/, each with what it weighs on the way. */
export interface Kept {
  files: number;
  /** 1 KB is 1000 bytes; brotli, but pictures as they are. */
  kb: number;
  addresses: string[];
}

/** A new phone opens a page and waits until its service worker has everything. @param part as of `isOnDevice` */
export async function keptAfter(address: string, part?: string): Promise<Kept> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await isOnDevice(page, part);
    const addresses = await keptAddresses(page);
    const { origin } = new URL(address);
    const sizes = await Promise.all(
      [...addresses, 'sw.js'].map(async (name) => {
        const answer = await fetch(`${origin}/event/${name}`);
        return weight(name, Buffer.from(await answer.arrayBuffer()));
      }),
    );
    return { files: sizes.length, kb: kilobytes(sizes), addresses };
  } finally {
    await browser.close();
  }
}

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).filter((name) => name === 'parts' || name.includes('precache'));
    const requests = await Promise.all(stores.map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname.replace('/event/', ''))
      .filter((name) => name !== 'taken-parts');
  });

/**
 * What a phone fetches of a release that changes one word: the portal is built once more with that word in one catalog.
 * @param kept of a phone with the present build, which stands in dist/web
 */
export async function costOfOneWord({ addresses }: Kept): Promise<{ kb: number; files: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'silent',
      build: { outDir: folder, emptyOutDir: true },
      plugins: [anotherWord],
    });
    const now = await contents(join(root, 'dist/web'));
    const next = await contents(folder);
    const kinds = new Set(addresses.map(withoutHash));
    const fetched = [...next].filter(
      ([name, content]) => (name === 'sw.js' || kinds.has(withoutHash(name))) && !now.get(name)?.equals(content),
    );
    const sizes = await Promise.all(fetched.map(([name, content]) => weight(name, content)));
    return { kb: kilobytes(sizes), files: fetched.map(([name]) => name) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One word of the door, in Chinese, is another one. */
const anotherWord: Plugin = {
  name: 'another-word',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/web/sign-in/locales/zh.po')) return null;
    const source = await readFile(id, 'utf8');
    const changed = source.replace(/(?<=\nmsgid "Battery"\nmsgstr ")[^"]+/, '電池');
    if (changed === source) throw new Error('the word to change is not in the catalog');
    return changed;
  },
};

/** Files that share this are versions of one. */
const withoutHash = (name: string): string => name.replace(/-[\w-]{8}(?=\.\w+$)/, '');

async function contents(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?!br$|gz$)\w+$/.test(name));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

const weight = async (name: string, content: Buffer): Promise<number> =>
  isPicture.test(name) ? content.length : (await promisify(brotliCompress)(content)).length;

const kilobytes = (sizes: readonly number[]): number =>
  Math.round(sizes.reduce((sum, size) => sum + size, 0) / 10) / 100;
