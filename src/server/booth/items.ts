import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { FieldChange } from '#server/audit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { fieldChanges } from '#server/desk-activity/activity-fields.ts';
import { findAnyActivity } from '#server/desk-activity/find-activity.ts';
import { refuse } from '#server/refusal.ts';
import { boothsArea, boothsAreaCategory } from '#server/reference/tables.ts';
import type { World } from '#server/world.ts';

type PlaceTable = PgTable & Record<'id' | 'position', PgColumn>;
type ItemTable = PlaceTable & Record<'version', PgColumn>;

/** Whose lists: an activity's own, or with null the general ones. */
export type ListOwner = string | null;

export const ofOwner = (table: Record<'activityId', PgColumn>, owner: ListOwner): SQL =>
  owner === null ? isNull(table.activityId) : eq(table.activityId, owner);

/** Nothing to find where the lists are the general ones. @throws ACTIVITY_NOT_FOUND */
export async function requireOwner(tx: Queries, owner: ListOwner): Promise<void> {
  if (owner !== null) await findAnyActivity(tx, owner);
}

/** An item of an owner's list, locked. @throws ENTITY_NOT_FOUND for one of another list too */
export async function lockItem<Table extends ItemTable & Record<'activityId', PgColumn>>(
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

/** Behind the last of a list. */
export async function nextPosition(tx: Queries, table: ItemTable, narrowed: SQL): Promise<number> {
  const source: PgTable = table;
  const [row] = await tx.orm
    .select({ last: sql<number>`coalesce(max(${table.position}), 0)::int` })
    .from(source)
    .where(narrowed);
  return (row?.last ?? 0) + 1;
}

/** Puts the rows into the order in which their ids come; these must be all there are. @throws STATUS_ERROR otherwise */
export async function writeOrder<Row extends { id: number | string }>(
  tx: Queries,
  table: ItemTable | PlaceTable,
  rows: readonly Row[],
  ids: readonly Row['id'][],
): Promise<void> {
  const wanted = new Map(ids.map((id, at) => [id, at + 1]));
  // Somebody else added or removed one meanwhile: what was ordered is not what there is.
  if (wanted.size !== rows.length || rows.some(({ id }) => !wanted.has(id))) throw refuse('STATUS_ERROR');
  const target: PgTable = table;
  for (const [id, position] of wanted) await tx.orm.update(target).set({ position }).where(eq(table.id, id));
}

export interface ItemChange {
  by: string;
  owner: ListOwner;
  /** What kind of item, as exhibitorType, and what was done, as create. */
  kind: 'exhibitorType' | 'areaCategory' | 'area' | 'place' | 'contractor';
  done: 'create' | 'edit' | 'remove' | 'order' | 'copyList';
  itemId: number | string | null;
  before?: object | null;
  after?: object | null;
}

/** An activity's configuration is part of the activity: the audit finds it there. The general lists stand for themselves. */
export async function auditItem(world: World, tx: Queries, change: ItemChange): Promise<void> {
  const { by, owner, kind, done, itemId, before, after } = change;
  const changes: FieldChange[] = fieldChanges(before ?? {}, after ?? {});
  await recordAudit(world, tx, {
    accountId: by,
    action: `${kind}.${done}`,
    subjectKind: owner === null ? 'list' : 'activity',
    subjectId: owner,
    changes,
    details: { item: itemId },
  });
}
