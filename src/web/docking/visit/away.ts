import type { VisitTimes } from '#contract/docking/intent.ts';
import type { Instant } from '#domain/instant.ts';

/** Whether a unit has blocked the slot that begins then. */
export function isAway({ slots, away }: VisitTimes, at: Instant): boolean {
  const slot = slots.find(({ begin }) => begin === at);
  return slot !== undefined && away.some(({ from, until }) => slot.begin < until && slot.end > from);
}

/** What is blocked, as periods: neighbouring slots together. */
export function periodsOf({ slots }: VisitTimes, blocked: readonly Instant[]): VisitTimes['away'] {
  const periods: VisitTimes['away'] = [];
  for (const [at, { begin, end }] of slots.entries()) {
    if (!blocked.includes(begin)) continue;
    const before = slots[at - 1];
    const last = periods.at(-1);
    if (last && before && blocked.includes(before.begin) && before.begin.slice(0, 10) === begin.slice(0, 10))
      last.until = end;
    else periods.push({ from: begin, until: end });
  }
  return periods;
}
