import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { msOf } from '#domain/instant.ts';
import type { KnownSignIn } from '#domain/sign-in/decide-at-door.ts';
import type { KeptAttempt } from '../queue/queue-database.ts';

/** Between a verdict and a list made on another server process; the list's word is taken a little later for it. */
const marginMs = 2000;

/** A list made then knows of all that was answered until this time, in ms; of nothing without a list. */
export const listKnowsUntil = (listAsOf: number | null): number =>
  listAsOf === null ? Number.NEGATIVE_INFINITY : listAsOf - marginMs;

/** The list was made before the server knew what became of this attempt, or the server still does not know. */
export const isNewerThanList = (attempt: KeptAttempt, listAsOf: number | null): boolean =>
  attempt.verdictAt === undefined || attempt.verdictAt > listKnowsUntil(listAsOf);

/**
 * The sign-ins of one person as this phone knows them: the list, without what this phone has taken back since, and this
 * phone's own attempts as far as the list cannot know of them. Once it can, the list is the authority: a sign-in that
 * staff have taken back is gone here as well.
 */
export function knownSignIns(
  person: Pick<SnapshotPerson, 'signIns'> | null,
  attempts: readonly KeptAttempt[],
  listAsOf: number | null,
): KnownSignIn[] {
  const takenBack = new Set(
    attempts.filter(({ annulledBy }) => annulledBy).map(({ fact }) => fact.estimatedTime as string),
  );
  const listed = (person?.signIns ?? [])
    .filter(({ firstAt }) => !takenBack.has(firstAt))
    .map(({ kind, scope, firstAt, gate }) => ({ kind, scope, at: msOf(firstAt), gate }));
  const own = attempts.filter((attempt) => isNewerThanList(attempt, listAsOf)).flatMap(ownSignIn);
  return [...listed, ...own];
}

function ownSignIn(attempt: KeptAttempt): KnownSignIn[] {
  const { fact, verdict, annulledBy, gate } = attempt;
  const { kind, scope = '' } = fact;
  if (fact.annuls) return [];
  // The server named the sign-in that was there before ours.
  if (verdict?.verdict === 'ALREADY_SIGN_IN' && verdict.signIn) {
    return [{ kind, scope, at: msOf(verdict.signIn.firstAt), gate: verdict.signIn.gate }];
  }
  const stands = !verdict || verdict.verdict === 'ACCEPTED' || verdict.verdict === 'INVALID';
  if (annulledBy || fact.shown !== 'ADMIT' || !stands) return [];
  return [{ kind, scope, at: msOf(fact.estimatedTime), gate }];
}
