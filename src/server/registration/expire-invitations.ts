import { and, inArray, lte } from 'drizzle-orm';
import { invitationMoves } from '#domain/invitation/moves.ts';
import { invitation } from '#server/invitation/tables.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';
import { factsOf, moveInvitation } from './own-invitation.ts';

/** Links whose time is over open nothing any more, and staff see who has not answered. */
export async function expireInvitations(world: World): Promise<void> {
  await world.db.transaction(async (tx) => {
    const over = await tx.orm
      .select()
      .from(invitation)
      .where(
        and(inArray(invitation.state, [...invitationMoves.expire.from]), lte(invitation.expiresAt, world.clock.now())),
      )
      .for('update');
    for (const row of over) {
      await moveInvitation(world, tx, row, 'expire', { role: 'system', facts: factsOf({ isExpired: true }) });
    }
  });
}

export const registrationJobs = {
  'invitation.expire': { run: ({ world }) => expireInvitations(world), tries: 3, everyMs: 60 * 60_000 },
} as const satisfies JobKinds;
