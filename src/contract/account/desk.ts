import { z } from 'zod';
import { accountSorts, accountStandings, firstPasswords } from '#domain/account/account-words.ts';
import { administrators, fundStaff, orgTypes } from '#domain/account/roles.ts';
import { locales } from '#domain/locale.ts';
import { type Api, Done, Id, Instant, countedPageOf, pageQuery } from '#contract/api.ts';
import { Named, WireNames } from '#contract/texts.ts';

const Text = z.string().trim().max(400);
const OrgTypeName = z.enum(orgTypes);
const Version = z.number().int().min(0);
const Reason = z.string().trim().max(500);

/** The shape only: what is wrong with well-formed details is `accountProblems` in the domain. */
export const AccountDetails = z.object({
  username: Text,
  email: Text,
  nameTc: Text,
  nameEn: Text,
  namePt: Text,
  mobile: Text,
  language: z.enum(locales),
});

export const DeskMembership = z.object({
  id: Id,
  orgType: OrgTypeName,
  /** The level of a road-show account, as {product}_UN. */
  role: z.string().nullable(),
  unit: Named.nullable(),
  activities: z.array(z.object({ id: Id, code: z.string(), ...WireNames })),
  createdAt: Instant.nullable(),
  endedAt: Instant.nullable(),
});
export type DeskMembership = z.infer<typeof DeskMembership>;

export const AccountRow = AccountDetails.extend({
  id: Id,
  version: z.number().int(),
  channel: z.string(),
  /** Roles that hold now. */
  orgTypes: z.array(OrgTypeName),
  units: z.array(Named),
  createdAt: Instant,
  lastLoginAt: Instant.nullable(),
  suspendedAt: Instant.nullable(),
  mergedIntoId: Id.nullable(),
});
export type AccountRow = z.infer<typeof AccountRow>;

export const AccountPage = z.object({
  account: AccountRow.extend({
    hasPassword: z.boolean(),
    restPassword: z.boolean(),
    emailVerifiedAt: Instant.nullable(),
    mobileVerifiedAt: Instant.nullable(),
  }),
  /** Those that ended last. */
  memberships: z.array(DeskMembership),
  sessions: z.array(
    z.object({ id: Id, device: z.string(), createdAt: Instant, refreshedAt: Instant, expiresAt: Instant }),
  ),
  /** From the audit, newest first. */
  history: z.array(
    z.object({
      id: Id,
      at: Instant,
      by: z.string().nullable(),
      action: z.string(),
      reason: z.string(),
      changes: z.array(
        z.object({
          field: z.string(),
          from: z.union([z.string(), z.number(), z.boolean()]).nullable(),
          to: z.union([z.string(), z.number(), z.boolean()]).nullable(),
        }),
      ),
    }),
  ),
});
export type AccountPage = z.infer<typeof AccountPage>;

/** How many of each go over, and what stands in the way. */
export const AccountMergePreview = z.object({
  from: AccountRow,
  into: AccountRow,
  /** Names this very preview; a merge of another one is refused. */
  plan: z.string(),
  moves: z.object({
    memberships: z.number().int(),
    /** Roles that both have: the activities go over, the role itself ends. */
    joined: z.number().int(),
    sessionsEnded: z.number().int(),
    notices: z.number().int(),
    enrollments: z.number().int(),
    externalIdentities: z.number().int(),
    invitations: z.number().int(),
  }),
  /** Nothing is merged while there is one. */
  clashes: z.array(
    z.object({
      kind: z.enum(['EXTERNAL_IDENTITY', 'SAME', 'MERGED_ALREADY', 'SUSPENDED']),
      detail: z.string(),
    }),
  ),
});
export type AccountMergePreview = z.infer<typeof AccountMergePreview>;

const One = z.object({ accountId: Id });
const OneMembership = z.object({ accountId: Id, membershipId: Id });
export const NewMembership = z.object({
  orgType: OrgTypeName,
  role: z.string().trim().max(40).nullable().default(null),
  unitId: Id.nullable().default(null),
  activities: z.array(Id).max(500).default([]),
});
export type NewMembership = z.infer<typeof NewMembership>;

export const accountFilter = {
  search: z.string().trim().max(80).optional(),
  orgType: OrgTypeName.optional(),
  activityId: Id.optional(),
  standing: z.enum(accountStandings).optional(),
};

