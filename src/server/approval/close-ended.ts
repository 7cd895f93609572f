import { and, eq, lt } from 'drizzle-orm';
import { noFacts } from '#domain/enrollment/enrollment-moves.ts';
import { businessDateAt } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { enrollmentWorkflow } from '#server/enrollment/enrollment-workflow.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import type { World } from '#server/world.ts';

const atOnce = 200;

/** Once an activity is over, what was approved to the last picture is closed. */
export async function closeEnded(world: World): Promise<void> {
  for (;;) {
    const closed = await world.db.transaction(async (tx) => {
      const rows = await tx.orm
        .select({ row: enrollment })
        .from(enrollment)
        .innerJoin(activity, eq(activity.id, enrollment.activityId))
        .where(
          and(eq(enrollment.status, '{p}WEBSITE_IMG_PASS'), lt(activity.endDate, businessDateAt(world.clock.now()))),
        )
        .orderBy(enrollment.id)
        .limit(atOnce)
        .for('update', { of: enrollment });
      const closing = { move: 'close', roles: ['system'], accountId: null, facts: noFacts } as const;
      for (const { row } of rows) await enrollmentWorkflow.makeMove(world, tx, { row, ...closing });
      return rows.length;
    });
    if (closed < atOnce) return;
  }
}
