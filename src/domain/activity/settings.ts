import type { SignInKind } from '#domain/participant/kinds.ts';
import type { BusinessDate, Instant } from '#domain/instant.ts';

/** What staff set per activity about its participants and its door. Limits of G51 have their usual value here. */
export interface ActivitySettings {
  /** Most participants a unit may name. */
  participantLimit: number;
  /** When units may fill in participants; both days inclusive, in Macau. */
  participantWindow: { begin: BusinessDate | null; end: BusinessDate | null };
  hotel: { firstNight: BusinessDate; lastNight: BusinessDate; roomsPerNight: number } | null;
  dinner: { sitting: string; at: Instant; seats: number } | null;
  signIn: {
    /** ACTIVITY is signed once a day rather than once. */
    oncePerDay: boolean;
    windows: { kind: SignInKind; opensAt: Instant | null; closesAt: Instant | null }[];
  };
}

export const usualSettings: ActivitySettings = {
  participantLimit: 5,
  participantWindow: { begin: null, end: null },
  hotel: null,
  dinner: null,
  signIn: { oncePerDay: false, windows: [] },
};
