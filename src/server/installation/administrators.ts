import { ownChannel } from '#domain/account/roles.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { nameOfAccount } from '#server/account/account-names.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { insertAccount } from '#server/account/desk/create-account.ts';
import type { Queries } from '#server/db/database.ts';
import { lockName } from '#server/db/lock-name.ts';
import type { LinkedAccount } from '#server/account/password/make-link.ts';
import type { World } from '#server/world.ts';

export interface NewAdministrator {
  email: string;
  username: string;
  name: string;
  language: Locale;
  /** Null for one who sets it by a link, or logs in at another provider. */
  passwordHash: string | null;
}

/** Whether there ever was one: whoever was taken the role does not open the set-up again. */
export async function hadAdministrator(db: Queries): Promise<boolean> {
  const [row] = await db.query(`select 1 from membership where org_type = 'FUND_ADMIN' limit 1`);
  return row !== undefined;
}

/** By whoever runs the server, not by an account. @throws PARAMS_ERROR, USERNAME_REPEAT, ACCOUNT_EXISTED */
export async function makeAdministrator(world: World, tx: Queries, wanted: NewAdministrator): Promise<LinkedAccount> {
  const { email, username, name, language, passwordHash } = wanted;
  const inChinese = /\p{Script=Han}/u.test(name);
  return insertAccount(world, tx, {
    by: null,
    details: {
      email,
      username,
      nameTc: inChinese ? name : '',
      nameEn: inChinese ? '' : name,
      namePt: '',
      mobile: '',
      language,
    },
    password: { hash: passwordHash, mustChange: false },
    membership: { orgType: 'FUND_ADMIN', role: null, unitId: null, activities: [] },
  });
}

/** Only one of those who ask at the same moment. @returns whether this one was the first */
export const makeFirstAdministrator = (world: World, wanted: NewAdministrator): Promise<boolean> =>
  world.db.transaction(async (tx) => {
    await lockName(tx, 'first administrator');
    if (await hadAdministrator(tx)) return false;
    await makeAdministrator(world, tx, wanted);
    return true;
  });

const isAdministrator = `exists (select 1 from membership
  where account_id = account.id and org_type = 'FUND_ADMIN' and ended_at is null)`;

export interface Administrator {
  email: string;
  name: string;
  suspended: boolean;
  lastLoginAt: Instant | null;
}

export const listAdministrators = (db: Queries): Promise<Administrator[]> =>
  db.query<Administrator>(
    `select email, ${nameOfAccount('account')} as name, disabled_at is not null as suspended,
            last_login_at as "lastLoginAt"
       from account where ${isAdministrator} order by created_at, id`,
  );

/** Whose password may be set anew by a link. Null for nobody of that address, for who is suspended, and for who logs in at another provider. */
export const startReset = (world: World, email: string): Promise<LinkedAccount | null> =>
  world.db.transaction(async (tx) => {
    const [found] = await tx.query<LinkedAccount>(
      `select id, username, email, password_hash as "passwordHash" from account
        where lower(email) = lower($1) and channel = $2 and disabled_at is null and ${isAdministrator}`,
      [email.trim(), ownChannel],
    );
    if (!found) return null;
    await recordAudit(world, tx, {
      accountId: null,
      action: 'account.resetPassword',
      subjectKind: 'account',
      subjectId: found.id,
    });
    return found;
  });
