import { externalChannel } from '#domain/account/roles.ts';
import type { Queries } from '#server/db/database.ts';

/** A road-show level has another name from now on. */
export const renameLevelOfRoles = (tx: Queries, from: string, to: string) =>
  tx.query('update membership set role = $2 where role = $1', [from, to]);

/** Accounts of the external provider are known by the product's code. */
export const renameChannel = (tx: Queries, from: string, to: string) =>
  tx.query('update account set channel = $2 where channel = $1', [externalChannel(from), externalChannel(to)]);
