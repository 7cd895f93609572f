import type { DockingSide } from '#domain/docking/intent-moves.ts';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import type { ProductRow } from '../product/product-workflow.ts';
import { dockingIntent } from '../tables.ts';
import type { IntentRow } from './intent-workflow.ts';
import { tellAsked } from './tell-intent.ts';

interface Added {
  product: ProductRow;
  customerUnitId: string;
  askedBy: DockingSide;
  /** Who asks, or made the product that names the customer. */
  accountId: string;
  message: string;
  proposed: readonly Instant[];
  held?: Held;
}

/** The first word between two, with its line of history and the notice to the other side. */
export async function addIntent(
  world: World,
  tx: Queries,
  { product, customerUnitId, askedBy, accountId, message, proposed, held }: Added,
): Promise<IntentRow> {
  const now = world.clock.now();
  const [row] = await tx.orm
    .insert(dockingIntent)
    .values({
      id: newId(),
      activityId: product.activityId,
      productId: product.id,
      exhibitorUnitId: product.unitId,
      customerUnitId,
      status: 'PENDING',
      statusSince: now,
      askedBy,
      message,
      proposed: [...proposed],
      proposedBy: proposed.length > 0 ? askedBy : null,
      accountId,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('an intent was not written');
  await recordStatusChange(world, tx, {
    caseType: 'docking_intent',
    caseId: row.id,
    fromStatus: '',
    action: 'ask',
    toStatus: 'PENDING',
    accountId,
    role: 'asker',
    version: row.version,
  });
  await tellAsked(world, tx, row.id, held);
  return row;
}
