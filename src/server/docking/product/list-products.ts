import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { productStatusOfWire } from '#domain/docking/product-status.ts';
import type { Actor } from '#server/actor.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { refuseField } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { dockingProduct } from '../tables.ts';
import { type Viewer, viewerOf } from '../viewer.ts';
import { isOwn } from './product-rights.ts';
import { productRow } from './product-view.ts';

export interface ProductSearch {
  page: number;
  size: number;
  activityId?: string | undefined;
  status?: string | undefined;
  which?: 'toDecide' | undefined;
  search?: string | undefined;
}

/** The same as `seesProduct`, for a whole list. */
function inSight({ side, unitId, isContractor, fund, activities }: Viewer): SQL | undefined {
  const handedIn = ne(dockingProduct.status, 'DRAFT');
  return or(
    side === 'EXHIBITOR' && unitId ? eq(dockingProduct.unitId, unitId) : undefined,
    fund ? handedIn : undefined,
    isContractor && activities.length > 0
      ? and(handedIn, inArray(dockingProduct.activityId, [...activities]))
      : undefined,
    sql`false`,
  );
}

const toDecide = ({ fund, isContractor }: Viewer): SQL =>
  fund
    ? eq(dockingProduct.status, '{p}PENDING_APPROVAL')
    : isContractor
      ? eq(dockingProduct.status, 'CONT_PENDING_APPROVAL')
      : sql`false`;

function statusIs(word: string): SQL {
  const status = productStatusOfWire(word);
  if (!status) throw refuseField('status', 'notAllowed');
  return eq(dockingProduct.status, status);
}

/** Those of an activity, or with certain words. */
export const narrowed = ({ activityId, search }: Pick<ProductSearch, 'activityId' | 'search'>): SQL | undefined =>
  and(activityId ? eq(dockingProduct.activityId, activityId) : undefined, wordsMatch(dockingProduct.words, search));

/** What somebody makes or decides about, changed last first. @throws PARAMS_ERROR for a word that is no status */
export async function listProducts(world: World, actor: Actor, search: ProductSearch) {
  const { orm } = world.db;
  const viewer = await viewerOf(world.db, actor);
  const where = and(
    inSight(viewer),
    search.which === 'toDecide' ? toDecide(viewer) : undefined,
    search.status ? statusIs(search.status) : undefined,
    narrowed(search),
  );
  const rows = await orm
    .select({ row: dockingProduct, of: unit })
    .from(dockingProduct)
    .innerJoin(unit, eq(unit.id, dockingProduct.unitId))
    .where(where)
    .orderBy(desc(dockingProduct.updatedAt), desc(dockingProduct.id))
    .limit(search.size)
    .offset(search.page * search.size);
  const product = productCode(world);
  return {
    content: rows.map(({ row, of }) => productRow(row, of, isOwn(viewer, row), product)),
    totalElements: await orm.$count(dockingProduct, where),
  };
}
