import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { FieldChange } from '#server/audit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { fieldChanges } from '#server/desk-activity/activity-fields.ts';
import { refuse } from '#server/refusal.ts';
import { boothsArea, boothsAreaCategory } from '#server/reference/tables.ts';
import type { World } from '#server/world.ts';

type ItemTable = PgTable & Record<'id' | 'version' | 'position', PgColumn>;

/** An item of an activity's own list, locked. @throws ENTITY_NOT_FOUND for one of the general list too */
export async function lockItem<Table extends ItemTable & Record<'activityId', PgColumn>>(
  tx: Queries,
  table: Table,
  activityId: string,
  itemId: number,
): Promise<Table['$inferSelect'] & { version: number }> {
  const source: PgTable = table;
  const [row] = await tx.orm
    .select()
    .from(source)
    .where(and(eq(table.id, itemId), eq(table.activityId, activityId)))
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

/** Behind the last of a list. */
export async function nextPosition(tx: Queries, table: ItemTable, narrowed: ReturnType<typeof eq>): Promise<number> {
  const source: PgTable = table;
  const [row] = await tx.orm
    .select({ last: sql<number>`coalesce(max(${table.position}), 0)::int` })
    .from(source)
    .where(narrowed);
  return (row?.last ?? 0) + 1;
}

export interface ItemChange {
  by: string;
  activityId: string;
  /** What kind of item, as exhibitorType, and what was done, as create. */
  kind: 'exhibitorType' | 'areaCategory' | 'area' | 'place' | 'contractor';
  done: 'create' | 'edit' | 'remove' | 'copyList';
  itemId: number | string | null;
  before?: object | null;
  after?: object | null;
}

/** An activity's configuration is part of the activity: the audit finds it there. */
export async function auditItem(world: World, tx: Queries, change: ItemChange): Promise<void> {
  const { by, activityId, kind, done, itemId, before, after } = change;
  const changes: FieldChange[] = fieldChanges(before ?? {}, after ?? {});
  await recordAudit(world, tx, {
    accountId: by,
    action: `${kind}.${done}`,
    subjectKind: 'activity',
    subjectId: activityId,
    changes,
    details: { item: itemId },
  });
}
