import { and, asc, eq, sql } from 'drizzle-orm';
import type { Forum } from '#contract/activity/activity.ts';
import { businessDateTime } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { picturesOf } from '#server/file/pictures.ts';
import { refuse } from '#server/refusal.ts';
import type { ActivityRow } from './activities.ts';
import { activity, forum } from './tables.ts';

export interface ForumSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
}

export async function publicForums(db: Queries, search: ForumSearch) {
  const { rows, totalElements } = await publishedForums(db, search);
  return { content: await wireForums(db, rows), totalElements };
}

/** Soonest first. */
export async function publishedForums(
  db: Queries,
  { page, size, activityId }: ForumSearch,
): Promise<{ rows: ListedForum[]; totalElements: number }> {
  const published = and(eq(forum.status, 'PUBLISHED'), activityId ? eq(forum.activityId, activityId) : undefined);
  const rows = await db.orm
    .select({ forum, activity })
    .from(forum)
    .innerJoin(activity, eq(activity.id, forum.activityId))
    .where(published)
    .orderBy(asc(forum.holdDate), asc(forum.id))
    .limit(size)
    .offset(page * size);
  const [count] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(forum)
    .where(published);
  return { rows, totalElements: count?.total ?? 0 };
}

/** @throws ENTITY_NOT_FOUND also for one that is not published */
export async function publishedForum(db: Queries, forumId: string): Promise<ListedForum> {
  const [row] = await db.orm
    .select({ forum, activity })
    .from(forum)
    .innerJoin(activity, eq(activity.id, forum.activityId))
    .where(and(eq(forum.id, forumId), eq(forum.status, 'PUBLISHED')));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export interface ListedForum {
  forum: typeof forum.$inferSelect;
  activity: ActivityRow;
}

export async function wireForums(db: Queries, rows: readonly ListedForum[]): Promise<Forum[]> {
  const ids = rows.map((row) => row.forum.id);
  const images = await picturesOf(db, 'FORUM', ids, 'FORUM_IMAGE');
  return rows.map(({ forum: of, activity: by }) => ({
    id: of.id,
    nameTc: of.nameTc,
    nameEn: of.nameEn,
    namePt: of.namePt,
    forum: { holdDate: businessDateTime(of.holdDate) },
    activity: { id: by.id, nameTc: by.nameTc, nameEn: by.nameEn, namePt: by.namePt },
    status: 'PUBLISHED',
    image: images.get(of.id)?.id ?? null,
  }));
}
