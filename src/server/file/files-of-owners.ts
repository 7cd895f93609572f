import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileOwnerKind } from '#domain/file/words.ts';
import type { Queries } from '#server/db/database.ts';
import { plainColumns } from '#server/db/plain-columns.ts';
import { type ItemRow, type StoredFile, withVersions } from './read-files.ts';
import { fileItem, fileReply } from './tables.ts';

const itemsOfOwners = `select ${plainColumns(fileItem)}
  from unnest($1::text[], $2::uuid[]) as owner(kind, id)
  join file_item on owner_kind = owner.kind and owner_id = owner.id
  where file_group = any($3) and removed_at is null
  order by created_at, file_item.id`;

/** The files of several things at once, oldest first, with all their versions. */
export async function filesOfOwners(
  db: Queries,
  owners: Readonly<Partial<Record<FileOwnerKind, readonly string[]>>>,
  groups: readonly FileGroup[],
): Promise<StoredFile[]> {
  const kinds = Object.keys(owners) as FileOwnerKind[];
  const all = kinds.flatMap((kind) => (owners[kind] ?? []).map((ownerId) => ({ kind, ownerId })));
  if (all.length === 0 || groups.length === 0) return [];
  const values = [all.map(({ kind }) => kind), all.map(({ ownerId }) => ownerId), groups];
  const items = await db.query<ItemRow>(itemsOfOwners, values, 'items_of_owners');
  return withVersions(db, items);
}

type SaidBy = { tc: string; en: string; pt: string };
type ReplyRow = typeof fileReply.$inferSelect & SaidBy;

const repliesOfItems = `select ${plainColumns(fileReply)}, a.name_tc as tc, a.name_en as en, a.name_pt as pt
  from file_reply join account a on a.id = account_id
  where item_id = any($1) order by at, file_reply.id`;

/** Every word of a reviewer on these files, oldest first, with the reviewer's name. */
export async function repliesOn(db: Queries, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  const rows = await db.query<ReplyRow>(repliesOfItems, [itemIds], 'replies_of_items');
  return rows.map(({ tc, en, pt, ...reply }) => ({ ...reply, by: { tc, en, pt } satisfies SaidBy }));
}
