import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Intent } from '#contract/docking/intent.ts';
import { asIfTimed, intentButtons, type IntentStatus } from '#domain/docking/intent-moves.ts';
import type { Actor } from '#server/actor.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { unitView } from '../product/product-view.ts';
import { dockingIntent } from '../tables.ts';
import { type Viewer, viewerOf } from '../viewer.ts';
import { type FullIntent, fullIntents, rolesInIntent, sideIn } from './find-intent.ts';
import { intentWorkflow } from './intent-workflow.ts';
import { isFrozen } from './is-frozen.ts';

export interface IntentSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  status?: IntentStatus | undefined;
  which?: 'toAnswer' | undefined;
  productId?: string | undefined;
  /** Which is one side of it. */
  unitId?: string | undefined;
  customerId?: string | undefined;
  dockingId?: string | undefined;
}

const ownOf = ({ side, unitId }: Viewer): SQL | undefined => {
  if (!side || !unitId) throw refuse('NO_PERMISSION');
  return eq(side === 'EXHIBITOR' ? dockingIntent.exhibitorUnitId : dockingIntent.customerUnitId, unitId);
};

/** What the other side asked, in answers or in times. */
function toAnswer({ side }: Viewer): SQL | undefined {
  if (!side) return sql`false`;
  return sql`((${dockingIntent.status} = 'PENDING' and ${dockingIntent.askedBy} <> ${side})
    or (${dockingIntent.status} = 'DOCKED' and ${dockingIntent.proposedBy} <> ${side}))`;
}

function intentView(viewer: Viewer, full: FullIntent, frozen: boolean): Intent {
  const { intent, product } = full;
  const side = sideIn(viewer, intent);
  const { nameTc, nameEn, namePt } = product.listed ?? product.form;
  // What a person still gives, and how many others were chosen, is looked at when it is done.
  const facts = asIfTimed({
    isFrozen: frozen,
    isListed: product.listed !== null,
    limitIsFree: true,
    timesAreSlots: true,
    timeIsFree: true,
  });
  return {
    id: intent.id,
    activityId: intent.activityId,
    version: intent.version,
    status: intent.status,
    statusSince: intent.statusSince,
    createdAt: intent.createdAt,
    isOwnWish: side !== null && intent.askedBy === side,
    message: intent.message,
    proposed: intent.proposed,
    isOwnProposal: side !== null && intent.proposedBy === side,
    agreedAt: intent.agreedAt,
    product: { id: product.id, nameTc, nameEn, namePt, isListed: product.listed !== null },
    exhibitor: unitView(full.exhibitor),
    customer: unitView(full.customer),
    offers: intentWorkflow.offers(intentButtons, {
      status: intent.status,
      roles: rolesInIntent(viewer, intent),
      facts,
    }),
  };
}

type Wanted = Omit<IntentSearch, 'page' | 'size' | 'which'>;

/** Those of an activity, in a state, about a product, of a unit or of a customer; or one alone. */
export const intentsWanted = (search: Wanted): SQL | undefined => {
  const { activityId, status, productId, unitId, customerId, dockingId } = search;
  return and(
    dockingId ? eq(dockingIntent.id, dockingId) : undefined,
    customerId ? eq(dockingIntent.customerUnitId, customerId) : undefined,
    activityId ? eq(dockingIntent.activityId, activityId) : undefined,
    status ? eq(dockingIntent.status, status) : undefined,
    productId ? eq(dockingIntent.productId, productId) : undefined,
    unitId ? or(eq(dockingIntent.exhibitorUnitId, unitId), eq(dockingIntent.customerUnitId, unitId)) : undefined,
  );
};

/** One's own, what changed last first; the fund reads all. */
export async function listIntents(world: World, actor: Actor, search: IntentSearch) {
  const viewer = await viewerOf(world.db, actor);
  const where = and(
    viewer.fund ? undefined : ownOf(viewer),
    search.which === 'toAnswer' ? toAnswer(viewer) : undefined,
    intentsWanted(search),
  );
  const rows = await fullIntents(world.db)
    .where(where)
    .orderBy(desc(dockingIntent.statusSince), desc(dockingIntent.id))
    .limit(search.size)
    .offset(search.page * search.size);
  const frozen = new Map<string, boolean>();
  for (const { intent } of rows) {
    const { activityId } = intent;
    if (!frozen.has(activityId))
      frozen.set(activityId, await isFrozen(world, world.db, await findAnyActivity(world.db, activityId)));
  }
  return {
    content: rows.map((full) => intentView(viewer, full, frozen.get(full.intent.activityId) ?? true)),
    totalElements: await world.db.orm.$count(dockingIntent, where),
  };
}
