import type { StaffRole } from '#domain/account/roles.ts';
import type { Moves, Need } from '#domain/workflow.ts';

export const forumStatuses = ['DRAFT', 'PUBLISHED'] as const;
export type ForumStatus = (typeof forumStatuses)[number];

export interface ForumFacts {
  hasName: boolean;
  /** Visitors find the activity that it belongs to. */
  activityIsPublic: boolean;
}

const hasName: Need<ForumFacts> = (facts) => (facts.hasName ? null : 'PARAMS_ERROR');
const activityIsPublic: Need<ForumFacts> = (facts) => (facts.activityIsPublic ? null : 'ACTIVITY_NOT_PUBLIC');

/** A forum on home (D1 §2 Home). */
export const forumMoves = {
  edit: { by: ['FUND_ADMIN'], from: ['DRAFT', 'PUBLISHED'], to: 'same', needs: [] },
  publish: { by: ['FUND_ADMIN'], from: ['DRAFT'], to: 'PUBLISHED', needs: [hasName, activityIsPublic] },
  unpublish: { by: ['FUND_ADMIN'], from: ['PUBLISHED'], to: 'DRAFT', needs: [] },
  remove: { by: ['FUND_ADMIN'], from: ['DRAFT'], to: 'same', needs: [] },
} as const satisfies Moves<ForumStatus, StaffRole, ForumFacts>;

export const forumStatusMoves = ['publish', 'unpublish'] as const;
export type ForumStatusMove = (typeof forumStatusMoves)[number];
/** What stands as a button beside each; editing opens its form. */
export const forumDeskMoves = [...forumStatusMoves, 'remove'] as const;
