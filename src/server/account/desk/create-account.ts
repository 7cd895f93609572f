import type { z } from 'zod';
import type { deskAccountApi, NewMembership } from '#contract/account/desk.ts';
import type { AccountDetails } from '#domain/account/check-account.ts';
import { passwordProblem } from '#domain/account/password-rule.ts';
import { newId } from '#domain/id.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import { hashPassword } from '../password/password-hash.ts';
import { account } from '../tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { type LinkedAccount, passwordLink } from '../password/make-link.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { insertMembership } from './change-memberships.ts';
import { checkDetails } from './check-details.ts';

type NewAccount = z.output<(typeof deskAccountApi)['createAccount']['body']>;

const firstLinkMs = 7 * dayMs;

/** The password is known to staff only where it must be changed at the first login. */
async function firstPassword({ firstPassword: kind, password }: NewAccount): Promise<string | null> {
  if (kind === 'LINK') {
    if (password) throw refuseField('password', 'notAllowed');
    return null;
  }
  const problem = passwordProblem(password ?? '');
  if (problem) throw refuse('PARAMS_ERROR', { fields: [{ path: 'password', ...problem }] });
  return hashPassword(password ?? '');
}

export interface AccountToInsert {
  /** Null for whoever runs the server. */
  by: string | null;
  details: AccountDetails;
  password: { hash: string | null; mustChange: boolean };
  membership: NewMembership | null;
}

/** @throws PARAMS_ERROR, USERNAME_REPEAT, ACCOUNT_EXISTED, and what a role is refused for */
export async function insertAccount(world: World, tx: Queries, wanted: AccountToInsert): Promise<LinkedAccount> {
  const { details, password, membership } = wanted;
  await checkDetails(tx, details, null);
  const id = newId();
  await tx.orm.insert(account).values({
    id,
    ...details,
    passwordHash: password.hash,
    restPassword: password.mustChange,
    createdAt: world.clock.now(),
  });
  if (membership) await insertMembership(world, tx, id, membership, 'membership.');
  await recordAudit(world, tx, {
    accountId: wanted.by,
    action: 'account.create',
    subjectKind: 'account',
    subjectId: id,
    changes: membership ? [{ field: 'role', from: null, to: membership.orgType }] : [],
  });
  return { id, username: details.username, email: details.email, passwordHash: password.hash };
}

/** Tells the owner of a new account how to get in. @returns why that could not be told by mail where that is so */
const tellOpened = (world: World, tx: Queries, opened: LinkedAccount) => {
  const link =
    opened.passwordHash === null
      ? passwordLink(world, opened, plusMs(world.clock.now(), firstLinkMs))
      : `${world.config.publicUrl}/event/home`;
  const { id, username } = opened;
  return sendNotice(world, tx, { trigger: 'ACCOUNT_OPENED', to: id, facts: { username, link } });
};

/** An account whose owner sets its password by the link in a mail. */
export async function openAccount(world: World, tx: Queries, by: string, details: AccountDetails): Promise<string> {
  const password = { hash: null, mustChange: false };
  const opened = await insertAccount(world, tx, { by, details, password, membership: null });
  await tellOpened(world, tx, opened);
  return opened.id;
}

/** @returns the account, and why its owner was not told by mail where that is so */
export async function createAccount(world: World, by: string, wanted: NewAccount) {
  const { membership, firstPassword: _kind, password: _password, ...details } = wanted;
  const hash = await firstPassword(wanted);
  return world.db.transaction(async (tx) => {
    const password = { hash, mustChange: hash !== null };
    const opened = await insertAccount(world, tx, { by, details, password, membership });
    return { accountId: opened.id, notice: await tellOpened(world, tx, opened) };
  });
}
