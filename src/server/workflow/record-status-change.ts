import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { statusChange } from './tables.ts';

export type StatusChanged = Omit<typeof statusChange.$inferInsert, 'id' | 'at'>;

/** In the same transaction as the move. */
export async function recordStatusChange(world: World, tx: Queries, change: StatusChanged): Promise<void> {
  await tx.orm.insert(statusChange).values({ ...change, at: world.clock.now() });
}
