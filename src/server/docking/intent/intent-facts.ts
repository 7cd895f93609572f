import { type IntentButton, type IntentFacts, mostProposed } from '#domain/docking/intent-moves.ts';
import type { DockingSide } from '#domain/docking/intent-moves.ts';
import type { Instant } from '#domain/instant.ts';
import { slotsOfVisits } from '#domain/schedule/visit-slots.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import type { ProductRow } from '../product/product-workflow.ts';
import { bothAreFree } from './free-time.ts';
import type { IntentRow } from './intent-workflow.ts';
import { isFrozen } from './is-frozen.ts';
import { chosenBy } from './limit.ts';

interface Wished {
  move: IntentButton;
  /** The side that makes the move; null for the fund. */
  side: DockingSide | null;
  /** The time that is agreed to; null for none. */
  at: Instant | null;
  proposed: readonly Instant[];
}

/** What the moves of an intent look at. */
export async function intentFacts(
  world: World,
  db: Queries,
  { intent, product }: { intent: IntentRow; product: ProductRow },
  { move, side, at, proposed }: Wished,
): Promise<IntentFacts> {
  const activity = await findAnyActivity(db, intent.activityId);
  const slots = slotsOfVisits(activity.settings.visits);
  const slotAt = (begin: Instant) => slots.find((slot) => slot.begin === begin);
  const slot = at === null ? undefined : slotAt(at);
  const isSlotGiven: Partial<Record<IntentButton, boolean>> = {
    accept: at === null || slot !== undefined,
    agreeTime: slot !== undefined && intent.proposed.includes(slot.begin),
    propose: proposed.length >= 1 && proposed.length <= mostProposed && proposed.every(slotAt),
  };
  return {
    isFrozen: await isFrozen(world, db, activity),
    isListed: product.listed !== null,
    limitIsFree: side === null || (await chosenBy(db, side, intent)) < activity.settings.intendedUnitLimit,
    timesAreSlots: isSlotGiven[move] ?? true,
    timeIsFree: slot === undefined || (await bothAreFree(db, intent, slot)),
  };
}
