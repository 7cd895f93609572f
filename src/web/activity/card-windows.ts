import type { ActivityCard } from '#contract/activity/activity.ts';
import type { ActivityWindows, EnrollWindow } from '#domain/activity/window.ts';
import type { BusinessDate } from '#domain/instant.ts';

/** The documents send days as `YYYY-MM-DD HH:mm:ss`. */
const dayOf = (wire: string | null): BusinessDate | null => (wire ? (wire.slice(0, 10) as BusinessDate) : null);
const windowOf = (begin: string | null, end: string | null): EnrollWindow => ({ begin: dayOf(begin), end: dayOf(end) });

export const windowsOf = (card: ActivityCard): ActivityWindows => ({
  category: card.category,
  enroll: windowOf(card.enrollBeginDate, card.enrollEndDate),
  exhibitor: windowOf(card.exhibitorEnrollBeginDate, card.exhibitorEnrollEndDate),
  customer: windowOf(card.customerEnrollBeginDate, card.customerEnrollEndDate),
});
