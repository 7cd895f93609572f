import { eq } from 'drizzle-orm';
import { plusMs } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { type PlannedBulk, writeBulk } from './begin-bulk.ts';
import { type BulkItemRow, changeBulk, changeBulkItem } from './bulk-store.ts';
import { bulkItem } from './tables.ts';

/** So that nobody is told while the time to take it back is not quite over. */
const marginMs = 30;

type Left = Pick<BulkItemRow, 'version'> & Partial<Pick<BulkItemRow, 'toStatus' | 'before'>>;

/**
 * A deed over one case that is done when this returns, with its messages held.
 * @param perform does it, tells of it under the item's group and for so long; says what it leaves
 * @returns what can be taken back
 */
export async function doHeld(
  world: World,
  tx: Transaction,
  actor: Actor,
  deed: PlannedBulk,
  perform: (item: BulkItemRow, heldMs: number) => Promise<Left>,
): Promise<string> {
  const action = await writeBulk(world, tx, actor, deed);
  const [item] = await tx.orm.select().from(bulkItem).where(eq(bulkItem.actionId, action.id));
  if (!item) throw new Error('a decision was not written');
  const undoMs = (await readSettings(world, tx)).messages.undoSeconds * 1000;
  const left = await perform(item, undoMs + marginMs);
  await changeBulkItem(tx, item, { state: 'DONE', ...left });
  const finishedAt = world.clock.now();
  await changeBulk(tx, action.id, { state: 'DONE', finishedAt, undoUntil: plusMs(finishedAt, undoMs) });
  return action.id;
}
