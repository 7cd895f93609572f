import { and, eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { bulkAction, bulkItem } from './tables.ts';

export type BulkRow = typeof bulkAction.$inferSelect;
export type BulkItemRow = typeof bulkItem.$inferSelect;

export const changeBulk = (db: Queries, id: string, to: Partial<BulkRow>) =>
  db.orm.update(bulkAction).set(to).where(eq(bulkAction.id, id));

export const changeBulkItem = (
  db: Queries,
  { actionId, caseId }: Pick<BulkItemRow, 'actionId' | 'caseId'>,
  to: Partial<BulkItemRow>,
) =>
  db.orm
    .update(bulkItem)
    .set(to)
    .where(and(eq(bulkItem.actionId, actionId), eq(bulkItem.caseId, caseId)));

/** Cases that were not begun never will be. */
export const dropPlannedItems = (db: Queries, actionId: string) =>
  db.orm
    .update(bulkItem)
    .set({ state: 'UNDONE' })
    .where(and(eq(bulkItem.actionId, actionId), eq(bulkItem.state, 'PLANNED')));
