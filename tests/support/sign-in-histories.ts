import * as fc from 'fast-check';
import { instantOf } from '#domain/instant.ts';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import type { JudgedSettings } from '#domain/sign-in/model.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import type { FoldAttempt, FoldDevice, FoldFact } from './sign-in-fold.ts';

export const fair = '019a0000-0000-7000-8000-00000000fa12';
export const otherFair = '019a0000-0000-7000-8000-0000000007e2';
/** The first minute of the histories. */
export const morning = Date.UTC(2026, 10, 21, 1, 0, 0);
const people = ['Ada', 'Bao', 'Chan', 'Dinis'];
const minute = 60_000;

export interface History {
  devices: FoldDevice[];
  settings: JudgedSettings;
  facts: FoldFact[];
}

/** Doors 2 and 3 stand before one session, door 4 before another, the others before the activity itself. */
const opening = '019a0000-0000-7000-8000-0000000005e1';
const panel = '019a0000-0000-7000-8000-0000000005e2';
const sessions: Readonly<Record<number, string>> = { 2: opening, 3: opening, 4: panel };

const attemptId = (index: number): string => `019a0000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

interface Raw {
  device: number;
  person: number;
  kind: SignInKind;
  leaves: boolean;
  minute: number;
  u: number;
  shown: 'ADMIT' | 'REFUSE' | 'NOTHING';
  override: boolean;
  /** By a supervisor's code. */
  allowed: boolean;
  /** Takes back an earlier or later attempt, by its place. */
  annuls: number | null;
}

const rawAttempt: fc.Arbitrary<Raw> = fc.record({
  device: fc.nat(11),
  person: fc.nat(people.length - 1),
  kind: fc.constantFrom(...signInKinds),
  leaves: fc.boolean(),
  minute: fc.integer({ min: 0, max: 600 }),
  u: fc.constantFrom(20, 500, 3 * minute, 12 * minute),
  shown: fc.constantFrom('ADMIT', 'ADMIT', 'ADMIT', 'REFUSE', 'NOTHING'),
  override: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  allowed: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  annuls: fc.option(fc.nat(200), { freq: 5, nil: null }),
});

const laterFact: fc.Arbitrary<FoldFact> = fc.oneof(
  fc.record({
    fact: fc.constantFrom('revoked' as const, 'registrationCancelled' as const),
    personId: fc.constantFrom(...people),
    at: fc.integer({ min: 0, max: 600 }).map((m) => morning + m * minute),
  }),
  fc.record({
    fact: fc.constant('kindCancelled' as const),
    kind: fc.constantFrom(...signInKinds),
    at: fc.integer({ min: 0, max: 600 }).map((m) => morning + m * minute),
  }),
  fc.record({
    fact: fc.constant('deviceRevoked' as const),
    deviceId: fc.nat(11).map((n) => `door-${n}`),
    at: fc.integer({ min: 0, max: 600 }).map((m) => morning + m * minute),
  }),
);

/** Up to 12 devices with up to 40 facts each: attempts, take-backs, skewed clocks, revocations, cancellations. */
export const history = (mostPerDevice: number, seldom: { annuls: boolean; later: boolean }): fc.Arbitrary<History> =>
  fc
    .record({
      raw: fc.array(rawAttempt, { minLength: 1, maxLength: 12 * mostPerDevice, size: 'max' }),
      later: fc.array(laterFact, { maxLength: seldom.later ? 6 : 0 }),
      oncePerDay: fc.boolean(),
      closesAt: fc.option(fc.integer({ min: 200, max: 600 }), { nil: null }),
      entitled: fc.array(fc.subarray([...signInKinds], { minLength: 1 }), { minLength: 4, maxLength: 4 }),
      elsewhere: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ raw, later, oncePerDay, closesAt, entitled, elsewhere }) => {
      const attempts = raw.map((one, index): FoldAttempt => ({
        fact: 'attempt',
        id: attemptId(index + 1),
        deviceId: `door-${one.device}`,
        personId: people[one.person] ?? 'Ada',
        activityId: fair,
        kind: one.kind,
        // Of ACTIVITY no device has a say.
        scope: one.kind === 'ACTIVITY' ? (one.leaves ? panel : '') : one.kind === 'HOTEL' && one.leaves ? 'OUT' : '',
        // Several at the same millisecond, so that ties are common.
        time: { t: morning + Math.floor(one.minute / 3) * 3 * minute, u: one.u },
        shown: one.shown,
        allowed: one.allowed,
        ...(one.override ? { reason: 'let in by the supervisor' } : {}),
        ...(seldom.annuls && one.annuls !== null ? { annuls: attemptId((one.annuls % raw.length) + 1) } : {}),
      }));
      const persons = people.map((personId, index): FoldFact => ({
        fact: 'person',
        personId,
        person: {
          activityId: elsewhere === index ? otherFair : fair,
          kinds: entitled[index] ?? [],
          revokedAt: null,
          cancelledAt: null,
          stay: null,
        },
      }));
      return {
        devices: Array.from({ length: 12 }, (_, n): FoldDevice => ({
          deviceId: `door-${n}`,
          activityId: fair,
          kinds: sessions[n] ? ['ACTIVITY'] : signInKinds,
          session: sessions[n] ?? null,
          profile: n === 0 ? 'SUPERVISOR' : 'STEWARD',
          endsAt: null,
        })),
        settings: {
          oncePerDay,
          windows:
            closesAt === null
              ? []
              : [{ kind: 'ACTIVITY', opensAt: null, closesAt: instantOf(morning + closesAt * minute) }],
          cancelledAt: {},
        },
        facts: [...persons, ...distinctLater(later), ...attempts],
      };
    });

/** Each of these happens once: a second one would replace the first, and then the order would rightly matter. */
function distinctLater(later: readonly FoldFact[]): FoldFact[] {
  const seen = new Map<string, FoldFact>();
  for (const fact of later) {
    const of =
      'personId' in fact ? fact.personId : 'deviceId' in fact ? fact.deviceId : 'kind' in fact ? fact.kind : '';
    seen.set(`${fact.fact} ${of}`, fact);
  }
  return [...seen.values()];
}

/** A shuffle that a seed repeats. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededNumbers(seed);
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = copy[i] as Item;
    copy[i] = copy[j] as Item;
    copy[j] = held;
  }
  return copy;
}
