import { type BusinessDate, businessDateAt, businessDatePlus, type Instant } from '#domain/instant.ts';

/** Panels are printed so many days before an activity begins. */
export const printDays = 14;

/** The last day on which what is printed may change. @param beginDate of the activity */
export const changesUntil = (beginDate: BusinessDate): BusinessDate => businessDatePlus(beginDate, -printDays);

export const changesAreOpen = (beginDate: BusinessDate, now: Instant): boolean =>
  businessDateAt(now) <= changesUntil(beginDate);
