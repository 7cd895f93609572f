import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProblem, bestWeight, faultsOf } from '#tests/support/schedules.ts';
import { arrange, checkProblem, type Way } from './arrange.ts';
import { compare } from './compare.ts';
import type { Problem } from './problem.ts';
import { repair } from './repair.ts';
import { untilSteps } from './search.ts';

const way: Way = { seed: 7, progress: untilSteps(2000) };
const plain = (problem: Problem): Problem => ({
  ...problem,
  parties: problem.parties.map((party) => ({ ...party, least: 0 })),
  wanted: problem.wanted.map((meeting) => ({ ...meeting, must: false })),
});
const meetingsOf = (problem: Problem, party: string): number =>
  problem.wanted.filter(({ a, b }) => a === party || b === party).length;

describe('any schedule', () => {
  test('has no party or table twice in a slot, uses no blocked slot, and leaves out only what it says', () => {
    fc.assert(
      fc.property(anyProblem(), (problem) => {
        const { placed, leftOut, value } = arrange(problem, way);
        expect(faultsOf(problem, placed)).toEqual([]);
        expect(placed.length + leftOut.length).toBe(problem.wanted.length);
        const isPlaced = new Set(placed.map(({ meeting }) => meeting));
        const weights = problem.wanted.filter(({ id }) => isPlaced.has(id)).map(({ weight }) => weight);
        expect(value).toBe(weights.reduce((sum, weight) => sum + weight, 0));
      }),
      { numRuns: 150 },
    );
  });

  test('is the same for the same problem and seed', () => {
    fc.assert(
      fc.property(anyProblem(), fc.nat(), (problem, seed) => {
        const run = () => arrange(structuredClone(problem), { seed, progress: untilSteps(500) });
        expect(run()).toEqual(run());
      }),
      { numRuns: 60 },
    );
  });

  test('is worth no more than its bound, and mostly as much as the best that there is', () => {
    let best = 0;
    let all = 0;
    fc.assert(
      fc.property(anyProblem({ units: 3, slots: 3, meetings: 7 }), (any) => {
        const problem = plain(any);
        const { value, certificate } = arrange(problem, way);
        const most = bestWeight(problem);
        expect(value).toBeLessThanOrEqual(most);
        if (certificate.kind === 'BOUND') expect(certificate.bound).toBeGreaterThanOrEqual(most);
        if (certificate.kind === 'BEST') expect(certificate.worth).toBe(most);
        all += most;
        best += value;
      }),
      { numRuns: 150, seed: 5 },
    );
    expect(best / all).toBeGreaterThan(0.99);
  });

  test('keeps every pin where it is, and a pin that cannot be is a clash', () => {
    fc.assert(
      fc.property(anyProblem(), fc.infiniteStream(fc.nat()), (problem, picks) => {
        const pick = (count: number): number => Number(picks.next().value) % count;
        const some = problem.wanted.filter(() => pick(3) === 0);
        const pins = some.map(({ id }) => ({ meeting: id, slot: pick(problem.slots) }));
        const clashes = new Set(
          checkProblem({ ...problem, pins }).flatMap((flaw) => (flaw.flaw === 'PIN_CLASH' ? [flaw.meeting] : [])),
        );
        const kept = pins.filter(({ meeting }) => !clashes.has(meeting));
        const pinned = { ...problem, pins: kept };
        expect(checkProblem(pinned)).toEqual([]);
        const { placed } = arrange(pinned, way);
        expect(faultsOf(pinned, placed)).toEqual([]);
        for (const { meeting, slot } of kept) expect(placed).toContainEqual(expect.objectContaining({ meeting, slot }));
      }),
      { numRuns: 100 },
    );
  });
});

