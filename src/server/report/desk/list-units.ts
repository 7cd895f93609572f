import { asc, type SQL, sql } from 'drizzle-orm';
import type { ReportedUnit } from '#contract/report.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { figuresOf } from '#domain/report/figures.ts';
import { refuse } from '#server/refusal.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { countOfUnits, unitsCounted } from './count-figures.ts';
import { findEvent } from './find-event.ts';

interface Wanted {
  eventId: string;
  activityId: string;
  page: number;
  size: number;
}

const isCountedIn = (world: World, { id, category }: { id: string; category: ActivityCategory }): SQL =>
  sql`${unit.id} in (${unitsCounted(world, id, figuresOf[category])})`;

/** Of how many units something is counted in an activity. */
export const countUnits = (world: World, activity: { id: string; category: ActivityCategory }): Promise<number> =>
  world.db.orm.$count(unit, isCountedIn(world, activity));

/** Units of which something is counted in an activity, by name. @throws EVENT_NOT_FOUND ACTIVITY_NOT_FOUND */
export async function listUnits(world: World, { eventId, activityId, page, size }: Wanted) {
  const { db } = world;
  const { activities } = await findEvent(db, eventId);
  const activity = activities.find(({ id }) => id === activityId);
  if (!activity) throw refuse('ACTIVITY_NOT_FOUND');
  const which = figuresOf[activity.category];
  const rows = await db.orm
    .select({ id: unit.id, nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt })
    .from(unit)
    .where(isCountedIn(world, activity))
    .orderBy(asc(sql`coalesce(nullif(${unit.nameTc}, ''), ${unit.nameEn})`), asc(unit.id))
    .limit(size)
    .offset(page * size);
  const counts = await countOfUnits(world, { activityId, unitIds: rows.map(({ id }) => id) }, which);
  const content = rows.map((row): ReportedUnit => ({
    ...row,
    figures: which.map((figure) => ({ figure, count: counts(row.id, figure) })),
  }));
  return { content, totalElements: await countUnits(world, activity) };
}
