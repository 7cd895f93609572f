import type { Elsewhere } from '#contract/sign-in/device.ts';
import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { type Instant, instantOf, plusMs } from '#domain/instant.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import type { DoorDecision, DoorReason, KnownSignIn } from '#domain/sign-in/decide-at-door.ts';
import { ownUndoMs, staleListMs } from '#domain/sign-in/model.ts';
import { isDeparture } from '#domain/sign-in/scope.ts';
import { isOverride } from '#domain/sign-in/standing.ts';
import {
  type CardEntitlement,
  type CardPerson,
  type CardResult,
  type Confirmation,
  toneOf,
  type VerdictCard,
} from './card.ts';
import { listAge, personOf, type Circumstances, type Standing } from './decide.ts';
import { activityOfCode } from '../list/elsewhere.ts';
import { knownSignIns } from '../list/known-sign-ins.ts';
import type { KeptAttempt } from '../queue/queue-database.ts';

export function cardPerson(person: SnapshotPerson, signIns: readonly KnownSignIn[]): CardPerson {
  const details = person.details ?? {};
  return {
    participantId: person.participantId,
    nameTc: person.nameTc,
    nameEn: person.nameEn,
    unitName: person.unitName,
    title: person.title,
    hasPhoto: details.photo === true,
    phoneTail: details.phoneTail ?? null,
    table: details.table ?? null,
    diet: details.diet ?? null,
    room: details.room ?? null,
    checkIn: details.checkIn ?? null,
    checkOut: details.checkOut ?? null,
    entitlements: signInKinds.map((kind): CardEntitlement => {
      const first = signIns
        .filter((signIn) => signIn.kind === kind && !isDeparture(kind, signIn.scope))
        .toSorted((a, b) => a.at - b.at)[0];
      return {
        kind,
        entitled: person.kinds.includes(kind),
        signedAt: first ? instantOf(first.at) : null,
        gate: first?.gate ?? null,
      };
    }),
  };
}

/** What the server's answer means for what was shown. */
export function confirmationOf(attempt: KeptAttempt): Confirmation {
  const { verdict, fact } = attempt;
  if (attempt.dead) return 'contradicted';
  if (!verdict) return 'stored';
  if (verdict.verdict === 'ANNULLED' || fact.annuls) return 'confirmed';
  if (isOverride(fact) && verdict.verdict === 'ALREADY_SIGN_IN') return 'confirmed';
  // What a supervisor allowed is on the supervisors' list; the server found the code good, or the conflict is high.
  if (fact.allowedBy && verdict.conflict?.severity === 'low') return 'confirmed';
  return (fact.shown === 'ADMIT') === (verdict.verdict === 'ACCEPTED') ? 'confirmed' : 'contradicted';
}

export interface CardInput {
  standing: Standing;
  around: Circumstances;
  others: readonly KeptAttempt[];
  decision: DoorDecision;
  attempt: KeptAttempt | null;
  overridesLeft: number;
  decisionMs: number;
}

export function makeCard(id: string, input: CardInput): VerdictCard {
  const { standing, around, others, decision, attempt } = input;
  const person = personOf(standing.found);
  const signIns = knownSignIns(person, attempt ? [...others, attempt] : others, around.listAsOf);
  const age = listAge(around.listAsOf, around.now);
  const { earlier } = decision;
  return {
    id,
    attemptId: attempt?.id ?? null,
    at: instantOf(around.now.t),
    kind: around.kind,
    scope: decision.scope,
    source: standing.source,
    result: decision.reason,
    tone: toneOf[decision.reason],
    shown: decision.shown,
    person: person && cardPerson(person, signIns),
    earlier: earlier && {
      at: instantOf(earlier.at),
      gate: earlier.gate,
      agoMs: Math.max(0, around.now.t - earlier.at),
      here: earlier.gate === around.device.station.gate,
    },
    hints: decision.hints,
    override: decision.override,
    overridesLeft: input.overridesLeft,
    overridden: false,
    allowedBy: attempt?.fact.allowedBy ?? null,
    elsewhere:
      decision.reason === 'WRONG_ACTIVITY' ? activityOfCode(around.device.station.elsewhere, standing.keyId) : null,
    entitledTo: decision.entitledTo,
    confirmation: attempt ? confirmationOf(attempt) : 'none',
    verdict: attempt?.verdict ?? null,
    undoUntil: attempt && undoUntil(attempt),
    undone: false,
    listAgeMs: age !== null && age > staleListMs ? age : null,
    decisionMs: input.decisionMs,
  };
}

export const undoUntil = (attempt: KeptAttempt): Instant | null =>
  attempt.fact.shown === 'ADMIT' && !attempt.annulledBy ? plusMs(attempt.fact.estimatedTime, ownUndoMs) : null;

/** The card of an attempt that was made before this page was opened. */
export function cardOfKept(
  attempt: KeptAttempt,
  person: SnapshotPerson | null,
  { listAsOf, elsewhere }: { listAsOf: number | null; elsewhere: readonly Elsewhere[] },
): VerdictCard {
  const { fact } = attempt;
  const result = (fact.shownReason ?? (fact.shown === 'ADMIT' ? 'SIGNED_IN' : 'UNKNOWN')) as DoorReason;
  const overridden = isOverride(fact);
  return {
    id: attempt.id,
    attemptId: attempt.id,
    at: fact.estimatedTime,
    kind: fact.kind,
    scope: fact.scope ?? '',
    source: fact.source,
    result,
    tone: overridden ? 'admitted' : toneOf[result],
    shown: fact.shown,
    person: person && cardPerson(person, knownSignIns(person, [attempt], listAsOf)),
    earlier: null,
    hints: [],
    override: 'none',
    overridesLeft: 0,
    overridden,
    allowedBy: fact.allowedBy ?? null,
    elsewhere: result === 'WRONG_ACTIVITY' ? activityOfCode(elsewhere, attempt.keyId) : null,
    entitledTo: [],
    confirmation: confirmationOf(attempt),
    verdict: attempt.verdict ?? null,
    undoUntil: undoUntil(attempt),
    undone: attempt.annulledBy !== undefined,
    listAgeMs: null,
    decisionMs: 0,
  };
}

/** A card for which nothing was kept. */
export function cardWithoutAttempt(
  id: string,
  result: Extract<CardResult, 'MISREAD' | 'NOT_STORED'>,
  { around, standing, decisionMs }: Pick<CardInput, 'around' | 'decisionMs'> & { standing: Pick<Standing, 'source'> },
): VerdictCard {
  return {
    id,
    attemptId: null,
    at: instantOf(around.now.t),
    kind: around.kind,
    scope: around.scope,
    source: standing.source,
    result,
    tone: toneOf[result],
    shown: 'NOTHING',
    person: null,
    earlier: null,
    hints: [],
    override: 'none',
    overridesLeft: 0,
    overridden: false,
    allowedBy: null,
    elsewhere: null,
    entitledTo: [],
    confirmation: 'none',
    verdict: null,
    undoUntil: null,
    undone: false,
    listAgeMs: null,
    decisionMs,
  };
}
