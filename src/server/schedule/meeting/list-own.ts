import { desc, inArray } from 'drizzle-orm';
import type { OwnMeeting } from '#contract/meeting.ts';
import { activity } from '#server/activity/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { World } from '#server/world.ts';
import { unitNames } from '../read-run.ts';
import { scheduleChange, scheduleOutcome } from '../tables.ts';
import { changeView, mayStillAsk } from './change-view.ts';
import { releasedMeetings, sideOf } from './released.ts';

/** The meetings of the unit that somebody speaks for; none for who speaks for none. */
export async function listOwn(world: World, actor: Actor, activityId: string | undefined): Promise<OwnMeeting[]> {
  const { db } = world;
  const { unitId } = actor;
  const meetings = unitId ? await releasedMeetings(db, { activityId, unitId }) : [];
  if (meetings.length === 0) return [];
  const ids = meetings.map(({ wishId }) => wishId);
  const [changes, outcomes, activities, nameOf] = await Promise.all([
    db.orm
      .select()
      .from(scheduleChange)
      .where(inArray(scheduleChange.wishId, ids))
      .orderBy(desc(scheduleChange.createdAt)),
    db.orm.select().from(scheduleOutcome).where(inArray(scheduleOutcome.wishId, ids)),
    db.orm
      .select({ id: activity.id, nameTc: activity.nameTc, nameEn: activity.nameEn, namePt: activity.namePt })
      .from(activity)
      .where(inArray(activity.id, [...new Set(meetings.map((one) => one.activityId))])),
    unitNames(
      db,
      meetings.flatMap(({ unitA, unitB }) => [unitA, unitB]),
    ),
  ]);
  const activityOf = new Map(activities.map(({ id, ...names }) => [id, names]));
  const now = world.clock.now();
  return meetings.map((meeting): OwnMeeting => {
    const side = sideOf(meeting, unitId) ?? 'A';
    const other = side === 'A' ? meeting.unitB : meeting.unitA;
    const change = changes.find(({ wishId }) => wishId === meeting.wishId);
    const isOpen = change?.status === 'PENDING' || change?.status === 'AGREE';
    const isOwn = change?.askedBy === side;
    const outcome = outcomes.find((one) => one.wishId === meeting.wishId && one.side === side);
    return {
      id: meeting.wishId,
      activityId: meeting.activityId,
      activity: activityOf.get(meeting.activityId) ?? { nameTc: '', nameEn: '', namePt: '' },
      begin: meeting.beginsAt,
      end: meeting.endsAt,
      place: meeting.place,
      table: meeting.tableNumber,
      with: { id: other, ...nameOf(other) },
      change: change ? { ...changeView(world, change, [isOwn ? 'asker' : 'other']), isOwn } : null,
      mayAsk: !isOpen && mayStillAsk(meeting.beginsAt, now),
      outcome: outcome?.outcome ?? null,
      mayTell: meeting.beginsAt <= now,
    };
  });
}
