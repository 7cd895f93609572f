import {
  type RegistrationFacts,
  type RegistrationMove,
  registrationMoves,
  type RegistrationRole,
} from '#domain/public-event/registration-moves.ts';
import { windowState } from '#domain/activity/window.ts';
import type { Instant } from '#domain/instant.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { type EventRow, isOver, type RegistrationRow } from '../find-event.ts';
import { publicRegistration } from '../tables.ts';

export const registrationWorkflow = workflow<
  'public_registration',
  RegistrationRow,
  'status',
  RegistrationRole,
  RegistrationFacts,
  RegistrationMove
>({
  kind: 'public_registration',
  table: publicRegistration,
  status: 'status',
  moves: registrationMoves,
  touch: ({ changes, now }) => (changes ? { statusSince: now } : {}),
});

export const factsOf = (
  row: RegistrationRow,
  event: EventRow,
  activity: ActivityRow,
  now: Instant,
): RegistrationFacts => ({
  isOver: isOver(activity, now),
  offerIsOver: row.offeredUntil !== null && row.offeredUntil <= now,
  fits: row.seats <= event.seats - event.taken,
  seats: row.seats,
  isOpen: windowState({ begin: activity.enrollBeginDate, end: activity.enrollEndDate }, now) === 'OPEN',
});

/** As somebody in this role finds it. */
export const situationOf = (
  role: RegistrationRole,
  { row, event, activity }: { row: RegistrationRow; event: EventRow; activity: ActivityRow },
  now: Instant,
) => ({ status: row.status, roles: [role], facts: factsOf(row, event, activity, now) });
