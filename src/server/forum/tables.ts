import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Speaker } from '#contract/forum/session.ts';
import { forum } from '#server/activity/tables.ts';
import { id, instant } from '#server/db/columns.ts';

/** What happens at a forum in which hall and when. One that was withdrawn stays, for those who had chosen it. */
export const forumSession = pgTable(
  'forum_session',
  {
    id: id(),
    forumId: uuid('forum_id')
      .notNull()
      .references(() => forum.id, { onDelete: 'cascade' }),
    nameTc: text('name_tc').notNull(),
    nameEn: text('name_en').notNull().default(''),
    namePt: text('name_pt').notNull().default(''),
    hallTc: text('hall_tc').notNull().default(''),
    hallEn: text('hall_en').notNull().default(''),
    hallPt: text('hall_pt').notNull().default(''),
    begins: instant('begins').notNull(),
    ends: instant('ends').notNull(),
    speakers: jsonb('speakers').$type<Speaker[]>().notNull(),
    withdrawnAt: instant('withdrawn_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('forum_session_listed')
      .on(table.forumId, table.begins, table.id)
      .where(sql`${table.withdrawnAt} is null`),
    index('forum_session_forum').on(table.forumId),
  ],
);

/** What somebody without an account means to visit, opened by a link. Nothing says whose it is. */
export const ownProgramme = pgTable(
  'own_programme',
  {
    id: id(),
    createdAt: instant('created_at').notNull(),
    /** To the day: those that nobody opens are erased. */
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [index('own_programme_opened').on(table.openedAt)],
);

export const ownProgrammeSession = pgTable(
  'own_programme_session',
  {
    programmeId: uuid('programme_id')
      .notNull()
      .references(() => ownProgramme.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => forumSession.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.sessionId] }),
    index('own_programme_session_session').on(table.sessionId),
  ],
);
