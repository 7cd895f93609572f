import { bulkMoves, type BulkMove, type BulkWorkflow } from '#domain/inbox/words.ts';
import { bulkChanges } from './bulk-changes.ts';
import { bulkEnrollments } from './bulk-enrollments.ts';
import { bulkInvitations } from './bulk-invitations.ts';
import type { BulkKind } from './bulk-kind.ts';
import { bulkLists } from './bulk-lists.ts';
import { bulkMessages } from './bulk-messages.ts';

export const bulkKinds: Readonly<Record<BulkWorkflow, BulkKind>> = {
  ENROLLMENT: bulkEnrollments,
  PARTICIPANT_LIST: bulkLists,
  PARTICIPANT_CHANGE: bulkChanges,
  INVITATION: bulkInvitations,
  MESSAGE: bulkMessages,
};

export const isMoveOf = (workflow: BulkWorkflow, move: BulkMove): boolean =>
  bulkMoves[workflow].some((one) => one === move);
