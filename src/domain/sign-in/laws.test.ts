import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signInKinds } from '#domain/participant/kinds.ts';
import { type FoldAttempt, SignInFold } from '#tests/support/sign-in-fold.ts';
import { type History, history, shuffled } from '#tests/support/sign-in-histories.ts';

/** The whole run makes 2,000 (src/tools/test.ts). */
const runs = Number(process.env['SIGN_IN_HISTORIES'] ?? 300);
const orders = Number(process.env['SIGN_IN_ORDERS'] ?? 4);
const seed = Number(process.env['SIGN_IN_SEED'] ?? 20261121);

function fold({ devices, settings, facts }: History, order: number | null): SignInFold {
  const state = new SignInFold(devices, settings);
  for (const fact of order === null ? facts : shuffled(facts, order)) state.receive(fact);
  return state;
}

/** Law 2 by hand, for what needs no pairing: the smallest time, then id, of what was admitted, entitled and kept. */
function expectedActive({ facts, settings, devices }: History): Map<string, string> {
  const attempts = facts.filter((fact): fact is FoldAttempt => fact.fact === 'attempt');
  const cancelled = new Set(facts.filter((fact) => fact.fact === 'kindCancelled').map(({ kind }) => kind));
  const ends = new Map(facts.filter((fact) => fact.fact === 'deviceRevoked').map(({ deviceId, at }) => [deviceId, at]));
  const lost = facts.filter((fact) => fact.fact === 'revoked' || fact.fact === 'registrationCancelled');
  const persons = new Map(
    facts.filter((fact) => fact.fact === 'person').map(({ personId, person }) => [personId, person]),
  );
  const active = new Map<string, FoldAttempt>();
  for (const attempt of attempts) {
    const { personId, kind, time, deviceId } = attempt;
    const person = persons.get(personId);
    const device = devices.find((one) => one.deviceId === deviceId);
    const session = kind === 'ACTIVITY' ? (device?.session ?? null) : null;
    if (!device?.kinds.includes(kind)) continue;
    if (attempt.annuls || attempt.shown !== 'ADMIT' || kind === 'HOTEL' || cancelled.has(kind)) continue;
    if (person?.activityId !== attempt.activityId) continue;
    if (!person.kinds.includes(kind) && !attempt.reason) continue;
    if (time.t - time.u > (ends.get(deviceId) ?? Infinity)) continue;
    if (lost.some((fact) => fact.personId === personId && time.t - time.u > fact.at)) continue;
    const grace = Math.max(300_000, time.u);
    const window = settings.windows.find((window) => window.kind === kind);
    if (!session && window?.closesAt && time.t > Date.parse(window.closesAt) + grace) continue;
    const takenBack = attempts.some(
      (other) =>
        other.annuls === attempt.id &&
        other.id !== attempt.id &&
        other.time.t - other.time.u <= (ends.get(other.deviceId) ?? Infinity) &&
        (devices.find((device) => device.deviceId === other.deviceId)?.profile === 'SUPERVISOR' ||
          other.allowed ||
          (other.deviceId === deviceId && Math.abs(other.time.t - time.t) <= 900_000)),
    );
    if (takenBack) continue;
    const day =
      settings.oncePerDay && kind === 'ACTIVITY' ? new Date(time.t + 28_800_000).toISOString().slice(0, 10) : '';
    const scope = session ?? day;
    const key = `${personId} ${kind} ${scope} [${scope}]`;
    const held = active.get(key);
    if (!held || time.t < held.time.t || (time.t === held.time.t && attempt.id < held.id)) active.set(key, attempt);
  }
  return new Map([...active].map(([key, { id }]) => [key, id]));
}

const withoutHotel = (active: Map<string, string>) =>
  Object.fromEntries([...active].filter(([key]) => !key.includes(' HOTEL ')));

