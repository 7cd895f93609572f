import { type BusinessDate, businessDateAt, type Instant } from '#domain/instant.ts';

/** How far days are from now, in Macau: ahead by so many, on its so-manieth of so many, or over. */
export type Distance = { is: 'AHEAD'; days: number } | { is: 'ON'; day: number; of: number } | { is: 'OVER' };

const dayMs = 86_400_000;

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
