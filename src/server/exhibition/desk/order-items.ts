import { asc, eq, inArray } from 'drizzle-orm';
import type { ExhibitionList } from '#contract/exhibition.ts';
import type { Queries } from '#server/db/database.ts';
import { auditItem, type ItemChange, type ListOwner } from '#server/lists/audit-item.ts';
import { writeOrder } from '#server/lists/positions.ts';
import { boothsArea, boothsAreaCategory, exhibitorType } from '#server/exhibition/tables.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { lockItem, ofOwner } from './items.ts';

interface Ordered {
  kind: ItemChange['kind'];
  table: typeof exhibitorType | typeof boothsAreaCategory | typeof boothsArea;
  rows: { id: number; code: string }[];
}

/** The list that the ids are of, as it stands: for areas, those of one category. */
async function listed(tx: Queries, owner: ListOwner, list: ExhibitionList, ids: readonly number[]): Promise<Ordered> {
  if (list !== 'areas') {
    const table = list === 'categories' ? boothsAreaCategory : exhibitorType;
    const rows = await tx.orm
      .select({ id: table.id, code: table.code })
      .from(table)
      .where(ofOwner(table, owner))
      .orderBy(asc(table.position), asc(table.id))
      .for('update');
    return { kind: list === 'categories' ? 'areaCategory' : 'exhibitorType', table, rows };
  }
  const [first] = await tx.orm
    .select({ categoryId: boothsArea.boothsAreaCategoryId })
    .from(boothsArea)
    .where(inArray(boothsArea.id, ids.slice(0, 1)));
  if (!first) throw refuse('ENTITY_NOT_FOUND');
  await lockItem(tx, boothsAreaCategory, owner, first.categoryId);
  const rows = await tx.orm
    .select({ id: boothsArea.id, code: boothsArea.code })
    .from(boothsArea)
    .where(eq(boothsArea.boothsAreaCategoryId, first.categoryId))
    .orderBy(asc(boothsArea.position), asc(boothsArea.id));
  return { kind: 'area', table: boothsArea, rows };
}

/** @param ids every item of the list, in the order wanted. @throws STATUS_ERROR when the list is another by now */
export async function orderItems(
  world: World,
  by: string,
  owner: ListOwner,
  list: ExhibitionList,
  ids: readonly number[],
): Promise<void> {
  await world.db.transaction(async (tx) => {
    const { kind, table, rows } = await listed(tx, owner, list, ids);
    await writeOrder(tx, table, rows, ids);
    const codes = (of: readonly number[]) => of.map((id) => rows.find((row) => row.id === id)?.code ?? '').join(' ');
    await auditItem(world, tx, {
      by,
      owner,
      kind,
      done: 'order',
      itemId: null,
      before: { order: codes(rows.map(({ id }) => id)) },
      after: { order: codes(ids) },
    });
  });
}
