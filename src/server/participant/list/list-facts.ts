import { windowState } from '#domain/activity/window.ts';
import { businessDateAt, businessDatePlus } from '#domain/instant.ts';
import { personProblems, problemsUnder } from '#domain/participant/check-person.ts';
import { type ListFacts, type ListStatus, retentionDays } from '#domain/participant/list-moves.ts';
import type { FieldError } from '#domain/errors.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { World } from '#server/world.ts';
import { type PersonRow, personOf } from '../stored-person.ts';

export interface ListAsItIs {
  activity: ActivityRow;
  status: ListStatus;
  representativeId: string | null;
  /** Those who are to come. */
  people: readonly PersonRow[];
}

/** What is wrong with or missing about anybody, as `people.2.phone`. */
export function listProblems(
  world: World,
  { activity, people }: Pick<ListAsItIs, 'activity' | 'people'>,
): FieldError[] {
  const rules = { settings: activity.settings, today: businessDateAt(world.clock.now()) };
  return people.flatMap((row, place) => {
    const problems = personProblems(personOf(world, row), rules);
    const unverified: FieldError[] = row.phoneVerifiedAt ? [] : [{ path: 'phone', problem: 'notVerified' }];
    return problemsUnder(`people.${place}`, problems.concat(unverified));
  });
}

/** Facts of a list as it is. Capacity is counted only where it is decided on, by `overrides`. */
export function listFacts(world: World, list: ListAsItIs, overrides: Partial<ListFacts> = {}): ListFacts {
  const now = world.clock.now();
  return {
    isSubmitted: list.status === 'SUBMITTED',
    window: windowState(list.activity.settings.participantWindow, now),
    count: list.people.length,
    limit: list.activity.settings.participantLimit,
    hasRepresentative: list.people.some(({ id }) => id === list.representativeId),
    everybodyIsComplete: listProblems(world, list).length === 0,
    capacityIsEnough: true,
    retentionHasPassed: businessDatePlus(list.activity.endDate, retentionDays) < businessDateAt(now),
    ...overrides,
  };
}
