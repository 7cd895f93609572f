import { fits } from '#domain/participant/capacity.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { lockCapacity, takenIn } from '../capacity.ts';
import { listFacts, listProblems } from '../list/list-facts.ts';
import { type ListRow, peopleOf, stillComing } from '../list/lists.ts';
import { listWorkflow } from '../list/list-workflow.ts';
import type { PersonRow } from '../stored-person.ts';

/** Whoever is on it has a code, a seat and a room for sure. */
export const hasCodes = ({ status }: Pick<ListRow, 'status'>): boolean =>
  status === 'LOCKED' || status === 'CHANGE_REQUESTED';

interface StaffMove {
  activity: ActivityRow;
  /** Locked. */
  list: ListRow;
  move: 'receive' | 'enter' | 'correct';
  accountId: string;
  write: () => Promise<PersonRow>;
  /** What else becomes of the list. */
  also?: (stored: PersonRow) => Partial<ListRow>;
}

/** Writes one person and then judges the list as it is by that; a "no" takes everything back. */
export async function moveByStaff(
  world: World,
  tx: Transaction,
  { activity, list, move, accountId, write, also }: StaffMove,
): Promise<PersonRow> {
  await lockCapacity(tx, activity.id);
  const before = await takenIn(tx, activity, 'locked');
  const stored = await write();
  const set = also?.(stored) ?? {};
  const people = stillComing(await peopleOf(tx, activity.id, list.unitId));
  const { representativeId } = { ...list, ...set };
  const after = { activity, status: list.status, representativeId, people };
  await listWorkflow.makeMove(world, tx, {
    row: list,
    move,
    roles: ['staff'],
    accountId,
    facts: listFacts(world, after, {
      capacityIsEnough: fits(activity.settings, before, await takenIn(tx, activity, 'locked')),
    }),
    problems: (no) => (no === 'PARAMS_ERROR' ? listProblems(world, after) : []),
    also: set,
  });
  return stored;
}
