import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import {
  boothsArea,
  boothsAreaCategory,
  boothsAreaCategoryType,
  enrollmentPeriod,
  exhibitorType,
} from '#server/exhibition/tables.ts';

/** From an item's number to that of its copy. */
export type Copies = ReadonlyMap<number, number>;

const withoutIdentity = <Row extends { id: unknown; version?: number }>({ id: _id, version: _version, ...row }: Row) =>
  row;

export async function copyTypes(
  tx: Queries,
  rows: readonly (typeof exhibitorType.$inferSelect)[],
  activityId: string,
): Promise<Copies> {
  const copies = new Map<number, number>();
  for (const row of rows) {
    const [copy] = await tx.orm
      .insert(exhibitorType)
      .values({ ...withoutIdentity(row), activityId })
      .returning({ id: exhibitorType.id });
    if (copy) copies.set(row.id, copy.id);
  }
  return copies;
}

/** Categories with their areas, their periods and the exhibitor types they are for. */
export async function copyCategories(
  tx: Queries,
  rows: readonly (typeof boothsAreaCategory.$inferSelect)[],
  activityId: string,
  types: Copies,
): Promise<{ categories: Copies; areas: Copies }> {
  const categories = new Map<number, number>();
  const areas = new Map<number, number>();
  for (const row of rows) {
    const [copy] = await tx.orm
      .insert(boothsAreaCategory)
      .values({ ...withoutIdentity(row), activityId })
      .returning({ id: boothsAreaCategory.id });
    if (!copy) continue;
    categories.set(row.id, copy.id);
    await copyPeriods(tx, row.id, copy.id);
    const links = await tx.orm
      .select({ exhibitorTypeId: boothsAreaCategoryType.exhibitorTypeId })
      .from(boothsAreaCategoryType)
      .where(eq(boothsAreaCategoryType.boothsAreaCategoryId, row.id));
    if (links.length > 0) {
      await tx.orm.insert(boothsAreaCategoryType).values(
        links.map(({ exhibitorTypeId }) => ({
          boothsAreaCategoryId: copy.id,
          exhibitorTypeId: types.get(exhibitorTypeId) ?? exhibitorTypeId,
        })),
      );
    }
  }
  const originals = await tx.orm
    .select()
    .from(boothsArea)
    .where(inArray(boothsArea.boothsAreaCategoryId, [...categories.keys()]));
  for (const area of originals) {
    const categoryId = categories.get(area.boothsAreaCategoryId);
    if (categoryId === undefined) continue;
    const [copy] = await tx.orm
      .insert(boothsArea)
      .values({ ...withoutIdentity(area), boothsAreaCategoryId: categoryId })
      .returning({ id: boothsArea.id });
    if (copy) areas.set(area.id, copy.id);
  }
  return { categories, areas };
}

async function copyPeriods(tx: Queries, from: number, to: number): Promise<void> {
  const periods = await tx.orm.select().from(enrollmentPeriod).where(eq(enrollmentPeriod.boothsAreaCategoryId, from));
  if (periods.length === 0) return;
  await tx.orm
    .insert(enrollmentPeriod)
    .values(periods.map((period) => ({ ...withoutIdentity(period), boothsAreaCategoryId: to })));
}
