import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UnitRow } from '#contract/unit/desk.ts';
import { membership } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

export type StoredUnit = Omit<typeof unit.$inferSelect, 'words'>;

/** Everything but the words it is found by. */
export const unitColumns = {
  id: unit.id,
  nameTc: unit.nameTc,
  nameEn: unit.nameEn,
  namePt: unit.namePt,
  kind: unit.kind,
  industry: unit.industry,
  summary: unit.summary,
  countryRegionId: unit.countryRegionId,
  provinceId: unit.provinceId,
  cityId: unit.cityId,
  address: unit.address,
  website: unit.website,
  phone: unit.phone,
  fax: unit.fax,
  schoolCode: unit.schoolCode,
  mergedIntoId: unit.mergedIntoId,
  version: unit.version,
  createdAt: unit.createdAt,
} as const;

/** @throws ENTITY_NOT_FOUND */
export async function findUnitRow(db: Queries, unitId: string): Promise<StoredUnit> {
  const [row] = await db.orm.select(unitColumns).from(unit).where(eq(unit.id, unitId));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

/** Locked until the transaction ends. @throws ENTITY_NOT_FOUND; STATUS_ERROR for another version */
export async function lockUnit(tx: Queries, unitId: string, version?: number): Promise<StoredUnit> {
  const [row] = await tx.orm.select(unitColumns).from(unit).where(eq(unit.id, unitId)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  if (version !== undefined && (row.version !== version || row.mergedIntoId)) throw refuse('STATUS_ERROR');
  return row;
}

/** Units as lists show them, with how many people have a role for each. */
export async function unitRows(db: Queries, stored: readonly StoredUnit[]): Promise<UnitRow[]> {
  if (stored.length === 0) return [];
  const ids = stored.map(({ id }) => id);
  const counts = await db.orm
    .select({ unitId: membership.unitId, members: sql<number>`count(distinct ${membership.accountId})::int` })
    .from(membership)
    .where(and(inArray(membership.unitId, ids), isNull(membership.endedAt)))
    .groupBy(membership.unitId);
  const members = new Map(counts.map((row) => [row.unitId, row.members]));
  return stored.map((row) => ({ ...row, members: members.get(row.id) ?? 0 }));
}
