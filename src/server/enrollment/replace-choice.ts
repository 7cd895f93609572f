import { and, eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from './tables.ts';

/** Whoever chose the one type or category of an activity's list has chosen the other from now on. */
export const replaceChoice = (
  tx: Queries,
  activityId: string,
  choice: 'typeId' | 'categoryId',
  { from, to }: { from: number; to: number },
) =>
  tx.orm
    .update(enrollment)
    .set({ [choice]: to })
    .where(and(eq(enrollment.activityId, activityId), eq(enrollment[choice], from)));
