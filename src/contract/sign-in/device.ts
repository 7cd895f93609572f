import { z } from 'zod';
import { type Api, BusinessDay, Id, Instant } from '#contract/api.ts';
import { proofKeyPattern } from '#domain/sign-in/device-proof.ts';
import { deviceProfiles } from '#domain/sign-in/words.ts';
import { Texts } from '#contract/texts.ts';
import { Kind, StoredVerdict } from './attempt.ts';
import { StationSession } from './session.ts';
import { CodePool, SnapshotPerson } from './snapshot.ts';

const Elsewhere = z.object({
  activityId: Id,
  keyIds: z.array(z.number().int().min(0).max(31)),
  names: Texts,
  place: Texts,
  beginDate: BusinessDay,
  endDate: BusinessDay,
  /** When signing in for ACTIVITY opens next; null where it is always open. */
  opensAt: Instant.nullable(),
});
export type Elsewhere = z.infer<typeof Elsewhere>;

const Paired = z.object({
  deviceId: Id,
  token: z.string(),
  activityId: Id,
  kinds: z.array(Kind),
  profile: z.enum(deviceProfiles),
  gate: z.string(),
  expiresAt: Instant,
  serverTime: Instant,
});

/**
 * What a paired phone asks. `pair`, `snapshot` and `sendAttempts` are fixed, so that other clients and test tools can
 * rely on them.
 */
export const signInDeviceApi = {
  pair: {
    method: 'post',
    path: '/sign-in/devices/pair',
    access: 'public',
    summary: 'A phone shows the pairing code of a station and becomes its device',
    body: z.object({
      pairingCode: z.string().min(4).max(128),
      deviceName: z.string().trim().min(1).max(80),
      /** With it, the token is taken only beside a proof by this key, here and at stations it goes over to. */
      proofKey: z.string().regex(proofKeyPattern).optional(),
    }),
    reply: Paired,
    errors: ['PAIRING_CODE_ERROR'],
    // A whole hall pairs at the start of a shift, behind one address.
    perMinute: 300,
  },
  switchStation: {
    method: 'post',
    path: '/sign-in/devices/switch',
    access: 'device',
    summary: 'A supervisor’s phone becomes a station of another activity of these days, as it is one here (R8)',
    body: z.object({ activityId: Id }),
    reply: Paired,
    errors: ['ACTIVITY_NOT_FOUND', 'DEVICE_REVOKED'],
  },
  station: {
    method: 'get',
    path: '/sign-in/devices/me',
    access: 'device',
    summary: 'What a paired device needs to judge on its own: activity, windows, kinds; codes come with the list',
    reply: z.object({
      deviceId: Id,
      deviceName: z.string(),
      stationName: z.string(),
      activityId: Id,
      activityNames: Texts,
      kinds: z.array(Kind),
      profile: z.enum(deviceProfiles),
      gate: z.string(),
      /** The session of a forum that it stands before: what ACTIVITY is counted under here. */
      session: StationSession.nullable(),
      expiresAt: Instant,
      serverTime: Instant,
      settings: z.object({
        oncePerDay: z.boolean(),
        windows: z.array(z.object({ kind: Kind, opensAt: Instant.nullable(), closesAt: Instant.nullable() })),
        cancelledKinds: z.array(Kind),
      }),
      /** Whose codes allow here what only a supervisor may, and how to tell a right one (`supervisor-code.ts`). */
      supervisors: z.array(
        z.object({
          id: Id,
          nameTc: z.string(),
          nameEn: z.string(),
          /** Hexadecimal. */
          salt: z.string(),
          rounds: z.number().int(),
          verifier: z.string(),
        }),
      ),
      /** Other activities of these days, by the keys their codes name: whose a foreign code is (R8). */
      elsewhere: z.array(Elsewhere),
      /** Whether it may become a station of one of those by itself. */
      maySwitch: z.boolean(),
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
      /** On the last page: what is new of the codes not yet given out. */
      pool: CodePool.optional(),
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
  personPhoto: {
    method: 'get',
    path: '/sign-in/people/{participantId}/photo',
    access: 'device',
    summary: "A small photo of somebody of the device's activity, to compare faces with; never for a kiosk",
    params: z.object({ participantId: Id }),
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL', 'DEVICE_REVOKED'],
  },
  deviceEvents: {
    method: 'get',
    path: '/sign-in/devices/events',
    access: 'device',
    summary: 'Server-sent events for a device: people changed, counts, conflicts of its own, notices, revoked',
    reply: 'events',
    errors: ['DEVICE_REVOKED'],
  },
} as const satisfies Api;
