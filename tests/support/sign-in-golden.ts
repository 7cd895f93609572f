import { businessDatePlus, type BusinessDate, instantOf } from '#domain/instant.ts';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import type { contradictionsOf } from '#domain/sign-in/conflict.ts';
import type { creditOf } from '#domain/sign-in/credit.ts';
import type { AtTheDoor, decideAtDoor } from '#domain/sign-in/decide-at-door.ts';
import type { verdictOf } from '#domain/sign-in/judge.ts';
import type { HeldAttempt, JudgedSettings, Stay } from '#domain/sign-in/model.ts';
import type { scopeOf } from '#domain/sign-in/scope.ts';
import type { JudgedAttempt, standingOf } from '#domain/sign-in/standing.ts';
import { type ShownResult, shownResults, verdicts } from '#domain/sign-in/words.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';

/** The rules that phone and server must answer alike, wherever they were built (N22). */
export interface SignInRules {
  decideAtDoor: typeof decideAtDoor;
  standingOf: typeof standingOf;
  verdictOf: typeof verdictOf;
  creditOf: typeof creditOf;
  contradictionsOf: typeof contradictionsOf;
  scopeOf: typeof scopeOf;
}

/** What the rules answered when the vectors were written: distinct answers, and for each case which of them it was. */
export interface GoldenVectors {
  seed: number;
  answers: string[];
  cases: Record<VectorName, number[]>;
}

const counts = { door: 1000, standing: 700, group: 700 } as const;
export type VectorName = keyof typeof counts;
export const vectorNames = Object.keys(counts) as VectorName[];

const moment = Date.UTC(2026, 10, 21, 4);
const minute = 60_000;

