import { and, asc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileOwnerKind } from '#domain/file/words.ts';
import { account } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { type StoredFile, withVersions } from './read-files.ts';
import { fileItem, fileReply } from './tables.ts';

/** The files of several things at once, oldest first, with all their versions. */
export async function filesOfOwners(
  db: Queries,
  owners: Readonly<Partial<Record<FileOwnerKind, readonly string[]>>>,
  groups: readonly FileGroup[],
): Promise<StoredFile[]> {
  const kinds = (Object.keys(owners) as FileOwnerKind[]).filter((kind) => (owners[kind] ?? []).length > 0);
  if (kinds.length === 0 || groups.length === 0) return [];
  const items = await db.orm
    .select()
    .from(fileItem)
    .where(
      and(
        or(
          ...kinds.map((kind) =>
            and(eq(fileItem.ownerKind, kind), inArray(fileItem.ownerId, [...(owners[kind] ?? [])])),
          ),
        ),
        inArray(fileItem.group, [...groups]),
        isNull(fileItem.removedAt),
      ),
    )
    .orderBy(asc(fileItem.createdAt), asc(fileItem.id));
  return withVersions(db, items);
}

/** Every word of a reviewer on these files, oldest first, with the reviewer's name. */
export const repliesOn = (db: Queries, itemIds: readonly string[]) =>
  itemIds.length === 0
    ? Promise.resolve([])
    : db.orm
        .select({
          ...getTableColumns(fileReply),
          by: { tc: account.nameTc, en: account.nameEn, pt: account.namePt },
        })
        .from(fileReply)
        .innerJoin(account, eq(account.id, fileReply.accountId))
        .where(inArray(fileReply.itemId, [...itemIds]))
        .orderBy(asc(fileReply.at), asc(fileReply.id));
