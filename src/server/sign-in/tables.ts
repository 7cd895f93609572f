import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type {
  AttemptSource,
  ConflictResolution,
  ConflictSeverity,
  DeviceProfile,
  ShownResult,
  Verdict,
} from '#domain/sign-in/words.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { forumSession } from '#server/forum/tables.ts';
import { id, instant, writingTransaction } from '#server/db/columns.ts';
import { participant } from '#server/participant/tables.ts';

const activityId = () =>
  uuid('activity_id')
    .notNull()
    .references(() => activity.id);

/** A place at the door where one phone works. What it may do never changes; for something else there is another one. */
export const station = pgTable(
  'station',
  {
    id: id(),
    activityId: activityId(),
    name: text('name').notNull(),
    kinds: text('kinds').$type<SignInKind>().array().notNull(),
    gate: text('gate').notNull(),
    /** The session of a forum that it stands before; null: the activity itself. */
    sessionId: uuid('session_id').references(() => forumSession.id),
    profile: text('profile').$type<DeviceProfile>().notNull(),
    validUntil: instant('valid_until').notNull(),
    /** Hash of the code that the next phone pairs with; null once it is used. */
    pairingHash: text('pairing_hash'),
    pairingExpiresAt: instant('pairing_expires_at'),
    createdBy: uuid('created_by').references(() => account.id),
    /** The phone that made it by going over to its activity. */
    switchedFrom: uuid('switched_from').references((): AnyPgColumn => device.id),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('station_pairing').on(table.pairingHash),
    uniqueIndex('station_switched').on(table.switchedFrom, table.activityId),
    index('station_listed').on(table.activityId, table.createdAt, table.id),
    index('station_session')
      .on(table.sessionId)
      .where(sql`${table.sessionId} is not null`),
  ],
);

