import type { ActivityCategory } from '#domain/activity/category.ts';
import { type BusinessDate, dayMs } from '#domain/instant.ts';

/** An event with its published activities. */
export interface HeldEvent {
  id: string;
  beginDate: BusinessDate;
  categories: readonly ActivityCategory[];
}

const yearDays = 365;
/** A year is not held to the day: what began this much earlier or later is still that of the year before. */
const leastDays = 270;
const mostDays = 460;

const daysBetween = (earlier: BusinessDate, later: BusinessDate): number =>
  (Date.parse(later) - Date.parse(earlier)) / dayMs;

/**
 * The event of the year before that an event is measured against: of the same kind, which is to have as many of its
 * categories as possible, and of those the one that began nearest to a year earlier. Null where there is none.
 */
export function lastYears<Held extends HeldEvent>(event: HeldEvent, others: readonly Held[]): Held | null {
  const shared = ({ categories }: HeldEvent) => event.categories.filter((one) => categories.includes(one)).length;
  const offset = ({ beginDate }: HeldEvent) => Math.abs(daysBetween(beginDate, event.beginDate) - yearDays);
  const [found] = others
    .filter((other) => {
      const days = daysBetween(other.beginDate, event.beginDate);
      return other.id !== event.id && days >= leastDays && days <= mostDays && shared(other) > 0;
    })
    .toSorted(
      (one, other) => shared(other) - shared(one) || offset(one) - offset(other) || (one.id < other.id ? -1 : 1),
    );
  return found ?? null;
}
