import { z } from 'zod';
import { type Api, BusinessDay, Done, Id, Instant, pageOf, pageQuery } from './api.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import {
  attemptSources,
  conflictResolutions,
  conflictSeverities,
  deviceProfiles,
  shownResults,
  verdicts,
} from '#domain/sign-in/words.ts';

const Kind = z.enum(signInKinds);
/** ACTIVITY: empty, or the day for once-per-day; DINNER_PARTY: the sitting; HOTEL: the stay. */
const Scope = z.string().max(64);
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The database holds every character but this one. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/);
/** A clock may be wrong, but not before there were any. */
const ClockTime = Instant.refine((instant) => instant >= '1970');

export const Attempt = z
  .object({
    id: z.string().regex(uuidV7),
    /** From 1, without gaps, per device: so the server can say which it has never seen. */
    seq: z.number().int().min(1).max(2_147_483_647),
    activityId: Id,
    kind: Kind,
    scope: text(64).optional(),
    credential: text(512).min(1).optional(),
    participantId: Id.optional(),
    source: z.enum(attemptSources),
    shown: z.enum(shownResults),
    shownReason: text(64).optional(),
    wallTime: ClockTime,
    estimatedTime: ClockTime,
    uncertaintyMs: z.number().int().min(0).max(31_536_000_000),
    /** The attempt that this one takes back (R16). */
    annuls: z.string().regex(uuidV7).optional(),
    reason: text(200).optional(),
  })
  .refine((attempt) => Boolean(attempt.annuls) || Boolean(attempt.credential) !== Boolean(attempt.participantId));
export type Attempt = z.infer<typeof Attempt>;

const CreditedSignIn = z.object({ signInId: Id, firstAt: Instant, gate: z.string(), deviceName: z.string() });

export const StoredVerdict = z.object({
  id: z.string(),
  verdict: z.enum(verdicts),
  /** The documents' error code where they have one: ALREADY_SIGN_IN, SIGN_IN_PERSON_NOT_FOUND. */
  code: z.enum(['ALREADY_SIGN_IN', 'SIGN_IN_PERSON_NOT_FOUND']).optional(),
  signIn: CreditedSignIn.optional(),
  conflict: z.object({ conflictId: Id, severity: z.enum(conflictSeverities) }).optional(),
});
export type StoredVerdict = z.infer<typeof StoredVerdict>;

export const SnapshotPerson = z.object({
  participantId: Id,
  version: z.number().int(),
  removed: z.literal(true).optional(),
  nameTc: z.string(),
  nameEn: z.string(),
  pinyin: z.string(),
  unitName: z.string(),
  title: z.string(),
  credential: z.string(),
  kinds: z.array(Kind),
  revokedAt: Instant.optional(),
  signIns: z.array(z.object({ kind: Kind, scope: z.string(), firstAt: Instant, gate: z.string() })),
  /** Only for `details=1`: what this station needs to know and no more (N11, N13). */
  details: z
    .object({
      phoneTail: z.string().optional(),
      table: z.string().optional(),
      diet: z.string().optional(),
      room: z.string().optional(),
      checkIn: BusinessDay.optional(),
      checkOut: BusinessDay.optional(),
    })
    .optional(),
});
export type SnapshotPerson = z.infer<typeof SnapshotPerson>;

const staff = ['DOOR_SUPERVISOR', 'FUND_ADMIN'] as const;
const Station = z.object({
  id: Id,
  activityId: Id,
  name: z.string(),
  kinds: z.array(Kind),
  gate: z.string(),
  profile: z.enum(deviceProfiles),
  validUntil: Instant,
  createdAt: Instant,
  revokedAt: Instant.nullable(),
  deviceName: z.string().nullable(),
  pairedAt: Instant.nullable(),
  lastSeenAt: Instant.nullable(),
  pending: z.number().int().nullable(),
  listAgeSeconds: z.number().int().nullable(),
  clockOffsetMs: z.number().int().nullable(),
  appVersion: z.string().nullable(),
  preflight: z.array(z.object({ check: z.string(), passed: z.boolean(), detail: z.string() })).nullable(),
  preflightAt: Instant.nullable(),
  highestSeq: z.number().int(),
  missing: z.number().int(),
  decisionP95Ms: z.number().nullable(),
});
export type Station = z.infer<typeof Station>;

