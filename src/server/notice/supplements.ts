import { asc, eq } from 'drizzle-orm';
import type { DeskSupplement } from '#contract/notice/supplement.ts';
import type { Queries } from '#server/db/database.ts';
import { supplementNotice } from './tables.ts';

export type SupplementRow = typeof supplementNotice.$inferSelect;

export const deskSupplement = (row: SupplementRow): DeskSupplement => row;

/** As staff have put them in order. */
export async function listSupplements(db: Queries, activityId: string): Promise<DeskSupplement[]> {
  const rows = await db.orm
    .select()
    .from(supplementNotice)
    .where(eq(supplementNotice.activityId, activityId))
    .orderBy(asc(supplementNotice.position), asc(supplementNotice.id));
  return rows.map(deskSupplement);
}
