import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Bulletin, Exhibitor, Mif, Upload } from '#domain/application/application.ts';
import type { WholeApplication } from '#domain/application/check-application.ts';
import { account } from '#server/account/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { enrollment } from '#server/enrollment/tables.ts';

/** Kept by the enrolment, which has columns of its own for what lists and decisions look at. */
export type StoredExhibitor = Omit<Exhibitor, 'typeId'>;
export type StoredBulletin = Omit<Bulletin, 'boothsAreaCategoryId' | 'boothsCount' | 'selfDesigned'>;
export type StoredMif = Mif & { joinMif: boolean };

/** What an exhibitor filled in, step by step. Its version is that of the enrolment. */
export const application = pgTable('application', {
  enrollmentId: uuid('enrollment_id')
    .primaryKey()
    .references(() => enrollment.id),
  exhibitor: jsonb('exhibitor').$type<StoredExhibitor>().notNull(),
  bulletin: jsonb('bulletin').$type<StoredBulletin>().notNull(),
  upload: jsonb('upload').$type<Upload>().notNull(),
  mif: jsonb('mif').$type<StoredMif>().notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Who saved last. */
  updatedBy: uuid('updated_by')
    .notNull()
    .references(() => account.id),
});

/** What stands on the wall of one booth. */
export const board = pgTable(
  'board',
  {
    id: id(),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollment.id),
    position: integer('position').notNull(),
    exhibitContentTc: text('exhibit_content_tc').notNull().default(''),
    descriptionTc: text('description_tc').notNull().default(''),
    printTitleTc: text('print_title_tc').notNull().default(''),
    printTitleEn: text('print_title_en').notNull().default(''),
    printTextTc: text('print_text_tc').notNull().default(''),
    printTextEn: text('print_text_en').notNull().default(''),
  },
  (table) => [index('board_listed').on(table.enrollmentId, table.position, table.id)],
);

/** What an application said when a side gave it back. Append only. */
export const returnedForm = pgTable(
  'returned_form',
  {
    id: id(),
    enrollmentId: uuid('enrollment_id')
      .notNull()
      .references(() => enrollment.id),
    /** The side that gave it back. */
    role: text('role').notNull(),
    whole: jsonb('whole').$type<WholeApplication>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('returned_form_of').on(table.enrollmentId, table.at)],
);
