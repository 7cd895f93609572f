import type { SignInKind } from '#domain/participant/kinds.ts';
import type { BusinessDate, Instant } from '#domain/instant.ts';

/**
 * What staff set per activity about its participants and its door. A new one begins with the limits of the portal's
 * settings (G51).
 */
export interface ActivitySettings {
  /** Most participants a unit may name. */
  participantLimit: number;
  /** Most units that a unit may wish to meet at a docking. */
  intendedUnitLimit: number;
  /** When units may fill in participants; both days inclusive, in Macau. */
  participantWindow: { begin: BusinessDate | null; end: BusinessDate | null };
  hotel: { firstNight: BusinessDate; lastNight: BusinessDate; roomsPerNight: number } | null;
  dinner: { sitting: string; at: Instant; seats: number } | null;
  signIn: {
    /** ACTIVITY is signed once a day rather than once. */
    oncePerDay: boolean;
    windows: { kind: SignInKind; opensAt: Instant | null; closesAt: Instant | null }[];
  };
  /** The last day on which what is printed for an exhibition may change; null for the usual one. */
  printDeadline: BusinessDate | null;
  /** When and how parties meet (G52); null where nobody does. */
  visits: VisitTimes | null;
}

export interface VisitTimes {
  matchingMinutes: number;
  restMinutes: number;
  halls: Hall[];
  /** So long after the beginning a side may still come; left out, the usual time. */
  graceMinutes?: number | undefined;
  /** Times of a day in Macau, HH:mm; what lies between two of a day is a break. */
  sessions: { day: BusinessDate; from: string; to: string }[];
}

/** A hall or room with tables, which are called by both: A12. */
export interface Hall {
  name: string;
  tables: number;
}

/** Of an activity that nobody divided. */
export const usualHall = 'T';
export const mostHalls = 20;
export const longestHallName = 10;
/** In all halls together. */
export const mostTables = 1000;

export const usualSettings: ActivitySettings = {
  participantLimit: 5,
  intendedUnitLimit: 10,
  participantWindow: { begin: null, end: null },
  hotel: null,
  dinner: null,
  signIn: { oncePerDay: false, windows: [] },
  printDeadline: null,
  visits: null,
};
