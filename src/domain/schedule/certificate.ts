/** What is proved about a schedule, as data: whoever shows it finds the words. */
export type Certificate =
  /** Everything has a slot, in as few rounds as there can be: the party has so many meetings. */
  | { kind: 'ROUNDS_BY_PARTY'; rounds: number; party: string; meetings: number; atOnce: number }
  /** The same, and it is the tables that allow no fewer. */
  | { kind: 'ROUNDS_BY_TABLES'; rounds: number; meetings: number; tables: number }
  /** There are too few slots, and no schedule is worth more. */
  | { kind: 'BEST'; worth: number; crowded: CrowdedParty[] }
  /** No schedule is worth more than the bound. */
  | { kind: 'BOUND'; worth: number; bound: number; crowded: CrowdedParty[] };

/** A party that is wanted more often than it can be met. */
export interface CrowdedParty {
  party: string;
  wanted: number;
  room: number;
}

/** How far a schedule may be from the best: 0 when it is proved to be the best. */
export const gapOf = (certificate: Certificate): number =>
  certificate.kind === 'BOUND' && certificate.bound > 0 ? 1 - certificate.worth / certificate.bound : 0;
