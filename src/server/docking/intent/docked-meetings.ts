import { and, asc, eq } from 'drizzle-orm';
import type { WantedMeeting } from '#domain/schedule/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { dockingIntent } from '../tables.ts';

/** Every two units of an activity that both want to meet, in the order in which they agreed: wishes of its schedule. */
export async function dockedMeetings(db: Queries, activityId: string): Promise<WantedMeeting[]> {
  const rows = await db.orm
    .select()
    .from(dockingIntent)
    .where(and(eq(dockingIntent.activityId, activityId), eq(dockingIntent.status, 'DOCKED')))
    .orderBy(asc(dockingIntent.createdAt), asc(dockingIntent.id));
  return rows.map(({ id, exhibitorUnitId, customerUnitId }) => ({
    id,
    a: exhibitorUnitId,
    b: customerUnitId,
    weight: 1,
    must: false,
  }));
}
