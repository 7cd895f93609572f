import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { scheduleAttendance, scheduleMeeting, scheduleOutcome, scheduleRun } from '../tables.ts';

/** A released meeting that is over and was held: neither of the two said that it was not, and nobody missed it. */
export const wasHeld = (now: Instant): SQL | undefined =>
  and(
    eq(scheduleRun.state, 'PUBLISHED'),
    lte(scheduleMeeting.endsAt, now),
    sql`not exists (select from ${scheduleAttendance} where ${scheduleAttendance.wishId} = ${scheduleMeeting.wishId}
      and ${scheduleAttendance.beginsAt} = ${scheduleMeeting.beginsAt} and ${scheduleAttendance.status} = 'NO_SHOW')`,
    sql`not exists (select from ${scheduleOutcome}
      where ${scheduleOutcome.wishId} = ${scheduleMeeting.wishId} and ${scheduleOutcome.outcome} = 'NOT_HELD')`,
  );

/** @param unitId of which one side is */
export const heldMeetings = (
  db: Queries,
  { activityId, unitId, now }: { activityId: string; unitId?: string | undefined; now: Instant },
) =>
  db.orm
    .select({ meeting: scheduleMeeting })
    .from(scheduleRun)
    .innerJoin(scheduleMeeting, eq(scheduleMeeting.runId, scheduleRun.id))
    .where(
      and(
        eq(scheduleRun.activityId, activityId),
        unitId ? or(eq(scheduleMeeting.unitA, unitId), eq(scheduleMeeting.unitB, unitId)) : undefined,
        wasHeld(now),
      ),
    )
    .$dynamic();
