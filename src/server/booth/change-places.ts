import { and, eq, inArray } from 'drizzle-orm';
import { placeCodes } from '#domain/activity/place-codes.ts';
import type { Queries } from '#server/db/database.ts';
import { findAnyActivity } from '#server/desk-activity/find-activity.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { auditItem, requireArea } from './items.ts';
import { place } from './tables.ts';

const kind = 'place';

/** Adds the places of a line of codes; a code that is there already stays where it is. */
export async function addPlaces(
  world: World,
  by: string,
  activityId: string,
  wanted: { codes: string; areaId: number | null },
): Promise<{ added: number; kept: number }> {
  const codes = placeCodes(wanted.codes);
  if (!codes) throw refuseField('codes', 'format');
  return world.db.transaction(async (tx) => {
    await findAnyActivity(tx, activityId);
    await requireArea(tx, activityId, wanted.areaId);
    const added = await tx.orm
      .insert(place)
      .values(codes.map((code) => ({ activityId, code, boothsAreaId: wanted.areaId })))
      .onConflictDoNothing()
      .returning({ code: place.code });
    const after = { codes: added.map(({ code }) => code), areaId: wanted.areaId };
    if (added.length > 0) await auditItem(world, tx, { by, activityId, kind, done: 'create', itemId: null, after });
    return { added: added.length, kept: codes.length - added.length };
  });
}

async function lockPlaces(tx: Queries, activityId: string, placeIds: readonly string[]) {
  const ids = [...new Set(placeIds)];
  const rows = await tx.orm
    .select()
    .from(place)
    .where(and(eq(place.activityId, activityId), inArray(place.id, ids)))
    .for('update');
  if (rows.length < ids.length) throw refuse('ENTITY_NOT_FOUND');
  return rows;
}

export async function movePlaces(
  world: World,
  by: string,
  activityId: string,
  { placeIds, areaId }: { placeIds: string[]; areaId: number | null },
): Promise<void> {
  await world.db.transaction(async (tx) => {
    const rows = await lockPlaces(tx, activityId, placeIds);
    await requireArea(tx, activityId, areaId);
    await tx.orm.update(place).set({ boothsAreaId: areaId }).where(inArray(place.id, placeIds));
    const areas = (of: (row: (typeof rows)[number]) => number | null) =>
      Object.fromEntries(rows.map((row) => [row.code, of(row)]));
    await auditItem(world, tx, {
      by,
      activityId,
      kind,
      done: 'edit',
      itemId: null,
      before: areas(({ boothsAreaId }) => boothsAreaId),
      after: areas(() => areaId),
    });
  });
}

export async function removePlaces(world: World, by: string, activityId: string, placeIds: string[]): Promise<void> {
  await world.db.transaction(async (tx) => {
    const rows = await lockPlaces(tx, activityId, placeIds);
    await tx.orm.delete(place).where(inArray(place.id, placeIds));
    const before = { codes: rows.map(({ code }) => code) };
    await auditItem(world, tx, { by, activityId, kind, done: 'remove', itemId: null, before });
  });
}
