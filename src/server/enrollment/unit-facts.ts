import { windowFor, windowState } from '#domain/activity/window.ts';
import { type EnrollmentFacts, noFacts } from '#domain/enrollment/enrollment-moves.ts';
import { businessDateAt, type Instant } from '#domain/instant.ts';
import { type ActivityRow, activityWindows } from '#server/activity/activities.ts';
import type { EnrollmentRow } from './enrollment-workflow.ts';

/** What the unit's own moves look at, but what it gives with them. */
export const unitFacts = (row: Pick<EnrollmentRow, 'orgType'>, of: ActivityRow, now: Instant): EnrollmentFacts => ({
  ...noFacts,
  window: windowState(windowFor(activityWindows(of), row.orgType), now),
  // Whoever returns something waits for it: it may come back for as long as the activity is to be.
  graceIsOpen: of.state === 'ACTIVE' && businessDateAt(now) <= of.endDate,
});
