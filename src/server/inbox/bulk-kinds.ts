import { bulkMoves, type BulkMove, type BulkWorkflow, type DeedMove } from '#domain/inbox/words.ts';
import { bulkDesigns } from '#server/approval/bulk-designs.ts';
import { isDesignDeed } from '#server/approval/design-deeds.ts';
import { bulkContractors } from '#server/enrollment/desk/bulk-contractors.ts';
import { bulkPlaces, isPlacing } from '#server/enrollment/desk/bulk-places.ts';
import { bulkChanges } from '#server/participant/desk/bulk-changes.ts';
import { bulkEnrollments } from '#server/enrollment/desk/bulk-enrollments.ts';
import { bulkInvitations } from '#server/invitation/desk/bulk-invitations.ts';
import type { BulkKind } from '#server/cases/bulk-kind.ts';
import type { BulkRow } from '#server/cases/bulk-store.ts';
import { bulkLists } from '#server/participant/desk/bulk-lists.ts';
import { bulkMessages } from '#server/message/desk/bulk-messages.ts';

/** What is decided about registrations: each move by the part that knows what it needs. */
function registrationKind(move: DeedMove): BulkKind {
  if (move === 'changeContractor') return bulkContractors;
  return isPlacing(move) ? bulkPlaces : isDesignDeed(move) ? bulkDesigns : bulkEnrollments;
}
const registrations: BulkKind = {
  workflow: 'ENROLLMENT',
  reversible: (move) => registrationKind(move).reversible(move),
  plan: (world, db, ids, decision, may) => registrationKind(decision.move).plan(world, db, ids, decision, may),
  perform: (world, tx, performing) => registrationKind(performing.move).perform(world, tx, performing),
  takeBack: async (world, tx, performed) =>
    (await registrationKind(performed.move).takeBack?.(world, tx, performed)) ?? false,
};

export const bulkKinds: Readonly<Record<BulkWorkflow, BulkKind>> = {
  ENROLLMENT: registrations,
  PARTICIPANT_LIST: bulkLists,
  PARTICIPANT_CHANGE: bulkChanges,
  INVITATION: bulkInvitations,
  MESSAGE: bulkMessages,
};

/** Decided over many at once, and not on a record's own page. */
export const isBulk = (action: BulkRow): action is BulkRow & { workflow: BulkWorkflow; move: BulkMove } => {
  const moves: Partial<Record<string, readonly string[]>> = bulkMoves;
  return moves[action.workflow]?.includes(action.move) ?? false;
};

export const isMoveOf = (workflow: BulkWorkflow, move: BulkMove): boolean =>
  bulkMoves[workflow].some((one) => one === move);
