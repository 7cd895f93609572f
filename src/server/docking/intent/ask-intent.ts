import { and, eq } from 'drizzle-orm';
import { windowFor, windowState } from '#domain/activity/window.ts';
import { mostProposed } from '#domain/docking/intent-moves.ts';
import type { Instant } from '#domain/instant.ts';
import { slotsOfVisits } from '#domain/schedule/visit-slots.ts';
import { activityWindows } from '#server/activity/activities.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { ProductRow } from '../product/product-workflow.ts';
import { dockingIntent, dockingProduct } from '../tables.ts';
import { type Party, requireParty } from '../viewer.ts';
import { addIntent } from './add-intent.ts';
import { customersAmong } from './customers-among.ts';
import { fullIntents } from './find-intent.ts';
import { isFrozen } from './is-frozen.ts';
import { chosenBy } from './limit.ts';
import { lockBoth } from './lock-both.ts';
import { moveLocked } from './move-intent.ts';

export interface Asking {
  productId: string;
  /** Whom an exhibitor asks; a customer asks for its own unit. */
  customerUnitId?: string | undefined;
  message: string;
  proposed: readonly Instant[];
}

const organisation = { EXHIBITOR: 'DOCKING_EXHIBITOR', CUSTOMER: 'DOCKING_CUSTOMER' } as const;

async function find(tx: Transaction, productId: string): Promise<ProductRow> {
  const [row] = await tx.orm.select().from(dockingProduct).where(eq(dockingProduct.id, productId));
  if (!row?.listed) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

/** Whom the asking side would meet. @throws ENTITY_NOT_FOUND for a product or a customer that is not there */
async function customerOf(
  tx: Transaction,
  { side, unitId }: Party,
  product: ProductRow,
  wanted: string | undefined,
): Promise<string> {
  if (side === 'CUSTOMER') {
    if (product.unitId === unitId) throw refuseField('productId', 'notAllowed');
    return unitId;
  }
  if (product.unitId !== unitId) throw refuse('ENTITY_NOT_FOUND');
  if (!wanted || wanted === unitId) throw refuseField('customerUnitId', wanted ? 'notAllowed' : 'required');
  if ((await customersAmong(tx, product.activityId, [wanted])).length === 0) throw refuse('ENTITY_NOT_FOUND');
  return wanted;
}

/** @throws DATE_CANNOT_ENROLL outside the side's own window (row 204), MEETINGS_ARE_FIXED, INTENT_LIMIT_REACHED */
async function requireMayAsk(
  world: World,
  tx: Transaction,
  { side }: Party,
  of: { activityId: string; productId: string; customerUnitId: string },
  proposed: readonly Instant[],
): Promise<void> {
  const activity = await findAnyActivity(tx, of.activityId);
  const window = windowFor(activityWindows(activity), organisation[side]);
  if (windowState(window, world.clock.now()) !== 'OPEN') throw refuse('DATE_CANNOT_ENROLL');
  if (await isFrozen(world, tx, activity)) throw refuse('MEETINGS_ARE_FIXED');
  const slots = new Set(slotsOfVisits(activity.settings.visits).map(({ begin }) => begin));
  if (proposed.length > mostProposed || !proposed.every((at) => slots.has(at)))
    throw refuseField('proposed', 'notAllowed');
  if ((await chosenBy(tx, side, of)) >= activity.settings.intendedUnitLimit) throw refuse('INTENT_LIMIT_REACHED');
}

/**
 * Asks the other side. Where it asked already this is the answer: both have said yes.
 * @returns the id of what is between the two
 */
export const askIntent = (world: World, actor: Actor, asking: Asking): Promise<string> =>
  world.db.transaction(async (tx) => {
    const { productId, message, proposed } = asking;
    const { activityId } = await find(tx, productId);
    const party = await requireParty(tx, actor, activityId);
    const seen = await find(tx, productId);
    const customerUnitId = await customerOf(tx, party, seen, asking.customerUnitId);
    await lockBoth(tx, productId, [seen.unitId, customerUnitId]);
    // Nobody takes it off the list any more.
    const product = await find(tx, productId);
    const [full] = await fullIntents(tx).where(
      and(eq(dockingIntent.productId, productId), eq(dockingIntent.customerUnitId, customerUnitId)),
    );
    if (full) {
      const { status, askedBy, declinedBy, id } = full.intent;
      const isAnswer = status === 'PENDING' && askedBy !== party.side;
      if (!isAnswer && !(status === 'UNDOCKING' && declinedBy === party.side)) throw refuse('REPEAT_ENROLLMENT');
      const move = isAnswer ? 'accept' : 'reconsider';
      await moveLocked(world, tx, party, full, { move, note: message, at: null, proposed: [] });
      return id;
    }
    await requireMayAsk(world, tx, party, { activityId, productId, customerUnitId }, proposed);
    const { accountId, side: askedBy } = party;
    const added = await addIntent(world, tx, { product, customerUnitId, askedBy, accountId, message, proposed });
    return added.id;
  });
