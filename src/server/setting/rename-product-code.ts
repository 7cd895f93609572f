import { externalChannel, roadShowLevels } from '#domain/account/roles.ts';
import type { Queries } from '#server/db/database.ts';

const levelsWith = (product: string): string[] =>
  roadShowLevels(product).filter((level) => level.startsWith(`${product}_`));

/** What is stored with the old prefix keeps its meaning under the new one. */
export async function renameProductCode(tx: Queries, from: string, to: string): Promise<void> {
  if (from === to) return;
  const after = levelsWith(to);
  for (const [at, level] of levelsWith(from).entries()) {
    await tx.query('update membership set role = $2 where role = $1', [level, after[at]]);
    await tx.query('update invitation set role = $2 where role = $1', [level, after[at]]);
  }
  await tx.query('update account set channel = $2 where channel = $1', [externalChannel(from), externalChannel(to)]);
}