const ConflictSide = z.object({
  attemptId: z.string(),
  at: Instant,
  uncertaintyMs: z.number().int(),
  gate: z.string(),
  deviceName: z.string(),
  shown: z.enum(shownResults),
  verdict: z.enum(verdicts),
});
export const Conflict = z.object({
  id: Id,
  activityId: Id,
  kind: Kind,
  severity: z.enum(conflictSeverities),
  createdAt: Instant,
  participantId: Id.nullable(),
  nameTc: z.string(),
  nameEn: z.string(),
  unitName: z.string(),
  reason: z.enum(verdicts),
  orderUncertain: z.boolean(),
  /** The attempt in question, and the one that holds the credit where there is one. */
  attempt: ConflictSide,
  credited: ConflictSide.nullable(),
  resolution: z.enum(conflictResolutions).nullable(),
  resolvedAt: Instant.nullable(),
  resolvedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type Conflict = z.infer<typeof Conflict>;

const KindCount = z.object({ kind: Kind, signedIn: z.number().int(), expected: z.number().int() });

export const DoorEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), serverTime: Instant }),
  /** Something in the snapshot changed: ask for it with the cursor held. */
  z.object({ type: z.literal('people') }),
  z.object({ type: z.literal('counts'), counts: z.array(KindCount) }),
  z.object({ type: z.literal('conflict'), conflict: Conflict }),
  /** A code unknown at the door has turned out valid (N18), or a refused one was accepted (R12). */
  z.object({
    type: z.literal('notice'),
    notice: z.enum(['LATE_POSITIVE', 'RESCAN']),
    attemptId: z.string(),
    nameTc: z.string(),
    nameEn: z.string(),
  }),
  z.object({ type: z.literal('stations') }),
  z.object({ type: z.literal('revoked') }),
]);
export type DoorEvent = z.infer<typeof DoorEvent>;

/**
 * Sign-in at the door. `pair`, `snapshot` and `sendAttempts` are fixed, so that other clients and test tools can rely
 * on them.
 */
