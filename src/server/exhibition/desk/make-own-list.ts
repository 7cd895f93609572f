import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { OwnList } from '#contract/exhibition.ts';
import type { Queries } from '#server/db/database.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import { replaceChoice } from '#server/enrollment/replace-choice.ts';
import { auditItem } from '#server/lists/audit-item.ts';
import { boothsAreaCategory, boothsAreaCategoryType, exhibitorType } from '#server/exhibition/tables.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { copyCategories, type Copies, copyTypes } from './copy-items.ts';
import { ownItems } from './read-exhibition.ts';
import { boothContractor, place } from '../place-tables.ts';

/** Copies a general list into an activity that has none of its own; what was chosen there moves to the copies. */
export async function makeOwnList(world: World, by: string, activityId: string, list: OwnList): Promise<void> {
  await world.db.transaction(async (tx) => {
    await lockActivity(tx, activityId);
    const table = list === 'categories' ? boothsAreaCategory : exhibitorType;
    if ((await ownItems(tx, table, activityId)) > 0) throw refuse('STATUS_ERROR');
    await (list === 'categories' ? ownCategories(tx, activityId) : ownTypes(tx, activityId));
    const kind = list === 'categories' ? 'areaCategory' : 'exhibitorType';
    await auditItem(world, tx, { by, owner: activityId, kind, done: 'copyList', itemId: null });
  });
}

async function ownTypes(tx: Queries, activityId: string): Promise<void> {
  const general = await tx.orm
    .select()
    .from(exhibitorType)
    .where(and(isNull(exhibitorType.activityId), eq(exhibitorType.active, true)));
  const copies = await copyTypes(tx, general, activityId);
  const own = tx.orm
    .select({ id: boothsAreaCategory.id })
    .from(boothsAreaCategory)
    .where(eq(boothsAreaCategory.activityId, activityId));
  for (const [from, to] of copies) {
    await replaceChoice(tx, activityId, 'typeId', { from, to });
    await tx.orm
      .update(boothsAreaCategoryType)
      .set({ exhibitorTypeId: to })
      .where(
        and(
          inArray(boothsAreaCategoryType.boothsAreaCategoryId, own),
          eq(boothsAreaCategoryType.exhibitorTypeId, from),
        ),
      );
  }
}

async function ownCategories(tx: Queries, activityId: string): Promise<void> {
  const general = await tx.orm
    .select()
    .from(boothsAreaCategory)
    .where(and(isNull(boothsAreaCategory.activityId), eq(boothsAreaCategory.active, true)));
  const { categories, areas } = await copyCategories(tx, general, activityId, await ownTypesByGeneral(tx, activityId));
  for (const [from, to] of categories) {
    await replaceChoice(tx, activityId, 'categoryId', { from, to });
  }
  for (const [from, to] of areas) {
    for (const table of [place, boothContractor]) {
      await tx.orm
        .update(table)
        .set({ boothsAreaId: to })
        .where(and(eq(table.activityId, activityId), eq(table.boothsAreaId, from)));
    }
  }
}

/** Where the activity has exhibitor types of its own: those of the same code as the general ones. */
async function ownTypesByGeneral(tx: Queries, activityId: string): Promise<Copies> {
  const own = await tx.orm.select().from(exhibitorType).where(eq(exhibitorType.activityId, activityId));
  const general = await tx.orm.select().from(exhibitorType).where(isNull(exhibitorType.activityId));
  return new Map(
    general.flatMap(({ id, code }) => {
      const same = own.find((type) => type.code === code);
      return same ? [[id, same.id] as const] : [];
    }),
  );
}
