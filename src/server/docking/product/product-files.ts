import { eq, inArray } from 'drizzle-orm';
import { everyWriting } from '#domain/file/file-moves.ts';
import type { FileOwner } from '#server/file/owner.ts';
import { dockingProduct } from '../tables.ts';
import { lookForProduct } from './find-product.ts';
import { productGroups } from './product-facts.ts';
import { isEditable } from './save-product.ts';

/** What belongs to a product: its exhibitor keeps it, whoever decides about it sees it, and everybody once it is listed. */
export const productFiles: FileOwner = {
  groups: productGroups,

  async access(world, actor, ownerId) {
    const found = await lookForProduct(world.db, actor, ownerId);
    if (found) {
      // What the list shows is not changed by a draft of a change.
      const mayWrite = actor !== null && isEditable(found) && found.row.listedAt === null;
      return { mayRead: true, writings: everyWriting(mayWrite) };
    }
    const [row] = await world.db.orm
      .select({ listedAt: dockingProduct.listedAt })
      .from(dockingProduct)
      .where(eq(dockingProduct.id, ownerId));
    return { mayRead: Boolean(row?.listedAt), writings: [] };
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: dockingProduct.id })
      .from(dockingProduct)
      .where(inArray(dockingProduct.id, [...ownerIds]));
    return rows.map(({ id }) => id);
  },
};
