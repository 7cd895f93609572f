import { type BusinessDate, businessDateAt, businessDatePlus, type Instant } from '#domain/instant.ts';

/** Panels are printed so many days before an activity begins, unless its staff say otherwise. */
export const printDays = 14;

interface Activity {
  beginDate: BusinessDate;
  /** Staff may set the day; null, or nothing in older ones, leaves the usual one. */
  settings: { printDeadline?: BusinessDate | null };
}

/** The last day on which what is printed may change. */
export const changesUntil = ({ beginDate, settings }: Activity): BusinessDate =>
  settings.printDeadline ?? businessDatePlus(beginDate, -printDays);

export const changesAreOpen = (activity: Activity, now: Instant): boolean =>
  businessDateAt(now) <= changesUntil(activity);
