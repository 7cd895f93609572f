import type { StaffRole } from '#domain/account/roles.ts';
import type { Moves, Need } from '#domain/workflow.ts';

export const activityStates = ['DRAFT', 'ACTIVE', 'CLOSED', 'CANCELLED'] as const;
export type ActivityState = (typeof activityStates)[number];

/** What the guards look at. */
export interface ActivityFacts {
  hasName: boolean;
  /** Nothing is wrong with its fields: every window begins before it ends, and whatever else `checkActivity` says. */
  isValid: boolean;
  /** Applications to it that are not cancelled, and units that named participants. */
  registrations: number;
}

const hasName: Need<ActivityFacts> = (facts) => (facts.hasName ? null : 'PARAMS_ERROR');
const isValid: Need<ActivityFacts> = (facts) => (facts.isValid ? null : 'PARAMS_ERROR');
const nobodyIsRegistered: Need<ActivityFacts> = ({ registrations }) => (registrations === 0 ? null : 'IN_USE');

/** An activity as the fund's staff lead it; visitors find the active ones, and no draft at all. */
export const activityMoves = {
  edit: { by: ['FUND_ADMIN'], from: ['DRAFT', 'ACTIVE', 'CLOSED'], to: 'same', needs: [] },
  publish: { by: ['FUND_ADMIN'], from: ['DRAFT'], to: 'ACTIVE', needs: [hasName, isValid] },
  unpublish: { by: ['FUND_ADMIN'], from: ['ACTIVE'], to: 'DRAFT', needs: [nobodyIsRegistered] },
  close: { by: ['FUND_ADMIN'], from: ['ACTIVE'], to: 'CLOSED', needs: [] },
  reopen: { by: ['FUND_ADMIN'], from: ['CLOSED'], to: 'ACTIVE', needs: [hasName, isValid] },
  cancel: {
    by: ['FUND_ADMIN'],
    from: ['DRAFT', 'ACTIVE', 'CLOSED'],
    to: 'CANCELLED',
    needs: [],
    asks: [{ what: 'note', required: true }],
    tells: 'ACTIVITY_CANCELLED',
  },
  restore: { by: ['FUND_ADMIN'], from: ['CANCELLED'], to: 'DRAFT', needs: [] },
} as const satisfies Moves<ActivityState, StaffRole, ActivityFacts>;

/** The moves that change the state; editing is made by saving. */
export const activityStateMoves = ['publish', 'unpublish', 'close', 'reopen', 'cancel', 'restore'] as const;
export type ActivityStateMove = (typeof activityStateMoves)[number];