describe(`the four laws over ${runs} generated histories, seed ${seed}`, () => {
  test('whoever arrives first, the same sign-ins are active with the same attempt in credit', () => {
    fc.assert(
      fc.property(history(40, { annuls: true, later: true }), fc.nat(), (story, order) => {
        const first = fold(story, null);
        expect(withoutHotel(first.activeSignIns())).toEqual(Object.fromEntries(expectedActive(story)));
        for (let n = 0; n < orders; n++) {
          expect([...fold(story, order + n).activeSignIns()]).toEqual([...first.activeSignIns()]);
        }
      }),
      { numRuns: runs, seed },
    );
  }, 240_000);

  test('a session is counted by itself: without the phones before it, all else is as it was', () => {
    const sessionsSeen = new Set<string>();
    fc.assert(
      fc.property(history(40, { annuls: false, later: true }), fc.nat(), (story, order) => {
        const before = new Set(story.devices.flatMap(({ deviceId, session }) => (session ? [deviceId] : [])));
        const elsewhere = story.facts.filter((fact) => !('deviceId' in fact && before.has(fact.deviceId)));
        const all = [...fold(story, order).activeSignIns()];
        const ofSession = all.filter(([key]) => story.devices.some(({ session }) => session && key.includes(session)));
        expect(all.filter((one) => !ofSession.includes(one))).toEqual([
          ...fold({ ...story, facts: elsewhere }, order).activeSignIns(),
        ]);
        for (const [key, attemptId] of ofSession) {
          sessionsSeen.add(key.split(' ')[2] ?? '');
          const made = story.facts.find((fact) => fact.fact === 'attempt' && fact.id === attemptId) as FoldAttempt;
          expect(before).toContain(made.deviceId);
        }
      }),
      { numRuns: Math.ceil(runs / 4), seed },
    );
    expect(sessionsSeen.size).toBe(2);
  }, 120_000);

  test('sending everything again changes nothing', () => {
    fc.assert(
      fc.property(history(12, { annuls: true, later: true }), fc.nat(), (story, order) => {
        const state = fold(story, order);
        const verdicts = [...state.verdicts];
        const active = [...state.activeSignIns()];
        for (const fact of shuffled(story.facts, order + 1)) if (fact.fact === 'attempt') state.receive(fact);
        expect([...state.verdicts]).toEqual(verdicts);
        expect([...state.activeSignIns()]).toEqual(active);
      }),
      { numRuns: Math.ceil(runs / 4), seed },
    );
  }, 120_000);

  test('without take-backs a sign-in never flickers: more attempts never end one', () => {
    fc.assert(
      fc.property(history(6, { annuls: false, later: false }), fc.nat(), (story, order) => {
        const state = new SignInFold(story.devices, story.settings);
        let before = new Set<string>();
        for (const fact of [...story.facts.filter(({ fact }) => fact !== 'attempt'), ...shuffled(story.facts, order)]) {
          state.receive(fact);
          const now = new Set([...state.activeSignIns().keys()].filter((key) => !key.endsWith('[OUT]')));
          expect([...before].filter((key) => !now.has(key))).toEqual([]);
          before = now;
        }
      }),
      { numRuns: Math.ceil(runs / 10), seed },
    );
  }, 120_000);

  test('of several let in, all but one are contradictions, and the same ones in every order', () => {
    fc.assert(
      fc.property(history(12, { annuls: true, later: true }), fc.nat(), (story, order) => {
        const open = (state: SignInFold) =>
          [...state.groups().values()]
            .flatMap(({ contradictions }) => contradictions)
            .filter(
              ({ reason, attemptId }) =>
                reason !== 'ACCEPTED' && !(reason === 'UNKNOWN' && state.verdicts.get(attemptId) === 'UNKNOWN'),
            )
            .map(({ attemptId, severity, reason, creditedId }) => `${attemptId} ${severity} ${reason} ${creditedId}`)
            .toSorted();
        const one = fold(story, order);
        expect(open(fold(story, order + 1))).toEqual(open(one));
        for (const { attempts, credit, contradictions } of one.groups().values()) {
          const twice = contradictions.filter(({ reason }) => reason === 'ALREADY_SIGN_IN').length;
          if (attempts[0]?.kind === 'HOTEL') continue;
          const counting = attempts.filter(
            ({ shown, standing, annulled }) => shown === 'ADMIT' && standing.word === 'ACCEPTED' && !annulled,
          );
          expect(twice).toBe(Math.max(0, counting.length - credit.credited.size));
        }
      }),
      { numRuns: Math.ceil(runs / 4), seed },
    );
  }, 120_000);

  test('every kind occurs in the histories', () => {
    const kinds = new Set(
      fc
        .sample(history(40, { annuls: true, later: true }), { numRuns: 20, seed })
        .flatMap(({ facts }) => facts)
        .map((fact) => ('kind' in fact ? fact.kind : null)),
    );
    expect(signInKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
