import { asc, desc, inArray } from 'drizzle-orm';
import type { BulkInvitations } from '#contract/invitation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { type InvitationDeed, invitationDeeds, largestBulk } from '#domain/invitation/desk-deeds.ts';
import { invitationMoves } from '#domain/invitation/moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';
import { planDigest } from '#server/plan-digest.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { deskInvitations, lockInvitation, type StoredInvitation } from './rows.ts';
import { whyNot } from './do-to-invitation.ts';
import { beginDeed } from './begin-deed.ts';
import { type InvitationFilter, invitationsWhere } from './search-invitations.ts';
import { invitation } from '../tables.ts';

export interface ManyWanted {
  deed: InvitationDeed;
  filter?: InvitationFilter | undefined;
  ids?: readonly string[] | undefined;
  plan?: string | undefined;
}

interface Judged {
  row: StoredInvitation;
  refusal: ErrorCode | null;
}

/** @throws PARAMS_ERROR when it is about nothing in particular, or about too many at once */
async function judged(world: World, db: Queries, { deed, filter, ids }: ManyWanted): Promise<Judged[]> {
  if (!ids && !filter) throw refuseField('filter', 'required');
  const rows = await deskInvitations(db)
    .where(ids ? inArray(invitation.id, [...ids]) : invitationsWhere(filter ?? {}))
    .orderBy(desc(invitation.createdAt), asc(invitation.id))
    .limit(largestBulk + 1);
  if (rows.length > largestBulk) {
    throw refuse('PARAMS_ERROR', { fields: [{ path: 'filter', problem: 'tooMany', params: { limit: largestBulk } }] });
  }
  // What staff disabled comes back to life only where they asked for those.
  const asksForDisabled = ids !== undefined || filter?.state === 'DISABLED';
  return rows.map(({ row, open }) => ({
    row,
    refusal: row.state === 'DISABLED' && !asksForDisabled ? 'INVITATION_CODE_DISABLED' : whyNot(world, deed, row, open),
  }));
}

const named = ({ row }: Judged) => pick(row, ['id', 'nameTc', 'nameEn', 'namePt', 'contactEmail', 'state']);

function answerOf(deed: InvitationDeed, rows: readonly Judged[]): BulkInvitations {
  const changes = rows.filter(({ refusal }) => refusal === null);
  const told = [deed, rows.map(({ row, refusal }) => `${row.id} ${row.version} ${refusal ?? ''}`).toSorted()];
  return {
    plan: planDigest(told),
    to: invitationMoves[invitationDeeds[deed].move].to,
    changes: changes.map(named),
    refused: rows.flatMap((one) => (one.refusal ? [{ ...named(one), code: one.refusal }] : [])),
    mails: deed === 'disable' ? 0 : changes.length,
    done: false,
    bulkId: null,
    notice: null,
  };
}

/**
 * Without a plan, what would happen; with the plan of that, the thing itself, mails after the time to take them back.
 * @throws STATUS_ERROR when it is another by now
 */
export async function doToMany(world: World, actor: Actor, wanted: ManyWanted): Promise<BulkInvitations> {
  if (!wanted.plan) return answerOf(wanted.deed, await judged(world, world.db, wanted));
  return world.db.transaction(async (tx) => {
    const before = await judged(world, tx, wanted);
    const locked: Judged[] = [];
    for (const { row, refusal } of before.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))) {
      locked.push({ row: await lockInvitation(tx, row.id), refusal });
    }
    const answer = answerOf(wanted.deed, locked);
    if (answer.plan !== wanted.plan) throw refuse('STATUS_ERROR');
    const rows = locked.filter(({ refusal }) => refusal === null).map(({ row }) => row);
    return { ...answer, ...(await beginDeed(world, tx, actor, wanted.deed, rows)), done: true };
  });
}
