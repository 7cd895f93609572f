import { differencesBetween, isAnotherPerson } from '#domain/participant/difference.ts';
import type { Person } from '#domain/participant/person.ts';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { findUnit } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { lockPerson, type StaffChanging } from '../change-person-state.ts';
import { checkedPerson } from '../list/change-people.ts';
import { requireVersion } from '../list/list-workflow.ts';
import { lockList } from '../list/lists.ts';
import { updatePerson } from '../search/file-person.ts';
import { personOf, type PersonRow } from '../stored-person.ts';
import { tellPerson } from '../tell/tell-person.ts';
import { sameNumber } from '../verify-phone.ts';
import { moveByStaff } from './move-by-staff.ts';

/** Whom an event registered by itself has shown no document: what stands about them is changed where they wrote it. */
export const isOnAList = ({ documentFingerprint, cancelledAt }: PersonRow): boolean =>
  documentFingerprint !== null && cancelledAt === null;

/**
 * Staff correct what stands about somebody. Who has a code and a new address is sent it there. The audit names the
 * fields and not what they hold: it is kept for longer than they are.
 */
export const correctPerson = (
  world: World,
  { accountId, participantId, version, reason, person: given }: StaffChanging & { person: Person },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const row = await lockPerson(tx, participantId);
    requireVersion(row, version);
    if (!isOnAList(row)) throw refuse('STATUS_ERROR');
    const activity = await findActivity(tx, row.activityId);
    const list = await lockList(tx, row.activityId, row.unitId);
    const before = personOf(world, row);
    const person = checkedPerson(world, activity, given);
    if (isAnotherPerson(before, person)) throw refuseField('person.documentNumber', 'anotherPerson');

    const place = { activityId: activity.id, unit: await findUnit(tx, row.unitId) };
    // Staff vouch for the phones that they enter; one that they leave alone stays as verified as it was.
    const verifiedAt = sameNumber(before, person) ? row.phoneVerifiedAt : world.clock.now();
    const stored = await moveByStaff(world, tx, {
      activity,
      list,
      move: 'correct',
      accountId,
      write: () => updatePerson(world, tx, place, row.id, person, verifiedAt),
    });
    await recordAudit(world, tx, {
      accountId,
      action: 'participant.correct',
      subjectKind: 'participant',
      subjectId: row.id,
      reason,
      details: { fields: differencesBetween(before, person).map(({ field }) => field) },
    });
    const moved = before.email !== person.email || !sameNumber(before, person);
    if (moved && stored.credential && !stored.revokedAt) {
      await tellPerson(world, tx, { kind: 'CODE_READY', activity, row: stored });
    }
  });
