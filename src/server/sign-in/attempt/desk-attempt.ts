import { hash } from 'node:crypto';
import type { Instant } from '#domain/instant.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { AttemptSource } from '#domain/sign-in/words.ts';
import type { ReadItem } from './read-attempt.ts';

export interface DeskAttempt {
  id: string;
  activityId: string;
  kind: SignInKind;
  participantId?: string;
  source: AttemptSource;
  annuls?: string;
  reason?: string;
  now: Instant;
}

/** An attempt made on the server itself, where no clock is in doubt. Made again under the same id it is a replay. */
export function deskAttempt({ now, ...fact }: DeskAttempt): ReadItem {
  return {
    id: fact.id,
    seq: null,
    fact: {
      ...fact,
      seq: 0,
      shown: fact.annuls ? 'NOTHING' : 'ADMIT',
      wallTime: now,
      estimatedTime: now,
      uncertaintyMs: 0,
    },
    code: null,
    allowedBy: null,
    bodyHash: hash('sha256', JSON.stringify(fact)),
    body: null,
  };
}
