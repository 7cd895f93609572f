import type { AccountPage, deskAccountApi } from '#contract/account/desk.ts';
import type { Handlers } from '#server/serve.ts';
import type { World } from '#server/world.ts';
import { accountPage } from './account-page.ts';
import { addMembership, changeMembership, endMembership } from './change-memberships.ts';
import { createAccount } from './create-account.ts';
import { editAccount } from './edit-account.ts';
import { endSessions } from './end-sessions.ts';
import { mergeAccounts, previewMerge } from './merge-accounts.ts';
import { resetPassword } from './reset-password.ts';
import { searchAccounts } from './search-accounts.ts';
import { restoreAccount, suspendAccount } from './suspend-account.ts';

/** What the account is like once something was done to it. */
async function after(world: World, accountId: string, deed: Promise<void>): Promise<AccountPage> {
  await deed;
  return accountPage(world, world.db, accountId);
}

export const deskAccountHandlers: Handlers<typeof deskAccountApi> = {
  searchAccounts: ({ world, query }) => searchAccounts(world.db, query),

  deskAccount: ({ world, params }) => accountPage(world, world.db, params.accountId),

  createAccount: ({ world, actor, body }) => createAccount(world, actor.accountId, body),

  editAccount: ({ world, actor: { accountId: by }, params, body: { version, ...details } }) =>
    after(world, params.accountId, editAccount(world, { by, ...params, version, details })),

  suspendAccount: ({ world, actor: { accountId: by }, params, body }) =>
    after(world, params.accountId, suspendAccount(world, { by, ...params, ...body })),

  restoreAccount: ({ world, actor: { accountId: by }, params, body }) =>
    after(world, params.accountId, restoreAccount(world, { by, ...params, ...body })),

  async endAccountSessions({ world, actor, params }) {
    return { ended: await endSessions(world, actor.accountId, params.accountId) };
  },

  resetAccountPassword: ({ world, actor, params }) => resetPassword(world, actor.accountId, params.accountId),

  addMembership: ({ world, actor: { accountId: by }, params, body: { version, ...membership } }) =>
    after(world, params.accountId, addMembership(world, { by, ...params, version, membership })),

  changeMembership: ({ world, actor: { accountId: by }, params, body }) =>
    after(world, params.accountId, changeMembership(world, { by, ...params, ...body })),

  endMembership: ({ world, actor: { accountId: by }, params, body }) =>
    after(world, params.accountId, endMembership(world, { by, ...params, ...body })),

  previewAccountMerge: ({ world, params }) => previewMerge(world.db, params.accountId, params.intoId),

  mergeAccounts: ({ world, actor: { accountId: by }, params: { accountId: fromId, intoId }, body }) =>
    after(world, intoId, mergeAccounts(world, { by, fromId, intoId, ...body })),
};
