import { fits } from '#domain/participant/capacity.ts';
import { type OnList, peopleAfter, representativeAfter } from '#domain/participant/wished-change.ts';
import type { ListFacts } from '#domain/participant/list-moves.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { takenAfter, takenIn } from '../capacity.ts';
import type { Wish } from './change-view.ts';
import { listFacts } from '../list/list-facts.ts';
import type { ListRow } from '../list/lists.ts';
import { type PersonRow, personOf } from '../stored-person.ts';

/** What the guards of a change look at: the list as it would be with the wish fulfilled. */
export async function wishFacts(
  world: World,
  tx: Queries,
  activity: ActivityRow,
  list: ListRow,
  people: readonly PersonRow[],
  wish: Wish,
): Promise<ListFacts> {
  const before: OnList[] = people.map((row) => ({ id: row.id, person: personOf(world, row) }));
  const after = peopleAfter(before, wish.changes);
  const taken = await takenIn(tx, activity, 'locked');
  const asItIs = { activity, status: list.status, representativeId: list.representativeId, people };
  return listFacts(world, asItIs, {
    count: after.length,
    hasRepresentative: representativeAfter(list.representativeId, wish.representativeId, wish.changes),
    capacityIsEnough: fits(activity.settings, taken, takenAfter(activity, taken, before, after)),
  });
}
