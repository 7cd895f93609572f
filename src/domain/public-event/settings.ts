/** What staff set for the seats of a public event. */
export interface SeatSettings {
  /** Of the whole event; 0 while nobody can register. */
  seats: number;
  /** Most for one registration, as for a school class. */
  seatsPerRegistration: number;
  waitingList: boolean;
  /** How long seats are kept for whoever they are offered to. */
  acceptHours: number;
  /** So long before the event everybody who has seats is reminded; 0: nobody. */
  reminderHours: number;
}

export const usualSeatSettings: SeatSettings = {
  seats: 0,
  seatsPerRegistration: 30,
  waitingList: true,
  acceptHours: 24,
  reminderHours: 48,
};

export const mostSeats = 100_000;
export const mostSeatsPerRegistration = 200;
