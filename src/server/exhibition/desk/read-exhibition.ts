import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type {
  AreaCategoryItem,
  AreaItem,
  Exhibition,
  ExhibitorTypeItem,
  GeneralExhibition,
  PlaceItem,
} from '#contract/exhibition.ts';
import { unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import type { ListOwner } from '#server/lists/audit-item.ts';
import {
  boothsArea,
  boothsAreaCategory,
  boothsAreaCategoryType,
  enrollmentPeriod,
  exhibitorType,
} from '#server/exhibition/tables.ts';
import { ofOwner } from './items.ts';
import { boothContractor, place } from '../place-tables.ts';
import { noUses, usesOf } from './uses.ts';

export const namedFields = ['code', 'nameTc', 'nameEn', 'namePt', 'active'] as const;
export const typeFields = [...namedFields, 'needsLicence', 'maxBooths'] as const;
export const categoryFields = [
  ...namedFields,
  'boardCountLimit',
  'enabledChildSelect',
  'shortTitle',
  'boardWidthMm',
  'boardHeightMm',
  'boothsDescription',
  'boardSpecDescription',
  'boothsInstruction',
] as const;
export const areaFields = [...namedFields, 'afterDescription'] as const;

type ListTable = PgTable & Record<'id' | 'position' | 'activityId', PgColumn>;

export const ownItems = (db: Queries, table: ListTable, activityId: string): Promise<number> =>
  db.orm.$count(table, eq(table.activityId, activityId));

/** An owner's own items, those no longer offered too; for an activity without any the general ones on offer. */
async function itemsOf<Table extends ListTable>(
  db: Queries,
  table: Table,
  owner: ListOwner,
  isOwn: boolean,
): Promise<Table['$inferSelect'][]> {
  const source: PgTable = table;
  return db.orm
    .select()
    .from(source)
    .where(isOwn ? ofOwner(table, owner) : and(isNull(table.activityId), eq(table['active' as 'id'], true)))
    .orderBy(asc(table.position), asc(table.id));
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

export async function exhibitorTypesOf(db: Queries, owner: ListOwner, isOwn: boolean): Promise<ExhibitorTypeItem[]> {
  const rows = await itemsOf(db, exhibitorType, owner, isOwn);
  const uses = await usesOf(db, 'exhibitorType', owner, idsOf(rows));
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

export async function categoriesOf(db: Queries, owner: ListOwner, isOwn: boolean): Promise<AreaCategoryItem[]> {
  const rows = await itemsOf(db, boothsAreaCategory, owner, isOwn);
  const uses = await usesOf(db, 'category', owner, idsOf(rows));
  const detailsOf = await categoryDetails(db, idsOf(rows));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    fields: { ...pick(row, categoryFields), ...detailsOf(row.id) },
    uses: uses.get(row.id) ?? noUses,
  }));
}

export async function areasOf(db: Queries, owner: ListOwner, categoryIds: number[]): Promise<AreaItem[]> {
  const rows = await db.orm
    .select()
    .from(boothsArea)
    .where(inArray(boothsArea.boothsAreaCategoryId, categoryIds))
    .orderBy(asc(boothsArea.position), asc(boothsArea.id))
    .then((all) => categoryIds.flatMap((id) => all.filter((area) => area.boothsAreaCategoryId === id)));
  const uses = await usesOf(db, 'area', owner, idsOf(rows));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    fields: { ...pick(row, areaFields), categoryId: row.boothsAreaCategoryId },
    uses: uses.get(row.id) ?? noUses,
  }));
}

/** The order of an area's places: as somebody put them, else by their codes. */
export const placeOrder = [asc(place.position), asc(place.code)] as const;

async function placesOf(db: Queries, activityId: string): Promise<PlaceItem[]> {
  const rows = await db.orm
    .select({ place, occupant: { nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt } })
    .from(place)
    .leftJoin(enrollment, eq(enrollment.id, place.enrollmentId))
    .leftJoin(unit, eq(unit.id, enrollment.unitId))
    .where(eq(place.activityId, activityId))
    .orderBy(...placeOrder);
  return rows.map(({ place: { id, code, boothsAreaId: areaId }, occupant }) => ({ id, code, areaId, occupant }));
}

/** What every activity uses that has none of its own. */
export async function readGeneralLists(db: Queries): Promise<GeneralExhibition> {
  const categories = await categoriesOf(db, null, true);
  return {
    exhibitorTypes: await exhibitorTypesOf(db, null, true),
    categories,
    areas: await areasOf(db, null, idsOf(categories)),
  };
}

export async function readExhibition(db: Queries, activityId: string): Promise<Exhibition> {
  const own = {
    exhibitorTypes: (await ownItems(db, exhibitorType, activityId)) > 0,
    categories: (await ownItems(db, boothsAreaCategory, activityId)) > 0,
  };
  const categories = await categoriesOf(db, activityId, own.categories);
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
    places: await placesOf(db, activityId),
    contractors,
  };
}
