import { and, asc, inArray, lte } from 'drizzle-orm';
import { hourMs } from '#domain/instant.ts';
import { invitationMoves } from '#domain/invitation/moves.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';
import { factsOf, invitationWorkflow } from './invitation-workflow.ts';
import { invitation } from './tables.ts';

const atOnce = 200;

/** Invitations whose time ran out before anybody answered. */
export async function expireInvitations(world: World): Promise<void> {
  for (;;) {
    const expired = await world.db.transaction(async (tx) => {
      const over = and(
        inArray(invitation.state, [...invitationMoves.expire.from]),
        lte(invitation.expiresAt, world.clock.now()),
      );
      const rows = await tx.orm
        .select()
        .from(invitation)
        .where(over)
        .orderBy(asc(invitation.id))
        .limit(atOnce)
        .for('update');
      const expiry = {
        move: 'expire',
        roles: ['system'],
        accountId: null,
        facts: factsOf({ isExpired: true }),
      } as const;
      for (const row of rows) await invitationWorkflow.makeMove(world, tx, { row, ...expiry });
      return rows.length;
    });
    if (expired < atOnce) return;
  }
}

export const invitationJobs = {
  'expire-invitations': { run: ({ world }) => expireInvitations(world), tries: 3, everyMs: hourMs },
} as const satisfies JobKinds;
