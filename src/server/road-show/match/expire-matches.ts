import { and, asc, eq, lte } from 'drizzle-orm';
import { hourMs } from '#domain/instant.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';
import { roadShowMatch } from '../tables.ts';
import { matchWorkflow } from './match-workflow.ts';
import { tellAnswered } from './tell-match.ts';

const atOnce = 100;

/** What the other side has not answered in time (row 187). */
export async function expireMatches(world: World): Promise<void> {
  for (;;) {
    const expired = await world.db.transaction(async (tx) => {
      const rows = await tx.orm
        .select()
        .from(roadShowMatch)
        .where(and(eq(roadShowMatch.status, 'PENDING'), lte(roadShowMatch.expiresAt, world.clock.now())))
        .orderBy(asc(roadShowMatch.expiresAt), asc(roadShowMatch.id))
        .limit(atOnce)
        .for('update');
      for (const row of rows) {
        const moved = await matchWorkflow.makeMove(world, tx, {
          row,
          move: 'expire',
          roles: ['portal'],
          accountId: null,
          facts: {},
        });
        await tellAnswered(world, tx, moved, { move: 'expire', by: null, reason: '' });
      }
      return rows.length;
    });
    if (expired < atOnce) return;
  }
}

export const roadShowJobs = {
  'expire-road-show-matches': { run: ({ world }) => expireMatches(world), tries: 3, everyMs: hourMs },
} as const satisfies JobKinds;
