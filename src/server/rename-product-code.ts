import { roadShowLevels } from '#domain/account/roles.ts';
import { renameChannel, renameLevelOfRoles } from '#server/account/rename-product.ts';
import type { Queries } from '#server/db/database.ts';
import { renameLevelOfInvitations } from '#server/invitation/rename-level.ts';

const levelsWith = (product: string): string[] =>
  roadShowLevels(product).filter((level) => level.startsWith(`${product}_`));

/** What is stored with the old prefix keeps its meaning under the new one. */
export async function renameProductCode(tx: Queries, from: string, to: string): Promise<void> {
  if (from === to) return;
  const after = levelsWith(to);
  for (const [at, level] of levelsWith(from).entries()) {
    const renamed = after[at] ?? level;
    await renameLevelOfRoles(tx, level, renamed);
    await renameLevelOfInvitations(tx, level, renamed);
  }
  await renameChannel(tx, from, to);
}
