import { mayMake } from '#domain/inbox/deciding.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { decideOne, type Deciding } from '#server/cases/decide-one.ts';
import type { World } from '#server/world.ts';
import { bulkEnrollments } from './bulk-enrollments.ts';

/** From the registration's own page. @returns what can be taken back. @throws Refusal */
export async function decideOneEnrollment(world: World, actor: Actor, deciding: Deciding): Promise<string> {
  const decider = await deciderOf(world.db, actor.membershipId);
  return world.db.transaction((tx) =>
    decideOne(world, tx, actor, bulkEnrollments, deciding, (activityId) => mayMake(decider, deciding.move, activityId)),
  );
}
