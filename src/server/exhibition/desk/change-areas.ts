import { eq } from 'drizzle-orm';
import type { AreaFields, AreaItem } from '#contract/exhibition.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';
import { auditItem, type ListOwner } from '#server/lists/audit-item.ts';
import { nextPosition } from '#server/lists/positions.ts';
import { boothsArea, boothsAreaCategory } from '#server/exhibition/tables.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { requireItemName } from './change-types.ts';
import { lockItem } from './items.ts';
import { areaFields } from './read-exhibition.ts';
import { noUses, requireUnused, usesOf } from './uses.ts';

const kind = 'area';

const columnsOf = ({ categoryId, ...fields }: AreaFields) => ({ ...fields, boothsAreaCategoryId: categoryId });

/** An area of one of the activity's own categories, locked. */
async function lockArea(tx: Queries, owner: ListOwner, areaId: number): Promise<typeof boothsArea.$inferSelect> {
  const [row] = await tx.orm.select().from(boothsArea).where(eq(boothsArea.id, areaId)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  await lockItem(tx, boothsAreaCategory, owner, row.boothsAreaCategoryId);
  return row;
}

export async function createArea(world: World, by: string, owner: ListOwner, fields: AreaFields): Promise<AreaItem> {
  requireItemName(fields);
  return world.db.transaction(async (tx) => {
    await lockItem(tx, boothsAreaCategory, owner, fields.categoryId);
    const position = await nextPosition(tx, boothsArea, eq(boothsArea.boothsAreaCategoryId, fields.categoryId));
    const [row] = await tx.orm
      .insert(boothsArea)
      .values({ ...columnsOf(fields), position })
      .returning();
    if (!row) throw new Error('an inserted area came back as nothing');
    await auditItem(world, tx, { by, owner, kind, done: 'create', itemId: row.id, after: fields });
    return { id: row.id, version: row.version, fields, uses: noUses };
  });
}

export async function saveArea(
  world: World,
  by: string,
  owner: ListOwner,
  itemId: number,
  { version, fields }: { version: number; fields: AreaFields },
): Promise<AreaItem> {
  requireItemName(fields);
  return world.db.transaction(async (tx) => {
    const before = await lockArea(tx, owner, itemId);
    if (before.version !== version) throw refuse('STATUS_ERROR');
    await lockItem(tx, boothsAreaCategory, owner, fields.categoryId);
    await tx.orm
      .update(boothsArea)
      .set({ ...columnsOf(fields), version: version + 1 })
      .where(eq(boothsArea.id, itemId));
    const from = { ...pick(before, areaFields), categoryId: before.boothsAreaCategoryId };
    await auditItem(world, tx, { by, owner, kind, done: 'edit', itemId, before: from, after: fields });
    const uses = await usesOf(tx, 'area', owner, [itemId]);
    return { id: itemId, version: version + 1, fields, uses: uses.get(itemId) ?? noUses };
  });
}

export async function removeArea(world: World, by: string, owner: ListOwner, itemId: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    const before = await lockArea(tx, owner, itemId);
    requireUnused((await usesOf(tx, 'area', owner, [itemId])).get(itemId) ?? noUses);
    await tx.orm.delete(boothsArea).where(eq(boothsArea.id, itemId));
    await auditItem(world, tx, { by, owner, kind, done: 'remove', itemId, before: pick(before, areaFields) });
  });
}
