import { and, asc, eq, or } from 'drizzle-orm';
import type { Side } from '#domain/schedule/problem.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { scheduleMeeting, scheduleRun } from '../tables.ts';

export type MeetingRow = typeof scheduleMeeting.$inferSelect;

/** Of the schedules that hold now, in the order of time. */
export async function releasedMeetings(
  db: Queries,
  { activityId, unitId, meetingId }: { activityId?: string | undefined; unitId?: string; meetingId?: string },
): Promise<MeetingRow[]> {
  const rows = await db.orm
    .select({ meeting: scheduleMeeting })
    .from(scheduleMeeting)
    .innerJoin(scheduleRun, eq(scheduleRun.id, scheduleMeeting.runId))
    .where(
      and(
        eq(scheduleRun.state, 'PUBLISHED'),
        activityId ? eq(scheduleMeeting.activityId, activityId) : undefined,
        meetingId ? eq(scheduleMeeting.wishId, meetingId) : undefined,
        unitId ? or(eq(scheduleMeeting.unitA, unitId), eq(scheduleMeeting.unitB, unitId)) : undefined,
      ),
    )
    .orderBy(asc(scheduleMeeting.beginsAt), asc(scheduleMeeting.wishId));
  return rows.map(({ meeting }) => meeting);
}

/** On which side of a meeting a unit is; null where it is on none. */
export const sideOf = ({ unitA, unitB }: Pick<MeetingRow, 'unitA' | 'unitB'>, unitId: string | null): Side | null =>
  unitId === null ? null : unitA === unitId ? 'A' : unitB === unitId ? 'B' : null;

/** @throws ENTITY_NOT_FOUND for one that is not of the unit that somebody speaks for */
export async function ownMeeting(db: Queries, actor: Actor, meetingId: string) {
  const [meeting] = await releasedMeetings(db, { meetingId });
  const side = meeting ? sideOf(meeting, actor.unitId) : null;
  if (!meeting || !side) throw refuse('ENTITY_NOT_FOUND');
  return { meeting, side };
}
