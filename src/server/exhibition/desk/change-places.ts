import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { placeCodes } from '#domain/exhibition/place-codes.ts';
import type { Queries } from '#server/db/database.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import { auditItem } from '#server/lists/audit-item.ts';
import { writeOrder } from '#server/lists/positions.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { requireArea } from './items.ts';
import { placeOrder } from './read-exhibition.ts';
import { place } from '../place-tables.ts';
import { noUses, requireUnused } from './uses.ts';

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
    const position = await lastPosition(tx, activityId, wanted.areaId);
    const added = await tx.orm
      .insert(place)
      .values(codes.map((code) => ({ activityId, code, boothsAreaId: wanted.areaId, position })))
      .onConflictDoNothing()
      .returning({ code: place.code });
    const after = { codes: added.map(({ code }) => code), areaId: wanted.areaId };
    if (added.length > 0)
      await auditItem(world, tx, { by, owner: activityId, kind, done: 'create', itemId: null, after });
    return { added: added.length, kept: codes.length - added.length };
  });
}

const inArea = (activityId: string, areaId: number | null) =>
  and(eq(place.activityId, activityId), areaId === null ? isNull(place.boothsAreaId) : eq(place.boothsAreaId, areaId));

/** Behind the others where somebody has put them in order; until then all are equal and stand by their codes. */
async function lastPosition(tx: Queries, activityId: string, areaId: number | null): Promise<number> {
  const [row] = await tx.orm
    .select({ last: sql<number>`coalesce(max(${place.position}), 0)::int` })
    .from(place)
    .where(inArea(activityId, areaId));
  return row?.last ? row.last + 1 : 0;
}

async function lockPlaces(tx: Queries, activityId: string, placeIds: readonly string[]) {
  const ids = [...new Set(placeIds)];
  const rows = await tx.orm
    .select()
    .from(place)
    .where(and(eq(place.activityId, activityId), inArray(place.id, ids)))
    .orderBy(asc(place.id))
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
    const position = await lastPosition(tx, activityId, areaId);
    await tx.orm.update(place).set({ boothsAreaId: areaId, position }).where(inArray(place.id, placeIds));
    const areas = (of: (row: (typeof rows)[number]) => number | null) =>
      Object.fromEntries(rows.map((row) => [row.code, of(row)]));
    await auditItem(world, tx, {
      by,
      owner: activityId,
      kind,
      done: 'edit',
      itemId: null,
      before: areas(({ boothsAreaId }) => boothsAreaId),
      after: areas(() => areaId),
    });
  });
}

/** Refused while a booth stands on one of them. */
export async function removePlaces(world: World, by: string, activityId: string, placeIds: string[]): Promise<void> {
  await world.db.transaction(async (tx) => {
    const rows = await lockPlaces(tx, activityId, placeIds);
    const registrations = rows.filter(({ enrollmentId }) => enrollmentId !== null).length;
    requireUnused({ ...noUses, registrations });
    await tx.orm.delete(place).where(inArray(place.id, placeIds));
    const before = { codes: rows.map(({ code }) => code) };
    await auditItem(world, tx, { by, owner: activityId, kind, done: 'remove', itemId: null, before });
  });
}

/** @param placeIds every place of one area, in the order wanted. @throws STATUS_ERROR when they are others by now */
export async function orderPlaces(world: World, by: string, activityId: string, placeIds: string[]): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [first] = await lockPlaces(tx, activityId, placeIds);
    const rows = await tx.orm
      .select()
      .from(place)
      .where(inArea(activityId, first?.boothsAreaId ?? null))
      .orderBy(...placeOrder);
    await writeOrder(tx, place, rows, placeIds);
    const codeOf = new Map(rows.map(({ id, code }) => [id, code]));
    await auditItem(world, tx, {
      by,
      owner: activityId,
      kind,
      done: 'order',
      itemId: null,
      before: { order: rows.map(({ code }) => code).join(' ') },
      after: { order: placeIds.map((id) => codeOf.get(id)).join(' ') },
    });
  });
}
