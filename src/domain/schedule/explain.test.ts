import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProblem, faultsOf } from '#tests/support/schedules.ts';
import { arrange } from './arrange.ts';
import { explain } from './explain.ts';
import type { Problem } from './problem.ts';
import { untilSteps } from './search.ts';

const way = { seed: 1, progress: untilSteps(300) };
const party = (id: string, blocked: number[] = []) => ({
  id,
  side: id[0] === 'A' ? ('A' as const) : ('B' as const),
  atOnce: 1,
  blocked,
  least: 0,
});
const wish = (a: string, b: string, weight: number) => ({ id: a + b, a, b, weight, must: false });

describe('a meeting without a slot', () => {
  test('says when both could, whom they meet then, and what a slot would cost', () => {
    const problem: Problem = {
      slots: 3,
      parties: [party('A1', [0]), party('A2'), party('B1', [2]), party('B2')],
      wanted: [wish('A1', 'B1', 1), wish('A2', 'B1', 2), wish('A1', 'B2', 3)],
      places: [{ id: 'hall', tables: 4 }],
      pins: [{ meeting: 'A1B2', slot: 1 }],
    };
    const placed = [
      { meeting: 'A1B2', slot: 1, place: 'hall', table: 1 },
      { meeting: 'A2B1', slot: 0, place: 'hall', table: 1 },
    ];
    expect(explain(problem, placed, 'A1B1')).toEqual({
      obstacles: [{ slot: 1, ofA: ['A1B2'], ofB: [], tablesFull: false }],
      swap: null,
    });
    expect(explain({ ...problem, pins: [] }, placed, 'A1B1')?.swap).toEqual({
      slot: 1,
      moves: [{ meeting: 'A1B2', from: 1, to: 2 }],
      drops: [],
      loses: -1,
    });
    expect(explain(problem, placed, 'nobody')).toBeNull();
  });

  test('two that are never open together have no slot at all', () => {
    const problem: Problem = {
      slots: 2,
      parties: [party('A1', [0]), party('B1', [1])],
      wanted: [wish('A1', 'B1', 1)],
      places: [{ id: 'hall', tables: 1 }],
      pins: [],
    };
    expect(explain(problem, [], 'A1B1')).toEqual({ obstacles: [], swap: null });
  });

  test('the swap that is named can be made, and costs what it says', () => {
    fc.assert(
      fc.property(anyProblem({ units: 4, slots: 3 }), (any) => {
        const problem = { ...any, parties: any.parties.map((one) => ({ ...one, least: 0 })) };
        const { placed, leftOut } = arrange(problem, way);
        const weight = new Map(problem.wanted.map((one) => [one.id, one]));
        for (const id of leftOut) {
          const { obstacles = [], swap = null } = explain(problem, placed, id) ?? {};
          expect(obstacles.length === 0).toBe(swap === null);
          if (!swap) continue;
          const to = new Map(swap.moves.map((move) => [move.meeting, move.to]));
          const after = placed
            .filter(({ meeting }) => !swap.drops.includes(meeting))
            .map((one) => ({ ...one, slot: to.get(one.meeting) ?? one.slot, table: 0 }));
          const places = [{ id: 'all', tables: problem.places.reduce((sum, { tables }) => sum + tables, 0) }];
          const used = Array.from({ length: problem.slots }, () => 0);
          const seated = [...after, { meeting: id, slot: swap.slot }].map(({ meeting, slot }) => {
            used[slot] = (used[slot] ?? 0) + 1;
            return { meeting, slot, place: 'all', table: used[slot] ?? 0 };
          });
          expect(faultsOf({ ...problem, places }, seated)).toEqual([]);
          if (problem.wanted.some(({ must }) => must)) continue;
          const lost = swap.drops.reduce((sum, one) => sum + (weight.get(one)?.weight ?? 0), 0);
          expect(swap.loses).toBe(lost - (weight.get(id)?.weight ?? 0));
        }
      }),
    );
  });
});
