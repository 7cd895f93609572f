import { asc, inArray, sql } from 'drizzle-orm';
import type { ReportedUnit } from '#contract/report.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { figuresOf, type ReportFigure } from '#domain/report/figures.ts';
import { countedAhead } from '#server/db/count-up-to.ts';
import { refuse } from '#server/refusal.ts';
import { shownName, unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { countOfUnits, isCounted, unitsCounted } from './count-figures.ts';
import { findEvent } from './find-event.ts';

interface Wanted {
  eventId: string;
  activityId: string;
  page: number;
  size: number;
}

/** Of how many units something is counted in an activity. */
export const countUnits = (
  world: World,
  { id, category }: { id: string; category: ActivityCategory },
): Promise<number> => world.db.orm.$count(unit, sql`${unit.id} in (${unitsCounted(world, id, figuresOf[category])})`);

/**
 * Units of which something is counted in an activity, by name. Few are sorted; of many a page is soon met among all
 * units in the order of names, one after the other.
 * @throws EVENT_NOT_FOUND ACTIVITY_NOT_FOUND
 */
export async function listUnits(world: World, { eventId, activityId, page, size }: Wanted) {
  const { db } = world;
  const { activities } = await findEvent(db, eventId);
  const activity = activities.find(({ id }) => id === activityId);
  if (!activity) throw refuse('ACTIVITY_NOT_FOUND');
  const which = figuresOf[activity.category];
  const most = page * size + countedAhead;
  const found = await someUnits(world, activityId, which, most + 1);
  const rows = await db.orm
    .select({ id: unit.id, nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt })
    .from(unit)
    .where(found.length > countedAhead ? isCounted(world, activityId, which, unit.id) : inArray(unit.id, found))
    .orderBy(asc(shownName), asc(unit.id))
    .limit(size)
    .offset(page * size);
  const counts = await countOfUnits(world, { activityId, unitIds: rows.map(({ id }) => id) }, which);
  const content = rows.map((row): ReportedUnit => ({
    ...row,
    figures: which.map((figure) => ({ figure, count: counts(row.id, figure) })),
  }));
  return { content, totalElements: Math.min(found.length, most), more: found.length > most };
}

async function someUnits(world: World, activityId: string, which: readonly ReportFigure[], most: number) {
  const rows = await world.db.orm
    .select({ id: sql<string>`unit_id` })
    .from(sql`(${unitsCounted(world, activityId, which, most)}) as counted`)
    .limit(most);
  return rows.map(({ id }) => id);
}
