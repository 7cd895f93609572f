import type { PlacedMeeting, WantedMeeting } from './problem.ts';

export interface Difference {
  /** Another slot, or another table in the same. */
  moved: { meeting: string; from: PlacedMeeting; to: PlacedMeeting }[];
  added: PlacedMeeting[];
  dropped: PlacedMeeting[];
  /** Whom it concerns, and with how many meetings of each kind. */
  parties: { party: string; moved: number; added: number; dropped: number }[];
}

/**
 * What is otherwise in the later of two schedules.
 * @param slotNow which slot of the later one is at the time of a slot of the earlier
 */
export function compare(
  wanted: readonly Pick<WantedMeeting, 'id' | 'a' | 'b'>[],
  earlier: readonly PlacedMeeting[],
  later: readonly PlacedMeeting[],
  slotNow: (slot: number) => number = (slot) => slot,
): Difference {
  const isSame = (from: PlacedMeeting, to: PlacedMeeting): boolean =>
    slotNow(from.slot) === to.slot && from.place === to.place && from.table === to.table;
  const was = new Map(earlier.map((one) => [one.meeting, one]));
  const is = new Map(later.map((one) => [one.meeting, one]));
  const difference: Difference = {
    moved: later.flatMap((to) => {
      const from = was.get(to.meeting);
      return from && !isSame(from, to) ? [{ meeting: to.meeting, from, to }] : [];
    }),
    added: later.filter(({ meeting }) => !was.has(meeting)),
    dropped: earlier.filter(({ meeting }) => !is.has(meeting)),
    parties: [],
  };
  const ends = new Map(wanted.map(({ id, a, b }) => [id, [a, b]]));
  const counts = new Map<string, Difference['parties'][number]>();
  for (const kind of ['moved', 'added', 'dropped'] as const) {
    for (const { meeting } of difference[kind]) {
      for (const party of ends.get(meeting) ?? []) {
        const count = counts.get(party) ?? { party, moved: 0, added: 0, dropped: 0 };
        count[kind]++;
        counts.set(party, count);
      }
    }
  }
  difference.parties = [...counts.values()].sort((x, y) => (x.party < y.party ? -1 : 1));
  return difference;
}
