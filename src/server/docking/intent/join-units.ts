import type { Queries } from '#server/db/database.ts';

/**
 * Before a unit's products and intents go to the one that stays: of what both have between them and the same product, or
 * as customers of the same docking, the word of the one that stays holds.
 */
export async function joinDockings(tx: Queries, { fromId, intoId }: { fromId: string; intoId: string }): Promise<void> {
  const pair = [fromId, intoId];
  await tx.query(
    `delete from docking_intent own
      where (own.customer_unit_id = $1 and (own.exhibitor_unit_id = $2 or exists (
              select 1 from docking_intent twin where twin.product_id = own.product_id and twin.customer_unit_id = $2)))
         or (own.exhibitor_unit_id = $1 and own.customer_unit_id = $2)`,
    pair,
  );
  await tx.query(
    `delete from docking_customer own using docking_customer twin
      where own.unit_id = $1 and twin.unit_id = $2 and twin.activity_id = own.activity_id`,
    pair,
  );
}
