import { attemptText } from './checksum.ts';
import type { AttemptFact } from './model.ts';

/**
 * What a phone has scanned, as a file for the desk: what it could not send, with what the server has answered for the
 * rest, so that a person can compare.
 */
export interface HandInFile {
  file: typeof fileKind;
  version: 1;
  /** For whoever opens it: what it is, and where to hand it in. */
  about: readonly string[];
  exportedAt: string;
  /** The last number each phone has given. */
  phones: readonly { deviceId: string; gate: string; lastSeq: number }[];
  attempts: readonly ExportedAttempt[];
  /** `checksumOf` the attempts: what was cut or changed on the way is not taken for whole. */
  checksum: string;
}

export interface ExportedAttempt {
  deviceId: string;
  state: 'WAITING' | 'NEEDS_ATTENTION' | 'ANSWERED';
  attempt: AttemptFact;
  /** What the server answered. */
  verdict?: unknown;
  /** Why the server never takes it. */
  reason?: string;
}

export const fileKind = 'sign-in scans of a phone at the door';

/** FNV-1a over every attempt in its order; against damage, not against malice: whoever hands in vouches for it. */
export function checksumOf(attempts: readonly ExportedAttempt[]): string {
  let sum = 0x811c9dc5;
  for (const { deviceId, attempt } of attempts) {
    for (const character of `${deviceId}${attemptText(attempt)}\n`) {
      sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** What is handed in for one phone. */
export interface HandIn {
  deviceId: string;
  gate: string;
  lastSeq: number;
  attempts: AttemptFact[];
}

export type ReadFile = { phones: HandIn[] } | { problem: 'FOREIGN' | 'DAMAGED' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isExported = (value: unknown): value is ExportedAttempt =>
  isRecord(value) && typeof value['deviceId'] === 'string' && isRecord(value['attempt']);

const isPhone = (value: unknown): value is HandInFile['phones'][number] =>
  isRecord(value) && typeof value['deviceId'] === 'string' && typeof value['lastSeq'] === 'number';

/** All that is still to be handed in, phone by phone; or why this is not such a file, or not all of it. */
export function readHandIn(text: string): ReadFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: text.includes(fileKind) ? 'DAMAGED' : 'FOREIGN' };
  }
  if (!isRecord(content) || content['file'] !== fileKind) return { problem: 'FOREIGN' };
  const { attempts, phones, checksum } = content;
  if (!Array.isArray(attempts) || !Array.isArray(phones)) return { problem: 'DAMAGED' };
  if (!attempts.every(isExported) || !phones.every(isPhone)) return { problem: 'DAMAGED' };
  if (checksumOf(attempts) !== checksum) return { problem: 'DAMAGED' };
  return {
    phones: phones.map(({ deviceId, gate, lastSeq }) => ({
      deviceId,
      gate,
      lastSeq,
      attempts: attempts
        .filter((one) => one.deviceId === deviceId && one.state !== 'ANSWERED')
        .map(({ attempt }) => attempt)
        .toSorted((a, b) => a.seq - b.seq),
    })),
  };
}
