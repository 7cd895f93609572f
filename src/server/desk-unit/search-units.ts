import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { deskUnitApi } from '#contract/desk-unit.ts';
import { unit } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { unitColumns, unitRows } from './unit-rows.ts';

type Search = z.output<(typeof deskUnitApi)['searchUnits']['query']>;

/** Units that were merged away are found under the one that took them over. */
export async function searchUnits(db: Queries, { search, kind, countryRegionId, page, size }: Search) {
  const where = and(
    isNull(unit.mergedIntoId),
    wordsMatch(unit.words, search),
    kind ? eq(unit.kind, kind) : undefined,
    countryRegionId ? eq(unit.countryRegionId, countryRegionId) : undefined,
  );
  const rows = await db.orm
    .select(unitColumns)
    .from(unit)
    .where(where)
    .orderBy(desc(unit.createdAt), desc(unit.id))
    .limit(size)
    .offset(page * size);
  return { content: await unitRows(db, rows), ...(await countUpTo(db, unit, where)) };
}
