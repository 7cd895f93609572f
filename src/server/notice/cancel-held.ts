import { and, eq, inArray } from 'drizzle-orm';
import { message } from '#server/message/tables.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { inAppNotice } from './tables.ts';

/**
 * Takes back everything of a group that is still held; in the transaction that takes back what it told of.
 * @returns false, with nothing changed, when some of it is on its way already
 */
export async function cancelHeld(world: World, tx: Queries, groupId: string): Promise<boolean> {
  const now = world.clock.now();
  // The job that sends one takes its row first, so that of the two only one succeeds.
  const rows = await tx.orm
    .select()
    .from(message)
    .where(eq(message.groupId, groupId))
    .orderBy(message.id)
    .for('update');
  const inApp = await tx.orm.select().from(inAppNotice).where(eq(inAppNotice.groupId, groupId)).for('update');
  const gone = rows.some(({ state }) => state !== 'HELD' && state !== 'NO_TEMPLATE' && state !== 'TAKEN_BACK');
  if (gone || inApp.some(({ visibleAt }) => visibleAt <= now)) return false;
  await tx.orm
    .update(message)
    .set({ state: 'TAKEN_BACK' })
    .where(and(eq(message.groupId, groupId), inArray(message.state, ['HELD', 'NO_TEMPLATE'])));
  await tx.orm.delete(inAppNotice).where(eq(inAppNotice.groupId, groupId));
  return true;
}
