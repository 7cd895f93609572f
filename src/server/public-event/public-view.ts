import { and, eq } from 'drizzle-orm';
import type { Activity } from '#contract/activity/activity.ts';
import type { PublicEvent } from '#contract/public-event/public-event.ts';
import { windowState } from '#domain/activity/window.ts';
import { type ActivityRow, activityPage } from '#server/activity/activities.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { type EventRow, findEvent, findPublic, isOver } from './find-event.ts';
import { publicRegistration } from './tables.ts';

/** @throws ACTIVITY_NOT_FOUND */
export async function readPublicEvent(world: World, activityId: string): Promise<PublicEvent> {
  const activity = await findPublic(world.db, activityId);
  return publicView(world, activity, await findEvent(world.db, activityId));
}

/** As whoever registered sees it, whatever has become of it. */
export async function eventOfRegistration(world: World, event: EventRow): Promise<PublicEvent> {
  return publicView(world, await findAnyActivity(world.db, event.activityId), event);
}

async function publicView(world: World, activity: ActivityRow, event: EventRow | null): Promise<PublicEvent> {
  const page = await activityPage(world.db, activity);
  const now = world.clock.now();
  const { seats = 0, taken = 0 } = event ?? {};
  const own = { begin: activity.enrollBeginDate, end: activity.enrollEndDate };
  return {
    id: page.id,
    nameTc: page.nameTc,
    nameEn: page.nameEn,
    namePt: page.namePt,
    announcementName: nameAnnounced(page),
    announcement: announcedBy(event) ?? page.description,
    place: page.place,
    mapUrl: event?.mapUrl ?? '',
    beginDate: page.beginDate,
    endDate: page.endDate,
    enrollEndDate: page.enrollEndDate,
    banner: page.banner,
    isCancelled: page.isCancelled,
    window: seats === 0 || isOver(activity, now) ? 'ENDED' : windowState(own, now),
    seats,
    free: Math.max(0, seats - taken),
    waiting: event ? await waitingFor(world.db, activity.id) : 0,
    waitingList: event?.waitingList ?? false,
    seatsPerRegistration: Math.min(event?.seatsPerRegistration ?? 0, seats),
  };
}

function nameAnnounced(page: Activity) {
  const { announcementNameTc: tc, announcementNameEn: en, announcementNamePt: pt } = page;
  return tc || en || pt ? { tc, en, pt } : { tc: page.nameTc, en: page.nameEn, pt: page.namePt };
}

function announcedBy(event: EventRow | null) {
  if (!event) return null;
  const { announcementTc: tc, announcementEn: en, announcementPt: pt } = event;
  return tc || en || pt ? { tc, en, pt } : null;
}

const waitingFor = (db: Queries, activityId: string): Promise<number> =>
  db.orm.$count(
    publicRegistration,
    and(eq(publicRegistration.activityId, activityId), eq(publicRegistration.status, 'WAITING')),
  );
