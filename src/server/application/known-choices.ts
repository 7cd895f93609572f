import { and, eq, inArray } from 'drizzle-orm';
import type { ApplicationForm } from '#domain/application/application.ts';
import type { PlainList } from '#domain/lists/lists.ts';
import type { Queries } from '#server/db/database.ts';
import type { EnrollmentRow } from '#server/enrollment/enrollment-workflow.ts';
import { boothsAreaCategory, exhibitorType } from '#server/exhibition/tables.ts';
import { offeredAt } from '#server/lists/search-items.ts';
import { city, countryRegion, province, referenceItem } from '#server/lists/tables.ts';
import { refuse } from '#server/refusal.ts';

type Lists = typeof exhibitorType | typeof boothsAreaCategory;
type Divisions = typeof countryRegion | typeof province | typeof city;

/**
 * What is newly chosen has to be on offer at the activity; what was chosen before stays.
 * @throws Refusal EXHIBITOR_TYPE_NOT_FOUND, CODE_ENTITY_NOT_FOUND for an item of any other list
 */
export async function requireKnown(db: Queries, row: EnrollmentRow, form: ApplicationForm): Promise<void> {
  const { exhibitor, boothsAreaCategoryId, mif } = form;
  if (!(await isOffered(db, exhibitorType, row.activityId, row.typeId, exhibitor.typeId))) {
    throw refuse('EXHIBITOR_TYPE_NOT_FOUND');
  }
  const inLists = await Promise.all([
    isOffered(db, boothsAreaCategory, row.activityId, row.categoryId, boothsAreaCategoryId),
    areItems(db, 'businessScope', mif.scopes),
    areItems(db, 'businessCategory', mif.categories),
    areItems(db, 'customerCategory', mif.customerCategories),
    areItems(db, 'cooperationWay', mif.ways),
    areItems(db, 'targetMarket', mif.markets),
    isDivision(db, countryRegion, mif.countryRegionId),
    isDivision(db, province, mif.provinceId),
    isDivision(db, city, mif.cityId),
  ]);
  if (inLists.includes(false)) throw refuse('CODE_ENTITY_NOT_FOUND');
}

export async function isOffered(
  db: Queries,
  table: Lists,
  activityId: string,
  before: number | null,
  chosen: number | null,
): Promise<boolean> {
  if (chosen === null || chosen === before) return true;
  const offered = await offeredAt(db, table, activityId);
  return (await db.orm.$count(table, and(offered, eq(table.active, true), eq(table.id, chosen)))) > 0;
}

async function areItems(db: Queries, list: PlainList, ids: readonly number[]): Promise<boolean> {
  const chosen = [...new Set(ids)];
  if (chosen.length === 0) return true;
  const known = await db.orm.$count(
    referenceItem,
    and(eq(referenceItem.list, list), inArray(referenceItem.id, chosen)),
  );
  return known === chosen.length;
}

const isDivision = async (db: Queries, table: Divisions, id: number | null): Promise<boolean> =>
  id === null || (await db.orm.$count(table, eq(table.id, id))) > 0;
