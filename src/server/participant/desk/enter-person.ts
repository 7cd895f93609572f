import type { Person } from '#domain/participant/person.ts';
import { findActivity } from '#server/activity/activities.ts';
import { refuseField } from '#server/refusal.ts';
import { findUnit } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { issueCodes } from '../code/issue-codes.ts';
import { checkedPerson } from '../list/change-people.ts';
import { lockOrMakeList, peopleOf } from '../list/lists.ts';
import { insertPerson } from '../search/file-person.ts';
import { hasCodes, moveByStaff } from './move-by-staff.ts';

export interface Entering {
  accountId: string;
  activityId: string;
  unitId: string;
  person: Person;
}

/** Staff put somebody on a unit's list, also before and after its window. @returns who it is */
export const enterPerson = (world: World, { accountId, activityId, unitId, person: given }: Entering) =>
  world.db.transaction(async (tx) => {
    const activity = await findActivity(tx, activityId);
    const unit = await findUnit(tx, unitId);
    if (unit.mergedIntoId) throw refuseField('unitId', 'notAllowed');
    const list = await lockOrMakeList(world, tx, activityId, unitId);
    const isFirst = (await peopleOf(tx, activityId, unitId)).length === 0;
    const person = checkedPerson(world, activity, given);
    const row = await moveByStaff(world, tx, {
      activity,
      list,
      // A list that staff begin has arrived by that; one that a unit is still filling in stays with the unit.
      move: isFirst && list.status === 'DRAFT' ? 'receive' : 'enter',
      accountId,
      // Staff vouch for the phones that they enter.
      write: () => insertPerson(world, tx, { activityId, unit }, person, world.clock.now()),
      also: (stored) =>
        isFirst ? { representativeId: list.representativeId ?? stored.id, submittedAt: world.clock.now() } : {},
    });
    if (hasCodes(list)) await issueCodes(world, tx, activity, [row]);
    return row.id;
  });
