import { eq } from 'drizzle-orm';
import { previewWidths } from '#domain/file/words.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import type { VersionRow } from './read-files.ts';
import { previewKey } from './send-file.ts';
import { fileVersion } from './tables.ts';

/** The bytes go; that there was such a file, and its hash, stays. */
export async function eraseStored(world: World, version: VersionRow): Promise<void> {
  const storage = await storageOf(world);
  await storage.remove(version.storageKey);
  for (const width of previewWidths) await storage.remove(previewKey(version, width));
  await world.db.orm
    .update(fileVersion)
    .set({ erasedAt: world.clock.now(), previews: [] })
    .where(eq(fileVersion.id, version.id));
}
