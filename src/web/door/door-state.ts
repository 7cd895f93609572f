import type { Conflict } from '#contract/sign-in/conflict.ts';
import type { Elsewhere } from '#contract/sign-in/device.ts';
import type { StationSession } from '#contract/sign-in/session.ts';
import type { Instant } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { KindWindow } from '#domain/sign-in/model.ts';
import type { DeviceProfile } from '#domain/sign-in/words.ts';
import type { VerdictCard } from './card/card.ts';

/**
 * `opening`: reading the storage. `unpaired`: no station yet. `preparing`: paired, and still without the settings of the
 * station, which the next contact brings. `ready`: scanning works. `revoked`: taken out of service;
 * personal data is gone, the queue is kept and still being handed over (R21). `ended`: its validity is over, as revoked.
 * `storageFailed`: the phone's storage does not open; only a reload helps.
 */
export type DoorPhase = 'opening' | 'unpaired' | 'preparing' | 'ready' | 'revoked' | 'ended' | 'storageFailed';

export interface DoorStation {
  deviceId: string;
  deviceName: string;
  stationName: string;
  activityId: string;
  activityNames: { tc: string; en: string; pt: string };
  kinds: SignInKind[];
  profile: DeviceProfile;
  gate: string;
  /** The session of a forum that it stands before; null, or missing with what was paired long ago: the activity itself. */
  session?: StationSession | null;
  expiresAt: Instant;
  oncePerDay: boolean;
  windows: KindWindow[];
  cancelledKinds: SignInKind[];
  /** Other activities of these days, by the keys of their codes (R8). */
  elsewhere: Elsewhere[];
  /** Whether it may become a station of one of those by itself. */
  maySwitch: boolean;
}

export interface DoorNotice {
  id: string;
  /** `LATE_POSITIVE`: a code unknown here was valid (N18). `RESCAN`: the server had accepted what was refused (R12). */
  notice: 'LATE_POSITIVE' | 'RESCAN';
  attemptId: string;
  nameTc: string;
  nameEn: string;
  at: Instant;
}

/** An attempt that the server will never take (R23): kept on the phone, shown once, in the export. */
export interface DeadLetter {
  attemptId: string;
  seq: number;
  at: Instant;
  reason: string;
  seen: boolean;
}

export interface DoorState {
  phase: DoorPhase;
  station: DoorStation | null;
  /** Activities of these days that this phone may go over to: it was a station there, or is a supervisor's (R8). */
  mayBecome: readonly string[];
  /** The kind this station signs at the moment, and the sitting or direction for it. */
  kind: SignInKind;
  scope: string;
  /** By the outcome of our own requests only. `unknown` until the first. */
  connection: { state: 'unknown' | 'online' | 'offline'; since: Instant | null };
  /** The server does not believe that this phone is its station: the phone's key is gone. Only pairing anew helps. */
  unproven: boolean;
  queue: { pending: number; sending: boolean; lastSentAt: Instant | null; deadLetters: number };
  list: { people: number | null; asOf: Instant | null; loading: { received: number } | null };
  clock: { offsetMs: number; uncertaintyMs: number; warning: boolean; jumped: boolean };
  /** List plus outbox of this phone. */
  counters: { kind: SignInKind; signedIn: number; expected: number }[];
  /** Contradictions of what this phone showed, newest first. They wait; they never interrupt a scan. */
  conflicts: Conflict[];
  notices: DoorNotice[];
  deadLetters: DeadLetter[];
  overridesLeft: number;
  /** Whose codes allow here what only a supervisor may. */
  supervisors: { id: string; nameTc: string; nameEn: string }[];
  /** Newest first, at most thirty; a card changes in place when the server answers or it is undone. */
  recent: VerdictCard[];
  storage: { persisted: boolean | null; usedRatio: number | null; lastFailure: string | null };
  /** 95th percentile of the decisions since the page was opened, null before the first. */
  decisionP95Ms: number | null;
}

export const openingState: DoorState = {
  phase: 'opening',
  station: null,
  mayBecome: [],
  kind: 'ACTIVITY',
  scope: '',
  connection: { state: 'unknown', since: null },
  unproven: false,
  queue: { pending: 0, sending: false, lastSentAt: null, deadLetters: 0 },
  list: { people: null, asOf: null, loading: null },
  clock: { offsetMs: 0, uncertaintyMs: 0, warning: false, jumped: false },
  counters: [],
  conflicts: [],
  notices: [],
  deadLetters: [],
  overridesLeft: 0,
  supervisors: [],
  recent: [],
  storage: { persisted: null, usedRatio: null, lastFailure: null },
  decisionP95Ms: null,
};
