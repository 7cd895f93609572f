import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileOwnerKind } from '#domain/file/words.ts';
import type { Queries } from '#server/db/database.ts';
import type { VersionRow } from './read-files.ts';
import { fileItem, fileVersion } from './tables.ts';

/** The released picture of each of these things in a field that holds one, by the thing's id. */
export async function picturesOf(
  db: Queries,
  ownerKind: FileOwnerKind,
  ownerIds: readonly string[],
  group: FileGroup,
): Promise<Map<string, VersionRow>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db.orm
    .select({ ownerId: fileItem.ownerId, version: fileVersion })
    .from(fileItem)
    .innerJoin(fileVersion, eq(fileVersion.itemId, fileItem.id))
    .where(
      and(
        eq(fileItem.ownerKind, ownerKind),
        inArray(fileItem.ownerId, [...ownerIds]),
        eq(fileItem.group, group),
        isNull(fileItem.removedAt),
        eq(fileVersion.state, 'READY'),
        isNull(fileVersion.erasedAt),
      ),
    )
    .orderBy(desc(fileVersion.createdAt));
  const pictures = new Map<string, VersionRow>();
  for (const { ownerId, version } of rows) if (!pictures.has(ownerId)) pictures.set(ownerId, version);
  return pictures;
}
