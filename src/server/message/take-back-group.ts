import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { message } from './tables.ts';

/** Locks a group's messages. @returns false when some of them are on their way already */
export async function groupIsHeld(tx: Queries, groupId: string): Promise<boolean> {
  // The job that sends one takes its row first, so that of the two only one succeeds.
  const rows = await tx.orm
    .select({ state: message.state })
    .from(message)
    .where(eq(message.groupId, groupId))
    .orderBy(message.id)
    .for('update');
  return rows.every(({ state }) => state === 'HELD' || state === 'NO_TEMPLATE' || state === 'TAKEN_BACK');
}

export const takeBackGroup = (tx: Queries, groupId: string) =>
  tx.orm
    .update(message)
    .set({ state: 'TAKEN_BACK' })
    .where(and(eq(message.groupId, groupId), inArray(message.state, ['HELD', 'NO_TEMPLATE'])));
