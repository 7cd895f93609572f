import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/actor.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { inSight } from './list-records.ts';
import { roadShowRecord } from './tables.ts';
import { requireViewer } from './viewer.ts';

export interface UnitSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  search?: string | undefined;
}

/** How many of a kind a unit handed in, among its entries in the rows. */
export const ofKind = (kind: 'RESULT' | 'DEMAND') =>
  sql<number>`(count(*) filter (where ${roadShowRecord.kind} = ${kind}))::int`;

/** Entries of units that an activity and words of a name leave. */
export const narrowedUnits = ({ activityId, search }: Pick<UnitSearch, 'activityId' | 'search'>): SQL | undefined =>
  and(activityId ? eq(roadShowRecord.activityId, activityId) : undefined, wordsMatch(unit.words, search));

/** Units with something that whoever asks may see, by name. */
export async function listUnits(world: World, actor: Actor, search: UnitSearch) {
  const { party } = await requireViewer(world, world.db, actor);
  const where = and(party ? inSight(party) : ne(roadShowRecord.status, 'DRAFT'), narrowedUnits(search));
  const { orm } = world.db;
  const content = await orm
    .select({
      id: unit.id,
      nameTc: unit.nameTc,
      nameEn: unit.nameEn,
      namePt: unit.namePt,
      results: ofKind('RESULT'),
      demands: ofKind('DEMAND'),
    })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(where)
    .groupBy(unit.id)
    .orderBy(asc(unit.nameTc), asc(unit.id))
    .limit(search.size)
    .offset(search.page * search.size);
  const [counted] = await orm
    .select({ total: sql<number>`count(distinct ${unit.id})::int` })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(where);
  return { content, totalElements: counted?.total ?? 0 };
}
