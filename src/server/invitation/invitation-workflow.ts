import {
  type InvitationFacts,
  type InvitationMove,
  type InvitationRole,
  invitationMoves,
} from '#domain/invitation/moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { invitation } from './tables.ts';

export type InvitationRow = typeof invitation.$inferSelect;

export const invitationWorkflow = workflow<
  'invitation',
  InvitationRow,
  'state',
  InvitationRole,
  InvitationFacts,
  InvitationMove
>({ kind: 'invitation', table: invitation, status: 'state', moves: invitationMoves });

/** What the guards of a move look at; of what a move does not look at nothing is known. */
export const factsOf = (facts: Partial<InvitationFacts> = {}): InvitationFacts => ({
  isExpired: false,
  accountExists: false,
  emailIsOwn: false,
  ...facts,
});
