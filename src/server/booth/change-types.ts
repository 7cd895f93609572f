import { eq } from 'drizzle-orm';
import type { ExhibitorTypeFields, ExhibitorTypeItem } from '#contract/exhibition.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import { pick } from '#server/desk-activity/activity-fields.ts';
import { findAnyActivity } from '#server/desk-activity/find-activity.ts';
import { exhibitorType } from '#server/reference/tables.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { auditItem, lockItem, nextPosition } from './items.ts';
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
  activityId: string,
  fields: ExhibitorTypeFields,
): Promise<ExhibitorTypeItem> {
  requireItemName(fields);
  return world.db.transaction(async (tx) => {
    await findAnyActivity(tx, activityId);
    const position = await nextPosition(tx, exhibitorType, eq(exhibitorType.activityId, activityId));
    const [row] = await tx.orm
      .insert(exhibitorType)
      .values({ ...fields, activityId, position })
      .returning();
    if (!row) throw new Error('an inserted type came back as nothing');
    await auditItem(world, tx, { by, activityId, kind, done: 'create', itemId: row.id, after: fields });
    return { id: row.id, version: row.version, fields, uses: noUses };
  });
}

export async function saveType(
  world: World,
  by: string,
  activityId: string,
  itemId: number,
  { version, fields }: { version: number; fields: ExhibitorTypeFields },
): Promise<ExhibitorTypeItem> {
  requireItemName(fields);
  return world.db.transaction(async (tx) => {
    const before = await lockItem(tx, exhibitorType, activityId, itemId);
    if (before.version !== version) throw refuse('STATUS_ERROR');
    await tx.orm
      .update(exhibitorType)
      .set({ ...fields, version: version + 1 })
      .where(eq(exhibitorType.id, itemId));
    const from = pick(before, typeFields);
    await auditItem(world, tx, { by, activityId, kind, done: 'edit', itemId, before: from, after: fields });
    const uses = await usesOf(tx, 'exhibitorType', activityId, [itemId]);
    return { id: itemId, version: version + 1, fields, uses: uses.get(itemId) ?? noUses };
  });
}

export async function removeType(world: World, by: string, activityId: string, itemId: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    const before = await lockItem(tx, exhibitorType, activityId, itemId);
    requireUnused((await usesOf(tx, 'exhibitorType', activityId, [itemId])).get(itemId) ?? noUses);
    await tx.orm.delete(exhibitorType).where(eq(exhibitorType.id, itemId));
    await auditItem(world, tx, { by, activityId, kind, done: 'remove', itemId, before: pick(before, typeFields) });
  });
}
