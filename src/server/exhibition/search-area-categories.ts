import { and, asc, eq, exists, inArray, notExists, or, type SQL } from 'drizzle-orm';
import type { BoothsAreaCategory } from '#contract/lists/lists.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { usualBoardCountLimit } from '#domain/exhibition/booths.ts';
import type { Queries } from '#server/db/database.ts';
import { boardImagesOf } from './board-images.ts';
import { offeredAt, type Paging, searchItems } from '#server/lists/search-items.ts';
import { boothsArea, boothsAreaCategory, boothsAreaCategoryType, enrollmentPeriod } from './tables.ts';

export interface AreaCategorySearch {
  activityId?: string | undefined;
  typeId?: number | undefined;
  withEnrollmentPeriods: boolean;
}

/** Categories of booths with their areas and, where asked for, their periods. */
export async function searchAreaCategories(
  db: Queries,
  search: AreaCategorySearch,
  paging: Paging,
): Promise<{ content: BoothsAreaCategory[]; totalElements: number }> {
  const narrowed = and(await offeredAt(db, boothsAreaCategory, search.activityId), openTo(db, search.typeId));
  const { content, totalElements } = await searchItems(db, boothsAreaCategory, narrowed, paging);
  const ids = content.map(({ id }) => id);
  const areas = await areasOf(db, ids);
  const periods = search.withEnrollmentPeriods ? await periodsOf(db, ids) : null;
  const images = await boardImagesOf(db, ids);
  const described = (category: (typeof content)[number]): BoothsAreaCategory => ({
    ...category,
    boardCountLimit: category.boardCountLimit ?? usualBoardCountLimit,
    areas: areas.get(category.id) ?? [],
    boardImage: images.get(category.id)?.version ?? null,
    ...(periods ? { enrollmentPeriods: periods.get(category.id) ?? [] } : {}),
  });
  return { content: content.map(described), totalElements };
}

/** A category that names no exhibitor type is open to all. */
function openTo(db: Queries, typeId: number | undefined): SQL | undefined {
  if (typeId === undefined) return undefined;
  const typesNamed = (wanted?: SQL) =>
    db.orm
      .select({ id: boothsAreaCategoryType.exhibitorTypeId })
      .from(boothsAreaCategoryType)
      .where(and(eq(boothsAreaCategoryType.boothsAreaCategoryId, boothsAreaCategory.id), wanted));
  return or(notExists(typesNamed()), exists(typesNamed(eq(boothsAreaCategoryType.exhibitorTypeId, typeId))));
}

async function areasOf(db: Queries, categoryIds: number[]) {
  const rows = await db.orm
    .select()
    .from(boothsArea)
    .where(and(inArray(boothsArea.boothsAreaCategoryId, categoryIds), eq(boothsArea.active, true)))
    .orderBy(asc(boothsArea.position), asc(boothsArea.id));
  return Map.groupBy(rows, ({ boothsAreaCategoryId }) => boothsAreaCategoryId);
}

const startOf = (day: BusinessDate): string => `${day} 00:00:00`;

async function periodsOf(db: Queries, categoryIds: number[]) {
  const rows = await db.orm
    .select()
    .from(enrollmentPeriod)
    .where(inArray(enrollmentPeriod.boothsAreaCategoryId, categoryIds))
    .orderBy(asc(enrollmentPeriod.beginDate), asc(enrollmentPeriod.id));
  const periods = rows.map(({ boothsAreaCategoryId, beginDate, endDate }) => ({
    boothsAreaCategoryId,
    beginDate: startOf(beginDate),
    endDate: startOf(endDate),
  }));
  return Map.groupBy(periods, ({ boothsAreaCategoryId }) => boothsAreaCategoryId);
}
