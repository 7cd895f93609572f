import { eq } from 'drizzle-orm';
import { type DockingSide, type IntentButton } from '#domain/docking/intent-moves.ts';
import type { Instant } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { dockingIntent } from '../tables.ts';
import { type Viewer, viewerOf } from '../viewer.ts';
import { type FullIntent, fullIntents, rolesInIntent, sideIn } from './find-intent.ts';
import { intentFacts } from './intent-facts.ts';
import { type IntentRow, intentWorkflow } from './intent-workflow.ts';
import { lockBoth } from './lock-both.ts';
import { tellAsked, tellMoved } from './tell-intent.ts';

export interface IntentWish {
  move: IntentButton;
  version: number;
  note: string;
  /** The time that is agreed to. */
  at: Instant | null;
  proposed: readonly Instant[];
}

/** What no longer holds once two do not meet. */
export const endedFields: Partial<IntentRow> = { agreedAt: null, proposed: [], proposedBy: null };

/** What is written along with a move. */
function along(
  { move, at, proposed }: Pick<IntentWish, 'move' | 'at' | 'proposed'>,
  side: DockingSide | null,
  accountId: string,
): Partial<IntentRow> {
  switch (move) {
    case 'accept':
      return at ? { agreedAt: at, proposed: [], proposedBy: null } : {};
    case 'agreeTime':
      return { agreedAt: at, proposed: [], proposedBy: null };
    case 'propose':
      return { proposed: [...proposed], proposedBy: side };
    case 'noIntention':
      return { ...endedFields, declinedBy: side };
    case 'reconsider':
      return side ? { askedBy: side, declinedBy: null, accountId } : {};
    case 'undock':
      return { ...endedFields, declinedBy: null };
    case 'dock':
      return { declinedBy: null };
  }
}

/** Of an intent that is locked already. */
export async function moveLocked(
  world: World,
  tx: Transaction,
  viewer: Viewer & { accountId: string },
  full: FullIntent,
  wish: Omit<IntentWish, 'version'>,
): Promise<void> {
  const { intent } = full;
  const { move, note } = wish;
  const side = sideIn(viewer, intent);
  await intentWorkflow.makeMove(world, tx, {
    row: intent,
    move,
    roles: rolesInIntent(viewer, intent),
    accountId: viewer.accountId,
    facts: await intentFacts(world, tx, full, { ...wish, side }),
    reason: note,
    also: along(wish, side, viewer.accountId),
  });
  if (move === 'reconsider') await tellAsked(world, tx, intent.id);
  else await tellMoved(world, tx, intent.id, { move, by: viewer.accountId, reason: note });
}

/** @throws ENTITY_NOT_FOUND for a stranger, STATUS_ERROR when somebody was first, and what the move's row says */
export const moveIntent = (world: World, actor: Actor, intentId: string, wish: IntentWish): Promise<void> =>
  world.db.transaction(async (tx) => {
    const viewer = { ...(await viewerOf(tx, actor)), accountId: actor.accountId };
    const [seen] = await fullIntents(tx).where(eq(dockingIntent.id, intentId));
    if (!seen || rolesInIntent(viewer, seen.intent).length === 0) throw refuse('ENTITY_NOT_FOUND');
    await lockBoth(tx, seen.product.id, [seen.exhibitor.id, seen.customer.id]);
    const [full] = await fullIntents(tx).where(eq(dockingIntent.id, intentId)).for('update', { of: dockingIntent });
    if (!full) throw refuse('ENTITY_NOT_FOUND');
    if (full.intent.version !== wish.version) throw refuse('STATUS_ERROR');
    await moveLocked(world, tx, viewer, full, wish);
  });
