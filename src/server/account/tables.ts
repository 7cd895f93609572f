import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { OrgType } from '#domain/account/roles.ts';
import { id, instant } from '#server/db/columns.ts';
import { wordsColumn } from '#server/db/text-search.ts';
import { activity } from '#server/activity/tables.ts';
import { unit } from '#server/unit/tables.ts';

export const account = pgTable(
  'account',
  {
    id: id(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    nameTc: text('name_tc').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    namePt: text('name_pt').notNull().default(''),
    /** Argon2id in its usual text form; null for accounts of an external provider. */
    passwordHash: text('password_hash'),
    /** TEMP for accounts of the portal itself, else INT_{product}. */
    channel: text('channel').notNull().default('TEMP'),
    language: text('language').$type<Locale>().notNull().default('zh'),
    /** The password must be changed before anything else (D1 §6). */
    restPassword: boolean('rest_password').notNull().default(false),
    /** As +85366123456; empty when none is known. */
    mobile: text('mobile').notNull().default(''),
    emailVerifiedAt: instant('email_verified_at'),
    mobileVerifiedAt: instant('mobile_verified_at'),
    /** The account that took over everything of this one. */
    mergedIntoId: uuid('merged_into_id'),
    version: integer('version').notNull().default(1),
    disabledAt: instant('disabled_at'),
    /** Null for one that never logged in. */
    lastLoginAt: instant('last_login_at'),
    createdAt: instant('created_at').notNull(),
    /**
     * What an account is found by: names, username, e-mail, the mobile with and without its country, its last digits.
     */
    words: wordsColumn(
      'words',
      `name_tc || ' ' || name_en || ' ' || name_pt || ' ' || username || ' ' || email || ' ' || mobile || ' ' || right(mobile, 11) || ' ' || right(mobile, 8) || ' ' || right(mobile, 4)`,
    ),
  },
  (table) => [
    uniqueIndex('account_username').on(sql`lower(${table.username})`),
    uniqueIndex('account_email').on(sql`lower(${table.email})`),
    index('account_newest').on(table.createdAt, table.id),
    index('account_last_login').on(table.lastLoginAt.desc().nullsLast(), table.id.desc()),
    index('account_suspended')
      .on(table.createdAt, table.id)
      .where(sql`${table.disabledAt} is not null`),
    index('account_never_logged_in')
      .on(table.createdAt, table.id)
      .where(sql`${table.lastLoginAt} is null`),
    index('account_words').using('gin', table.words),
  ],
);

/** An account's role, for a unit where the role has one. */
export const membership = pgTable(
  'membership',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    unitId: uuid('unit_id').references(() => unit.id),
    orgType: text('org_type').$type<OrgType>().notNull(),
    /** The level of a road-show account. */
    role: text('role'),
    /** Of a unit that registered without an invitation: it may register for whatever is open to its kind (row 087). */
    selfRegistered: boolean('self_registered').notNull().default(false),
    /** Null for one that has always been. */
    createdAt: instant('created_at'),
    /** Set when the role was taken away. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('membership_account').on(table.accountId),
    index('membership_unit').on(table.unitId),
    index('membership_org_type')
      .on(table.orgType, table.accountId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** The activities a membership covers; staff roles cover all without any row. */
export const membershipActivity = pgTable(
  'membership_activity',
  {
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => membership.id),
    activityId: uuid('activity_id')
      .notNull()
      .references(() => activity.id),
  },
  (table) => [
    primaryKey({ columns: [table.membershipId, table.activityId] }),
    index('membership_activity_activity').on(table.activityId),
  ],
);

/** Who an account is at another identity provider: known by its subject there after the first login. */
export const externalIdentity = pgTable(
  'external_identity',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('external_identity_account').on(table.accountId, table.issuer),
  ],
);

/**
 * A login. Its tokens are not kept: both are signed and name the session and the generation, which grows with each
 * refresh (see tokens.ts).
 */
export const session = pgTable(
  'session',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    membershipId: uuid('membership_id').references(() => membership.id),
    generation: integer('generation').notNull().default(1),
    /** The newest generation that its owner is known to have received, because its access token was used. */
    confirmedGeneration: integer('confirmed_generation').notNull().default(0),
    refreshedAt: instant('refreshed_at').notNull(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    /** The provider's proof of this login, sealed: it is shown again to end the login there. */
    idToken: text('id_token'),
    /** What the browser calls itself, shortened: its owner knows the login by it. */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('session_account').on(table.accountId), index('session_expires').on(table.refreshExpiresAt)],
);

/** A browser that an account logged in with before; it is known again by a cookie, of which only the hash is kept. */
export const knownDevice = pgTable(
  'known_device',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    tokenHash: text('token_hash').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.tokenHash] }), index('known_device_last').on(table.lastAt)],
);
