import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ReportFigure } from '#domain/report/figures.ts';
import type { World } from '#server/world.ts';
import { figures } from './figures.ts';

/** Of something, as an activity, how many of each figure there are. */
export type Counts = (of: string, figure: ReportFigure) => number;

const together = sql.raw(' union all ');

async function countBy(world: World, by: 'activity_id' | 'unit_id', where: SQL, which: readonly ReportFigure[]) {
  const now = world.clock.now();
  const column = sql.raw(by);
  const each = figures
    .filter(({ figure }) => which.includes(figure))
    .map(
      ({
        figure,
        rows,
      }) => sql`select ${figure}::text as figure, ${column} as counted_of, count(distinct id)::int as counted
        from (${rows(now)}) as of_${sql.raw(figure)} where ${where} group by ${column}`,
    );
  if (each.length === 0) return () => 0;
  const found = await world.db.orm
    .select({
      figure: sql<ReportFigure>`figure`,
      of: sql<string>`counted_of`,
      count: sql<number>`counted`,
    })
    .from(sql`(${sql.join(each, together)}) as figures`);
  const counts = new Map(found.map(({ figure, of, count }) => [`${of} ${figure}`, count]));
  return (of: string, figure: ReportFigure) => counts.get(`${of} ${figure}`) ?? 0;
}

const among = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::uuid[])`;

export const countOfActivities = (
  world: World,
  activityIds: readonly string[],
  which: readonly ReportFigure[],
): Promise<Counts> => countBy(world, 'activity_id', sql`activity_id = ${among(activityIds)}`, which);

export const countOfUnits = (
  world: World,
  { activityId, unitIds }: { activityId: string; unitIds: readonly string[] },
  which: readonly ReportFigure[],
): Promise<Counts> =>
  countBy(world, 'unit_id', sql`activity_id = ${activityId}::uuid and unit_id = ${among(unitIds)}`, which);

/** SQL: of each figure the rows of an activity. */
const rowsOf = (world: World, activityId: string, which: readonly ReportFigure[]): SQL[] =>
  figures
    .filter(({ figure }) => which.includes(figure))
    .map(
      ({ figure, rows }) =>
        sql`(${rows(world.clock.now())}) as of_${sql.raw(figure)} where activity_id = ${activityId}::uuid`,
    );

/** SQL: the id of every unit of which something is counted in an activity. @param most no more of each figure */
export const unitsCounted = (world: World, activityId: string, which: readonly ReportFigure[], most?: number): SQL =>
  sql.join(
    rowsOf(world, activityId, which).map(
      (rows) =>
        sql`(select distinct unit_id from ${rows} and unit_id is not null ${most === undefined ? sql`` : sql`limit ${most}`})`,
    ),
    sql.raw(' union '),
  );

/**
 * SQL: something is counted of one unit in an activity. Values, which the database looks up for one unit at a time; for
 * `exists` within an "or" it would gather the units of each figure first.
 */
export const isCounted = (world: World, activityId: string, which: readonly ReportFigure[], unitId: SQLWrapper): SQL =>
  sql.join(
    rowsOf(world, activityId, which).map(
      (rows) => sql`coalesce((select true from ${rows} and unit_id = ${unitId} limit 1), false)`,
    ),
    sql.raw(' or '),
  );
