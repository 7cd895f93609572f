import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

/** Of things that stand in an order of their own. */
type OrderedTable = PgTable & Record<'id' | 'position', PgColumn>;

/** Behind the last of a list. */
export async function nextPosition(tx: Queries, table: OrderedTable, narrowed: SQL): Promise<number> {
  const source: PgTable = table;
  const [row] = await tx.orm
    .select({ last: sql<number>`coalesce(max(${table.position}), 0)::int` })
    .from(source)
    .where(narrowed);
  return (row?.last ?? 0) + 1;
}

/** Puts the rows into the order in which their ids come; these must be all there are. @throws STATUS_ERROR otherwise */
export async function writeOrder<Row extends { id: number | string }>(
  tx: Queries,
  table: OrderedTable,
  rows: readonly Row[],
  ids: readonly Row['id'][],
): Promise<void> {
  const wanted = new Map(ids.map((id, at) => [id, at + 1]));
  // Somebody else added or removed one meanwhile: what was ordered is not what there is.
  if (wanted.size !== rows.length || rows.some(({ id }) => !wanted.has(id))) throw refuse('STATUS_ERROR');
  const target: PgTable = table;
  for (const [id, position] of wanted) await tx.orm.update(target).set({ position }).where(eq(table.id, id));
}
