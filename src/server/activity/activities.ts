import { and, asc, desc, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Activity, ActivityCard } from '#contract/activity/activity.ts';
import { activityCategories, type AskedCategory, promotedRoadShow } from '#domain/activity/category.ts';
import type { ActivitySort, Period } from '#domain/activity/when.ts';
import type { ActivityWindows } from '#domain/activity/window.ts';
import { type BusinessDate, businessDateAt, type Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { coveredActivities, joinedActivities } from '#server/account/covered-activities.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { picturesOf } from '#server/file/pictures.ts';
import { refuse } from '#server/refusal.ts';
import { activity, activityBinding } from './tables.ts';

export type ActivityRow = typeof activity.$inferSelect;

const wireDate = (day: BusinessDate): string => `${day} 00:00:00`;
const wireDateOrNull = (day: BusinessDate | null): string | null => (day ? wireDate(day) : null);

const activityCard = (row: ActivityRow, pictures: Pick<ActivityCard, 'thumbnail' | 'banner'>): ActivityCard => ({
  id: row.id,
  category: row.category,
  promoter: row.promoter,
  code: row.code,
  nameTc: row.nameTc,
  nameEn: row.nameEn,
  namePt: row.namePt,
  description: { tc: row.descriptionTc, en: row.descriptionEn, pt: row.descriptionPt },
  place: { tc: row.placeTc, en: row.placeEn, pt: row.placePt },
  beginDate: wireDate(row.beginDate),
  endDate: wireDate(row.endDate),
  enrollBeginDate: wireDateOrNull(row.enrollBeginDate),
  enrollEndDate: wireDateOrNull(row.enrollEndDate),
  exhibitorEnrollBeginDate: wireDateOrNull(row.exhibitorEnrollBeginDate),
  exhibitorEnrollEndDate: wireDateOrNull(row.exhibitorEnrollEndDate),
  customerEnrollBeginDate: wireDateOrNull(row.customerEnrollBeginDate),
  customerEnrollEndDate: wireDateOrNull(row.customerEnrollEndDate),
  ...pictures,
});

export const activityWindows = (row: ActivityRow): ActivityWindows => ({
  category: row.category,
  enroll: { begin: row.enrollBeginDate, end: row.enrollEndDate },
  exhibitor: { begin: row.exhibitorEnrollBeginDate, end: row.exhibitorEnrollEndDate },
  customer: { begin: row.customerEnrollBeginDate, end: row.customerEnrollEndDate },
});

/** The active activities that one points to, and what staff say about each (D1 §3). */
export async function linkedActivities(db: Queries, activityId: string) {
  const rows = await db.orm
    .select({ other: activity, tip: activityBinding })
    .from(activityBinding)
    .innerJoin(activity, eq(activity.id, activityBinding.otherActivityId))
    .where(and(eq(activityBinding.activityId, activityId), eq(activity.state, 'ACTIVE')))
    .orderBy(asc(activityBinding.position), asc(activity.id));
  const ids = rows.map(({ other }) => other.id);
  const thumbnails = await picturesOf(db, 'ACTIVITY', ids, 'SHORTCUT');
  return {
    bindingOtherActivities: rows.map(({ other }) => ({
      id: other.id,
      category: other.category,
      promoter: other.promoter,
      nameTc: other.nameTc,
      nameEn: other.nameEn,
      namePt: other.namePt,
      beginDate: wireDate(other.beginDate),
      endDate: wireDate(other.endDate),
      thumbnail: thumbnails.get(other.id)?.id ?? null,
    })),
    bindingOtherActivityTips: rows.map(({ tip }) => ({ tc: tip.tipTc, en: tip.tipEn, pt: tip.tipPt })),
  };
}

async function pictureOf(db: Queries, activityId: string, group: 'BANNER' | 'SHORTCUT'): Promise<string | null> {
  return (await picturesOf(db, 'ACTIVITY', [activityId], group)).get(activityId)?.id ?? null;
}

/** All that a visitor reads about an activity. */
export const activityPage = async (db: Queries, row: ActivityRow): Promise<Activity> => ({
  ...activityCard(row, {
    thumbnail: await pictureOf(db, row.id, 'SHORTCUT'),
    banner: await pictureOf(db, row.id, 'BANNER'),
  }),
  isCancelled: row.state === 'CANCELLED',
  remark: { tc: row.remarkTc, en: row.remarkEn, pt: row.remarkPt },
  statement: { tc: row.statementTc, en: row.statementEn, pt: row.statementPt },
  ...(await linkedActivities(db, row.id)),
  announcementNameTc: row.announcementNameTc,
  announcementNameEn: row.announcementNameEn,
  announcementNamePt: row.announcementNamePt,
});

/** An activity people may see. @throws ACTIVITY_NOT_FOUND also for a draft */
export async function findActivity(db: Queries, activityId: string): Promise<ActivityRow> {
  const [row] = await db.orm.select().from(activity).where(eq(activity.id, activityId));
  if (!row || row.state === 'DRAFT') throw refuse('ACTIVITY_NOT_FOUND');
  return row;
}

export interface ActivitySearch {
  categories: readonly AskedCategory[];
  period?: Period | undefined;
  search?: string | undefined;
  sort: ActivitySort;
  page: number;
  size: number;
  /** Only those that this membership covers. */
  membershipId?: string;
  /** Not those that are only open to it. */
  joined?: boolean;
}

const orders = {
  'createdTime:desc': [desc(activity.createdAt), desc(activity.id)],
  'beginDate:asc': [asc(activity.beginDate), asc(activity.endDate), asc(activity.id)],
  'endDate:desc': [desc(activity.endDate), desc(activity.beginDate), desc(activity.id)],
} as const satisfies Record<ActivitySort, readonly SQL[]>;

function inCategories(asked: readonly AskedCategory[]): SQL | undefined {
  const stored = activityCategories.filter((category) => asked.includes(category));
  const promoted = and(eq(activity.category, 'ROADSHOW'), isNotNull(activity.promoter));
  return or(inArray(activity.category, stored), asked.includes(promotedRoadShow) ? promoted : undefined);
}

const inPeriod = (period: Period | undefined, today: BusinessDate): SQL | undefined => {
  if (!period) return undefined;
  return period === 'COMING' ? gte(activity.endDate, today) : lt(activity.endDate, today);
};

export async function searchActivities(db: Queries, search: ActivitySearch, now: Instant) {
  const wanted = and(
    eq(activity.state, 'ACTIVE'),
    inCategories(search.categories),
    inPeriod(search.period, businessDateAt(now)),
    wordsMatch(activity.words, search.search),
    search.membershipId
      ? sql`${activity.id} in (select covered.activity_id
          from membership, lateral (${sql.raw(search.joined ? joinedActivities : coveredActivities)}) covered
         where membership.id = ${search.membershipId})`
      : undefined,
  );
  const rows = await db.orm
    .select()
    .from(activity)
    .where(wanted)
    .orderBy(...orders[search.sort])
    .limit(search.size)
    .offset(search.page * search.size);
  const [count] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(activity)
    .where(wanted);
  const ids = rows.map(({ id }) => id);
  const [thumbnails, banners] = [
    await picturesOf(db, 'ACTIVITY', ids, 'SHORTCUT'),
    await picturesOf(db, 'ACTIVITY', ids, 'BANNER'),
  ];
  const content = rows.map((row) =>
    activityCard(row, { thumbnail: thumbnails.get(row.id)?.id ?? null, banner: banners.get(row.id)?.id ?? null }),
  );
  return { content, totalElements: count?.total ?? 0 };
}
