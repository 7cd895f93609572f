import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { positionStatusOfWire } from '#domain/recruitment/position-status.ts';
import type { Actor } from '#server/actor.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { refuseField } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { recruitmentPosition } from '../tables.ts';
import { type Viewer, viewerOf } from '../viewer.ts';
import { isOwn } from './position-rights.ts';
import { positionRow } from './position-view.ts';

export interface PositionSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  status?: string | undefined;
  which?: 'toDecide' | undefined;
  search?: string | undefined;
}

/** The same as `seesPosition`, for a whole list. */
function inSight({ unitId, isContractor, fund, activities }: Viewer): SQL | undefined {
  const handedIn = ne(recruitmentPosition.status, 'DRAFT');
  return or(
    unitId ? eq(recruitmentPosition.unitId, unitId) : undefined,
    fund ? handedIn : undefined,
    isContractor && activities.length > 0
      ? and(handedIn, inArray(recruitmentPosition.activityId, [...activities]))
      : undefined,
    sql`false`,
  );
}

const toDecide = ({ fund, isContractor }: Viewer): SQL =>
  fund
    ? eq(recruitmentPosition.status, '{p}PENDING_APPROVAL')
    : isContractor
      ? eq(recruitmentPosition.status, 'CONT_PENDING_APPROVAL')
      : sql`false`;

function statusIs(word: string): SQL {
  const status = positionStatusOfWire(word);
  if (!status) throw refuseField('status', 'notAllowed');
  return eq(recruitmentPosition.status, status);
}

/** What the list is narrowed to, whoever looks at it. @throws PARAMS_ERROR for a word that is no status */
export const positionsNarrowed = ({ activityId, status, search }: Omit<PositionSearch, 'page' | 'size' | 'which'>) =>
  and(
    activityId ? eq(recruitmentPosition.activityId, activityId) : undefined,
    status ? statusIs(status) : undefined,
    wordsMatch(recruitmentPosition.words, search),
  );

/** What somebody makes or decides about, changed last first. @throws PARAMS_ERROR for a word that is no status */
export async function listPositions(world: World, actor: Actor, search: PositionSearch) {
  const { orm } = world.db;
  const viewer = await viewerOf(world.db, actor);
  const where = and(
    inSight(viewer),
    search.which === 'toDecide' ? toDecide(viewer) : undefined,
    positionsNarrowed(search),
  );
  const rows = await orm
    .select({ row: recruitmentPosition, of: unit })
    .from(recruitmentPosition)
    .innerJoin(unit, eq(unit.id, recruitmentPosition.unitId))
    .where(where)
    .orderBy(desc(recruitmentPosition.updatedAt), desc(recruitmentPosition.id))
    .limit(search.size)
    .offset(search.page * search.size);
  const product = productCode(world);
  return {
    content: rows.map(({ row, of }) => positionRow(row, of, isOwn(viewer, row), product)),
    totalElements: await orm.$count(recruitmentPosition, where),
  };
}
