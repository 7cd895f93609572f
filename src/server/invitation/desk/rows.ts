import { eq, getTableColumns } from 'drizzle-orm';
import type { DeskInvitation } from '#contract/invitation.ts';
import { documentOrgTypes } from '#domain/account/roles.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { invitation } from '../tables.ts';

const { words: _words, codeHash: _codeHash, ...columns } = getTableColumns(invitation);

/** Everything but the code's hash and the words it is found by. */
export const deskInvitations = (db: Queries) =>
  db.orm
    .select({
      row: columns,
      activity: {
        id: activity.id,
        code: activity.code,
        category: activity.category,
        nameTc: activity.nameTc,
        nameEn: activity.nameEn,
        namePt: activity.namePt,
      },
      open: { state: activity.state, endDate: activity.endDate },
    })
    .from(invitation)
    .leftJoin(activity, eq(activity.id, invitation.activityId))
    .$dynamic();

export type StoredInvitation = Awaited<ReturnType<typeof deskInvitations>>[number]['row'];

export const deskInvitation = ({
  row: { eventId: _eventId, typeId: _typeId, orgType, ...row },
  activity: of,
}: Awaited<ReturnType<typeof deskInvitations>>[number]): DeskInvitation => {
  const known = documentOrgTypes.find((one) => one === orgType);
  if (!known) throw new Error('an invitation to a role that the documents do not have');
  return { ...row, orgType: known, activity: of };
};

/** @throws ENTITY_NOT_FOUND */
export async function findInvitation(db: Queries, id: string): Promise<DeskInvitation> {
  const [found] = await deskInvitations(db).where(eq(invitation.id, id));
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return deskInvitation(found);
}

/** Locked until the transaction ends. @throws ENTITY_NOT_FOUND; STATUS_ERROR for another version */
export async function lockInvitation(tx: Queries, id: string, version?: number): Promise<StoredInvitation> {
  const [row] = await tx.orm.select(columns).from(invitation).where(eq(invitation.id, id)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  if (version !== undefined && row.version !== version) throw refuse('STATUS_ERROR');
  return row;
}