describe('where nobody blocks a slot', () => {
  const open = anyProblem({ blocked: false, slots: 12 });

  test('everything is placed in as few rounds as the busiest party or the tables allow', () => {
    let seen = 0;
    fc.assert(
      fc.property(open, (problem) => {
        const tables = problem.places.reduce((sum, { tables }) => sum + tables, 0);
        const busiest = Math.max(
          0,
          ...problem.parties.map(({ id, atOnce }) => Math.ceil(meetingsOf(problem, id) / atOnce)),
        );
        const fewest = Math.max(busiest, Math.ceil(problem.wanted.length / tables));
        const { placed, leftOut, certificate } = arrange(problem, way);
        if (fewest > problem.slots) {
          expect(certificate.kind).toBe('BEST');
          return;
        }
        seen++;
        expect(leftOut).toEqual([]);
        expect(new Set(placed.map(({ slot }) => slot)).size).toBe(fewest);
        expect(certificate).toMatchObject({ rounds: fewest });
        if (certificate.kind === 'ROUNDS_BY_PARTY' && fewest > 0) {
          expect(Math.ceil(meetingsOf(problem, certificate.party) / certificate.atOnce)).toBe(fewest);
        }
      }),
      { seed: 5 },
    );
    expect(seen).toBeGreaterThan(20);
  });

  test('no slot uses more tables than an even share', () => {
    fc.assert(
      fc.property(open, fc.boolean(), (problem, spread) => {
        const { placed, certificate } = arrange(problem, { ...way, spread });
        if (certificate.kind === 'BEST' || certificate.kind === 'BOUND' || placed.length === 0) return;
        const used = Array.from({ length: problem.slots }, (_, at) => placed.filter(({ slot }) => slot === at).length);
        const slots = spread ? problem.slots : certificate.rounds;
        expect(Math.max(...used)).toBe(Math.ceil(placed.length / slots));
      }),
    );
  });

  test('of too many meetings those that must be come first, and then what was promised', () => {
    fc.assert(
      fc.property(anyProblem({ blocked: false, units: 4, slots: 2, meetings: 16 }), (problem) => {
        const { placed, certificate } = arrange(problem, way);
        if (certificate.kind !== 'BEST') return;
        const onlyMust = { ...plain(problem), wanted: problem.wanted.filter(({ must }) => must) };
        const even = {
          ...onlyMust,
          wanted: onlyMust.wanted.map((meeting) => ({ ...meeting, weight: 1, must: false })),
        };
        const is = new Set(placed.map(({ meeting }) => meeting));
        expect(onlyMust.wanted.filter(({ id }) => is.has(id)).length).toBe(arrange(even, way).placed.length);
      }),
    );
  });
});

describe('a repair', () => {
  const broken = anyProblem({ units: 5, slots: 5, meetings: 20 });

  test('is a legal schedule that moves no pin, no more than allowed, and loses only what was uprooted', () => {
    fc.assert(
      fc.property(broken, fc.nat(), fc.nat(3), fc.nat(6), fc.nat(5), (problem, pick, longest, mostMoved, late) => {
        const published = arrange(problem, way).placed;
        const pins = published
          .filter((_, index) => (index + pick) % 4 === 0)
          .map(({ meeting, slot }) => ({ meeting, slot }));
        const isPinned = new Set(pins.map(({ meeting }) => meeting));
        const pinnedParties = new Set(
          problem.wanted.filter(({ id }) => isPinned.has(id)).flatMap(({ a, b }) => [a, b]),
        );
        const out = problem.parties.map(({ id }) => id).find((id) => !pinnedParties.has(id));
        const missed = Array.from({ length: Math.min(late + 1, problem.slots) }, (_, slot) => slot);
        const later: Problem = {
          ...problem,
          pins,
          parties: problem.parties.map((party) =>
            party.id === out ? { ...party, blocked: [...new Set([...party.blocked, ...missed])] } : party,
          ),
        };
        const repaired = repair({ problem: later, published, longest, longestForWaiting: longest, mostMoved });
        expect(faultsOf(later, repaired.placed)).toEqual([]);
        for (const pin of pins) expect(repaired.placed).toContainEqual(expect.objectContaining(pin));
        expect(repaired.moved.length).toBeLessThanOrEqual(mostMoved);
        const ofOut = new Set(problem.wanted.filter(({ a, b }) => a === out || b === out).map(({ id }) => id));
        const uprooted = published.filter(({ meeting, slot }) => ofOut.has(meeting) && missed.includes(slot));
        const again = repaired.again.map(({ meeting }) => meeting);
        expect([...repaired.lost, ...again].toSorted()).toEqual(uprooted.map(({ meeting }) => meeting).toSorted());
        const { dropped, added } = compare(problem.wanted, published, repaired.placed);
        expect(dropped.map(({ meeting }) => meeting).toSorted()).toEqual(repaired.lost.toSorted());
        expect(added.map(({ meeting }) => meeting).toSorted()).toEqual(repaired.added.toSorted());
      }),
      { numRuns: 150 },
    );
  });

  test('of what still holds changes nothing', () => {
    fc.assert(
      fc.property(broken, (problem) => {
        const published = arrange(problem, way).placed;
        const repaired = repair({ problem, published, longest: 3, longestForWaiting: 3, mostMoved: 9 });
        expect(repaired).toMatchObject({ moved: [], again: [], lost: [], added: [] });
        expect(compare(problem.wanted, published, repaired.placed).parties).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
