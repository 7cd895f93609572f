import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProjectForm } from '#domain/closing/project-form.ts';
import type { ProjectStatus } from '#domain/closing/project-status.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';
import { unit } from '#server/unit/tables.ts';

/** A finished project that is shown in a project-closing exhibition. */
export const closingProject = pgTable(
  'closing_project',
  {
    id: id(),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
    /** As the fund files it; once in an exhibition. */
    fileNumber: text('file_number').notNull(),
    /** Who applied for the project. */
    unitId: uuid('unit_id')
      .notNull()
      .references(() => unit.id),
    /** Of its leader, who fills it in. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    /** Who designs its board; null until the fund has said so. */
    contractorUnitId: uuid('contractor_unit_id').references(() => unit.id),
    /** How large the board is. */
    boardWidthMm: integer('board_width_mm').notNull(),
    boardHeightMm: integer('board_height_mm').notNull(),
    status: text('status').$type<ProjectStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    form: jsonb('form').$type<ProjectForm>().notNull(),
    /** When its leader, and when the fund, last saw the text as it will be printed; null once it changed. */
    leaderPreviewedAt: instant('leader_previewed_at'),
    fundPreviewedAt: instant('fund_previewed_at'),
    /** Since when everybody may read it. */
    listedAt: instant('listed_at'),
    /** All that it says, in both scripts, with its terms of technology in every language. */
    allText: text('all_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    words: wordsColumn('words', 'all_text'),
  },
  (table) => {
    const isListed = sql`${table.listedAt} is not null`;
    return [
      uniqueIndex('closing_project_number').on(table.activityId, sql`lower(${table.fileNumber})`),
      index('closing_project_of_activity').on(table.activityId, table.updatedAt, table.id),
      index('closing_project_of_unit').on(table.unitId),
      index('closing_project_of_account').on(table.accountId, table.updatedAt, table.id),
      index('closing_project_of_contractor').on(table.contractorUnitId, table.updatedAt, table.id),
      index('closing_project_waiting').on(table.status, table.statusSince, table.id),
      index('closing_project_listed').on(table.listedAt, table.id).where(isListed),
      index('closing_project_listed_in').on(table.activityId, table.listedAt, table.id).where(isListed),
      index('closing_project_words').using('gin', table.words),
    ];
  },
);
