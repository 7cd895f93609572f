import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DockingSide, IntentStatus } from '#domain/docking/intent-moves.ts';
import type { CompanyType, ProductForm } from '#domain/docking/product-form.ts';
import type { ProductStatus } from '#domain/docking/product-status.ts';
import type { Instant } from '#domain/instant.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';
import { unit } from '#server/unit/tables.ts';

const activityId = () =>
  uuid('activity_id')
    .notNull()
    .references(() => activity.id);
const unitId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => unit.id);
const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id);

/** What an exhibitor brings to a docking. */
export const dockingProduct = pgTable(
  'docking_product',
  {
    id: id(),
    activityId: activityId(),
    unitId: unitId('unit_id'),
    /** Who began it. */
    accountId: accountId(),
    status: text('status').$type<ProductStatus>().notNull(),
    /** Where it goes back to when it is withdrawn. */
    keptStatus: text('kept_status').$type<ProductStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** As its exhibitor left it. */
    form: jsonb('form').$type<ProductForm>().notNull(),
    /** What stands in the list; it stays until a change is decided. Null while there is nothing. */
    listed: jsonb('listed').$type<ProductForm>(),
    listedAt: instant('listed_at'),
    /** All that it says, in both scripts, with its terms of technology in every language. */
    allText: text('all_text').notNull().default(''),
    listedText: text('listed_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    words: wordsColumn('words', 'all_text'),
    listedWords: wordsColumn('listed_words', 'listed_text'),
  },
  (table) => [
    index('docking_product_of_activity').on(table.activityId, table.updatedAt, table.id),
    index('docking_product_of_unit').on(table.unitId, table.updatedAt, table.id),
    index('docking_product_of_account').on(table.accountId),
    index('docking_product_waiting').on(table.status, table.statusSince, table.id),
    index('docking_product_listed')
      .on(table.activityId, table.listedAt, table.id)
      .where(sql`${table.listedAt} is not null`),
    index('docking_product_newest')
      .on(table.listedAt, table.id)
      .where(sql`${table.listedAt} is not null`),
    index('docking_product_words').using('gin', table.words),
    index('docking_product_listed_words').using('gin', table.listedWords),
  ],
);

/** Whether a customer and the exhibitor of a product want to meet; no row as long as nobody said anything (row 200). */
export const dockingIntent = pgTable(
  'docking_intent',
  {
    id: id(),
    activityId: activityId(),
    productId: uuid('product_id')
      .notNull()
      .references(() => dockingProduct.id),
    exhibitorUnitId: unitId('exhibitor_unit_id'),
    customerUnitId: unitId('customer_unit_id'),
    status: text('status').$type<IntentStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    /** Which side asked last. */
    askedBy: text('asked_by').$type<DockingSide>().notNull(),
    /** Who said no; null where the portal or the fund ended it. */
    declinedBy: text('declined_by').$type<DockingSide>(),
    /** What the asker writes to the other. */
    message: text('message').notNull().default(''),
    /** Beginnings of slots that would suit, and which side says so. */
    proposed: jsonb('proposed').$type<Instant[]>().notNull().default([]),
    proposedBy: text('proposed_by').$type<DockingSide>(),
    /** When both want to meet. */
    agreedAt: instant('agreed_at'),
    /** Who asked last. */
    accountId: accountId(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('docking_intent_pair').on(table.productId, table.customerUnitId),
    index('docking_intent_of_customer').on(table.customerUnitId, table.activityId, table.status),
    index('docking_intent_of_exhibitor').on(table.exhibitorUnitId, table.activityId, table.status),
    index('docking_intent_listed').on(table.activityId, table.statusSince, table.id),
    index('docking_intent_of_account').on(table.accountId),
  ],
);

/** What the fund says of a unit that takes part in a docking as a customer. */
export const dockingCustomer = pgTable(
  'docking_customer',
  {
    activityId: activityId(),
    unitId: unitId('unit_id'),
    companyType: text('company_type').$type<CompanyType>().notNull().default('COMPANY'),
    /** An integrated-resort enterprise with a concession (G50). */
    isGaming: boolean('is_gaming').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.unitId] }),
    index('docking_customer_unit').on(table.unitId),
  ],
);