class Dice {
  readonly #random: () => number;
  constructor(seed: number) {
    this.#random = seededNumbers(seed);
  }
  one<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)] as Item;
  }
  chance(part: number): boolean {
    return this.#random() < part;
  }
  /** ms around the moment: often exactly at an edge. */
  time(): number {
    const edges = [
      -86_400_000,
      -15 * minute,
      -11_000,
      -10_000,
      -5 * minute,
      -2 * minute,
      -1,
      0,
      1,
      9999,
      10_000,
      2 * minute,
      5 * minute,
      5 * minute + 1,
    ];
    return moment + this.one(edges) + (this.chance(0.3) ? Math.floor(this.#random() * minute) : 0);
  }
  u(): number {
    return this.one([0, 20, 1000, minute, 5 * minute, 20 * minute]);
  }
  some<Item>(items: readonly Item[], part: number): Item[] {
    return items.filter(() => this.chance(part));
  }
}

const hotelScopes = ['', 'OUT'] as const;

function settingsOf(dice: Dice): JudgedSettings {
  return {
    oncePerDay: dice.chance(0.3),
    windows: dice.some(signInKinds, 0.3).map((kind) => ({
      kind,
      opensAt: dice.chance(0.5) ? instantOf(dice.time()) : null,
      closesAt: dice.chance(0.5) ? instantOf(dice.time()) : null,
    })),
    cancelledAt: Object.fromEntries(dice.some(signInKinds, 0.1).map((kind) => [kind, dice.time()])),
  };
}

const scopeFor = (dice: Dice, kind: SignInKind): string => (kind === 'HOTEL' ? dice.one(hotelScopes) : '');

function doorCase(dice: Dice): AtTheDoor {
  const kind = dice.one(signInKinds);
  const settings = settingsOf(dice);
  const listed = dice.chance(0.75);
  return {
    kind,
    scope: scopeFor(dice, kind),
    code: dice.one(['genuine', 'genuine', 'forged', 'former', 'noKey', 'unchecked', 'notOurCode', 'none'] as const),
    person: listed
      ? { kinds: dice.some(signInKinds, 0.8), ...(dice.chance(0.15) ? { revokedAt: instantOf(dice.time()) } : {}) }
      : null,
    signIns: dice.some([0, 1, 2], 0.25).map(() => {
      const of = dice.one(signInKinds);
      return { kind: of, scope: scopeFor(dice, of), at: dice.time(), gate: dice.one(['A', 'B']) };
    }),
    lastScan: dice.chance(0.2) ? { at: dice.time(), shown: dice.one(shownResults) } : null,
    gate: 'A',
    settings: {
      oncePerDay: settings.oncePerDay,
      windows: settings.windows,
      cancelledKinds: Object.keys(settings.cancelledAt) as SignInKind[],
    },
    session: null,
    now: { t: moment, u: dice.u() },
    listAgeMs: dice.one([null, 0, 10 * minute, 10 * minute + 1]),
  };
}

function standingCase(dice: Dice): JudgedAttempt {
  const kind = dice.one(signInKinds);
  const maybe = (part: number) => (dice.chance(part) ? dice.time() : null);
  return {
    activityId: 'fair',
    kind,
    scope: '',
    time: { t: moment, u: dice.u() },
    shown: dice.one(shownResults),
    override: dice.chance(0.2),
    device: dice.chance(0.9)
      ? {
          deviceId: 'door',
          activityId: dice.chance(0.95) ? 'fair' : 'other',
          kinds: dice.chance(0.9) ? signInKinds : dice.some(signInKinds, 0.5),
          profile: 'STEWARD',
          endsAt: maybe(0.2),
        }
      : null,
    person: dice.chance(0.9)
      ? {
          activityId: dice.chance(0.95) ? 'fair' : 'other',
          kinds: dice.some(signInKinds, 0.8),
          revokedAt: maybe(0.25),
          cancelledAt: maybe(0.25),
          stay: null,
        }
      : null,
    codeEndedAt: maybe(0.1),
    possible: dice.chance(0.3) ? { from: dice.time(), until: dice.time() } : null,
    settings: settingsOf(dice),
  };
}

interface GroupCase {
  attempts: HeldAttempt[];
  arriving: HeldAttempt;
  stay: Stay | null;
}

function groupCase(dice: Dice): GroupCase {
  const kind = dice.one(signInKinds);
  const held = (index: number): HeldAttempt => ({
    id: `attempt-${index}`,
    time: { t: dice.time(), u: dice.u() },
    kind,
    scope: scopeFor(dice, kind),
    shown: dice.one<ShownResult>(['ADMIT', 'ADMIT', 'ADMIT', 'REFUSE', 'NOTHING']),
    override: dice.chance(0.15),
    overrideLeased: dice.chance(0.5),
    allowed: false,
    standing: {
      word: dice.one([
        'ACCEPTED',
        'ACCEPTED',
        'ACCEPTED',
        'REVOKED',
        'NOT_ENTITLED',
        'UNKNOWN',
        'QUARANTINED',
      ] as const),
      flag: dice.one([undefined, undefined, 'AROUND_REVOCATION', 'AROUND_CANCELLATION', 'OVERRIDE'] as const),
      ...(dice.chance(0.05) ? { voided: true as const } : {}),
    },
    verdict: dice.one(verdicts),
    annulled: dice.chance(0.15),
  });
  const today = '2026-11-21' as BusinessDate;
  return {
    attempts: dice.some([1, 2, 3, 4, 5, 6], 0.5).map(held),
    arriving: held(7),
    stay: dice.chance(0.5) ? { checkIn: today, checkOut: businessDatePlus(today, dice.one([0, 1])) } : null,
  };
}

/** Answers as text that is equal for equal answers. */
const answers: Record<VectorName, (dice: Dice, rules: SignInRules) => string> = {
  door: (dice, rules) => JSON.stringify(rules.decideAtDoor(doorCase(dice))),
  standing(dice, rules) {
    const attempt = standingCase(dice);
    const scope = rules.scopeOf(attempt.kind, 'OUT', attempt.time.t, {
      oncePerDay: attempt.settings.oncePerDay,
      session: null,
    });
    return JSON.stringify([rules.standingOf(attempt), scope]);
  },
  group(dice, rules) {
    const { attempts, arriving, stay } = groupCase(dice);
    const credit = rules.creditOf(attempts, stay);
    return JSON.stringify([
      rules.verdictOf(arriving, attempts, stay),
      [...credit.credited].map(([scope, { id }]) => [scope, id]),
      [...credit.active],
      [...credit.repeats],
      rules.contradictionsOf(attempts, credit),
    ]);
  },
};

function answersOf(rules: SignInRules, name: VectorName, seed: number): string[] {
  const dice = new Dice(seed + vectorNames.indexOf(name));
  return Array.from({ length: counts[name] }, () => answers[name](dice, rules));
}

export function writeVectors(rules: SignInRules, seed: number): GoldenVectors {
  const distinct = new Map<string, number>();
  const numberOf = (answer: string): number => {
    const known = distinct.get(answer) ?? distinct.size;
    distinct.set(answer, known);
    return known;
  };
  const cases = Object.fromEntries(
    vectorNames.map((name) => [name, answersOf(rules, name, seed).map(numberOf)]),
  ) as GoldenVectors['cases'];
  return { seed, answers: [...distinct.keys()], cases };
}

/** Runs every case against rules built anyhow, and says each difference in a line. */
export function differences(rules: SignInRules, golden: GoldenVectors): string[] {
  return vectorNames.flatMap((name) => {
    const given = answersOf(rules, name, golden.seed);
    const expected = golden.cases[name].map((index) => golden.answers[index]);
    return given
      .map((answer, index) =>
        answer === expected[index] ? null : `${name} ${index}: ${answer}, not ${expected[index]}`,
      )
      .filter((line) => line !== null);
  });
}

export const vectorCount = (golden: GoldenVectors): number =>
  vectorNames.reduce((sum, name) => sum + golden.cases[name].length, 0);
