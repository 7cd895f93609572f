import { newId } from '#domain/id.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { scheduleAttendance } from '../tables.ts';
import type { AttendanceRow } from './attendance-workflow.ts';

/** A meeting as it stands in the hall. */
export type Seat = Pick<
  AttendanceRow,
  'activityId' | 'wishId' | 'unitA' | 'unitB' | 'beginsAt' | 'endsAt' | 'place' | 'tableNumber'
>;

/** A row for a meeting of which nothing was recorded yet. */
export async function beginRow(world: World, tx: Queries, seat: Seat): Promise<AttendanceRow> {
  const { activityId, wishId, unitA, unitB, beginsAt, endsAt, place, tableNumber } = seat;
  const [row] = await tx.orm
    .insert(scheduleAttendance)
    .values({
      id: newId(),
      activityId,
      wishId,
      unitA,
      unitB,
      beginsAt,
      endsAt,
      place,
      tableNumber,
      status: 'PUBLISHED',
      createdAt: world.clock.now(),
    })
    .returning();
  if (!row) throw new Error('an attendance that was not written');
  return row;
}
