import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { AccountRow } from '#contract/account/desk.ts';
import { account, membership } from '../tables.ts';
import { unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';

export type StoredAccount = Omit<typeof account.$inferSelect, 'words'>;

/** Everything but the words it is found by. */
export const accountColumns = {
  id: account.id,
  username: account.username,
  email: account.email,
  nameTc: account.nameTc,
  nameEn: account.nameEn,
  namePt: account.namePt,
  passwordHash: account.passwordHash,
  channel: account.channel,
  language: account.language,
  restPassword: account.restPassword,
  mobile: account.mobile,
  emailVerifiedAt: account.emailVerifiedAt,
  mobileVerifiedAt: account.mobileVerifiedAt,
  mergedIntoId: account.mergedIntoId,
  version: account.version,
  disabledAt: account.disabledAt,
  lastLoginAt: account.lastLoginAt,
  createdAt: account.createdAt,
} as const;

/** @throws ACCOUNT_NOT_FOUND */
export async function findAccount(db: Queries, accountId: string): Promise<StoredAccount> {
  const [row] = await db.orm.select(accountColumns).from(account).where(eq(account.id, accountId));
  if (!row) throw refuse('ACCOUNT_NOT_FOUND');
  return row;
}

/** Locked until the transaction ends. @throws ACCOUNT_NOT_FOUND; STATUS_ERROR for another version */
export async function lockAccount(tx: Queries, accountId: string, version?: number): Promise<StoredAccount> {
  const [row] = await tx.orm.select(accountColumns).from(account).where(eq(account.id, accountId)).for('update');
  if (!row) throw refuse('ACCOUNT_NOT_FOUND');
  if (version !== undefined && (row.version !== version || row.mergedIntoId)) throw refuse('STATUS_ERROR');
  return row;
}

/** Accounts as lists show them, with the roles that hold now. */
export async function accountRows(db: Queries, stored: readonly StoredAccount[]): Promise<AccountRow[]> {
  if (stored.length === 0) return [];
  const ids = stored.map(({ id }) => id);
  const roles = await db.orm
    .select({
      accountId: membership.accountId,
      orgType: membership.orgType,
      unit: { id: unit.id, nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt },
    })
    .from(membership)
    .leftJoin(unit, eq(unit.id, membership.unitId))
    .where(and(inArray(membership.accountId, ids), isNull(membership.endedAt)))
    .orderBy(asc(membership.id));
  return stored.map((row) => {
    const own = roles.filter(({ accountId }) => accountId === row.id);
    const units = new Map(own.flatMap((role) => (role.unit ? [[role.unit.id, role.unit] as const] : [])));
    return {
      id: row.id,
      version: row.version,
      username: row.username,
      email: row.email,
      nameTc: row.nameTc,
      nameEn: row.nameEn,
      namePt: row.namePt,
      mobile: row.mobile,
      language: row.language,
      channel: row.channel,
      orgTypes: [...new Set(own.map(({ orgType }) => orgType))],
      units: [...units.values()],
      createdAt: row.createdAt,
      lastLoginAt: row.lastLoginAt,
      suspendedAt: row.mergedIntoId ? null : row.disabledAt,
      mergedIntoId: row.mergedIntoId,
    };
  });
}
