import { type Decider, decidesAbout } from '#domain/inbox/deciding.ts';
import type { DockingSide } from '#domain/docking/intent-moves.ts';
import { deciderOf } from '#server/account/decider.ts';
import { type Actor, isStaff } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

/** Who looks at a docking: one of its two sides for a unit, who builds it, the fund, or anybody else. */
export interface Viewer {
  accountId: string | null;
  /** Null for whoever is of neither side. */
  side: DockingSide | null;
  /** Of a side. */
  unitId: string | null;
  isContractor: boolean;
  fund: Decider | null;
  /** That the present role covers. */
  activities: readonly string[];
}

const visitor: Viewer = {
  accountId: null,
  side: null,
  unitId: null,
  isContractor: false,
  fund: null,
  activities: [],
};

const sideOf = { DOCKING_EXHIBITOR: 'EXHIBITOR', DOCKING_CUSTOMER: 'CUSTOMER' } as const;
const isSide = (orgType: string): orgType is keyof typeof sideOf => Object.hasOwn(sideOf, orgType);

export async function viewerOf(db: Queries, actor: Actor | null): Promise<Viewer> {
  if (!actor?.orgType) return visitor;
  const { accountId, orgType, unitId } = actor;
  const decider = await deciderOf(db, actor.membershipId);
  const { activities } = decider;
  if (isStaff(actor)) return { ...visitor, accountId, fund: decider };
  if (orgType === 'CONTRACTOR') return { ...visitor, accountId, isContractor: true, activities };
  if (isSide(orgType) && unitId) return { ...visitor, accountId, side: sideOf[orgType], unitId, activities };
  return { ...visitor, accountId };
}

export const fundDecides = ({ fund }: Viewer, activityId: string): boolean =>
  fund !== null && decidesAbout(fund, activityId);

/** Whoever speaks for a unit on one side. */
export type Party = Viewer & { accountId: string; side: DockingSide; unitId: string };

/** @throws NO_PERMISSION for whoever does not take part, or in other activities */
export async function requireParty(db: Queries, actor: Actor, activityId?: string): Promise<Party> {
  const viewer = await viewerOf(db, actor);
  const { accountId, side, unitId } = viewer;
  if (!accountId || !side || !unitId) throw refuse('NO_PERMISSION');
  if (activityId !== undefined && !viewer.activities.includes(activityId)) throw refuse('NO_PERMISSION');
  return { ...viewer, accountId, side, unitId };
}
