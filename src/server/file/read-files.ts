import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { FileItem, FileItemVersion } from '#contract/file.ts';
import type { Queries } from '#server/db/database.ts';
import { plainColumns } from '#server/db/plain-columns.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { Field } from './field.ts';
import { fileItem, fileVersion, uploadSession } from './tables.ts';

export type ItemRow = typeof fileItem.$inferSelect;
export type VersionRow = typeof fileVersion.$inferSelect;
export type SessionRow = typeof uploadSession.$inferSelect;

/** A file with its versions, the newest first. */
export interface StoredFile {
  item: ItemRow;
  versions: VersionRow[];
}

export const ofField = (table: typeof fileItem | typeof uploadSession, field: Field) =>
  and(eq(table.ownerKind, field.ownerKind), eq(table.ownerId, field.ownerId), eq(table.group, field.group));

const versionsOfItems = `select ${plainColumns(fileVersion)}
  from file_version where item_id = any($1) order by number desc`;

export async function withVersions(db: Queries, items: ItemRow[]): Promise<StoredFile[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const versions = await db.query<VersionRow>(versionsOfItems, [ids], 'versions_of_items');
  const byItem = Map.groupBy(versions, ({ itemId }) => itemId);
  return items.map((item) => ({ item, versions: byItem.get(item.id) ?? [] }));
}

export async function filesOfField(db: Queries, field: Field): Promise<StoredFile[]> {
  const items = await db.orm
    .select()
    .from(fileItem)
    .where(and(ofField(fileItem, field), isNull(fileItem.removedAt)))
    .orderBy(asc(fileItem.createdAt), asc(fileItem.id));
  return withVersions(db, items);
}

/** @throws ATTACHMENT_NOT_FOUND */
export async function findFile(db: Queries, fileId: string): Promise<StoredFile> {
  const items = await db.orm
    .select()
    .from(fileItem)
    .where(and(eq(fileItem.id, fileId), isNull(fileItem.removedAt)));
  const [file] = await withVersions(db, items);
  if (!file) throw refuse('ATTACHMENT_NOT_FOUND');
  return file;
}

/** Uploads on their way that can be gone on with; with an account, that one's alone. */
export const openSessions = (world: World, db: Queries, field: Field, accountId?: string): Promise<SessionRow[]> =>
  db.orm
    .select()
    .from(uploadSession)
    .where(
      and(
        ofField(uploadSession, field),
        isNotNull(uploadSession.fingerprint),
        isNull(uploadSession.itemId),
        gt(uploadSession.expiresAt, world.clock.now()),
        accountId ? eq(uploadSession.accountId, accountId) : undefined,
      ),
    )
    .orderBy(asc(uploadSession.createdAt));

/** The newest that passed every check. */
export const releasedOf = ({ versions }: StoredFile): VersionRow | null =>
  versions.find(({ state, erasedAt }) => state === 'READY' && !erasedAt) ?? null;

export const versionView = (row: VersionRow): FileItemVersion => ({
  id: row.id,
  filename: row.filename,
  type: row.type,
  fileSize: row.size,
  state: row.state,
  refusal: row.refusal,
  facts: row.facts,
  scan: row.scan,
  preflight: row.preflight,
  previews: row.previews,
  createdTime: row.createdAt,
});

/** For whoever keeps the file; null for one that never had a version, which cannot be. */
export function fileView(file: StoredFile): FileItem | null {
  const [newest] = file.versions;
  if (!newest) return null;
  const released = releasedOf(file);
  const { item } = file;
  return {
    id: item.id,
    fileType: item.group,
    filename: newest.filename,
    fileSize: newest.size,
    description: item.description,
    descriptionEn: item.descriptionEn,
    result: item.result,
    reply: item.reply,
    replyTime: item.replyTime,
    mark: item.mark,
    createdTime: item.createdAt,
    newest: versionView(newest),
    released: released && versionView(released),
    versions: file.versions.length,
  };
}

/** For whoever only looks: nothing that has not been released, and nothing between its keeper and the reviewer. */
export function publicView(file: StoredFile): FileItem | null {
  const released = releasedOf(file);
  const view = released && fileView({ item: file.item, versions: [{ ...released, preflight: [] }] });
  return view && { ...view, reply: '', replyTime: null, mark: '' };
}

export const present = <Value>(value: Value | null): value is Value => value !== null;
