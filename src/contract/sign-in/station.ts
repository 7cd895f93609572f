import { z } from 'zod';
import { type Api, Id, Instant } from '#contract/api.ts';
import { doorStaff } from '#domain/account/roles.ts';
import { deviceProfiles } from '#domain/sign-in/words.ts';
import { Kind, StoredVerdict } from './attempt.ts';
import { StationSession } from './session.ts';

/** Those who run the door. */

const Station = z.object({
  id: Id,
  activityId: Id,
  name: z.string(),
  kinds: z.array(Kind),
  gate: z.string(),
  /** The session of a forum that it stands before; null: the activity itself. */
  session: StationSession.nullable(),
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
  /** Attempts under a number that another one of the same phone has. */
  doubled: z.number().int(),
  decisionP95Ms: z.number().nullable(),
});
export type Station = z.infer<typeof Station>;

/** The places where phones work, as those who run the door see and make them. */
export const signInStationApi = {
  createStation: {
    method: 'post',
    path: '/sign-in/stations',
    access: doorStaff,
    summary:
      'A station of an activity or of a forum’s session: kinds, gate, profile; answers with the code that a phone pairs with, once',
    body: z.object({
      activityId: Id,
      name: z.string().trim().min(1).max(80),
      kinds: z.array(Kind).min(1).max(3),
      gate: z.string().trim().min(1).max(80),
      profile: z.enum(deviceProfiles),
      validUntil: Instant,
      /** Of a forum of this activity; only where ACTIVITY is all that is signed. It never changes. */
      sessionId: Id.optional(),
    }),
    reply: z.object({ station: Station, pairingCode: z.string(), pairingUrl: z.string() }),
    once: true,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  renewPairing: {
    method: 'post',
    path: '/sign-in/stations/{stationId}/pairing',
    access: doorStaff,
    summary: 'A new pairing code for a station; the phone paired before keeps its queue and loses its rights',
    params: z.object({ stationId: Id }),
    reply: z.object({ station: Station, pairingCode: z.string(), pairingUrl: z.string() }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  stations: {
    method: 'get',
    path: '/sign-in/stations',
    access: doorStaff,
    summary: 'Stations with last seen, pending, list age, clock offset, missing attempts',
    query: z.object({ activityId: Id }),
    reply: z.object({ stations: z.array(Station), serverTime: Instant }),
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  revokeStation: {
    method: 'post',
    path: '/sign-in/stations/{stationId}/revoke',
    access: doorStaff,
    summary: 'Take a phone out of service: personal data goes at once, its queue stays until handed over',
    params: z.object({ stationId: Id }),
    reply: Station,
    errors: ['ENTITY_NOT_FOUND'],
  },
  handIn: {
    method: 'post',
    path: '/sign-in/stations/hand-in',
    access: doorStaff,
    summary: 'Hand in, for a phone, what it has exported: judged as if it had come from there; twice is harmless',
    /** Each attempt is parsed alone, as in `sendAttempts`. */
    body: z.object({ deviceId: Id, lastSeq: z.number().int().min(0), attempts: z.array(z.unknown()).min(1).max(200) }),
    reply: z.object({
      gate: z.string(),
      deviceName: z.string(),
      /** How many of them the server did not have yet. */
      fresh: z.number().int(),
      verdicts: z.array(StoredVerdict),
    }),
    errors: ['ENTITY_NOT_FOUND'],
    perMinute: 300,
  },
  venueCode: {
    method: 'get',
    path: '/sign-in/stations/{stationId}/venue-code',
    access: doorStaff,
    summary: 'The address that participants scan at the venue to sign in themselves',
    params: z.object({ stationId: Id }),
    reply: z.object({ url: z.string() }),
    errors: ['ENTITY_NOT_FOUND'],
  },
} as const satisfies Api;
