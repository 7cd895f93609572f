import type { ActivitySettings } from '#domain/activity/settings.ts';
import { type BusinessDate, businessDatePlus } from '#domain/instant.ts';

export interface Stay {
  hotel: boolean;
  checkIn: BusinessDate | null;
  checkOut: BusinessDate | null;
}

/** Every night of the activity's hotel, in order. */
export function hotelNights(hotel: NonNullable<ActivitySettings['hotel']>): BusinessDate[] {
  const nights: BusinessDate[] = [];
  for (let night = hotel.firstNight; night <= hotel.lastNight; night = businessDatePlus(night, 1)) nights.push(night);
  return nights;
}

/** The night before the day of leaving is the last one. */
export const staysOn = ({ hotel, checkIn, checkOut }: Stay, night: BusinessDate): boolean =>
  hotel && checkIn !== null && checkOut !== null && checkIn <= night && night < checkOut;

export interface Taken {
  dinner: number;
  /** Rooms by night. */
  rooms: ReadonlyMap<BusinessDate, number>;
}

export const nothingTaken: Taken = { dinner: 0, rooms: new Map() };

/** @param people who are to come, one room each */
export function takenBy(people: readonly (Stay & { dinner: boolean })[], nights: readonly BusinessDate[]): Taken {
  return {
    dinner: people.filter((person) => person.dinner).length,
    rooms: new Map(nights.map((night) => [night, people.filter((person) => staysOn(person, night)).length])),
  };
}

/**
 * Whether what is taken after a change fits. What was already over the capacity before may stay so, as long as the
 * change does not make it worse.
 */
export function fits(settings: Pick<ActivitySettings, 'hotel' | 'dinner'>, before: Taken, after: Taken): boolean {
  const seats = settings.dinner?.seats ?? 0;
  if (after.dinner > seats && after.dinner > before.dinner) return false;
  const rooms = settings.hotel?.roomsPerNight ?? 0;
  return [...after.rooms].every(([night, taken]) => taken <= rooms || taken <= (before.rooms.get(night) ?? 0));
}
