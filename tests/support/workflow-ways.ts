import * as fc from 'fast-check';
import { expect } from 'vitest';
import { decide, type Move, statusAfter } from '#domain/workflow.ts';

interface Table<Name extends string, Status extends string, Role extends string, Facts> {
  moves: Readonly<Record<Name, Move<Status, Role, Facts>>>;
  statuses: readonly Status[];
  roles: readonly Role[];
  /** With which nothing is missing. */
  facts: Facts;
}

export interface Way<Name extends string, Status extends string, Role extends string> {
  role: Role;
  name: Name;
  from: Status;
}

type Ways<Name extends string, Status extends string, Role extends string> = (
  from: Status,
  roles?: readonly Role[],
) => Way<Name, Status, Role>[];

/** What anybody may do, by the status. */
export function waysOf<Name extends string, Status extends string, Role extends string, Facts>({
  moves,
  roles: all,
  facts,
}: Table<Name, Status, Role, Facts>): Ways<Name, Status, Role> {
  const names = Object.keys(moves) as Name[];
  return (from, roles = all) =>
    roles.flatMap((role) =>
      names
        .filter((name) => decide(moves[name], { status: from, roles: [role], facts }) === null)
        .map((name) => ({ role, name, from })),
    );
}

/** Every move that is accepted, a line each as somebody would write them down: from, who, what, to. */
export function acceptedLines<Name extends string, Status extends string, Role extends string, Facts>(
  table: Table<Name, Status, Role, Facts>,
): string[] {
  const ways = waysOf(table);
  return table.statuses
    .flatMap((status) => ways(status))
    .map(({ from, role, name }) => {
      const move = table.moves[name];
      return `${from} ${role} ${name} ${move.to === 'kept' ? 'kept' : statusAfter(move, from)}`;
    })
    .sort();
}

export const linesOf = (text: string): string[] => text.trim().split('\n').sort();

/**
 * Takes generated ways through a table. Somebody can go on from everywhere, and every status is reached.
 * @param start where each begins, and the status that it goes back to
 * @param keptBy moves that change what it goes back to
 */
export function walkEverywhere<Name extends string, Status extends string, Role extends string, Facts>(
  table: Table<Name, Status, Role, Facts>,
  {
    start,
    keptBy,
    as = [table.roles],
    ends = [],
    each,
  }: {
    start: Status;
    keptBy: Readonly<Partial<Record<Name, Status>>>;
    /** Who takes part; each walk is one of them. */
    as?: readonly (readonly Role[])[];
    /** Where nobody goes on. */
    ends?: readonly Status[];
    each?: (way: Way<Name, Status, Role>, next: Status) => void;
  },
): void {
  const ways = waysOf(table);
  const reached = new Set<Status>();
  fc.assert(
    fc.property(fc.constantFrom(...as), fc.array(fc.nat(), { maxLength: 40 }), (people, wishes) => {
      let status = start;
      let kept = start;
      for (const wish of wishes) {
        if (ends.includes(status)) break;
        const open = ways(status, people);
        expect(open.length).toBeGreaterThan(0);
        const way = open[wish % open.length];
        if (!way) continue;
        const next: Status = statusAfter(table.moves[way.name], status, kept);
        each?.(way, next);
        kept = keptBy[way.name] ?? kept;
        status = next;
        reached.add(status);
      }
    }),
    { numRuns: 400, seed: 14 },
  );
  expect([...reached].sort()).toEqual([...table.statuses].sort());
}
