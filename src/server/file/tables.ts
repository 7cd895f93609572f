import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileType } from '#domain/file/file-types.ts';
import type { PreflightFinding } from '#domain/file/preflight.ts';
import type {
  FileFacts,
  FileOwnerKind,
  FileRefusal,
  FileResult,
  FileState,
  PreviewWidth,
  ScanState,
} from '#domain/file/words.ts';
import { account, session } from '#server/account/tables.ts';
import { id, instant } from '#server/db/columns.ts';

const owner = {
  ownerKind: text('owner_kind').$type<FileOwnerKind>().notNull(),
  ownerId: uuid('owner_id').notNull(),
  group: text('file_group').$type<FileGroup>().notNull(),
};

/** A file in a field of something. What it holds is its versions, of which the newest counts. */
export const fileItem = pgTable(
  'file_item',
  {
    id: id(),
    ...owner,
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    result: text('result').$type<FileResult>(),
    reply: text('reply').notNull().default(''),
    replyTime: instant('reply_time'),
    mark: text('mark').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('file_item_of_owner')
      .on(table.ownerKind, table.ownerId, table.group, table.createdAt)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** Append only, so that what a reviewer judged stays known. */
export const fileVersion = pgTable(
  'file_version',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => fileItem.id),
    number: integer('number').notNull(),
    filename: text('filename').notNull(),
    type: text('type').$type<FileType>().notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
    state: text('state').$type<FileState>().notNull(),
    refusal: jsonb('refusal').$type<FileRefusal>(),
    sha256: text('sha256'),
    facts: jsonb('facts').$type<FileFacts>().notNull(),
    scan: text('scan').$type<ScanState>(),
    /** As it was measured when it came. */
    preflight: jsonb('preflight')
      .$type<PreflightFinding[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    previews: jsonb('previews').$type<PreviewWidth[]>().notNull(),
    /** Null for somebody without an account. */
    uploadedBy: uuid('uploaded_by').references(() => account.id),
    createdAt: instant('created_at').notNull(),
    checkedAt: instant('checked_at'),
    /** What was stored is gone: refused, or taken away with its item. */
    erasedAt: instant('erased_at'),
  },
  (table) => [uniqueIndex('file_version_of_item').on(table.itemId, table.number)],
);

/** Every word of a reviewer about a version. Append only; the newest one stands on the file itself. */
export const fileReply = pgTable(
  'file_reply',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => fileItem.id),
    versionId: uuid('version_id')
      .notNull()
      .references(() => fileVersion.id),
    /** Null: what was said before is taken back. */
    result: text('result').$type<FileResult>(),
    reply: text('reply').notNull().default(''),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    /** What the account is to the thing that the file belongs to. */
    role: text('role').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('file_reply_of_item').on(table.itemId, table.at, table.id)],
);

/** Lets a phone without a login send files to one field, as long as the login that asked for it lives. */
export const phoneLink = pgTable(
  'phone_link',
  {
    id: id(),
    ...owner,
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('phone_link_of_session').on(table.sessionId, table.expiresAt),
    index('phone_link_expiring').on(table.expiresAt),
  ],
);

/** A file on its way. It belongs to the field and the person, so that another device can go on with it. */
export const uploadSession = pgTable(
  'upload_session',
  {
    id: id(),
    ...owner,
    /** The file that it is a new version of. */
    replacesId: uuid('replaces_id').references(() => fileItem.id),
    /** Null for somebody without an account, who sends it in one call. */
    accountId: uuid('account_id').references(() => account.id),
    filename: text('filename').notNull(),
    type: text('type').$type<FileType>().notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    description: text('description').notNull().default(''),
    /** What the page knows the file by when it is chosen again. Null for one sent in a single call. */
    fingerprint: text('fingerprint'),
    storageKey: text('storage_key').notNull(),
    /** What the storage goes on by. */
    storageUpload: text('storage_upload').notNull(),
    /** Set once, when all has arrived. */
    itemId: uuid('item_id').references(() => fileItem.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('upload_session_of_owner').on(table.ownerKind, table.ownerId, table.group),
    index('upload_session_expiring').on(table.expiresAt),
    index('upload_session_of_account').on(table.accountId),
    index('upload_session_item')
      .on(table.itemId)
      .where(sql`${table.itemId} is not null`),
  ],
);
