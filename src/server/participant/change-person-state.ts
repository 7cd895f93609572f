import { and, eq, isNull } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/actions.ts';
import { fits } from '#domain/participant/capacity.ts';
import { type ActivityRow, findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import type { World } from '#server/world.ts';
import { lockCapacity, takenAfter, takenIn } from './capacity.ts';
import { lockList } from './list/lists.ts';
import { requireVersion } from './list/list-workflow.ts';
import { asChanged, type PersonRow, personOf, personColumns } from './stored-person.ts';
import { participant, participantList } from './tables.ts';
import { tellPerson } from './tell/tell-person.ts';

export interface StaffChanging {
  accountId: string;
  participantId: string;
  version: number;
  reason: string;
}

interface Change {
  action: AuditAction;
  /** Whether the person is in the state that the change starts from. */
  from: (row: PersonRow) => boolean;
  set: (now: ReturnType<World['clock']['now']>) => Partial<Pick<PersonRow, 'revokedAt' | 'cancelledAt'>>;
  tells: 'CODE_REVOKED' | 'REGISTRATION_CANCELLED' | 'CODE_READY';
}

const personChanges = {
  revoke: {
    action: 'participant.revoke',
    from: ({ credential, revokedAt, cancelledAt }) => credential !== null && !revokedAt && !cancelledAt,
    set: (now) => ({ revokedAt: now }),
    tells: 'CODE_REVOKED',
  },
  cancel: {
    action: 'participant.cancel',
    from: ({ cancelledAt }) => !cancelledAt,
    set: (now) => ({ cancelledAt: now }),
    tells: 'REGISTRATION_CANCELLED',
  },
  reinstate: {
    action: 'participant.reinstate',
    from: ({ revokedAt, cancelledAt }) => Boolean(revokedAt ?? cancelledAt),
    set: () => ({ revokedAt: null, cancelledAt: null }),
    tells: 'CODE_READY',
  },
} as const satisfies Record<string, Change>;

/** Staff revoke a code, cancel a registration, or take either back; the person is told and the reason is kept. */
export const changePersonState = (
  world: World,
  name: keyof typeof personChanges,
  { accountId, participantId, version, reason }: StaffChanging,
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const change: Change = personChanges[name];
    const row = await lockPerson(tx, participantId);
    requireVersion(row, version);
    if (!change.from(row)) throw refuse('STATUS_ERROR');
    const activity = await findActivity(tx, row.activityId);
    if (name === 'reinstate' && row.cancelledAt) await requireRoom(world, tx, activity, row);
    if (name === 'cancel') await freeRepresentative(tx, row);
    await tx.orm
      .update(participant)
      .set({ ...change.set(world.clock.now()), ...asChanged })
      .where(eq(participant.id, row.id));
    await peopleChanged(world, tx, [row.id]);
    await recordAudit(world, tx, {
      accountId,
      action: change.action,
      subjectKind: 'participant',
      subjectId: row.id,
      reason,
    });
    // Somebody who never had a code was never told of one.
    if (row.credential) await tellPerson(world, tx, { kind: change.tells, activity, row });
  });

/** The list first, then the person: everybody takes these locks in this order. @throws ENTITY_NOT_FOUND */
export async function lockPerson(tx: Transaction, participantId: string): Promise<PersonRow> {
  const here = and(eq(participant.id, participantId), isNull(participant.removedAt));
  const [found] = await tx.orm.select(personColumns).from(participant).where(here);
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  await lockList(tx, found.activityId, found.unitId);
  const [row] = await tx.orm.select(personColumns).from(participant).where(here).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

async function requireRoom(world: World, tx: Transaction, activity: ActivityRow, row: PersonRow): Promise<void> {
  await lockCapacity(tx, activity.id);
  const taken = await takenIn(tx, activity, 'locked');
  const after = takenAfter(activity, taken, [], [{ id: row.id, person: personOf(world, row) }]);
  if (!fits(activity.settings, taken, after)) throw refuse('CAPACITY_EXCEEDED');
}

/** A list whose representative no longer comes has to name another one. */
async function freeRepresentative(tx: Transaction, row: PersonRow): Promise<void> {
  await tx.orm
    .update(participantList)
    .set({ representativeId: null })
    .where(
      and(
        eq(participantList.activityId, row.activityId),
        eq(participantList.unitId, row.unitId),
        eq(participantList.representativeId, row.id),
      ),
    );
}
