import { type SQL, sql } from 'drizzle-orm';
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

/** SQL: the id of every unit of which something is counted in an activity. */
export const unitsCounted = (world: World, activityId: string, which: readonly ReportFigure[]): SQL =>
  sql.join(
    figures
      .filter(({ figure }) => which.includes(figure))
      .map(
        ({ figure, rows }) =>
          sql`select unit_id from (${rows(world.clock.now())}) as of_${sql.raw(figure)}
            where activity_id = ${activityId}::uuid and unit_id is not null`,
      ),
    sql.raw(' union '),
  );
