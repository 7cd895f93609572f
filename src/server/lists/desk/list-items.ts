import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ListItem, ListItemFields } from '#contract/lists/desk.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import type { PlainList } from '#domain/lists/lists.ts';
import type { Queries } from '#server/db/database.ts';
import { lockName } from '#server/db/lock-name.ts';
import { pick } from '#server/db/pick.ts';
import { auditItem } from '../audit-item.ts';
import { nextPosition, writeOrder } from '../positions.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { referenceItem } from '../tables.ts';
import type { World } from '#server/world.ts';

type Row = typeof referenceItem.$inferSelect;
const fieldNames = ['nameTc', 'nameEn', 'namePt', 'active'] as const;

const listItem = (row: Row): ListItem => ({ ...pick(row, ['id', 'version', 'code']), fields: pick(row, fieldNames) });
const generalItems = (list: PlainList) => and(eq(referenceItem.list, list), isNull(referenceItem.activityId));

const rowsOf = (db: Queries, list: PlainList): Promise<Row[]> =>
  db.orm
    .select()
    .from(referenceItem)
    .where(generalItems(list))
    .orderBy(asc(referenceItem.position), asc(referenceItem.id));

export const readList = async (db: Queries, list: PlainList): Promise<ListItem[]> =>
  (await rowsOf(db, list)).map(listItem);

const requireName = (fields: ListItemFields): void => {
  if (!hasName(fields)) throw refuseField('fields.nameTc', 'required');
};

/** One at a time: two that are added at once neither share a code nor a place. */
const lockList = (tx: Queries, list: PlainList): Promise<void> => lockName(tx, `list ${list}`);

export async function createListItem(
  world: World,
  by: string,
  list: PlainList,
  { code, fields }: { code: string; fields: ListItemFields },
): Promise<ListItem> {
  requireName(fields);
  return world.db.transaction(async (tx) => {
    await lockList(tx, list);
    const rows = await rowsOf(tx, list);
    if (code && rows.some((row) => row.code === code)) throw refuseField('code', 'notUnique');
    const position = await nextPosition(tx, referenceItem, eq(referenceItem.list, list));
    const [row] = await tx.orm
      .insert(referenceItem)
      .values({ ...fields, list, code, position })
      .returning();
    if (!row) throw new Error('an inserted item came back as nothing');
    await auditItem(world, tx, {
      by,
      owner: null,
      kind: list,
      done: 'create',
      itemId: row.id,
      after: { code, ...fields },
    });
    return listItem(row);
  });
}

export async function saveListItem(
  world: World,
  by: string,
  { list, itemId }: { list: PlainList; itemId: number },
  { version, fields }: { version: number; fields: ListItemFields },
): Promise<ListItem> {
  requireName(fields);
  return world.db.transaction(async (tx) => {
    const [before] = await tx.orm
      .select()
      .from(referenceItem)
      .where(and(eq(referenceItem.id, itemId), generalItems(list)))
      .for('update');
    if (!before) throw refuse('ENTITY_NOT_FOUND');
    if (before.version !== version) throw refuse('STATUS_ERROR');
    const after = { ...before, ...fields, version: version + 1 };
    await tx.orm.update(referenceItem).set(after).where(eq(referenceItem.id, itemId));
    await auditItem(world, tx, {
      by,
      owner: null,
      kind: list,
      done: 'edit',
      itemId,
      before: pick(before, fieldNames),
      after: fields,
    });
    return listItem(after);
  });
}

/** @param ids every item of the list, in the order wanted. @throws STATUS_ERROR when there are others by now */
export async function orderList(world: World, by: string, list: PlainList, ids: readonly number[]): Promise<void> {
  await world.db.transaction(async (tx) => {
    await lockList(tx, list);
    const rows = await rowsOf(tx, list);
    await writeOrder(tx, referenceItem, rows, ids);
    const codeOf = new Map(rows.map(({ id, code }) => [id, code || String(id)]));
    await auditItem(world, tx, {
      by,
      owner: null,
      kind: list,
      done: 'order',
      itemId: null,
      before: { order: [...codeOf.values()].join(' ') },
      after: { order: ids.map((id) => codeOf.get(id)).join(' ') },
    });
  });
}
