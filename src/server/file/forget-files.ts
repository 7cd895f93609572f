import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FileOwnerKind } from '#domain/file/words.ts';
import type { Queries } from '#server/db/database.ts';
import { fileOwners } from '#server/file-owners.ts';
import type { World } from '#server/world.ts';
import { lockField } from './field.ts';
import { fileItem, uploadSession } from './tables.ts';

/**
 * Nobody sees the files of these things any more, those on their way go no further, and the next sweep erases all. To be
 * called before the things themselves are written: whoever releases a file takes the locks in that order.
 */
export async function forgetFiles(
  world: World,
  tx: Queries,
  ownerKind: FileOwnerKind,
  ownerIds: readonly string[],
): Promise<void> {
  if (ownerIds.length === 0) return;
  const now = world.clock.now();
  const ids = ownerIds.toSorted();
  for (const ownerId of ids) {
    for (const group of fileOwners[ownerKind].groups) await lockField(tx, { ownerKind, ownerId, group });
  }
  await tx.orm
    .update(fileItem)
    .set({ removedAt: now })
    .where(and(eq(fileItem.ownerKind, ownerKind), inArray(fileItem.ownerId, ids), isNull(fileItem.removedAt)));
  await tx.orm
    .update(uploadSession)
    .set({ expiresAt: now })
    .where(and(eq(uploadSession.ownerKind, ownerKind), inArray(uploadSession.ownerId, ids)));
}
