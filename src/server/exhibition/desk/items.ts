import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '#server/db/database.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { ListOwner } from '#server/lists/audit-item.ts';
import { refuse } from '#server/refusal.ts';
import { boothsArea, boothsAreaCategory } from '#server/exhibition/tables.ts';

type ItemTable = PgTable & Record<'id' | 'activityId' | 'version', PgColumn>;

export const ofOwner = (table: Record<'activityId', PgColumn>, owner: ListOwner): SQL =>
  owner === null ? isNull(table.activityId) : eq(table.activityId, owner);

/** Nothing to find where the lists are the general ones. @throws ACTIVITY_NOT_FOUND */
export async function requireOwner(tx: Queries, owner: ListOwner): Promise<void> {
  if (owner !== null) await findAnyActivity(tx, owner);
}

/** An item of an owner's list, locked. @throws ENTITY_NOT_FOUND for one of another list too */
export async function lockItem<Table extends ItemTable>(
  tx: Queries,
  table: Table,
  owner: ListOwner,
  itemId: number,
): Promise<Table['$inferSelect'] & { version: number }> {
  const source: PgTable = table;
  const [row] = await tx.orm
    .select()
    .from(source)
    .where(and(eq(table.id, itemId), ofOwner(table, owner)))
    .for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row as Table['$inferSelect'] & { version: number };
}

/** The ids of the areas that an activity's places and contractors may be in. */
export async function requireArea(db: Queries, activityId: string, areaId: number | null): Promise<void> {
  if (areaId === null) return;
  const own = db.orm
    .select({ id: boothsAreaCategory.id })
    .from(boothsAreaCategory)
    .where(eq(boothsAreaCategory.activityId, activityId));
  const general = sql`(not exists (select 1 from ${boothsAreaCategory} where ${boothsAreaCategory.activityId} = ${activityId})
    and ${boothsArea.boothsAreaCategoryId} in (select id from ${boothsAreaCategory} where ${boothsAreaCategory.activityId} is null))`;
  const found = await db.orm.$count(
    boothsArea,
    and(eq(boothsArea.id, areaId), sql`(${inArray(boothsArea.boothsAreaCategoryId, own)} or ${general})`),
  );
  if (found === 0) throw refuse('ENTITY_NOT_FOUND');
}
