import { type Decider, decidesAbout } from '#domain/inbox/deciding.ts';
import { deciderOf } from '#server/account/decider.ts';
import { type Actor, isStaff } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

/** Who looks at a fair's positions: a company, who builds the event, the fund, or anybody else. */
export interface Viewer {
  accountId: string | null;
  /** Of a recruiting company. */
  unitId: string | null;
  isContractor: boolean;
  fund: Decider | null;
  /** That the present role covers. */
  activities: readonly string[];
}

const visitor: Viewer = { accountId: null, unitId: null, isContractor: false, fund: null, activities: [] };

export async function viewerOf(db: Queries, actor: Actor | null): Promise<Viewer> {
  if (!actor?.orgType) return visitor;
  const { accountId, orgType, unitId } = actor;
  const decider = await deciderOf(db, actor.membershipId);
  const { activities } = decider;
  if (isStaff(actor)) return { ...visitor, accountId, fund: decider };
  if (orgType === 'CONTRACTOR') return { ...visitor, accountId, isContractor: true, activities };
  const recruits = orgType === 'RECRUIT_COMPANY' || orgType === 'RECRUIT_PURVEYOR';
  return recruits && unitId ? { ...visitor, accountId, unitId, activities } : { ...visitor, accountId };
}

export const fundDecides = ({ fund }: Viewer, activityId: string): boolean =>
  fund !== null && decidesAbout(fund, activityId);

export type Recruiter = Viewer & { accountId: string; unitId: string };

/** @throws NO_PERMISSION for whoever recruits nobody, or at other fairs */
export async function requireRecruiter(db: Queries, actor: Actor, activityId?: string): Promise<Recruiter> {
  const viewer = await viewerOf(db, actor);
  const { accountId, unitId } = viewer;
  if (!accountId || !unitId) throw refuse('NO_PERMISSION');
  if (activityId !== undefined && !viewer.activities.includes(activityId)) throw refuse('NO_PERMISSION');
  return { ...viewer, accountId, unitId };
}
