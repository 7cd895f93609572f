import { boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { activity } from '#server/activity/tables.ts';

/** Above every number that the installed lists use. */
const firstOwnNumber = 1_000_000;

export const listColumns = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstOwnNumber }),
  code: text('code').notNull().default(''),
  nameTc: text('name_tc').notNull(),
  nameEn: text('name_en').notNull().default(''),
  namePt: text('name_pt').notNull().default(''),
  /** Its place in the list; equal ones follow their numbers. */
  position: integer('position').notNull(),
  /** No longer offered once false; what was chosen before keeps it. */
  active: boolean('active').notNull().default(true),
});

/** Grows with each change of an item that staff edit. */
export const version = () => integer('version').notNull().default(1);

/** Null: for every activity that has no items of its own. */
export const activityId = () => uuid('activity_id').references(() => activity.id);

interface Texts {
  tc: string;
  en: string;
  pt: string;
}
export const texts = (name: string) => jsonb(name).$type<Texts>().notNull().default({ tc: '', en: '', pt: '' });
