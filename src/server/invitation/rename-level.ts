import type { Queries } from '#server/db/database.ts';

/** A road-show level has another name from now on. */
export const renameLevelOfInvitations = (tx: Queries, from: string, to: string) =>
  tx.query('update invitation set role = $2 where role = $1', [from, to]);
