import { eq } from 'drizzle-orm';
import type { ApplicationFacts, CategoryFacts } from '#domain/application/facts.ts';
import { periodOf } from '#domain/application/period.ts';
import { businessDateAt } from '#domain/instant.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import type { EnrollmentRow } from '#server/enrollment/enrollment-workflow.ts';
import { searchAreaCategories } from '#server/exhibition/search-area-categories.ts';
import { exhibitorType } from '#server/exhibition/tables.ts';
import type { World } from '#server/world.ts';
import { keptFilesOf } from './kept-files-of.ts';
import { unreadableCodesOf } from './unreadable-codes-of.ts';

/** What the rules of an application look at beside what was filled in. */
export async function factsOf(
  world: World,
  db: Queries,
  row: EnrollmentRow,
  of: ActivityRow,
): Promise<ApplicationFacts> {
  const [type] =
    row.typeId === null ? [] : await db.orm.select().from(exhibitorType).where(eq(exhibitorType.id, row.typeId));
  return {
    today: businessDateAt(world.clock.now()),
    beginDate: of.beginDate,
    endDate: of.endDate,
    type: type ?? null,
    category: await categoryOf(db, row),
    certificates: await keptFilesOf(db, row.id, 'CERTIFICATE'),
    pavilionFilms: await keptFilesOf(db, row.id, 'PAVILION_VIDEO'),
    unreadableCodes: await unreadableCodesOf(db, row.id),
    approvedBooths: row.assignBoothsCount,
  };
}

/** Null for one that is no longer on offer, or not open to the exhibitor's type. */
async function categoryOf(
  db: Queries,
  { activityId, categoryId, typeId }: EnrollmentRow,
): Promise<CategoryFacts | null> {
  if (categoryId === null) return null;
  const search = { activityId, typeId: typeId ?? undefined, withEnrollmentPeriods: true };
  const { content } = await searchAreaCategories(db, search, { page: 0, size: 9999 });
  const category = content.find(({ id }) => id === categoryId);
  return category
    ? {
        ...category,
        areaIds: category.areas.map(({ id }) => id),
        periods: (category.enrollmentPeriods ?? []).map(periodOf),
      }
    : null;
}
