import { type Board, nowhere } from './board.ts';
import type { PlacedMeeting, Problem } from './problem.ts';

/** One of the tables of a place. */
export type Seat = Pick<PlacedMeeting, 'place' | 'table'>;

/** Where a meeting took place before, for who should not be sent to another table without need. */
export type Kept = ReadonlyMap<string, PlacedMeeting>;

/**
 * Gives every meeting of the board a table of its own in its slot: the one it had, else the one at which its party of
 * side A sat last, else the first that is free. So side A mostly stays where it is and side B walks.
 */
export function giveTables(problem: Problem, board: Board, kept: Kept = new Map()): PlacedMeeting[] {
  const tables = problem.places.flatMap(({ id, tables }) =>
    Array.from({ length: tables }, (_, at): Seat => ({ place: id, table: at + 1 })),
  );
  const indexOf = new Map(tables.map(({ place, table }, index) => [`${place} ${table}`, index]));
  const bySlot: number[][] = Array.from({ length: problem.slots }, () => []);
  for (let meeting = 0; meeting < board.meetings; meeting++) {
    const slot = board.slotOf[meeting] ?? nowhere;
    if (slot !== nowhere) bySlot[slot]?.push(meeting);
  }
  const last = new Int32Array(board.parties).fill(nowhere);
  const given = new Int32Array(board.meetings).fill(nowhere);
  const placed: PlacedMeeting[] = [];
  for (const [slot, meetings] of bySlot.entries()) {
    const taken = new Uint8Array(tables.length);
    const give = (meeting: number, table: number): void => {
      taken[table] = 1;
      given[meeting] = table;
    };
    const keepThat = (wish: (meeting: number) => number): void => {
      for (const meeting of meetings) {
        const table = given[meeting] === nowhere ? wish(meeting) : nowhere;
        if (table !== nowhere && !taken[table]) give(meeting, table);
      }
    };
    keepThat((meeting) => {
      const before = kept.get(problem.wanted[meeting]?.id ?? '');
      return before?.slot === slot ? (indexOf.get(`${before.place} ${before.table}`) ?? nowhere) : nowhere;
    });
    keepThat((meeting) => last[board.partyA[meeting] ?? 0] ?? nowhere);
    let free = 0;
    for (const meeting of meetings) {
      if (given[meeting] === nowhere) {
        while (taken[free]) free++;
        give(meeting, free);
      }
      last[board.partyA[meeting] ?? 0] = given[meeting] ?? nowhere;
      const table = tables[given[meeting] ?? 0];
      if (table) placed.push({ meeting: problem.wanted[meeting]?.id ?? '', slot, ...table });
    }
  }
  return placed;
}
