import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { deskUnitApi } from '#contract/unit/desk.ts';
import { unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { countTableUpTo } from '#server/db/count-up-to.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { unitColumns, unitRows } from './unit-rows.ts';

type Search = z.output<(typeof deskUnitApi)['searchUnits']['query']>;

export type UnitFilter = Omit<Search, 'page' | 'size'>;

/** Units that were merged away are found under the one that took them over. */
export const unitsWhere = ({ search, kind, countryRegionId }: UnitFilter): SQL | undefined =>
  and(
    isNull(unit.mergedIntoId),
    wordsMatch(unit.words, search),
    kind ? eq(unit.kind, kind) : undefined,
    countryRegionId ? eq(unit.countryRegionId, countryRegionId) : undefined,
  );

export const unitsOrder = [desc(unit.createdAt), desc(unit.id)] as const;

export async function searchUnits(db: Queries, { page, size, ...filter }: Search) {
  const where = unitsWhere(filter);
  const rows = await db.orm
    .select(unitColumns)
    .from(unit)
    .where(where)
    .orderBy(...unitsOrder)
    .limit(size)
    .offset(page * size);
  return {
    content: await unitRows(db, rows),
    ...(await countTableUpTo(db, unit, where, { page, size, found: rows.length })),
  };
}
