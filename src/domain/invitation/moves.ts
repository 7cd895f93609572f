import type { Moves, Need } from '#domain/workflow.ts';
import type { InvitationState } from './words.ts';

export type InvitationRole = 'staff' | 'invited' | 'system';

/** What the guards look at. */
export interface InvitationFacts {
  /** The link no longer opens. */
  isExpired: boolean;
  /** There is an account with the invited e-mail already. */
  accountExists: boolean;
  /** Who is logged in has verified the invited e-mail. */
  emailIsOwn: boolean;
}

const linkIsGood: Need<InvitationFacts> = ({ isExpired }) => (isExpired ? 'INVITATION_CODE_DISABLED' : null);
const linkIsOver: Need<InvitationFacts> = ({ isExpired }) => (isExpired ? null : 'STATUS_ERROR');
const nobodyHasTheEmail: Need<InvitationFacts> = ({ accountExists }) => (accountExists ? 'ACCOUNT_EXISTED' : null);
const somebodyHasTheEmail: Need<InvitationFacts> = ({ accountExists }) => (accountExists ? null : 'ACCOUNT_NOT_FOUND');
const emailIsOwn: Need<InvitationFacts> = (facts) => (facts.emailIsOwn ? null : 'EMAIL_IS_MISMATCH');

/**
 * Sending again makes a new code and ends the one before it, so it is also for those who opened the link and lost the
 * mail, and for those whose time ran out.
 */
export const invitationMoves = {
  edit: { by: ['staff'], from: ['CREATED', 'SENT', 'OPENED', 'BIND_OFFERED'], to: 'same', needs: [] },
  send: {
    by: ['staff'],
    from: ['CREATED', 'SENT', 'OPENED', 'BIND_OFFERED', 'DISABLED'],
    to: 'SENT',
    needs: [],
    tells: 'INVITATION',
  },
  open: { by: ['invited'], from: ['SENT'], to: 'OPENED', needs: [linkIsGood] },
  offerBinding: {
    by: ['system'],
    from: ['OPENED'],
    to: 'BIND_OFFERED',
    needs: [linkIsGood, somebodyHasTheEmail],
  },
  bind: { by: ['invited'], from: ['OPENED', 'BIND_OFFERED'], to: 'ACTIVATED', needs: [linkIsGood, emailIsOwn] },
  register: {
    by: ['invited'],
    from: ['OPENED', 'BIND_OFFERED'],
    to: 'ACTIVATED',
    needs: [linkIsGood, nobodyHasTheEmail],
  },
  disable: { by: ['staff'], from: ['CREATED', 'SENT', 'OPENED', 'BIND_OFFERED'], to: 'DISABLED', needs: [] },
  expire: { by: ['system'], from: ['SENT', 'OPENED', 'BIND_OFFERED'], to: 'DISABLED', needs: [linkIsOver] },
} as const satisfies Moves<InvitationState, InvitationRole, InvitationFacts>;

export type InvitationMove = keyof typeof invitationMoves;
