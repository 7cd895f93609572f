import { and, desc, eq, gte, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { ListedPosition, PublicPosition } from '#contract/recruitment/position.ts';
import { businessDateAt } from '#domain/instant.ts';
import { keptUntil } from '#domain/recruitment/application-moves.ts';
import type { PositionType } from '#domain/recruitment/position-form.ts';
import { activity } from '#server/activity/tables.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { refuse } from '#server/refusal.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { recruitmentPosition } from '../tables.ts';
import type { PositionRow } from './position-workflow.ts';
import { unitView } from './position-view.ts';

export interface PublicSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  unitId?: string | undefined;
  type?: PositionType | undefined;
  search?: string | undefined;
}

/** Approved, not closed, its last day not over, and of a fair that is published itself. */
export const isOpen = (world: World): SQL | undefined =>
  and(
    isNotNull(recruitmentPosition.listedAt),
    gte(recruitmentPosition.listedUntil, businessDateAt(world.clock.now())),
    ne(activity.state, 'DRAFT'),
  );

const select = (world: World) =>
  world.db.orm
    .select({ row: recruitmentPosition, of: unit, at: activity })
    .from(recruitmentPosition)
    .innerJoin(unit, eq(unit.id, recruitmentPosition.unitId))
    .innerJoin(activity, eq(activity.id, recruitmentPosition.activityId));

function listedView(row: PositionRow, of: UnitRow): ListedPosition {
  const { id, activityId, listed, listedAt } = row;
  if (!listed || !listedAt) throw refuse('ENTITY_NOT_FOUND');
  return { id, activityId, form: listed, unit: unitView(of), listedAt };
}

/** Open positions, newest first. */
export async function listPublicPositions(world: World, { page, size, ...search }: PublicSearch) {
  const where = and(
    isOpen(world),
    search.activityId ? eq(recruitmentPosition.activityId, search.activityId) : undefined,
    search.unitId ? eq(recruitmentPosition.unitId, search.unitId) : undefined,
    search.type ? eq(recruitmentPosition.listedType, search.type) : undefined,
    wordsMatch(recruitmentPosition.listedWords, search.search),
  );
  const rows = await select(world)
    .where(where)
    .orderBy(desc(recruitmentPosition.listedAt), desc(recruitmentPosition.id))
    .limit(size)
    .offset(page * size);
  const counted = world.db.orm
    .select({ id: recruitmentPosition.id })
    .from(recruitmentPosition)
    .innerJoin(activity, eq(activity.id, recruitmentPosition.activityId))
    .where(where)
    .as('counted');
  return {
    content: rows.map(({ row, of }) => listedView(row, of)),
    totalElements: await world.db.orm.$count(counted),
  };
}

/** @throws ENTITY_NOT_FOUND for what is not there or not open */
export async function findOpenPosition(world: World, positionId: string) {
  const [found] = await select(world).where(and(eq(recruitmentPosition.id, positionId), isOpen(world)));
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  return found;
}

/** @throws ENTITY_NOT_FOUND for what is not there or not open */
export async function readPublicPosition(world: World, positionId: string): Promise<PublicPosition> {
  const { row, of, at } = await findOpenPosition(world, positionId);
  const listed = listedView(row, of);
  return {
    ...listed,
    unit: { ...listed.unit, website: of.website, summary: of.summary },
    activity: { nameTc: at.nameTc, nameEn: at.nameEn, namePt: at.namePt },
    keptUntil: keptUntil(row.listedUntil ?? at.endDate, at.endDate),
  };
}
