import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { membership, membershipActivity } from '#server/account/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { dockingCustomer, dockingIntent } from '../tables.ts';
import { type Viewer, viewerOf } from '../viewer.ts';

export interface CustomerSearch {
  page: number;
  size: number;
  activityId: string;
  gaming?: 'true' | undefined;
  productId?: string | undefined;
  search?: string | undefined;
}

/** Takes part in a role that has not ended. */
const takesPart = (db: Queries, activityId: string): SQL => {
  const roles = db.orm
    .select({ one: sql`1` })
    .from(membership)
    .innerJoin(membershipActivity, eq(membershipActivity.membershipId, membership.id))
    .where(
      and(
        eq(membership.unitId, unit.id),
        eq(membership.orgType, 'DOCKING_CUSTOMER'),
        isNull(membership.endedAt),
        eq(membershipActivity.activityId, activityId),
      ),
    );
  return sql`exists (${roles})`;
};

type Narrowed = Pick<CustomerSearch, 'activityId' | 'gaming' | 'search'>;

/** What the fund said of a unit at that docking. */
export const saidOf = (activityId: string): SQL | undefined =>
  and(eq(dockingCustomer.unitId, unit.id), eq(dockingCustomer.activityId, activityId));

/** The customers of a docking, where `saidOf` it is joined. */
export const customersWanted = (db: Queries, { activityId, gaming, search }: Narrowed): SQL | undefined =>
  and(
    takesPart(db, activityId),
    gaming ? eq(dockingCustomer.isGaming, true) : undefined,
    wordsMatch(unit.words, search),
  );

/** How many customers there are. */
export async function countCustomers(db: Queries, search: Narrowed): Promise<number> {
  const [count] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(unit)
    .leftJoin(dockingCustomer, saidOf(search.activityId))
    .where(customersWanted(db, search));
  return count?.total ?? 0;
}

/** Of whom the fund said nothing is a company like others. */
export const saidOrUsual = (said: Pick<typeof dockingCustomer.$inferSelect, 'companyType' | 'isGaming'> | null) => ({
  companyType: said?.companyType ?? ('COMPANY' as const),
  isGaming: said?.isGaming ?? false,
});

/** What is between a customer and an exhibitor's own product; of any other, nothing. */
const intentWith = ({ side, unitId }: Viewer, productId: string | undefined): SQL | undefined =>
  productId && side === 'EXHIBITOR' && unitId
    ? and(
        eq(dockingIntent.productId, productId),
        eq(dockingIntent.customerUnitId, unit.id),
        eq(dockingIntent.exhibitorUnitId, unitId),
      )
    : sql`false`;

export async function listCustomers(world: World, actor: Actor, search: CustomerSearch) {
  const { orm } = world.db;
  const viewer = await viewerOf(world.db, actor);
  const rows = await orm
    .select({ of: unit, said: dockingCustomer, intent: dockingIntent })
    .from(unit)
    .leftJoin(dockingCustomer, saidOf(search.activityId))
    .leftJoin(dockingIntent, intentWith(viewer, search.productId))
    .where(customersWanted(world.db, search))
    .orderBy(asc(unit.nameTc), asc(unit.id))
    .limit(search.size)
    .offset(search.page * search.size);
  return {
    content: rows.map(({ of, said: row, intent }) => ({
      id: of.id,
      nameTc: of.nameTc,
      nameEn: of.nameEn,
      namePt: of.namePt,
      website: of.website,
      ...saidOrUsual(row),
      intent: intent && {
        id: intent.id,
        status: intent.status,
        version: intent.version,
        isOwnWish: intent.askedBy === 'EXHIBITOR',
        agreedAt: intent.agreedAt,
      },
    })),
    totalElements: await countCustomers(world.db, search),
  };
}
