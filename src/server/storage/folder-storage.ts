import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pourUntilItBreaks } from './source-broke.ts';
import { NotStored, type Storage } from './storage.ts';

const keyPattern = /^[a-z0-9][a-z0-9/.-]*$/;

/** Of a file on its way: many small pieces are written at once, and the sender need not wait for each. */
const heldBytes = 2 ** 20;

const missing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const orNotStored = (error: unknown): never => {
  throw missing(error) ? new NotStored() : error;
};

/** Files in a folder. What still grows has `.part` behind its name, and its length is what has arrived. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key) || key.includes('..')) throw new Error('a storage key of ours is wrong');
    return join(folder, key);
  };
  const partOf = (key: string): string => `${pathOf(key)}.part`;

  return {
    async begin(key) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await (await open(partOf(key), 'a')).close();
      return 'folder';
    },

    async offset(key) {
      const found = await stat(partOf(key)).catch(() => stat(pathOf(key)).catch(orNotStored));
      return found.size;
    },

    async append(key, _upload, { offset, source }) {
      const path = partOf(key);
      await stat(path).catch(orNotStored);
      // What was received when the source broke is written down, and the sender goes on behind it.
      const writer = createWriteStream(path, { flags: 'r+', start: offset, highWaterMark: heldBytes });
      await pourUntilItBreaks(source, writer);
      return (await stat(path)).size;
    },

    async complete(key) {
      await rename(partOf(key), pathOf(key)).catch(async (error: unknown) => {
        if (!missing(error)) throw error;
        await stat(pathOf(key)).catch(orNotStored);
      });
    },

    async abandon(key) {
      await rm(partOf(key), { force: true });
    },

    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },

    async read(key, range) {
      const path = pathOf(key);
      await stat(path).catch(orNotStored);
      return createReadStream(path, range);
    },

    async withLocalFile(key, work) {
      const path = pathOf(key);
      // Before anything is said of it, it is on the disk and not only on its way there.
      const file = await open(path, 'r').catch(orNotStored);
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
      return work(path);
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
