/** Over how long a gate's pace is measured. */
export const paceWindowMs = 5 * 60_000;
/** What one phone manages without a queue growing in front of it, people a minute. */
const comfortablePerPhone = 12;
/** A phone silent for longer is taken to be offline. */
export const silentMs = 90_000;

/** N20: worth opening another lane when a gate's phones are busy beyond what they comfortably manage. */
export const anotherLaneHelps = (perMinute: number, phones: number): boolean =>
  perMinute > comfortablePerPhone * Math.max(1, phones);
