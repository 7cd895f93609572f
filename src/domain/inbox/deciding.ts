import type { OrgType } from '#domain/account/roles.ts';
import { type BulkMove, bulkMoves, type Workflow, workflows } from './words.ts';

/** Somebody of the fund in the present role, and the activities given to that role. */
export interface Decider {
  orgType: OrgType | null;
  activities: readonly string[];
}

/** A reviewer reads everything and decides about the activities given to the role; an administrator about every one. */
export const decidesAbout = ({ orgType, activities }: Decider, activityId: string | null): boolean =>
  orgType === 'FUND_ADMIN' || (orgType === 'FUND_REVIEWER' && activityId !== null && activities.includes(activityId));

/** What a reviewer judges. Cancelling, inviting and the outbox stay with administrators. */
const reviewersMoves: ReadonlySet<BulkMove> = new Set<BulkMove>([
  'approve',
  'return',
  'assign',
  'movePlace',
  'changeContractor',
  'allowChange',
  'passWebsite',
  'close',
  'accept',
  'refuse',
  'freeze',
]);

export const isForRole = (orgType: OrgType | null, move: BulkMove): boolean =>
  orgType === 'FUND_ADMIN' || (orgType === 'FUND_REVIEWER' && reviewersMoves.has(move));

/** The kinds of cases that a role decides about at all. */
export const workflowsOf = (orgType: OrgType | null): Workflow[] => {
  const moves: Partial<Record<Workflow, readonly BulkMove[]>> = bulkMoves;
  return workflows.filter((workflow) => moves[workflow]?.some((move) => isForRole(orgType, move)));
};

export const mayMake = (decider: Decider, move: BulkMove, activityId: string | null): boolean =>
  isForRole(decider.orgType, move) && decidesAbout(decider, activityId);
