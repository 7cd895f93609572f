import { bulkMoves, type BulkMove, type BulkWorkflow } from '#domain/inbox/words.ts';
import { bulkChanges } from '#server/participant/desk/bulk-changes.ts';
import { bulkEnrollments } from '#server/enrollment/desk/bulk-enrollments.ts';
import { bulkInvitations } from '#server/invitation/desk/bulk-invitations.ts';
import type { BulkKind } from '#server/cases/bulk-kind.ts';
import { bulkLists } from '#server/participant/desk/bulk-lists.ts';
import { bulkMessages } from '#server/message/desk/bulk-messages.ts';

export const bulkKinds: Readonly<Record<BulkWorkflow, BulkKind>> = {
  ENROLLMENT: bulkEnrollments,
  PARTICIPANT_LIST: bulkLists,
  PARTICIPANT_CHANGE: bulkChanges,
  INVITATION: bulkInvitations,
  MESSAGE: bulkMessages,
};

export const isMoveOf = (workflow: BulkWorkflow, move: BulkMove): boolean =>
  bulkMoves[workflow].some((one) => one === move);
