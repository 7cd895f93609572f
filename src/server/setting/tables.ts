import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SettingGroup } from '#domain/setting/settings.ts';
import { instant } from '#server/db/columns.ts';

/** A group of settings that staff have changed; one that has no row has its usual values. */
export const setting = pgTable('setting', {
  group: text('group').$type<SettingGroup>().primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by').notNull(),
});
