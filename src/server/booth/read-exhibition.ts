import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AreaCategoryItem, AreaItem, Exhibition, ExhibitorTypeItem } from '#contract/exhibition.ts';
import { unit } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/desk-activity/activity-fields.ts';
import {
  boothsArea,
  boothsAreaCategory,
  boothsAreaCategoryType,
  enrollmentPeriod,
  exhibitorType,
} from '#server/reference/tables.ts';
import { boothContractor, place } from './tables.ts';
import { noUses, usesOf } from './uses.ts';

export const namedFields = ['code', 'nameTc', 'nameEn', 'namePt', 'active'] as const;
export const typeFields = [...namedFields, 'needsLicence', 'maxBooths'] as const;
export const categoryFields = [
  ...namedFields,
  'boardCountLimit',
  'enabledChildSelect',
  'shortTitle',
  'boothsDescription',
  'boardSpecDescription',
  'boothsInstruction',
] as const;
export const areaFields = [...namedFields, 'afterDescription'] as const;

type ListTable = PgTable & Record<'id' | 'position' | 'activityId', PgColumn>;

export const ownItems = (db: Queries, table: ListTable, activityId: string): Promise<number> =>
  db.orm.$count(table, eq(table.activityId, activityId));

/** The activity's own items where it has any, else the general ones; those no longer offered too. */
async function itemsOf<Table extends ListTable>(
  db: Queries,
  table: Table,
  activityId: string,
  isOwn: boolean,
): Promise<Table['$inferSelect'][]> {
  const source: PgTable = table;
  return db.orm
    .select()
    .from(source)
    .where(isOwn ? eq(table.activityId, activityId) : and(isNull(table.activityId), eq(table['active' as 'id'], true)))
    .orderBy(asc(table.position), asc(table.id));
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

export async function exhibitorTypesOf(db: Queries, activityId: string, isOwn: boolean): Promise<ExhibitorTypeItem[]> {
  const rows = await itemsOf(db, exhibitorType, activityId, isOwn);
  const uses = await usesOf(db, 'exhibitorType', activityId, idsOf(rows));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    fields: pick(row, typeFields),
    uses: uses.get(row.id) ?? noUses,
  }));
}

/** Which exhibitor types categories are for, and when their booths are to be had. */
export async function categoryDetails(db: Queries, categoryIds: number[]) {
  const types = await db.orm
    .select()
    .from(boothsAreaCategoryType)
    .where(inArray(boothsAreaCategoryType.boothsAreaCategoryId, categoryIds))
    .orderBy(asc(boothsAreaCategoryType.exhibitorTypeId));
  const periods = await db.orm
    .select()
    .from(enrollmentPeriod)
    .where(inArray(enrollmentPeriod.boothsAreaCategoryId, categoryIds))
    .orderBy(asc(enrollmentPeriod.beginDate), asc(enrollmentPeriod.id));
  return (id: number) => ({
    typeIds: types.filter((link) => link.boothsAreaCategoryId === id).map(({ exhibitorTypeId }) => exhibitorTypeId),
    enrollmentPeriods: periods
      .filter((period) => period.boothsAreaCategoryId === id)
      .map(({ beginDate, endDate }) => ({ beginDate, endDate })),
  });
}

export async function categoriesOf(db: Queries, activityId: string, isOwn: boolean): Promise<AreaCategoryItem[]> {
  const rows = await itemsOf(db, boothsAreaCategory, activityId, isOwn);
  const uses = await usesOf(db, 'category', activityId, idsOf(rows));
  const detailsOf = await categoryDetails(db, idsOf(rows));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    fields: { ...pick(row, categoryFields), ...detailsOf(row.id) },
    uses: uses.get(row.id) ?? noUses,
  }));
}

export async function areasOf(db: Queries, activityId: string, categoryIds: number[]): Promise<AreaItem[]> {
  const rows = await db.orm
    .select()
    .from(boothsArea)
    .where(inArray(boothsArea.boothsAreaCategoryId, categoryIds))
    .orderBy(asc(boothsArea.boothsAreaCategoryId), asc(boothsArea.position), asc(boothsArea.id));
  const uses = await usesOf(db, 'area', activityId, idsOf(rows));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    fields: { ...pick(row, areaFields), categoryId: row.boothsAreaCategoryId },
    uses: uses.get(row.id) ?? noUses,
  }));
}

export async function readExhibition(db: Queries, activityId: string): Promise<Exhibition> {
  const own = {
    exhibitorTypes: (await ownItems(db, exhibitorType, activityId)) > 0,
    categories: (await ownItems(db, boothsAreaCategory, activityId)) > 0,
  };
  const categories = await categoriesOf(db, activityId, own.categories);
  const places = await db.orm
    .select({ id: place.id, code: place.code, areaId: place.boothsAreaId })
    .from(place)
    .where(eq(place.activityId, activityId))
    .orderBy(asc(place.code));
  const contractors = await db.orm
    .select({
      id: boothContractor.id,
      areaId: boothContractor.boothsAreaId,
      unit: { id: unit.id, nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt },
    })
    .from(boothContractor)
    .innerJoin(unit, eq(unit.id, boothContractor.unitId))
    .where(eq(boothContractor.activityId, activityId))
    .orderBy(asc(boothContractor.boothsAreaId));
  return {
    own,
    exhibitorTypes: await exhibitorTypesOf(db, activityId, own.exhibitorTypes),
    categories,
    areas: await areasOf(db, activityId, idsOf(categories)),
    places,
    contractors,
  };
}
