import type { AttemptSource, ConflictResolution } from '#domain/sign-in/words.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { VerdictCard } from './card/card.ts';
import type { DoorState } from './door-state.ts';
import type { Found } from './search/search-messages.ts';
import type { SupervisorEntry } from './station/supervisors.ts';

export interface ScanInput {
  /** What the camera, the wedge scanner or the keyboard read, as it came. */
  text: string;
  source: Extract<AttemptSource, 'CAMERA' | 'WEDGE' | 'IMAGE' | 'TYPED' | 'SELF'>;
}

export interface Measured {
  check: string;
  passed: boolean;
  detail: string;
}

export interface Receipt {
  at: string;
  scanned: number;
  accepted: number;
  repeats: number;
  refused: number;
  pending: number;
  deadLetters: number;
  missing: number[];
  chainHead: string;
  matches: boolean;
  signature: string;
}

/** Why a phone may not be logged out yet, and the ways out (decision 6). */
export type LeaveAnswer = { left: true } | { left: false; pending: number; deadLetters: number };

/** A file of all that waits on this phone, readable by a supervisor's tools and by people. */
export interface DoorExport {
  fileName: string;
  text: string;
  attempts: number;
}

/**
 * The phone at the door. Decides on its own, keeps every attempt before showing anything, and hands all of it over when
 * there is a network. No call waits for the network except `pair`, `switchTo`, `receipt`, `settle` and `photo`.
 */
export interface Door {
  getState: () => DoorState;
  /** For useSyncExternalStore: the state is a new object whenever something changed. */
  subscribe: (listener: () => void) => () => void;

  /** @throws DoorError with the server's code (PAIRING_CODE_ERROR), or UNREACHABLE */
  pair: (pairingCode: string, deviceName: string) => Promise<void>;
  /**
   * Goes over to another activity's door; what this one has scanned is still handed over (R8).
   * @throws DoorError the server's code, or UNREACHABLE
   */
  switchTo: (activityId: string) => Promise<void>;
  chooseKind: (kind: SignInKind, scope?: string) => Promise<void>;

  /** Resolves when the attempt is on the disk; the card may be shown then. Never rejects for reasons of the code. */
  scan: (input: ScanInput) => Promise<VerdictCard>;
  /** Somebody chosen by search. */
  signIn: (participantId: string) => Promise<VerdictCard>;
  /** A unit's people by tick list: each is judged alone (R19). */
  signInGroup: (participantIds: string[]) => Promise<VerdictCard[]>;
  /**
   * Let the person of a refused card in all the same, with a reason (R3, R6, R9).
   * @param by the supervisor who allows what this phone may not @throws DoorError as `Supervisors.allow`
   */
  letIn: (attemptId: string, reason: string, by?: SupervisorEntry) => Promise<VerdictCard>;
  /** Take an own attempt back within fifteen minutes (R16), or with a supervisor. Answers false when it is too late. */
  undo: (attemptId: string, reason: string, by?: SupervisorEntry) => Promise<boolean>;

  search: (text: string, limit?: number) => Promise<Found[]>;
  /** Everybody of the unit of that person, for the tick list. */
  unitOf: (participantId: string) => Promise<Found[]>;

  /** To compare with the person of a card. Null where there is none, and whenever it cannot be had. */
  photo: (participantId: string) => Promise<Blob | null>;

  settle: (conflictId: string, resolution: ConflictResolution, note?: string) => Promise<void>;
  dismissNotice: (noticeId: string) => Promise<void>;
  seenDeadLetter: (attemptId: string) => Promise<void>;

  /** What this core can measure by itself before a shift (N8), each told as it comes; the screen adds the rest. */
  measure: (tell?: (measured: Measured) => void) => Promise<Measured[]>;
  /** Sends the results of the whole check to the coordinator, now or with the next contact. */
  reportPreflight: (results: Measured[]) => Promise<void>;
  /** The end of a shift, compared and signed by the server (N4). @throws DoorError UNREACHABLE */
  receipt: () => Promise<Receipt>;

  /** Tries to send now, without waiting for the back-off. */
  sendNow: () => void;
  /** @param about says in the file what it is and where to hand it in (`domain/sign-in/hand-in-file.ts`) */
  exportQueue: (about?: readonly string[]) => Promise<DoorExport>;
  /**
   * Refused while anything waits, unless it was exported and a supervisor takes it over: by code, or on a phone of
   * theirs. Erases everything else. @throws DoorError SUPERVISOR_NEEDED and as `Supervisors.allow`
   */
  leave: (how?: { exported: true; by?: SupervisorEntry }) => Promise<LeaveAnswer>;
  /** Stops timers and closes the storage; for tests and hot reload. */
  close: () => Promise<void>;
}

export class DoorError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
