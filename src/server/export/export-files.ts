import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { World } from '#server/world.ts';

const folderOf = (world: World): string => join(world.config.DATA_DIR, 'exports');
const pathOf = (world: World, exportId: string): string => join(folderOf(world), `${exportId}.xlsx`);

/** Writes the file of an export; one that fails half-way leaves nothing. */
export async function writeExportFile<Result>(
  world: World,
  exportId: string,
  write: (out: Writable) => Promise<Result>,
): Promise<Result> {
  await mkdir(folderOf(world), { recursive: true });
  const path = pathOf(world, exportId);
  const unfinished = `${path}.part`;
  const out = createWriteStream(unfinished, { mode: 0o600 });
  try {
    const result = await write(out);
    out.end();
    await finished(out);
    await rename(unfinished, path);
    return result;
  } catch (error) {
    out.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Null when the file is gone. */
export async function openExportFile(
  world: World,
  exportId: string,
): Promise<{ stream: ReadStream; bytes: number } | null> {
  const path = pathOf(world, exportId);
  const found = await stat(path).catch(() => null);
  return found ? { stream: createReadStream(path), bytes: found.size } : null;
}

export const removeExportFile = (world: World, exportId: string): Promise<void> =>
  rm(pathOf(world, exportId), { force: true });
