import { and, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ListedProduct, PublicProduct } from '#contract/docking/product.ts';
import type { IntentFilter, ProductFilter } from '#domain/docking/product-filter.ts';
import type { CompanyType } from '#domain/docking/product-form.ts';
import type { Actor } from '#server/actor.ts';
import { activity } from '#server/activity/tables.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { refuse } from '#server/refusal.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { dockingIntent, dockingProduct } from '../tables.ts';
import { type Viewer, viewerOf } from '../viewer.ts';
import { isOwn } from './product-rights.ts';
import { unitView } from './product-view.ts';
import type { ProductRow } from './product-workflow.ts';

export interface DockingSearch {
  activityId?: string | undefined;
  product: ProductFilter;
  intent?: IntentFilter | undefined;
  companyType?: CompanyType | undefined;
  search?: string | undefined;
}

interface Found {
  row: ProductRow;
  of: UnitRow;
  intent: typeof dockingIntent.$inferSelect | null;
}

/** Of an activity that is published itself. */
const isListed = and(
  isNotNull(dockingProduct.listedAt),
  sql`exists (select 1 from ${activity} where ${activity.id} = ${dockingProduct.activityId} and ${activity.state} <> 'DRAFT')`,
);

const named = (unitId: string): SQL => sql`${dockingProduct.listed}->'intendedUnits' ? ${unitId}`;

/** What concerns whoever looks (row 201). */
function concerns({ side, unitId }: Viewer): SQL {
  if (!side || !unitId) return sql`false`;
  if (side === 'EXHIBITOR') return eq(dockingProduct.unitId, unitId);
  return or(isNotNull(dockingIntent.id), named(unitId)) ?? sql`false`;
}

function narrowed(
  viewer: Viewer,
  { product, intent, companyType, activityId, search }: DockingSearch,
): SQL | undefined {
  return and(
    isListed,
    activityId ? eq(dockingProduct.activityId, activityId) : undefined,
    product === 'NORMAL' ? concerns(viewer) : undefined,
    product === 'OTHER_PRODUCT' ? not(concerns(viewer)) : undefined,
    intent === 'NONE'
      ? isNull(dockingIntent.id)
      : intent
        ? and(isNotNull(dockingIntent.id), eq(dockingIntent.status, intent))
        : undefined,
    companyType ? sql`${dockingProduct.listed}->>'companyType' = ${companyType}` : undefined,
    wordsMatch(dockingProduct.listedWords, search),
  );
}

/** The customer's own intent beside each product; to everybody else none. */
const ownIntent = ({ side, unitId }: Viewer): SQL | undefined =>
  side === 'CUSTOMER' && unitId
    ? and(eq(dockingIntent.productId, dockingProduct.id), eq(dockingIntent.customerUnitId, unitId))
    : sql`false`;

const select = (world: World, viewer: Viewer) =>
  world.db.orm
    .select({ row: dockingProduct, of: unit, intent: dockingIntent })
    .from(dockingProduct)
    .innerJoin(unit, eq(unit.id, dockingProduct.unitId))
    .leftJoin(dockingIntent, ownIntent(viewer));

function listedView(viewer: Viewer, { row, of, intent }: Found): ListedProduct {
  const { listed, listedAt } = row;
  if (!listed || !listedAt) throw refuse('ENTITY_NOT_FOUND');
  const { nameTc, nameEn, namePt, companyType, summary, amount, currency, intendedUnits } = listed;
  return {
    id: row.id,
    activityId: row.activityId,
    nameTc,
    nameEn,
    namePt,
    companyType,
    summary,
    amount,
    currency,
    unit: unitView(of),
    listedAt,
    isOwn: isOwn(viewer, row),
    namesUs: viewer.side === 'CUSTOMER' && viewer.unitId !== null && intendedUnits.includes(viewer.unitId),
    intent: intent && {
      id: intent.id,
      status: intent.status,
      version: intent.version,
      isOwnWish: intent.askedBy === 'CUSTOMER',
      agreedAt: intent.agreedAt,
    },
  };
}

/** Listed last first, so that what somebody decided stays where it was. */
export async function searchProducts(
  world: World,
  actor: Actor | null,
  { page, size }: { page: number; size: number },
  search: DockingSearch,
) {
  const viewer = await viewerOf(world.db, actor);
  const where = narrowed(viewer, search);
  const rows = await select(world, viewer)
    .where(where)
    .orderBy(desc(dockingProduct.listedAt), desc(dockingProduct.id))
    .limit(size)
    .offset(page * size);
  const [count] = await world.db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(dockingProduct)
    .leftJoin(dockingIntent, ownIntent(viewer))
    .where(where);
  return { content: rows.map((found) => listedView(viewer, found)), totalElements: count?.total ?? 0 };
}

/** @throws ENTITY_NOT_FOUND for what is not there or not listed */
export async function readListed(world: World, actor: Actor | null, productId: string): Promise<PublicProduct> {
  const viewer = await viewerOf(world.db, actor);
  const [found] = await select(world, viewer).where(and(eq(dockingProduct.id, productId), isListed));
  if (!found?.row.listed) throw refuse('ENTITY_NOT_FOUND');
  const { scope, supplements } = found.row.listed;
  return { ...listedView(viewer, found), scope, supplements, website: found.of.website };
}
