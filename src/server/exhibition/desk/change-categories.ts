import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { AreaCategoryFields, AreaCategoryItem } from '#contract/exhibition.ts';
import type { FieldError } from '#domain/errors.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';
import { auditItem, type ListOwner } from '#server/lists/audit-item.ts';
import { nextPosition } from '#server/lists/positions.ts';
import {
  boothsAreaCategory,
  boothsAreaCategoryType,
  enrollmentPeriod,
  exhibitorType,
} from '#server/exhibition/tables.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { requireItemName } from './change-types.ts';
import { lockItem, ofOwner, requireOwner } from './items.ts';
import { categoryDetails, categoryFields } from './read-exhibition.ts';
import { noUses, requireUnused, usesOf } from './uses.ts';

const kind = 'areaCategory';

async function checkCategory(tx: Queries, owner: ListOwner, fields: AreaCategoryFields): Promise<void> {
  requireItemName(fields);
  const problems = fields.enrollmentPeriods.flatMap(({ beginDate, endDate }, at): FieldError[] =>
    endDate < beginDate ? [{ path: `fields.enrollmentPeriods.${at}.endDate`, problem: 'endBeforeStart' }] : [],
  );
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  if (fields.typeIds.length === 0) return;
  const known = await tx.orm.$count(
    exhibitorType,
    and(inArray(exhibitorType.id, fields.typeIds), or(ofOwner(exhibitorType, owner), isNull(exhibitorType.activityId))),
  );
  if (known < new Set(fields.typeIds).size) throw refuse('ENTITY_NOT_FOUND');
}

async function writeDetails(
  tx: Queries,
  id: number,
  { typeIds, enrollmentPeriods }: AreaCategoryFields,
): Promise<void> {
  await tx.orm.delete(boothsAreaCategoryType).where(eq(boothsAreaCategoryType.boothsAreaCategoryId, id));
  await tx.orm.delete(enrollmentPeriod).where(eq(enrollmentPeriod.boothsAreaCategoryId, id));
  if (typeIds.length > 0) {
    const links = [...new Set(typeIds)].map((exhibitorTypeId) => ({ boothsAreaCategoryId: id, exhibitorTypeId }));
    await tx.orm.insert(boothsAreaCategoryType).values(links);
  }
  if (enrollmentPeriods.length > 0) {
    await tx.orm
      .insert(enrollmentPeriod)
      .values(enrollmentPeriods.map((period) => ({ ...period, boothsAreaCategoryId: id })));
  }
}

export async function createCategory(
  world: World,
  by: string,
  owner: ListOwner,
  fields: AreaCategoryFields,
): Promise<AreaCategoryItem> {
  return world.db.transaction(async (tx) => {
    await requireOwner(tx, owner);
    await checkCategory(tx, owner, fields);
    const position = await nextPosition(tx, boothsAreaCategory, ofOwner(boothsAreaCategory, owner));
    const [row] = await tx.orm
      .insert(boothsAreaCategory)
      .values({ ...pick(fields, categoryFields), activityId: owner, position })
      .returning();
    if (!row) throw new Error('an inserted category came back as nothing');
    await writeDetails(tx, row.id, fields);
    await auditItem(world, tx, { by, owner, kind, done: 'create', itemId: row.id, after: fields });
    return { id: row.id, version: row.version, fields, uses: noUses };
  });
}

export async function saveCategory(
  world: World,
  by: string,
  owner: ListOwner,
  itemId: number,
  { version, fields }: { version: number; fields: AreaCategoryFields },
): Promise<AreaCategoryItem> {
  return world.db.transaction(async (tx) => {
    const before = await lockItem(tx, boothsAreaCategory, owner, itemId);
    if (before.version !== version) throw refuse('STATUS_ERROR');
    await checkCategory(tx, owner, fields);
    const from = { ...pick(before, categoryFields), ...(await categoryDetails(tx, [itemId]))(itemId) };
    await tx.orm
      .update(boothsAreaCategory)
      .set({ ...pick(fields, categoryFields), version: version + 1 })
      .where(eq(boothsAreaCategory.id, itemId));
    await writeDetails(tx, itemId, fields);
    await auditItem(world, tx, { by, owner, kind, done: 'edit', itemId, before: from, after: fields });
    const uses = await usesOf(tx, 'category', owner, [itemId]);
    return { id: itemId, version: version + 1, fields, uses: uses.get(itemId) ?? noUses };
  });
}

export async function removeCategory(world: World, by: string, owner: ListOwner, itemId: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    const before = await lockItem(tx, boothsAreaCategory, owner, itemId);
    requireUnused((await usesOf(tx, 'category', owner, [itemId])).get(itemId) ?? noUses);
    await tx.orm.delete(boothsAreaCategoryType).where(eq(boothsAreaCategoryType.boothsAreaCategoryId, itemId));
    await tx.orm.delete(enrollmentPeriod).where(eq(enrollmentPeriod.boothsAreaCategoryId, itemId));
    await tx.orm.delete(boothsAreaCategory).where(eq(boothsAreaCategory.id, itemId));
    await auditItem(world, tx, { by, owner, kind, done: 'remove', itemId, before: pick(before, categoryFields) });
  });
}
