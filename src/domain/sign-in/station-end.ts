import { type BusinessDate, businessDatePlus, endOfBusinessDate, type Instant } from '#domain/instant.ts';

/** Days after an activity's last one in which its stations may still hand over and be looked at. */
export const daysAfterActivity = 14;

/** Until when a station may be valid at most: a token that nobody thinks of any more is not to live on. */
export const latestEnd = (endDate: BusinessDate): Instant =>
  endOfBusinessDate(businessDatePlus(endDate, daysAfterActivity));
