import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Forum } from '#contract/activity/activity.ts';
import type { Period } from '#domain/activity/when.ts';
import { businessDateAt, businessDateTime, type Instant, startOfBusinessDate } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { picturesOf } from '#server/file/pictures.ts';
import { refuse } from '#server/refusal.ts';
import type { ActivityRow } from './activities.ts';
import { activity, forum } from './tables.ts';

export interface ForumSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  period?: Period | undefined;
}

/** Where people may see the activity, and it takes place or took place. */
const inSight = and(eq(forum.status, 'PUBLISHED'), inArray(activity.state, ['ACTIVE', 'CLOSED']));

function inPeriod(period: Period | undefined, now: Instant): SQL | undefined {
  if (!period) return undefined;
  const today = startOfBusinessDate(businessDateAt(now));
  return period === 'COMING' ? gte(forum.holdDate, today) : lt(forum.holdDate, today);
}

export async function publicForums(db: Queries, search: ForumSearch, now: Instant) {
  const { rows, totalElements } = await publishedForums(db, search, now);
  return { content: await wireForums(db, rows), totalElements };
}

/** Soonest first; of those that are over the last one first. */
export async function publishedForums(
  db: Queries,
  { page, size, activityId, period }: ForumSearch,
  now: Instant,
): Promise<{ rows: ListedForum[]; totalElements: number }> {
  const wanted = and(inSight, activityId ? eq(forum.activityId, activityId) : undefined, inPeriod(period, now));
  const order = period === 'OVER' ? [desc(forum.holdDate), desc(forum.id)] : [asc(forum.holdDate), asc(forum.id)];
  const rows = await db.orm
    .select({ forum, activity })
    .from(forum)
    .innerJoin(activity, eq(activity.id, forum.activityId))
    .where(wanted)
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  const [count] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(forum)
    .innerJoin(activity, eq(activity.id, forum.activityId))
    .where(wanted);
  return { rows, totalElements: count?.total ?? 0 };
}

/** @throws ENTITY_NOT_FOUND also for one that is not published, or whose activity is a draft or does not take place */
export async function publishedForum(db: Queries, forumId: string): Promise<ListedForum> {
  const [row] = await db.orm
    .select({ forum, activity })
    .from(forum)
    .innerJoin(activity, eq(activity.id, forum.activityId))
    .where(and(eq(forum.id, forumId), inSight));
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
