import { type Decider, decidesAbout } from '#domain/inbox/deciding.ts';
import { isWithContractor } from '#domain/closing/project-status.ts';
import type { ProjectRole } from '#domain/closing/project-moves.ts';
import { deciderOf } from '#server/account/decider.ts';
import { type Actor, isStaff } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { ProjectRow } from './project/project-workflow.ts';

/** Who looks at projects: a leader, who designs boards, the fund, or anybody else. */
export interface Viewer {
  /** Of a leader in the role of one. */
  leaderId: string | null;
  /** Of a contractor. */
  contractorUnitId: string | null;
  fund: Decider | null;
  /** That the present role covers. */
  activities: readonly string[];
}

const visitor: Viewer = { leaderId: null, contractorUnitId: null, fund: null, activities: [] };

export async function viewerOf(db: Queries, actor: Actor | null): Promise<Viewer> {
  if (!actor?.orgType) return visitor;
  const { accountId, orgType, unitId, membershipId } = actor;
  if (isStaff(actor)) return { ...visitor, fund: await deciderOf(db, membershipId) };
  if (orgType === 'CONTRACTOR') return { ...visitor, contractorUnitId: unitId };
  if (orgType !== 'PROJECT_CLOSE') return visitor;
  const { activities } = await deciderOf(db, membershipId);
  return { ...visitor, leaderId: accountId, activities };
}

type OfProject = Pick<ProjectRow, 'activityId' | 'accountId' | 'contractorUnitId' | 'status'>;

/** What somebody is to a project; empty for a stranger. A contractor meets it once its printed text is confirmed. */
export function rolesIn({ leaderId, contractorUnitId, fund, activities }: Viewer, row: OfProject): ProjectRole[] {
  const isLeader = leaderId !== null && leaderId === row.accountId && activities.includes(row.activityId);
  const designs = contractorUnitId !== null && contractorUnitId === row.contractorUnitId;
  return [
    ...(isLeader ? (['leader'] as const) : []),
    ...(designs && isWithContractor(row.status) ? (['contractor'] as const) : []),
    ...(fund && decidesAbout(fund, row.activityId) ? (['fund'] as const) : []),
  ];
}

/** The fund reads also what others of it decide about. */
export const seesProject = (viewer: Viewer, row: OfProject): boolean =>
  viewer.fund !== null || rolesIn(viewer, row).length > 0;
