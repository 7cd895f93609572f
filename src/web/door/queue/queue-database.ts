import type { DBSchema } from 'idb';
import type { StoredVerdict } from '#contract/sign-in/attempt.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { ClockAnchor } from '#domain/sign-in/clock.ts';
import type { AttemptFact } from '#domain/sign-in/model.ts';
import { Database, type Migrations } from '../database.ts';
import type { DoorStation } from '../door-state.ts';
import type { DoorEnvironment } from '../environment.ts';

/** An attempt as the phone keeps it: the fact, which never changes, and what became of it. */
export interface KeptAttempt {
  deviceId: string;
  seq: number;
  id: string;
  fact: AttemptFact;
  /** The key that the scanned code names: for whom else it may be (R8). */
  keyId?: number;
  /** `c:<hash of the code>` and `p:<participant id>`, as far as known: what scans of one person have in common. */
  subjects: string[];
  gate: string;
  /** The device's id while the attempt waits for the server's verdict, and absent afterwards: the outbox is this index. */
  pendingOf?: string;
  verdict?: StoredVerdict;
  /** Server time of the verdict in ms: a list taken later knows of it. */
  verdictAt?: number;
  /** The server will never take it (R23). */
  dead?: { reason: string; seen: boolean };
  /** The device's id when one of its leased overrides was used (R9). */
  leaseOf?: string;
  /** The attempt that took this one back. */
  annulledBy?: string;
}

export interface KeptDevice {
  deviceId: string;
  token: string;
  /** `ACTIVE` is the phone's present station; the others only hand over what they still hold. */
  state: 'ACTIVE' | 'REVOKED' | 'ENDED' | 'FORMER';
  station: DoorStation;
  kind: SignInKind;
  scope: string;
}

export interface QueueSchema extends DBSchema {
  attempts: {
    key: [string, number];
    value: KeptAttempt;
    indexes: {
      byId: string;
      bySubject: string;
      pending: [string, number];
      leases: string;
      answered: number;
      dead: [string, string];
    };
  };
  /** Apart from `devices`, so that the store that every scan writes stays small. */
  counters: { key: string; value: { deviceId: string; lastSeq: number } };
  devices: { key: string; value: KeptDevice };
  chains: { key: string; value: { deviceId: string; seq: number; head: string } };
  clock: { key: string; value: ClockAnchor };
  leases: { key: string; value: { holder: string; untilMs: number } };
  /** By itself: where a browser cannot read it any more, as after a backup, what it signs for is still there. */
  keys: { key: 'proof'; value: CryptoKeyPair };
}

export const queueMigrations: Migrations<QueueSchema> = [
  (database) => {
    const attempts = database.createObjectStore('attempts', { keyPath: ['deviceId', 'seq'] });
    attempts.createIndex('byId', 'id', { unique: true });
    attempts.createIndex('bySubject', 'subjects', { multiEntry: true });
    attempts.createIndex('leases', 'leaseOf');
    attempts.createIndex('pending', ['pendingOf', 'seq']);
    database.createObjectStore('counters', { keyPath: 'deviceId' });
    database.createObjectStore('devices', { keyPath: 'deviceId' });
    database.createObjectStore('chains', { keyPath: 'deviceId' });
    database.createObjectStore('clock');
    database.createObjectStore('leases');
  },
  (_database, upgrading) => {
    const attempts = upgrading.objectStore('attempts');
    attempts.createIndex('answered', 'verdictAt');
    attempts.createIndex('dead', ['deviceId', 'dead.reason']);
  },
  (database) => void database.createObjectStore('keys'),
];

export type QueueDatabase = Database<QueueSchema>;

export const queueDatabase = (environment: DoorEnvironment): QueueDatabase =>
  new Database<QueueSchema>({
    factory: environment.indexedDB,
    name: 'door-queue',
    migrations: queueMigrations,
    duringMigration: () => void environment.milestone?.('midMigration'),
  });
