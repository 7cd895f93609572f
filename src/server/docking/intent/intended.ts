import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import type { ProductRow } from '../product/product-workflow.ts';
import { dockingIntent } from '../tables.ts';

type Listed = Pick<ProductRow, 'id' | 'statusSince'>;

const since = ({ id, statusSince }: Listed): SQL | undefined =>
  and(eq(dockingIntent.productId, id), gte(dockingIntent.createdAt, statusSince));

/** Asked in the exhibitor's name, and not answered. */
const untouched = and(
  eq(dockingIntent.askedBy, 'EXHIBITOR'),
  eq(dockingIntent.status, 'PENDING'),
  eq(dockingIntent.version, 1),
);

/** Nobody has made use of a product since it was listed: there is nothing but what its own form asked. */
export const hasOnlyIntended = async (tx: Queries, listed: Listed): Promise<boolean> =>
  (await tx.orm.$count(dockingIntent, since(listed))) ===
  (await tx.orm.$count(dockingIntent, and(since(listed), untouched)));

/** What was asked along with the listing, for when the listing is taken back; nobody was told of it. */
export async function removeIntended(tx: Queries, listed: Listed): Promise<void> {
  await tx.orm.delete(dockingIntent).where(and(since(listed), untouched));
}
