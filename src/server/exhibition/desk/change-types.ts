import { eq } from 'drizzle-orm';
import type { ExhibitorTypeFields, ExhibitorTypeItem } from '#contract/exhibition.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import { pick } from '#server/db/pick.ts';
import { auditItem, type ListOwner } from '#server/lists/audit-item.ts';
import { nextPosition } from '#server/lists/positions.ts';
import { exhibitorType } from '#server/exhibition/tables.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockItem, ofOwner, requireOwner } from './items.ts';
import { typeFields } from './read-exhibition.ts';
import { noUses, requireUnused, usesOf } from './uses.ts';

const kind = 'exhibitorType';

/** Named in one language at least. */
export const requireItemName = (fields: { nameTc: string; nameEn: string; namePt: string }): void => {
  if (!hasName(fields)) throw refuseField('fields.nameTc', 'required');
};

export async function createType(
  world: World,
  by: string,
  owner: ListOwner,
  fields: ExhibitorTypeFields,
): Promise<ExhibitorTypeItem> {
  requireItemName(fields);
  return world.db.transaction(async (tx) => {
    await requireOwner(tx, owner);
    const position = await nextPosition(tx, exhibitorType, ofOwner(exhibitorType, owner));
    const [row] = await tx.orm
      .insert(exhibitorType)
      .values({ ...fields, activityId: owner, position })
      .returning();
    if (!row) throw new Error('an inserted type came back as nothing');
    await auditItem(world, tx, { by, owner, kind, done: 'create', itemId: row.id, after: fields });
    return { id: row.id, version: row.version, fields, uses: noUses };
  });
}

export async function saveType(
  world: World,
  by: string,
  owner: ListOwner,
  itemId: number,
  { version, fields }: { version: number; fields: ExhibitorTypeFields },
): Promise<ExhibitorTypeItem> {
  requireItemName(fields);
  return world.db.transaction(async (tx) => {
    const before = await lockItem(tx, exhibitorType, owner, itemId);
    if (before.version !== version) throw refuse('STATUS_ERROR');
    await tx.orm
      .update(exhibitorType)
      .set({ ...fields, version: version + 1 })
      .where(eq(exhibitorType.id, itemId));
    const from = pick(before, typeFields);
    await auditItem(world, tx, { by, owner, kind, done: 'edit', itemId, before: from, after: fields });
    const uses = await usesOf(tx, 'exhibitorType', owner, [itemId]);
    return { id: itemId, version: version + 1, fields, uses: uses.get(itemId) ?? noUses };
  });
}

export async function removeType(world: World, by: string, owner: ListOwner, itemId: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    const before = await lockItem(tx, exhibitorType, owner, itemId);
    requireUnused((await usesOf(tx, 'exhibitorType', owner, [itemId])).get(itemId) ?? noUses);
    await tx.orm.delete(exhibitorType).where(eq(exhibitorType.id, itemId));
    await auditItem(world, tx, { by, owner, kind, done: 'remove', itemId, before: pick(before, typeFields) });
  });
}
