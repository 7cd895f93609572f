import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { unit } from '#server/unit/tables.ts';
import { boothContractor } from './place-tables.ts';

type Builder = typeof unit.$inferSelect;

/** Who builds the booths of an area, else of the whole activity (G20). */
export async function contractorsOf(
  db: Queries,
  activityId: string,
): Promise<{ any: boolean; ofArea: (areaId: number | null) => Builder | null }> {
  const rows = await db.orm
    .select({ areaId: boothContractor.boothsAreaId, unit })
    .from(boothContractor)
    .innerJoin(unit, eq(unit.id, boothContractor.unitId))
    .where(eq(boothContractor.activityId, activityId));
  const find = (areaId: number | null) => rows.find((row) => row.areaId === areaId)?.unit ?? null;
  return { any: rows.length > 0, ofArea: (areaId) => find(areaId) ?? find(null) };
}
