import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import { type Slot, slotsWithin } from '#domain/schedule/slots.ts';
import type { Queries } from '#server/db/database.ts';
import { scheduleParty } from '#server/schedule/tables.ts';
import { dockingIntent } from '../tables.ts';
import type { IntentRow } from './intent-workflow.ts';

/** Whether both sides of an intent can meet in a slot: neither has blocked it, nor as many meetings as it holds. */
export async function bothAreFree(
  db: Queries,
  { id, activityId, exhibitorUnitId, customerUnitId }: IntentRow,
  slot: Slot,
): Promise<boolean> {
  const both = [exhibitorUnitId, customerUnitId];
  const parties = await db.orm
    .select()
    .from(scheduleParty)
    .where(and(eq(scheduleParty.activityId, activityId), inArray(scheduleParty.unitId, both)));
  if (parties.some(({ away }) => away.some(({ from, until }) => slotsWithin([slot], from, until).length > 0)))
    return false;
  const taken = await takenBy(db, activityId, both, id);
  return both.every((unitId) => {
    const atOnce = parties.find((party) => party.unitId === unitId)?.atOnce ?? 1;
    return taken.filter((one) => one.at === slot.begin && one.units.includes(unitId)).length < atOnce;
  });
}

/** When these units have agreed to meet somebody. @param but an intent that does not count */
export async function takenBy(
  db: Queries,
  activityId: string,
  unitIds: readonly string[],
  but?: string,
): Promise<{ at: Instant; units: string[] }[]> {
  const rows = await db.orm
    .select()
    .from(dockingIntent)
    .where(
      and(
        eq(dockingIntent.activityId, activityId),
        eq(dockingIntent.status, 'DOCKED'),
        or(inArray(dockingIntent.exhibitorUnitId, [...unitIds]), inArray(dockingIntent.customerUnitId, [...unitIds])),
        but ? ne(dockingIntent.id, but) : undefined,
      ),
    );
  return rows.flatMap(({ agreedAt, exhibitorUnitId, customerUnitId }) =>
    agreedAt ? [{ at: agreedAt, units: [exhibitorUnitId, customerUnitId] }] : [],
  );
}
