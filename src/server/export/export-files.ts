import { Readable } from 'node:stream';
import { newId } from '#domain/id.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import { NotStored } from '#server/storage/storage.ts';
import type { World } from '#server/world.ts';

/** Where the file of an export is kept; without an upload it is whole. */
export interface ExportFile {
  storageKey: string | null;
  upload: string | null;
}

export interface GrowingFile extends ExportFile {
  storageKey: string;
  upload: string;
}

export async function beginExportFile(world: World): Promise<GrowingFile> {
  const storageKey = `exports/${newId()}.xlsx`;
  return { storageKey, upload: await (await storageOf(world)).begin(storageKey) };
}

/** @returns its size in bytes */
export async function writeExportFile(
  world: World,
  { storageKey, upload }: GrowingFile,
  sheet: AsyncIterable<Buffer>,
): Promise<number> {
  const storage = await storageOf(world);
  let isWhole = false;
  async function* watched(): AsyncGenerator<Buffer> {
    yield* sheet;
    isWhole = true;
  }
  const source = Readable.from(watched(), { objectMode: false });
  const bytes = await storage.append(storageKey, upload, { offset: 0, source });
  // A storage bears with a source that breaks, as with a sender who went away: half a sheet would be kept for a whole
  // one.
  if (!isWhole) throw new Error('the rows of a sheet broke off');
  await storage.complete(storageKey, upload);
  return bytes;
}

/** Null when the file is gone. */
export async function openExportFile(world: World, { storageKey }: ExportFile): Promise<Readable | null> {
  if (!storageKey) return null;
  const storage = await storageOf(world);
  return storage.read(storageKey).catch((error: unknown) => {
    if (error instanceof NotStored) return null;
    throw error;
  });
}

/** Whole or not: nothing of it stays. */
export async function removeExportFile(world: World, { storageKey, upload }: ExportFile): Promise<void> {
  if (!storageKey) return;
  const storage = await storageOf(world);
  if (upload) await storage.abandon(storageKey, upload);
  await storage.remove(storageKey);
}
