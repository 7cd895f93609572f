import type { ListedEnrollment } from '#contract/dashboard.ts';
import type { OrgType } from '#domain/account/roles.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { type EnrollmentStatus, statusOfWire, wireStatus } from '#domain/enrollment/status.ts';
import { type BusinessDate, endOfBusinessDate, type Instant, startOfBusinessDate } from '#domain/instant.ts';
import { pageOfRows, readPageEnd } from '#server/db/keyset.ts';
import { wordsTyped } from '#server/db/text-search.ts';
import { refuseField } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { isRegistered } from '../tables.ts';
import { enrollmentsNamed } from './enrollments-named.ts';
import { turnClock } from './turn-clock.ts';

export interface EnrollmentFilter {
  search?: string | undefined;
  activityId?: string | undefined;
  category?: ActivityCategory | undefined;
  status?: string | undefined;
  day?: BusinessDate | undefined;
  unitId?: string | undefined;
  standing?: 'registered' | undefined;
}

interface Row {
  id: string;
  activity_id: string;
  activity_tc: string;
  activity_en: string;
  activity_pt: string;
  category: ActivityCategory;
  unit_tc: string;
  unit_en: string;
  unit_pt: string;
  org_type: OrgType;
  status: EnrollmentStatus;
  self_designed: boolean | null;
  booths_count: number;
  assign_booths_count: number | null;
  status_since: Instant;
  created_at: Instant;
  submitted_at: Instant | null;
}

interface Narrowed {
  activities: string;
  enrollments: string;
  /** They are looked for by words, and so hardly ever many. */
  named: boolean;
  values: unknown[];
}

function narrowed(filter: EnrollmentFilter): Narrowed {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const activities: string[] = [];
  const enrollments: string[] = [];
  if (filter.activityId) activities.push(`a.id = ${given(filter.activityId)}::uuid`);
  if (filter.category) activities.push(`a.category = ${given(filter.category)}`);
  if (filter.status) {
    const status = statusOfWire(filter.status);
    if (!status) throw refuseField('status', 'notAllowed');
    enrollments.push(`e.status = ${given(status)}`);
  }
  if (filter.day) {
    enrollments.push(`e.created_at >= ${given(startOfBusinessDate(filter.day))}::timestamptz`);
    enrollments.push(`e.created_at < ${given(endOfBusinessDate(filter.day))}::timestamptz`);
  }
  if (filter.unitId) enrollments.push(`e.unit_id = ${given(filter.unitId)}::uuid`);
  const words = wordsTyped(filter.search ?? '');
  if (words) enrollments.push(`e.id in (${enrollmentsNamed(`${given(words)}::tsquery`)})`);
  if (filter.standing) enrollments.push(isRegistered('e'));
  return { activities: activities.join(' and '), enrollments: enrollments.join(' and '), named: words !== '', values };
}

const every = (...conditions: string[]): string => conditions.filter(Boolean).join(' and ') || 'true';

/** Newest first. @throws PARAMS_ERROR for a word that is no status, or a wrong `after` */
export async function listEnrollments(
  world: World,
  filter: EnrollmentFilter,
  { after, size }: { after?: string | undefined; size: number },
): Promise<{ content: ListedEnrollment[]; next: string | null }> {
  const { activities, enrollments, named, values } = narrowed(filter);
  const end = readPageEnd(after);
  const given = (value: unknown): string => `$${values.push(value)}`;
  const limit = given(size + 1);
  const onwards = end ? `(e.created_at, e.id) < (${given(end.at)}::timestamptz, ${given(end.id)}::uuid)` : '';
  const page = `order by e.created_at desc, e.id desc limit ${limit}`;
  const where = every(enrollments, onwards);
  // A page of each activity in question, then a page of those: no index of all of them has what is looked for together.
  const chosen = named
    ? `select e.* from enrollment e join activity a on a.id = e.activity_id where ${every(where, activities)} ${page}`
    : activities || filter.status
      ? `select e.* from activity a cross join lateral
           (select * from enrollment e where e.activity_id = a.id and ${where} ${page}) e where ${activities || 'true'}`
      : `select * from enrollment e where ${where} ${page}`;
  const rows = await world.db.query<Row>(
    `select e.*, a.category, a.name_tc as activity_tc, a.name_en as activity_en, a.name_pt as activity_pt,
            u.name_tc as unit_tc, u.name_en as unit_en, u.name_pt as unit_pt
       from (select * from (${chosen}) e ${page}) e
       join activity a on a.id = e.activity_id join unit u on u.id = e.unit_id
      order by e.created_at desc, e.id desc`,
    values,
  );
  const clock = await turnClock(world);
  const { content, next } = pageOfRows(rows, size, ({ created_at, id }) => ({ at: created_at, id }));
  return { content: content.map((row) => listed(row, productCode(world), clock)), next };
}

const listed = (row: Row, product: string, clock: Awaited<ReturnType<typeof turnClock>>): ListedEnrollment => ({
  id: row.id,
  activityId: row.activity_id,
  activityNames: { tc: row.activity_tc, en: row.activity_en, pt: row.activity_pt },
  category: row.category,
  unitNames: { tc: row.unit_tc, en: row.unit_en, pt: row.unit_pt },
  orgType: row.org_type,
  status: wireStatus(row.status, product),
  boothsCount: row.booths_count,
  assignBoothsCount: row.assign_booths_count,
  statusSince: row.status_since,
  ...clock({
    status: row.status,
    selfDesigned: row.self_designed,
    category: row.category,
    since: row.status_since,
  }),
  createdAt: row.created_at,
  submittedAt: row.submitted_at,
});

export async function countEnrollments(world: World, filter: EnrollmentFilter): Promise<number> {
  const { activities, enrollments, values } = narrowed(filter);
  const [row] = await world.db.query<{ count: number }>(
    `select count(*)::int as count from enrollment e join activity a on a.id = e.activity_id
      where ${every(activities, enrollments)}`,
    values,
  );
  return row?.count ?? 0;
}
