import { type BusinessDate, businessDateAt, dayMs, type Instant } from '#domain/instant.ts';

/** How far days are from now, in Macau: ahead by so many, on its so-manieth of so many, or over. */
export type Distance = { is: 'AHEAD'; days: number } | { is: 'ON'; day: number; of: number } | { is: 'OVER' };

/** On or ahead, or over, by the last day in Macau. */
export const periods = ['COMING', 'OVER'] as const;
export type Period = (typeof periods)[number];

/** Newest first; soonest first; the last one that ended first. */
export const activitySorts = ['createdTime:desc', 'beginDate:asc', 'endDate:desc'] as const;
export type ActivitySort = (typeof activitySorts)[number];

/** How many events home lists on a page. */
export const homeListSize = 12;

/** Whole days from one to the other; both begin with `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs);

export function distanceOf({ beginDate, endDate }: { beginDate: string; endDate: string }, now: Instant): Distance {
  const today: BusinessDate = businessDateAt(now);
  const ahead = daysBetween(today, beginDate);
  if (ahead > 0) return { is: 'AHEAD', days: ahead };
  if (daysBetween(today, endDate) < 0) return { is: 'OVER' };
  return { is: 'ON', day: 1 - ahead, of: daysBetween(beginDate, endDate) + 1 };
}

/**
 * What home shows across the page: of those that are on the one that began last, else the next.
 * @param coming soonest first
 */
export function featuredOf<One extends { beginDate: string }>(coming: readonly One[], now: Instant): One | undefined {
  const today = businessDateAt(now);
  return coming.findLast(({ beginDate }) => beginDate.slice(0, 10) <= today) ?? coming[0];
}

/** A heading of a list by date: what is on, then month by month. */
export interface Chapter<One> {
  /** `YYYY-MM`; null for what is on. */
  month: string | null;
  of: readonly One[];
}

/** @param listed in the order of their first days, either way; those that are on come together only where they lead */
export function chaptersOf<One extends { beginDate: string; endDate: string }>(
  listed: readonly One[],
  now: Instant,
): Chapter<One>[] {
  const chapters: { month: string | null; of: One[] }[] = [];
  for (const one of listed) {
    const month = distanceOf(one, now).is === 'ON' ? null : one.beginDate.slice(0, 7);
    const last = chapters.at(-1);
    if (last && last.month === month) last.of.push(one);
    else chapters.push({ month, of: [one] });
  }
  return chapters;
}
