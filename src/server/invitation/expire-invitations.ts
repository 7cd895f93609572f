import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { invitationMoves } from '#domain/invitation/moves.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import { invitation } from './tables.ts';

const atOnce = 200;
const hour = 60 * 60_000;

/** Invitations whose time ran out before anybody answered. */
export async function expireInvitations(world: World): Promise<void> {
  const { from, to } = invitationMoves.expire;
  for (;;) {
    const expired = await world.db.transaction(async (tx) => {
      const over = and(inArray(invitation.state, [...from]), lte(invitation.expiresAt, world.clock.now()));
      const rows = await tx.orm
        .select({ id: invitation.id, state: invitation.state, version: invitation.version })
        .from(invitation)
        .where(over)
        .orderBy(asc(invitation.id))
        .limit(atOnce)
        .for('update');
      for (const { id, state, version } of rows) {
        const next = version + 1;
        await tx.orm.update(invitation).set({ state: to, version: next }).where(eq(invitation.id, id));
        await recordStatusChange(world, tx, {
          caseType: 'invitation',
          caseId: id,
          fromStatus: state,
          action: 'expire',
          toStatus: to,
          accountId: null,
          role: 'system',
          version: next,
        });
      }
      return rows.length;
    });
    if (expired < atOnce) return;
  }
}

export const invitationJobs = {
  'expire-invitations': { run: ({ world }) => expireInvitations(world), tries: 3, everyMs: hour },
} as const satisfies JobKinds;
