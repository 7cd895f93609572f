import { eq } from 'drizzle-orm';
import type { DeskPublicEvent, SeatSettings } from '#contract/public-event/desk.ts';
import { usualSeatSettings } from '#domain/public-event/settings.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type EventRow, findEvent } from '../find-event.ts';
import { moveUp } from '../registration/move-up.ts';
import { publicEvent } from '../tables.ts';

/** A draft too. @throws ACTIVITY_NOT_FOUND */
async function anyPublic(db: Queries, activityId: string): Promise<ActivityRow> {
  const activity = await findAnyActivity(db, activityId);
  if (activity.category !== 'PUBLIC') throw refuse('ACTIVITY_NOT_FOUND');
  return activity;
}

export async function readSettings(world: World, activityId: string): Promise<DeskPublicEvent> {
  const activity = await anyPublic(world.db, activityId);
  return settingsView(activity, await findEvent(world.db, activityId));
}

function settingsView(activity: ActivityRow, event: EventRow | null): DeskPublicEvent {
  const { nameTc, nameEn, namePt } = activity;
  const { seats, seatsPerRegistration, waitingList, acceptHours, reminderHours } = event ?? usualSeatSettings;
  return {
    activityId: activity.id,
    nameTc,
    nameEn,
    namePt,
    seats,
    seatsPerRegistration,
    waitingList,
    acceptHours,
    reminderHours,
    announcement: {
      tc: event?.announcementTc ?? '',
      en: event?.announcementEn ?? '',
      pt: event?.announcementPt ?? '',
    },
    mapUrl: event?.mapUrl ?? '',
    taken: event?.taken ?? 0,
    version: event?.version ?? 0,
  };
}

interface Saving extends SeatSettings {
  activityId: string;
  version: number;
  accountId: string;
}

/** Nobody loses seats by it: there are never fewer than are taken. @throws CAPACITY_EXCEEDED, STATUS_ERROR */
export const saveSettings = (world: World, saving: Saving): Promise<DeskPublicEvent> =>
  world.db.transaction(async (tx) => {
    const { activityId, version, accountId, announcement, ...said } = saving;
    const activity = await anyPublic(tx, activityId);
    const texts = {
      announcementTc: announcement.tc,
      announcementEn: announcement.en,
      announcementPt: announcement.pt,
    };
    await tx.orm
      .insert(publicEvent)
      .values({ activityId, ...said, ...texts, version: 0 })
      .onConflictDoNothing();
    const [before] = await tx.orm
      .select()
      .from(publicEvent)
      .where(eq(publicEvent.activityId, activityId))
      .for('update');
    if (!before || before.version !== version) throw refuse('STATUS_ERROR');
    if (said.seats < before.taken)
      throw refuse('CAPACITY_EXCEEDED', {
        fields: [{ path: 'seats', problem: 'tooSmall', params: { limit: before.taken } }],
      });
    const [saved] = await tx.orm
      .update(publicEvent)
      .set({ ...said, ...texts, version: version + 1 })
      .where(eq(publicEvent.activityId, activityId))
      .returning();
    if (!saved) throw new Error('the seats of an event were not saved');
    await recordAudit(world, tx, {
      accountId,
      action: 'activity.edit',
      subjectKind: 'activity',
      subjectId: activityId,
      details: { seats: said.seats, seatsBefore: before.seats },
    });
    const taken = await moveUp(world, tx, activity, saved);
    return settingsView(activity, { ...saved, taken });
  });
