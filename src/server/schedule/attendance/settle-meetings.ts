import { businessDateAt, dayMs, type Instant, plusMs } from '#domain/instant.ts';
import type { MeetingMove } from '#domain/schedule/meeting-moves.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { attendanceWorkflow } from './attendance-workflow.ts';
import { beginRow } from './begin-row.ts';
import { activitiesWithMeetings, type SeenMeeting, seenMeetings } from './seen-meetings.ts';
import { type Settled, tellMissedToStaff, tellSettled } from './tell-attendance.ts';
import { offerFreedSlots } from '../offer/offer-freed-slots.ts';

/** A phone that was offline so long still puts right what was recorded. */
export const settledForDays = 7;

/** By what the door knows now, another state than the recorded one. */
const isDue = ({ row, byDoor }: SeenMeeting): boolean =>
  !(row?.byStaff ?? false) &&
  row?.status !== 'CANCELLED' &&
  ((row?.status ?? 'PUBLISHED') !== byDoor.status || (row?.absent ?? '') !== byDoor.absent);

const moveTo = { HELD: 'hold', NO_SHOW: 'miss', PUBLISHED: 'reopen' } as const satisfies Record<string, MeetingMove>;

/** Records what the door says of meetings that have begun, and offers the slots that are free by it. */
export async function settleMeetings(world: World): Promise<void> {
  const now = world.clock.now();
  const from = plusMs(now, -settledForDays * dayMs);
  // Slots of the day may be free before their time.
  for (const activityId of await activitiesWithMeetings(world.db, from, plusMs(now, dayMs))) {
    await settleActivity(world, { activityId, from, until: now }, now);
    await offerFreedSlots(world, activityId);
  }
}

interface Time {
  activityId: string;
  from: Instant;
  until: Instant;
}

async function settleActivity(world: World, which: Time, now: Instant): Promise<void> {
  // Nothing is held up as long as nothing has to be written.
  if (!(await seenMeetings(world.db, which, now)).some(isDue)) return;
  await world.db.transaction(async (tx) => {
    await lockActivity(tx, which.activityId);
    const settled: Settled[] = [];
    for (const meeting of await seenMeetings(tx, which, now)) {
      if (isDue(meeting)) settled.push(await settle(world, tx, meeting));
    }
    // What is long past is put right and told nobody.
    const told = settled.filter(({ row }) => businessDateAt(row.beginsAt) === businessDateAt(now));
    for (const one of told) await tellSettled(world, tx, one);
    await tellMissedToStaff(
      world,
      tx,
      told.filter(({ row }) => row.status === 'NO_SHOW').map(({ row }) => row),
    );
  });
}

async function settle(world: World, tx: Transaction, { seat, row: known, byDoor }: SeenMeeting): Promise<Settled> {
  const before = known ?? (await beginRow(world, tx, seat));
  // Of those who missed it another one: missed again, by somebody else.
  const reopened =
    before.status === byDoor.status
      ? await attendanceWorkflow.makeMove(world, tx, { ...byPortal, row: before, move: 'reopen', also: { absent: '' } })
      : before;
  const row = await attendanceWorkflow.makeMove(world, tx, {
    ...byPortal,
    row: reopened,
    move: moveTo[byDoor.status],
    also: { absent: byDoor.absent },
  });
  return { row, before };
}

const byPortal = {
  roles: ['portal'],
  accountId: null,
  facts: { isStaffs: false, hasBegun: true },
} as const;
