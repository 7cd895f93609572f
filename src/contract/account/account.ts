import { z } from 'zod';
import { orgTypes } from '#domain/account/roles.ts';
import { locales } from '#domain/locale.ts';
import { type Api, Done, Id, Instant } from '#contract/api.ts';
import { Named, WireNames } from '#contract/texts.ts';

const OrgTypeName = z.enum(orgTypes);

/** What a login gives: the bearer of every call. The refresh token goes along as a cookie that no script reads. */
export const AccessGrant = z.object({
  accessToken: z.string(),
  tokenType: z.literal('Bearer'),
  accountId: Id,
  expiresAt: Instant,
  serverTime: Instant,
});
export type AccessGrant = z.infer<typeof AccessGrant>;

/** A role that an account may take, for a unit where it has one. */
export const Membership = z.object({
  id: Id,
  orgType: OrgTypeName,
  /** The level of a road-show account, as {product}_UN. */
  role: z.string().nullable(),
  unit: Named.nullable(),
  /**
   * The activities it covers, or that are open to it. Staff see every one; those of a reviewer are the ones to decide
   * about.
   */
  activities: z.array(Id),
  /** Its unit registered by itself, so that it covers all that is open to its kind, wanted or not. */
  selfRegistered: z.boolean(),
});
export type Membership = z.infer<typeof Membership>;

export const Profile = z.object({
  accountId: Id,
  username: z.string(),
  email: z.string(),
  /** The first of the three names that is there. */
  name: z.string(),
  ...WireNames,
  /** TEMP, or INT_{product} for accounts of another identity provider (D1 §3). */
  channel: z.string(),
  language: z.enum(locales),
  /** The present role. */
  orgType: OrgTypeName.nullable(),
  orgTypes: z.array(OrgTypeName),
  role: z.string().nullable(),
  /** Of the present role. */
  activities: z.array(Id),
  membershipId: Id.nullable(),
  memberships: z.array(Membership),
  /** The password must be changed before anything else (D1 §6, G35). */
  restPassword: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** Where to return to in the portal after a login: a path of the app with its query, never another site. */
export const LoginTarget = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

export const accountApi = {
  startLogin: {
    method: 'get',
    path: '/login/authorize',
    access: 'public',
    summary:
      'Leads to the authorization page: client id event, response type code, redirect uri, type, frontend flag (D1 §7)',
    query: z.object({
      type: z
        .string()
        .regex(/^[A-Za-z0-9_]{1,40}$/)
        .default('temp'),
      target: LoginTarget.optional(),
      language: z.enum(locales).optional(),
      /** The user name to have filled in. */
      hint: z.string().max(254).optional(),
      /** Set when this address was led to the public one, so that it happens once. */
      moved: z.literal('1').optional(),
    }),
    reply: 'redirect',
    errors: [],
    perMinute: 300,
  },
  finishLogin: {
    method: 'get',
    path: '/login',
    access: 'public',
    summary: 'Exchanges the code of the authorization page for an access token (D1 §7)',
    query: z.object({
      code: z.string().min(1).max(2048),
      state: z.string().min(1).max(200),
      iss: z.string().max(500).optional(),
    }),
    reply: AccessGrant.extend({ target: z.string() }),
    errors: ['LOGIN_FAILED', 'ACCOUNT_NOT_FOUND'],
    perMinute: 300,
  },
  refreshLogin: {
    method: 'post',
    path: '/login/refresh',
    access: 'public',
    summary: 'A new access token for the refresh cookie, which changes; asking again after a lost answer is harmless',
    reply: AccessGrant,
    errors: ['LOGIN_FAILED'],
    perMinute: 300,
  },
  logout: {
    method: 'post',
    path: '/login/logout',
    access: 'public',
    summary: 'Ends the login, and says where the provider ends its own; harmless for a stranger',
    reply: z.object({ endSessionUrl: z.string() }),
    errors: [],
  },
  profile: {
    method: 'get',
    path: '/profile',
    access: 'account',
    summary: 'Who is logged in, in which role, and which roles there are',
    reply: Profile,
    sameForLogin: true,
    errors: [],
    beforePasswordChange: true,
  },
  switchRole: {
    method: 'put',
    path: '/profile/role',
    access: 'account',
    summary: 'Take another of the own roles',
    body: z.object({ membershipId: Id }),
    reply: Profile,
    errors: ['ENTITY_NOT_FOUND'],
  },
  changeLanguage: {
    method: 'put',
    path: '/profile/language',
    access: 'account',
    summary: 'The language of mails and messages to this account',
    body: z.object({ language: z.enum(locales) }),
    reply: Done,
    errors: [],
    beforePasswordChange: true,
  },
  changePassword: {
    method: 'put',
    path: '/password',
    access: 'account',
    summary: 'A new password; every other login of the account ends',
    body: z.object({ oldPassword: z.string().min(1).max(1000), newPassword: z.string().min(1).max(1000) }),
    reply: Done,
    errors: ['OLD_PASSWORD_EORROR', 'STATUS_ERROR'],
    beforePasswordChange: true,
    perMinute: 30,
  },
} as const satisfies Api;
