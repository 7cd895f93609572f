import { and, desc, eq } from 'drizzle-orm';
import type { DeskActivityRow } from '#contract/activity/desk.ts';
import { completeness } from '#domain/activity/activity-fields.ts';
import type { ActivityState } from '#domain/activity/activity-moves.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { activity } from '../tables.ts';
import type { Queries } from '#server/db/database.ts';
import { wordsMatch } from '#server/db/text-search.ts';

export interface ActivityFilter {
  search?: string | undefined;
  state?: ActivityState | undefined;
  category?: ActivityCategory | undefined;
  eventId?: string | undefined;
  page: number;
  size: number;
}

/** Every activity, drafts too, the newest first. */
export async function listActivities(
  db: Queries,
  filter: ActivityFilter,
): Promise<{ content: DeskActivityRow[]; totalElements: number }> {
  const wanted = and(
    filter.state && eq(activity.state, filter.state),
    filter.category && eq(activity.category, filter.category),
    filter.eventId ? eq(activity.eventId, filter.eventId) : undefined,
    wordsMatch(activity.words, filter.search),
  );
  const rows = await db.orm
    .select()
    .from(activity)
    .where(wanted)
    .orderBy(desc(activity.createdAt), desc(activity.id))
    .limit(filter.size)
    .offset(filter.page * filter.size);
  return {
    content: rows.map((row) => ({ ...row, completeness: completeness(row) })),
    totalElements: await db.orm.$count(activity, wanted),
  };
}
