import type { FieldError } from '#domain/errors.ts';
import { fits } from '#domain/participant/capacity.ts';
import type { Person } from '#domain/participant/person.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { takenAfter, takenIn } from '../capacity.ts';

export interface RoomLeft {
  /** Takes what a person needs whose list is locked, in the place of what they had; else says what there is none of. */
  take(before: Person | null, after: Person): FieldError[];
}

/** Seats and rooms as one person after another takes them. */
export async function roomLeft(tx: Queries, activity: ActivityRow): Promise<RoomLeft> {
  let taken = await takenIn(tx, activity, 'locked');
  const { settings } = activity;
  return {
    take(before, after) {
      const { dinner, rooms } = takenAfter(activity, taken, before ? [{ id: null, person: before }] : [], [
        { id: null, person: after },
      ]);
      const noRoom: FieldError[] = [
        ...(fits(settings, taken, { ...taken, dinner }) ? [] : [{ path: 'dinner', problem: 'noRoom' } as const]),
        ...(fits(settings, taken, { ...taken, rooms }) ? [] : [{ path: 'hotel', problem: 'noRoom' } as const]),
      ];
      if (noRoom.length === 0) taken = { dinner, rooms };
      return noRoom;
    },
  };
}
