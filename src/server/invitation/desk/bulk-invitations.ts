import { inArray } from 'drizzle-orm';
import { bulkMoves } from '#domain/inbox/words.ts';
import { deskInvitations, lockInvitation } from './rows.ts';
import { carryOut, plannedInvitation, whyNotNow } from './do-to-invitation.ts';
import { invitation } from '../tables.ts';
import { refuse } from '#server/refusal.ts';
import type { BulkKind } from '#server/cases/bulk-kind.ts';

type Deed = (typeof bulkMoves)['INVITATION'][number];
const isDeed = (move: string): move is Deed => bulkMoves.INVITATION.some((one) => one === move);

/**
 * A mail that has gone cannot be called back, nor a link made good again by another one, so it waits until nobody can say
 * so any more.
 */
export const bulkInvitations: BulkKind = {
  workflow: 'INVITATION',
  reversible: () => false,

  async plan(world, db, ids, { move }, may) {
    if (!isDeed(move)) return [];
    const rows = await deskInvitations(db)
      .where(inArray(invitation.id, [...ids]))
      .orderBy(invitation.createdAt, invitation.id);
    return Promise.all(
      rows.map(async ({ row }) =>
        plannedInvitation(move, row, may(row.activityId) ? await whyNotNow(world, db, move, row) : 'NO_PERMISSION'),
      ),
    );
  },

  async perform(world, tx, { caseId, version, accountId, move }) {
    if (!isDeed(move)) throw refuse('STATUS_ERROR');
    const row = await lockInvitation(tx, caseId, version);
    const refusal = await whyNotNow(world, tx, move, row);
    if (refusal) throw refuse(refusal);
    await carryOut(world, tx, accountId, move, row);
    return version + 1;
  },
};
