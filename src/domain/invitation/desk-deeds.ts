import type { InvitationMove } from './moves.ts';
import type { InvitationState } from './words.ts';

/**
 * What the desk does to invitations, one or many at once. Sending and sending again are one move, told apart because
 * nobody wants to remind by a filter those who were never written to.
 */
export const invitationDeeds = {
  send: { move: 'send', from: ['CREATED'] },
  resend: { move: 'send', from: ['SENT', 'OPENED', 'BIND_OFFERED', 'DISABLED'] },
  disable: { move: 'disable', from: ['CREATED', 'SENT', 'OPENED', 'BIND_OFFERED'] },
} as const satisfies Record<string, { move: InvitationMove; from: readonly InvitationState[] }>;

export type InvitationDeed = keyof typeof invitationDeeds;
export const deedNames = Object.keys(invitationDeeds) as [InvitationDeed, ...InvitationDeed[]];

export const deedIsOffered = (deed: InvitationDeed, state: InvitationState): boolean =>
  invitationDeeds[deed].from.some((one) => one === state);

/** At most so many at once: each is a mail. */
export const largestBulk = 500;