export const signInApi = {
  pair: {
    method: 'post',
    path: '/sign-in/devices/pair',
    access: 'public',
    summary: 'A phone shows the pairing code of a station and becomes its device',
    body: z.object({ pairingCode: z.string().min(4).max(128), deviceName: z.string().trim().min(1).max(80) }),
    reply: z.object({
      deviceId: Id,
      token: z.string(),
      activityId: Id,
      kinds: z.array(Kind),
      profile: z.enum(deviceProfiles),
      gate: z.string(),
      expiresAt: Instant,
      serverTime: Instant,
    }),
    errors: ['PAIRING_CODE_ERROR'],
    // A whole hall pairs at the start of a shift, behind one address.
    perMinute: 300,
  },
  station: {
    method: 'get',
    path: '/sign-in/devices/me',
    access: 'device',
    summary:
      'What a paired device needs to judge on its own: activity, windows, kinds, and the keys its codes are signed with',
    reply: z.object({
      deviceId: Id,
      deviceName: z.string(),
      stationName: z.string(),
      activityId: Id,
      activityNames: z.object({ tc: z.string(), en: z.string(), pt: z.string() }),
      kinds: z.array(Kind),
      profile: z.enum(deviceProfiles),
      gate: z.string(),
      expiresAt: Instant,
      serverTime: Instant,
      /** Key id to key, base64: to be imported as not extractable and forgotten. */
      keys: z.array(z.object({ keyId: z.number().int().min(0).max(31), secret: z.string() })),
      settings: z.object({
        oncePerDay: z.boolean(),
        windows: z.array(z.object({ kind: Kind, opensAt: Instant.nullable(), closesAt: Instant.nullable() })),
        cancelledKinds: z.array(Kind),
      }),
      highestContiguousSeq: z.number().int(),
      /** Highest sequence ever heard of, so that a phone whose storage was cleared goes on after it. */
      highestSeq: z.number().int(),
    }),
    errors: ['DEVICE_REVOKED'],
  },
  snapshot: {
    method: 'get',
    path: '/sign-in/snapshot',
    access: 'device',
    summary: 'The people expected: everything without a cursor, what changed since with one, in commit-safe order',
    query: z.object({
      activityId: Id,
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(5000).default(2000),
      details: z.literal('1').optional(),
    }),
    reply: z.object({
      serverTime: Instant,
      cursor: z.string(),
      more: z.boolean(),
      people: z.array(SnapshotPerson),
      /** On the last page: how many people there are, and the checksum over them (`snapshotChecksum`). */
      total: z.number().int().optional(),
      checksum: z.string().optional(),
    }),
    errors: ['DEVICE_REVOKED', 'ACTIVITY_NOT_FOUND'],
    hot: true,
  },
  sendAttempts: {
    method: 'post',
    path: '/sign-in/attempts',
    access: 'device',
    summary: 'Hand over attempts made on a device; each is judged alone, and sending one twice is harmless',
    /** Each attempt is parsed alone, by `Attempt`: a malformed one is INVALID and never fails its neighbours. */
    body: z.object({ attempts: z.array(z.unknown()).min(1).max(200) }),
    reply: z.object({
      serverTime: Instant,
      verdicts: z.array(StoredVerdict),
      highestContiguousSeq: z.number().int(),
    }),
    errors: [],
    perMinute: 12_000,
    hot: true,
    revokedToo: true,
  },
  heartbeat: {
    method: 'post',
    path: '/sign-in/devices/heartbeat',
    access: 'device',
    summary: 'How a device is: what waits on it, how old its list is, how far its clock is off, what its checks found',
    body: z.object({
      pending: z.number().int().min(0),
      lastSeq: z.number().int().min(0),
      listAgeSeconds: z.number().int().min(0).nullable(),
      clockOffsetMs: z.number().int(),
      appVersion: z.string().max(80),
      decisionP95Ms: z.number().min(0).nullable(),
      preflight: z
        .array(z.object({ check: z.string().max(40), passed: z.boolean(), detail: z.string().max(200) }))
        .max(20)
        .optional(),
    }),
    reply: z.object({ serverTime: Instant, highestContiguousSeq: z.number().int(), missing: z.number().int() }),
    errors: ['DEVICE_REVOKED'],
    revokedToo: true,
  },
  receipt: {
    method: 'post',
    path: '/sign-in/devices/receipt',
    access: 'device',
    summary: 'The end of a shift: the device says what it holds, the server signs what it has (N4)',
    body: z.object({ lastSeq: z.number().int().min(0), chainHead: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({
      serverTime: Instant,
      scanned: z.number().int(),
      accepted: z.number().int(),
      repeats: z.number().int(),
      refused: z.number().int(),
      missing: z.array(z.number().int()).max(1000),
      chainHead: z.string(),
      matches: z.boolean(),
      signature: z.string(),
    }),
    errors: ['DEVICE_REVOKED'],
    revokedToo: true,
  },
  myConflicts: {
    method: 'get',
    path: '/sign-in/devices/conflicts',
    access: 'device',
    summary: 'Contradictions of what this device showed, not yet settled',
    reply: z.object({ conflicts: z.array(Conflict) }),
    errors: ['DEVICE_REVOKED'],
  },
  settleMine: {
    method: 'post',
    path: '/sign-in/devices/conflicts/{conflictId}',
    access: 'device',
    summary: 'Settle a contradiction at the door where it happened',
    params: z.object({ conflictId: Id }),
    body: z.object({ resolution: z.enum(conflictResolutions), note: z.string().max(500).optional() }),
    reply: Conflict,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'DEVICE_REVOKED'],
  },
  deviceEvents: {
    method: 'get',
    path: '/sign-in/devices/events',
    access: 'device',
    summary: 'Server-sent events for a device: people changed, counts, conflicts of its own, notices, revoked',
    reply: 'events',
    errors: ['DEVICE_REVOKED'],
  },

  createStation: {
    method: 'post',
    path: '/sign-in/stations',
    access: staff,
    summary: 'A station of an activity: kinds, gate, profile; answers with the code that a phone pairs with, once',
    body: z.object({
      activityId: Id,
      name: z.string().trim().min(1).max(80),
      kinds: z.array(Kind).min(1).max(3),
      gate: z.string().trim().min(1).max(80),
      profile: z.enum(deviceProfiles),
      validUntil: Instant,
    }),
    reply: z.object({ station: Station, pairingCode: z.string(), pairingUrl: z.string() }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  renewPairing: {
    method: 'post',
    path: '/sign-in/stations/{stationId}/pairing',
    access: staff,
    summary: 'A new pairing code for a station; the phone paired before keeps its queue and loses its rights',
    params: z.object({ stationId: Id }),
    reply: z.object({ station: Station, pairingCode: z.string(), pairingUrl: z.string() }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  stations: {
    method: 'get',
    path: '/sign-in/stations',
    access: staff,
    summary: 'Stations with last seen, pending, list age, clock offset, missing attempts',
    query: z.object({ activityId: Id }),
    reply: z.object({ stations: z.array(Station), serverTime: Instant }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  revokeStation: {
    method: 'post',
    path: '/sign-in/stations/{stationId}/revoke',
    access: staff,
    summary: 'Take a phone out of service: personal data goes at once, its queue stays until handed over',
    params: z.object({ stationId: Id }),
    reply: Station,
    errors: ['ENTITY_NOT_FOUND'],
  },
  cancelKind: {
    method: 'post',
    path: '/sign-in/cancelled-kinds',
    access: staff,
    summary: 'A kind no longer takes place, or does after all; its sign-ins are voided and not deleted',
    body: z.object({ activityId: Id, kind: Kind, cancelled: z.boolean() }),
    reply: Done,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  conflicts: {
    method: 'get',
    path: '/sign-in/conflicts',
    access: staff,
    summary: 'The conflict inbox',
    query: z.object({
      activityId: Id,
      state: z.enum(['open', 'resolved', 'all']).default('open'),
      severity: z.enum(conflictSeverities).optional(),
      ...pageQuery(100, 50),
    }),
    reply: pageOf(Conflict),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  settleConflict: {
    method: 'post',
    path: '/sign-in/conflicts/{conflictId}',
    access: staff,
    summary: 'Settle a contradiction',
    params: z.object({ conflictId: Id }),
    body: z.object({ resolution: z.enum(conflictResolutions), note: z.string().max(500).optional() }),
    reply: Conflict,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  people: {
    method: 'get',
    path: '/sign-in/people',
    access: [...staff, 'FUND_REVIEWER'],
    summary: 'People with fully signed and not fully signed, per kind',
    query: z.object({
      activityId: Id,
      search: z.string().max(80).optional(),
      signed: z.enum(['fully', 'notFully']).optional(),
      kind: Kind.optional(),
      ...pageQuery(100, 50),
    }),
    reply: pageOf(
      z.object({
        participantId: Id,
        nameTc: z.string(),
        nameEn: z.string(),
        pinyin: z.string(),
        unitName: z.string(),
        title: z.string(),
        fullySigned: z.boolean(),
        revokedAt: Instant.nullable(),
        kinds: z.array(
          z.object({
            kind: Kind,
            signedAt: Instant.nullable(),
            gate: z.string().nullable(),
            attemptId: z.string().nullable(),
          }),
        ),
      }),
    ),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  takeBack: {
    method: 'post',
    path: '/sign-in/people/{participantId}/take-back',
    access: staff,
    summary: 'Take a sign-in back, with a reason; the next admitted attempt takes the credit where there is one',
    params: z.object({ participantId: Id }),
    body: z.object({ kind: Kind, scope: Scope.optional(), reason: z.string().trim().min(1).max(200) }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  live: {
    method: 'get',
    path: '/sign-in/live',
    access: [...staff, 'FUND_REVIEWER'],
    summary: 'Signed in of expected per kind, per gate and per hour; the pace of each gate',
    query: z.object({ activityId: Id }),
    reply: z.object({
      serverTime: Instant,
      counts: z.array(KindCount),
      cancelledButAttended: z.number().int(),
      gates: z.array(
        z.object({
          gate: z.string(),
          signedIn: z.number().int(),
          perMinute: z.number(),
          pending: z.number().int(),
          decisionP95Ms: z.number().nullable(),
          offlineSince: Instant.nullable(),
          openAnotherLane: z.boolean(),
        }),
      ),
      hours: z.array(z.object({ hour: Instant, kind: Kind, signedIn: z.number().int() })),
      openConflicts: z.object({ low: z.number().int(), high: z.number().int() }),
    }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  staffEvents: {
    method: 'get',
    path: '/sign-in/events',
    access: [...staff, 'FUND_REVIEWER'],
    summary: 'Server-sent events for staff: counts, conflicts, stations',
    query: z.object({ activityId: Id }),
    reply: 'events',
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  signInMyself: {
    method: 'post',
    path: '/sign-in/self',
    access: 'account',
    summary: 'A participant who scanned the code shown at the venue signs in for ACTIVITY with their own phone',
    body: z.object({
      venueCode: z.string().min(4).max(128),
      attemptId: z.string().regex(uuidV7),
      participantId: Id.optional(),
    }),
    reply: z.object({
      participantId: Id,
      nameTc: z.string(),
      nameEn: z.string(),
      activityId: Id,
      activityNames: z.object({ tc: z.string(), en: z.string(), pt: z.string() }),
      verdict: z.enum(verdicts),
      kinds: z.array(z.object({ kind: Kind, signedAt: Instant.nullable(), gate: z.string().nullable() })),
    }),
    errors: ['SIGN_IN_PERSON_NOT_FOUND', 'PAIRING_CODE_ERROR'],
  },
  venueCode: {
    method: 'get',
    path: '/sign-in/stations/{stationId}/venue-code',
    access: staff,
    summary: 'The address that participants scan at the venue to sign in themselves',
    params: z.object({ stationId: Id }),
    reply: z.object({ url: z.string() }),
    errors: ['ENTITY_NOT_FOUND'],
  },
} as const satisfies Api;