/** A phone paired with a station. Its row is locked while its attempts are recorded: one batch of a phone at a time. */
export const device = pgTable(
  'device',
  {
    id: id(),
    stationId: uuid('station_id')
      .notNull()
      .references(() => station.id),
    activityId: activityId(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** What the phone signs its requests by (`domain/sign-in/device-proof.ts`); null where it can keep no key. */
    proofKey: text('proof_key'),
    /** What the same phone was before it went over to this station. */
    switchedFrom: uuid('switched_from').references((): AnyPgColumn => device.id),
    pairedAt: instant('paired_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Sequence numbers seen, as bounds of runs (`domain/sign-in/sequence.ts`). */
    seen: integer('seen')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Overrides used of the leased ones (R9). */
    overrides: integer('overrides').notNull().default(0),
    /** Attempts that came under a number another one has: two phones may be one device. */
    doubled: integer('doubled').notNull().default(0),
  },
  (table) => [
    uniqueIndex('device_token').on(table.tokenHash),
    index('device_station').on(table.stationId, table.pairedAt),
    index('device_switched').on(table.switchedFrom),
    index('device_activity').on(table.activityId),
  ],
);

/** What a phone last told of itself; apart from `device`, so that it never waits for attempts being recorded. */
export const deviceReport = pgTable('device_report', {
  deviceId: uuid('device_id')
    .primaryKey()
    .references(() => device.id),
  seenAt: instant('seen_at').notNull(),
  pending: integer('pending'),
  lastSeq: integer('last_seq').notNull().default(0),
  listAgeSeconds: integer('list_age_seconds'),
  clockOffsetMs: bigint('clock_offset_ms', { mode: 'number' }),
  appVersion: text('app_version'),
  decisionP95Ms: doublePrecision('decision_p95_ms'),
  preflight: jsonb('preflight').$type<{ check: string; passed: boolean; detail: string }[]>(),
  preflightAt: instant('preflight_at'),
});

/**
 * The code by which a supervisor allows something on a steward's phone, as the key that code and salt make. It never
 * changes; another code is another row.
 */
export const supervisorCode = pgTable(
  'supervisor_code',
  {
    id: id(),
    activityId: activityId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    salt: text('salt').notNull(),
    rounds: integer('rounds').notNull(),
    sealedKey: text('sealed_key').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('supervisor_code_held')
      .on(table.activityId, table.accountId)
      .where(sql`${table.revokedAt} is null`),
  ],
);

/** What happened at a door, as a device told it; only verdict, person and who took it back are ours. Never deleted. */
export const attempt = pgTable(
  'attempt',
  {
    id: id(),
    /** Null for self sign-in and for staff at a desk. */
    deviceId: uuid('device_id').references(() => device.id),
    /** Who signed in without a device; with one, who handed in what it had exported. */
    accountId: uuid('account_id').references(() => account.id),
    seq: integer('seq').notNull(),
    activityId: activityId(),
    kind: text('kind').$type<SignInKind>().notNull(),
    /** The subject's scope (`domain/sign-in/scope.ts`). */
    scope: text('scope').notNull(),
    participantId: uuid('participant_id').references(() => participant.id),
    /** The id given, also when it is nobody's, until the person appears (N18). */
    givenParticipantId: uuid('given_participant_id'),
    /** The hash of the code shown, or the text where it was none of ours (`domain/sign-in/code-hash.ts`). */
    credential: text('credential'),
    source: text('source').$type<AttemptSource>().notNull(),
    shown: text('shown').$type<ShownResult>().notNull(),
    shownReason: text('shown_reason'),
    wallTime: instant('wall_time').notNull(),
    estimatedTime: instant('estimated_time').notNull(),
    uncertaintyMs: bigint('uncertainty_ms', { mode: 'number' }).notNull(),
    annuls: uuid('annuls'),
    reason: text('reason'),
    override: boolean('override').notNull(),
    overrideLeased: boolean('override_leased').notNull(),
    annulledBy: uuid('annulled_by'),
    /** Set only when the proof was right and the code held then. */
    allowedBy: uuid('allowed_by').references(() => supervisorCode.id),
    groupId: uuid('group_id'),
    /** Since when it can have been made, as known at first arrival; null where no clock is in doubt. */
    possibleFrom: instant('possible_from'),
    gate: text('gate').notNull(),
    deviceName: text('device_name').notNull(),
    /** SHA-256 of `attemptText`: tells a replay from another attempt under the same id, and makes the chain of N4. */
    bodyHash: text('body_hash').notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** The verdict as it was answered, word for word. */
    reply: text('reply').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('attempt_device').on(table.deviceId, table.seq),
    index('attempt_person').on(table.participantId, table.kind),
    index('attempt_annuls')
      .on(table.annuls)
      .where(sql`${table.annuls} is not null`),
    index('attempt_unknown')
      .on(table.credential)
      .where(sql`${table.participantId} is null and ${table.credential} is not null`),
    index('attempt_unknown_person')
      .on(table.givenParticipantId)
      .where(sql`${table.participantId} is null and ${table.givenParticipantId} is not null`),
    index('attempt_group')
      .on(table.groupId)
      .where(sql`${table.groupId} is not null`),
    index('attempt_hours').on(table.activityId, table.receivedAt),
  ],
);

/** What a device sent that is no attempt at all: kept as it came, so that its sequence has no hole and nothing is lost. */
export const malformedAttempt = pgTable(
  'malformed_attempt',
  {
    deviceId: uuid('device_id')
      .notNull()
      .references(() => device.id),
    bodyHash: text('body_hash').notNull(),
    seq: integer('seq'),
    body: text('body').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.bodyHash] })],
);

/** Of a sign-in's scope: as `isDeparture` says in domain/sign-in/scope.ts. */
export const isNoDeparture = (scope: SQLWrapper): SQL => sql`${scope} <> 'OUT' and ${scope} not like '%:OUT'`;

/**
 * One row for each subject (participant, kind, scope) for ever, so that at most one sign-in of it can be active. Only
 * whether it is active, and what follows the attempt in credit, change.
 */
