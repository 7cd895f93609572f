import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { place } from './place-tables.ts';

export type PlaceRow = typeof place.$inferSelect;

/**
 * Places of an activity, held until the transaction ends: whoever wants the same ones waits and then sees them taken.
 * @throws ENTITY_NOT_FOUND for one that is none of the activity's
 */
export async function holdPlaces(tx: Queries, activityId: string, placeIds: readonly string[]): Promise<PlaceRow[]> {
  const ids = [...new Set(placeIds)];
  if (ids.length === 0) return [];
  const rows = await tx.orm
    .select()
    .from(place)
    .where(and(eq(place.activityId, activityId), inArray(place.id, ids)))
    // Everybody takes them in one order, so that no two wait for each other.
    .orderBy(asc(place.id))
    .for('update');
  if (rows.length < ids.length) throw refuse('ENTITY_NOT_FOUND');
  return rows;
}

export const placesOf = (db: Queries, enrollmentId: string): Promise<PlaceRow[]> =>
  db.orm.select().from(place).where(eq(place.enrollmentId, enrollmentId)).orderBy(asc(place.code));

/** Holds places that a registration would go back to. @returns false when one is another's by now, or gone */
export async function areStillFree(tx: Queries, enrollmentId: string, placeIds: readonly string[]): Promise<boolean> {
  if (placeIds.length === 0) return true;
  const rows = await tx.orm
    .select({ of: place.enrollmentId })
    .from(place)
    .where(inArray(place.id, [...placeIds]))
    .orderBy(asc(place.id))
    .for('update');
  return rows.length === placeIds.length && rows.every(({ of }) => of === null || of === enrollmentId);
}

/** @throws CAPACITY_EXCEEDED when another booth stands on one of them */
export async function takePlaces(tx: Queries, enrollmentId: string, placeIds: readonly string[]): Promise<void> {
  const ids = [...new Set(placeIds)];
  await tx.orm.update(place).set({ enrollmentId: null }).where(eq(place.enrollmentId, enrollmentId));
  if (ids.length === 0) return;
  const isFree = or(isNull(place.enrollmentId), eq(place.enrollmentId, enrollmentId));
  const taken = await tx.orm
    .update(place)
    .set({ enrollmentId })
    .where(and(inArray(place.id, ids), isFree))
    .returning({ id: place.id });
  if (taken.length < ids.length) throw refuse('CAPACITY_EXCEEDED');
}
