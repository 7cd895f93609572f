import { hash } from 'node:crypto';
import { Attempt } from '#contract/sign-in/attempt.ts';
import { attemptText } from '#domain/sign-in/checksum.ts';
import { hasShapeOfCode, normaliseCredential } from '#domain/sign-in/credential.ts';
import type { AttemptFact } from '#domain/sign-in/model.ts';
import { hashOfCode } from '../code/code-hash.ts';

/** One item of a request: an attempt, or what cannot be one. */
export interface ReadItem {
  /** Empty when there is none to answer under. */
  id: string;
  /** Null when there is none to count. */
  seq: number | null;
  /** Null for what is malformed. */
  fact: AttemptFact | null;
  /** The hash of the code, as the list has it, or the text where it is none of ours. */
  code: string | null;
  /** The supervisor's code by which it was allowed (`check-allowances.ts`). */
  allowedBy: string | null;
  bodyHash: string;
  body: unknown;
}

const largestSeq = 2_147_483_647;

export function readAttempt(item: unknown): ReadItem {
  const parsed = Attempt.safeParse(item);
  const raw: Record<string, unknown> = item !== null && typeof item === 'object' ? { ...item } : {};
  if (!parsed.success) {
    const { id, seq } = raw;
    const known = Number.isInteger(seq) && Number(seq) >= 1 && Number(seq) <= largestSeq;
    return {
      id: typeof id === 'string' ? id.slice(0, 64) : '',
      seq: known ? Number(seq) : null,
      fact: null,
      code: null,
      allowedBy: null,
      bodyHash: hash('sha256', item !== null && typeof item === 'object' ? attemptText(raw) : JSON.stringify(item)),
      body: item,
    };
  }
  const fact: AttemptFact = parsed.data;
  // Ids are compared as the database writes them.
  if (fact.participantId) fact.participantId = fact.participantId.toLowerCase();
  fact.activityId = fact.activityId.toLowerCase();
  if (fact.allowedBy) fact.allowedBy = fact.allowedBy.toLowerCase();
  return {
    id: fact.id,
    seq: fact.seq,
    fact,
    code: fact.credential ? codeOf(fact.credential) : null,
    allowedBy: null,
    bodyHash: hash('sha256', attemptText(raw)),
    body: item,
  };
}

function codeOf(credential: string): string {
  const code = normaliseCredential(credential);
  return hasShapeOfCode(code) ? hashOfCode(code) : credential;
}