export const signIn = pgTable(
  'sign_in',
  {
    id: id(),
    activityId: activityId(),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => participant.id),
    kind: text('kind').$type<SignInKind>().notNull(),
    scope: text('scope').notNull(),
    active: boolean('active').notNull(),
    /** Attended, and its kind cancelled afterwards (R15). */
    voided: boolean('voided').notNull(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id),
    firstAt: instant('first_at').notNull(),
    gate: text('gate').notNull(),
    deviceName: text('device_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_in_subject').on(table.participantId, table.kind, table.scope),
    index('sign_in_counted')
      .on(table.activityId, table.kind, table.firstAt)
      .where(sql`${table.active}`),
    index('sign_in_came')
      .on(table.activityId, table.participantId)
      .where(sql`${table.active} and ${table.kind} = 'ACTIVITY' and ${isNoDeparture(table.scope)}`),
    index('sign_in_session')
      .on(table.scope, table.participantId)
      .where(sql`${table.active} and ${table.kind} = 'ACTIVITY' and ${table.scope} <> ''`),
  ],
);

/** A contradiction between a screen and the truth; at most one per attempt, kept when settled. */
export const conflict = pgTable(
  'conflict',
  {
    id: id(),
    activityId: activityId(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id),
    participantId: uuid('participant_id').references(() => participant.id),
    kind: text('kind').$type<SignInKind>().notNull(),
    severity: text('severity').$type<ConflictSeverity>().notNull(),
    reason: text('reason').$type<Verdict>().notNull(),
    creditedAttemptId: uuid('credited_attempt_id').references(() => attempt.id),
    orderUncertain: boolean('order_uncertain').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it closes by itself if nobody settles it. */
    closesAt: instant('closes_at'),
    resolution: text('resolution').$type<ConflictResolution>(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: text('resolved_by'),
    note: text('note'),
  },
  (table) => {
    // The inbox: what is grave first, then the newest.
    const inOrder = () =>
      [table.activityId, sql`(${table.severity} = 'high') desc`, sql`${table.createdAt} desc`, table.id] as const;
    return [
      uniqueIndex('conflict_attempt').on(table.attemptId),
      index('conflict_open')
        .on(...inOrder())
        .where(sql`${table.resolution} is null`),
      index('conflict_waiting')
        .on(table.createdAt, table.id)
        .where(sql`${table.resolution} is null`),
      index('conflict_listed').on(...inOrder()),
      index('conflict_person').on(table.participantId),
      index('conflict_closing')
        .on(table.closesAt)
        .where(sql`${table.resolution} is null`),
    ];
  },
);

/** When something about a person at the door last changed besides their own row: for the list that phones hold. */
export const personAtDoor = pgTable(
  'person_at_door',
  {
    participantId: uuid('participant_id')
      .primaryKey()
      .references(() => participant.id),
    activityId: uuid('activity_id').notNull(),
    version: integer('version').notNull(),
    changedBy: writingTransaction('changed_by')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [index('person_at_door_changed').on(table.activityId, table.changedBy, table.participantId)],
);

/**
 * The keys that codes of an activity are made with, which never leave the server. Ids differ between activities as far
 * as 32 of them reach.
 */
export const signInKey = pgTable(
  'sign_in_key',
  {
    activityId: activityId(),
    keyId: integer('key_id').notNull(),
    sealed: text('sealed').notNull(),
    /** How many codes were made with it and given out; phones already know the hashes of the next ones. */
    given: integer('given').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Since when codes are made with another one. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.keyId] }),
    uniqueIndex('sign_in_key_current')
      .on(table.activityId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Codes that were replaced by others: whose they were, and until when they held. */
export const formerCode = pgTable('former_code', {
  codeHash: text('code_hash').primaryKey(),
  participantId: uuid('participant_id')
    .notNull()
    .references(() => participant.id),
  endedAt: instant('ended_at').notNull(),
});

/** A kind that no longer takes place, from when on (R15). */
export const cancelledKind = pgTable(
  'cancelled_kind',
  {
    activityId: activityId(),
    kind: text('kind').$type<SignInKind>().notNull(),
    cancelledAt: instant('cancelled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.kind] })],
);

/** The end of a shift as signed by the server (N4). */
export const shiftReceipt = pgTable(
  'shift_receipt',
  {
    id: id(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => device.id),
    lastSeq: integer('last_seq').notNull(),
    deviceHead: text('device_head').notNull(),
    serverHead: text('server_head').notNull(),
    signature: text('signature').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('shift_receipt_device').on(table.deviceId, table.createdAt)],
);
