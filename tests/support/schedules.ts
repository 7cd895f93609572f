import fc from 'fast-check';
import type { Party, PlacedMeeting, Problem } from '#domain/schedule/problem.ts';

interface Shape {
  /** Of each side. */
  units?: number;
  slots?: number;
  meetings?: number;
  blocked?: boolean;
}

/** Small problems of all kinds: crowded and empty, with units of several tables, promises and musts. */
export function anyProblem({ units = 6, slots = 6, meetings = 24, blocked = true }: Shape = {}): fc.Arbitrary<Problem> {
  const sized = fc.record({
    a: fc.integer({ min: 1, max: units }),
    b: fc.integer({ min: 1, max: units }),
    slots: fc.integer({ min: 1, max: slots }),
  });
  return sized.chain(({ a, b, slots }) => {
    const party = (side: 'A' | 'B', index: number): fc.Arbitrary<Party> =>
      fc.record({
        id: fc.constant(`${side}${index}`),
        side: fc.constant(side),
        atOnce: fc.constantFrom(1, 1, 1, 2, 3),
        blocked: blocked ? fc.uniqueArray(fc.nat(slots - 1), { maxLength: slots }) : fc.constant([]),
        least: fc.constantFrom(0, 0, 0, 1, 2),
      });
    const parties = [
      ...Array.from({ length: a }, (_, index) => party('A', index)),
      ...Array.from({ length: b }, (_, index) => party('B', index)),
    ];
    const wish = fc.record({
      a: fc.nat(a - 1).map((index) => `A${index}`),
      b: fc.nat(b - 1).map((index) => `B${index}`),
      weight: fc.integer({ min: 1, max: 9 }),
      must: fc.constantFrom(false, false, false, true),
    });
    return fc.record({
      slots: fc.constant(slots),
      parties: fc.tuple(...parties),
      wanted: fc
        .uniqueArray(wish, { selector: ({ a, b }) => `${a} ${b}`, maxLength: meetings })
        .map((wishes) => wishes.map((one, index) => ({ id: `m${index}`, ...one }))),
      places: fc
        .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
        .map((tables) => tables.map((count, index) => ({ id: `p${index}`, tables: count }))),
      pins: fc.constant([]),
    });
  });
}

/** What is wrong with a schedule; empty for one that can be held. */
export function faultsOf(problem: Problem, placed: readonly PlacedMeeting[]): string[] {
  const faults: string[] = [];
  const parties = new Map(problem.parties.map((party) => [party.id, party]));
  const wanted = new Map(problem.wanted.map((meeting) => [meeting.id, meeting]));
  const tables = new Map(problem.places.map(({ id, tables }) => [id, tables]));
  const seats = new Map<string, number>();
  const sit = (key: string): number => {
    const count = (seats.get(key) ?? 0) + 1;
    seats.set(key, count);
    return count;
  };
  for (const { meeting, slot, place, table } of placed) {
    if (sit(`meeting ${meeting}`) > 1) faults.push(`${meeting} takes place twice`);
    if (sit(`table ${place} ${table} ${slot}`) > 1) faults.push(`table ${place} ${table} has two in ${slot}`);
    if (table < 1 || table > (tables.get(place) ?? 0)) faults.push(`there is no table ${place} ${table}`);
    if (slot < 0 || slot >= problem.slots) faults.push(`there is no slot ${slot}`);
    const wish = wanted.get(meeting);
    for (const id of wish ? [wish.a, wish.b] : ['nobody']) {
      const party = parties.get(id);
      if (!party) faults.push(`${meeting} is of nobody`);
      else if (sit(`party ${id} ${slot}`) > party.atOnce) faults.push(`${id} is in ${slot} too often`);
      if (party?.blocked.includes(slot)) faults.push(`${id} blocks ${slot}`);
    }
  }
  return faults;
}

/** The most that any schedule is worth, by trying them all; only for very small problems. */
export function bestWeight(problem: Problem): number {
  const tables = problem.places.reduce((sum, { tables }) => sum + tables, 0);
  const parties = new Map(problem.parties.map((party) => [party.id, party]));
  const busy = new Map<string, number>();
  const used = Array.from({ length: problem.slots }, () => 0);
  const rest = problem.wanted.map((_, index) =>
    problem.wanted.slice(index).reduce((sum, { weight }) => sum + weight, 0),
  );
  let best = 0;
  const go = (index: number, worth: number): void => {
    best = Math.max(best, worth);
    const meeting = problem.wanted[index];
    if (!meeting || worth + (rest[index] ?? 0) <= best) return;
    for (let slot = 0; slot < problem.slots; slot++) {
      const keys = [meeting.a, meeting.b].map((id) => ({ key: `${id} ${slot}`, party: parties.get(id) }));
      const fits =
        (used[slot] ?? 0) < tables &&
        keys.every(({ key, party }) => party && !party.blocked.includes(slot) && (busy.get(key) ?? 0) < party.atOnce);
      if (!fits) continue;
      const change = (by: number): void => {
        used[slot] = (used[slot] ?? 0) + by;
        for (const { key } of keys) busy.set(key, (busy.get(key) ?? 0) + by);
      };
      change(1);
      go(index + 1, worth + meeting.weight);
      change(-1);
    }
    go(index + 1, worth);
  };
  go(0, 0);
  return best;
}
