import type { VisitTimes } from '#domain/activity/settings.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { type Slot, type SlotRule, slotsOf } from './slots.ts';

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The sessions of a day are its windows; what lies between them is a break. */
export function ruleOfVisits({ sessions, matchingMinutes, restMinutes }: VisitTimes): SlotRule {
  const days = new Map<BusinessDate, { from: number; until: number }[]>();
  for (const { day, from, to } of sessions) {
    days.set(day, [...(days.get(day) ?? []), { from: minutes(from), until: minutes(to) }]);
  }
  return {
    days: [...days].map(([date, windows]) => ({ date, windows, breaks: [] })),
    matchingMinutes,
    restMinutes,
  };
}

/** None where nobody meets. */
export const slotsOfVisits = (visits: VisitTimes | null): Slot[] => (visits ? slotsOf(ruleOfVisits(visits)) : []);
