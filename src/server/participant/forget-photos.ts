import { inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { forgetFiles } from '#server/file/forget-files.ts';
import type { World } from '#server/world.ts';
import { participant } from './tables.ts';

/** To be called in a transaction that changes these people, so that the door hears of it, and before it does. */
export async function forgetPhotos(world: World, tx: Queries, participantIds: readonly string[]): Promise<void> {
  if (participantIds.length === 0) return;
  await forgetFiles(world, tx, 'PARTICIPANT', participantIds);
  await tx.orm
    .update(participant)
    .set({ photoId: null })
    .where(inArray(participant.id, [...participantIds]));
}