/** The fund's desk for accounts. FUND_REVIEWER reads; only FUND_ADMIN changes anything. */
export const deskAccountApi = {
  searchAccounts: {
    method: 'get',
    path: '/admin/accounts',
    access: fundStaff,
    summary: 'Accounts by any word of their names, username, e-mail or mobile, by role, activity and standing',
    query: z.object({
      ...accountFilter,
      sort: z.enum(accountSorts).default('createdTime:desc'),
      ...pageQuery(100, 20),
    }),
    reply: countedPageOf(AccountRow),
    errors: [],
  },
  deskAccount: {
    method: 'get',
    path: '/admin/accounts/{accountId}',
    access: fundStaff,
    summary: 'One account with its roles, logins and history',
    params: One,
    reply: AccountPage,
    errors: ['ACCOUNT_NOT_FOUND'],
  },
  createAccount: {
    method: 'post',
    path: '/admin/accounts',
    access: administrators,
    summary: 'A new account with its first role; its owner is mailed a link, or must change the password given here',
    body: AccountDetails.extend({
      membership: NewMembership.nullable().default(null),
      firstPassword: z.enum(firstPasswords),
      /** Only with FORCED_CHANGE: told to the owner by staff, and good for nothing but changing it. */
      password: z.string().max(1000).optional(),
    }),
    reply: z.object({ accountId: Id, notice: z.string().nullable() }),
    once: true,
    errors: ['USERNAME_REPEAT', 'ACCOUNT_EXISTED', 'ENTITY_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
  },
  editAccount: {
    method: 'put',
    path: '/admin/accounts/{accountId}',
    access: administrators,
    summary: 'Change an account; a version that is no longer the newest is refused',
    params: One,
    body: AccountDetails.extend({ version: Version }),
    reply: AccountPage,
    errors: ['ACCOUNT_NOT_FOUND', 'STATUS_ERROR', 'USERNAME_REPEAT', 'ACCOUNT_EXISTED'],
  },
  suspendAccount: {
    method: 'post',
    path: '/admin/accounts/{accountId}/suspend',
    access: administrators,
    summary: 'Nobody logs in as it until it is restored; its logins end at once. The last administrator stays',
    params: One,
    body: z.object({ version: Version, reason: Reason.min(1) }),
    reply: AccountPage,
    errors: ['ACCOUNT_NOT_FOUND', 'STATUS_ERROR', 'LAST_ADMINISTRATOR'],
  },
  restoreAccount: {
    method: 'post',
    path: '/admin/accounts/{accountId}/restore',
    access: administrators,
    summary: 'Take back a suspension',
    params: One,
    body: z.object({ version: Version, reason: Reason.default('') }),
    reply: AccountPage,
    errors: ['ACCOUNT_NOT_FOUND', 'STATUS_ERROR'],
  },
  endAccountSessions: {
    method: 'post',
    path: '/admin/accounts/{accountId}/sessions/end',
    access: administrators,
    summary: 'End every login of an account',
    params: One,
    reply: z.object({ ended: z.number().int() }),
    errors: ['ACCOUNT_NOT_FOUND'],
  },
  resetAccountPassword: {
    method: 'post',
    path: '/admin/accounts/{accountId}/password-reset',
    access: administrators,
    summary: 'Mail a link to set a new password; nobody sees one',
    params: One,
    reply: Done.extend({ notice: z.string().nullable() }),
    errors: ['ACCOUNT_NOT_FOUND', 'STATUS_ERROR'],
  },
  addMembership: {
    method: 'post',
    path: '/admin/accounts/{accountId}/memberships',
    access: administrators,
    summary: 'Give an account a role',
    params: One,
    body: NewMembership.extend({ version: Version }),
    reply: AccountPage,
    errors: ['ACCOUNT_NOT_FOUND', 'ENTITY_NOT_FOUND', 'ACTIVITY_NOT_FOUND', 'STATUS_ERROR', 'ACCOUNT_EXISTED'],
  },
  changeMembership: {
    method: 'put',
    path: '/admin/accounts/{accountId}/memberships/{membershipId}',
    access: administrators,
    summary: 'The activities that a role covers, and its road-show level',
    params: OneMembership,
    body: z.object({
      version: Version,
      role: z.string().trim().max(40).nullable(),
      activities: z.array(Id).max(500),
    }),
    reply: AccountPage,
    errors: ['ACCOUNT_NOT_FOUND', 'ENTITY_NOT_FOUND', 'ACTIVITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  endMembership: {
    method: 'post',
    path: '/admin/accounts/{accountId}/memberships/{membershipId}/end',
    access: administrators,
    summary: 'Take a role away; logins in it fall back to another one. The last administrator keeps theirs',
    params: OneMembership,
    body: z.object({ version: Version, reason: Reason.min(1) }),
    reply: AccountPage,
    errors: ['ACCOUNT_NOT_FOUND', 'ENTITY_NOT_FOUND', 'STATUS_ERROR', 'LAST_ADMINISTRATOR'],
  },
  previewAccountMerge: {
    method: 'get',
    path: '/admin/accounts/{accountId}/merge/{intoId}',
    access: administrators,
    summary: 'What would go from one account to the other, and what stands in the way',
    params: One.extend({ intoId: Id }),
    reply: AccountMergePreview,
    errors: ['ACCOUNT_NOT_FOUND'],
  },
  mergeAccounts: {
    method: 'post',
    path: '/admin/accounts/{accountId}/merge/{intoId}',
    access: administrators,
    summary: 'Do what the preview said: nobody logs in as the first one any more',
    params: One.extend({ intoId: Id }),
    body: z.object({ plan: z.string().max(100), reason: Reason.min(1) }),
    reply: AccountPage,
    errors: ['ACCOUNT_NOT_FOUND', 'STATUS_ERROR', 'LAST_ADMINISTRATOR'],
  },
} as const satisfies Api;
