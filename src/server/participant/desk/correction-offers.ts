import { findActivity } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { listFacts } from '../list/list-facts.ts';
import { type ListRow, peopleOf, stillComing } from '../list/lists.ts';
import { listWorkflow, staffRolesIn } from '../list/list-workflow.ts';
import type { PersonRow } from '../stored-person.ts';
import { isOnAList } from './correct-person.ts';

/** Whether whoever asks can correct a person now. */
export async function correctionOffers(world: World, actor: Actor, person: PersonRow, list: ListRow | null) {
  if (!list || !isOnAList(person)) return [];
  const activity = await findActivity(world.db, person.activityId);
  const people = stillComing(await peopleOf(world.db, person.activityId, person.unitId));
  const { status, representativeId } = list;
  return listWorkflow.offers(['correct'], {
    status,
    roles: await staffRolesIn(world.db, actor, activity.id),
    facts: {
      ...listFacts(world, { activity, status, representativeId, people }),
      // What is wrong about anybody may be what is to be corrected.
      everybodyIsComplete: true,
    },
  });
}
