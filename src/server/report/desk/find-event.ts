import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ActivityCategory } from '#domain/activity/category.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { lastYears } from '#domain/report/last-year.ts';
import { activity, event } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

const reported = {
  id: activity.id,
  category: activity.category,
  nameTc: activity.nameTc,
  nameEn: activity.nameEn,
  namePt: activity.namePt,
  beginDate: activity.beginDate,
  endDate: activity.endDate,
};

/** An event with what it is reported of: neither drafts nor what was cancelled. */
export async function findEvent(db: Queries, eventId: string) {
  const [row] = await db.orm.select().from(event).where(eq(event.id, eventId));
  if (!row) throw refuse('EVENT_NOT_FOUND');
  const activities = await db.orm
    .select(reported)
    .from(activity)
    .where(and(eq(activity.eventId, eventId), inArray(activity.state, ['ACTIVE', 'CLOSED'])))
    .orderBy(asc(activity.beginDate), asc(activity.id));
  const { id, nameTc, nameEn, namePt } = row;
  return { event: { id, nameTc, nameEn, namePt, days: daysOf(activities) }, activities };
}
export type FoundEvent = Awaited<ReturnType<typeof findEvent>>;

function daysOf(activities: readonly { beginDate: BusinessDate; endDate: BusinessDate }[]) {
  const [begin] = activities.map(({ beginDate }) => beginDate).toSorted();
  const end = activities
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  return begin && end ? { begin, end } : null;
}

/** The event of the same kind a year before. */
export async function findLastYears(db: Queries, { event: { id, days }, activities }: FoundEvent) {
  if (!days) return null;
  const others = await db.query<{ id: string; begin: BusinessDate; categories: ActivityCategory[] }>(
    `select event_id as id, min(begin_date) as begin, array_agg(distinct category) as categories
       from activity where event_id <> $1 and state in ('ACTIVE', 'CLOSED') group by event_id`,
    [id],
  );
  const found = lastYears(
    { id, beginDate: days.begin, categories: [...new Set(activities.map(({ category }) => category))] },
    others.map(({ begin, ...other }) => ({ ...other, beginDate: begin })),
  );
  return found && findEvent(db, found.id);
}
