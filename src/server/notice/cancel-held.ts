import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { groupIsHeld, takeBackGroup } from '#server/message/take-back-group.ts';
import type { World } from '#server/world.ts';
import { inAppNotice } from './tables.ts';

/**
 * Takes back everything of a group that is still held; in the transaction that takes back what it told of.
 * @returns false, with nothing changed, when some of it is on its way already
 */
export async function cancelHeld(world: World, tx: Queries, groupId: string): Promise<boolean> {
  const now = world.clock.now();
  const isHeld = await groupIsHeld(tx, groupId);
  const inApp = await tx.orm.select().from(inAppNotice).where(eq(inAppNotice.groupId, groupId)).for('update');
  if (!isHeld || inApp.some(({ visibleAt }) => visibleAt <= now)) return false;
  await takeBackGroup(tx, groupId);
  await tx.orm.delete(inAppNotice).where(eq(inAppNotice.groupId, groupId));
  return true;
}
