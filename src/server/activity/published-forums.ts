import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import type { ActivityRow } from './activities.ts';
import { activity, forum } from './tables.ts';

export interface ForumRow {
  forum: typeof forum.$inferSelect;
  activity: ActivityRow;
}

/** Published forums, soonest first. @param search.activityId only those of this one */
export async function publishedForums(
  db: Queries,
  search: { page: number; size: number; activityId?: string | undefined },
): Promise<{ rows: ForumRow[]; totalElements: number }> {
  const published = and(
    eq(forum.status, 'PUBLISHED'),
    search.activityId ? eq(forum.activityId, search.activityId) : undefined,
  );
  const rows = await db.orm
    .select({ forum, activity })
    .from(forum)
    .innerJoin(activity, eq(activity.id, forum.activityId))
    .where(published)
    .orderBy(asc(forum.holdDate), asc(forum.id))
    .limit(search.size)
    .offset(search.page * search.size);
  const [count] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(forum)
    .where(published);
  return { rows, totalElements: count?.total ?? 0 };
}
