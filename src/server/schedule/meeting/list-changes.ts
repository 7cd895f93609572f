import { desc, eq, sql } from 'drizzle-orm';
import type { AskedChange } from '#contract/meeting.ts';
import type { World } from '#server/world.ts';
import { unitNames } from '../read-run.ts';
import { scheduleChange } from '../tables.ts';
import { changeView, situationOf } from './change-view.ts';
import { changeWorkflow } from './change-workflow.ts';
import { releasedMeetings } from './released.ts';

const mostListed = 500;

/** What waits for a decision first, then the newest. */
export async function listChanges(world: World, activityId: string): Promise<AskedChange[]> {
  const rows = await world.db.orm
    .select()
    .from(scheduleChange)
    .where(eq(scheduleChange.activityId, activityId))
    .orderBy(sql`${scheduleChange.status} not in ('PENDING', 'AGREE')`, desc(scheduleChange.createdAt))
    .limit(mostListed);
  if (rows.length === 0) return [];
  const meetings = new Map((await releasedMeetings(world.db, { activityId })).map((one) => [one.wishId, one]));
  const nameOf = await unitNames(
    world.db,
    rows.flatMap(({ wishId }) => {
      const meeting = meetings.get(wishId);
      return meeting ? [meeting.unitA, meeting.unitB] : [];
    }),
  );
  const now = world.clock.now();
  return rows.flatMap((row): AskedChange[] => {
    const meeting = meetings.get(row.wishId);
    if (!meeting) return [];
    const { unitA, unitB } = meeting;
    return [
      {
        ...changeView(world, row, ['fund']),
        meetingId: row.wishId,
        unitA: { id: unitA, ...nameOf(unitA) },
        unitB: { id: unitB, ...nameOf(unitB) },
        askedBy: row.askedBy,
        begin: meeting.beginsAt,
        createdAt: row.createdAt,
        mayGrant: changeWorkflow.refusal('grant', situationOf(row, ['fund'], now)) === null,
        draftRunId: row.draftRunId,
      },
    ];
  });
}
