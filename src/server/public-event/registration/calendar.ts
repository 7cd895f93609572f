import type { FastifyReply } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import { activityCalendar } from '#domain/activity/activity-calendar.ts';
import type { World } from '#server/world.ts';
import { findPublic } from '../find-event.ts';

export const calendarUrl = (world: World, activityId: string, language: Locale): string =>
  `${world.config.publicUrl}/event-api/public/api/v1/public-events/${activityId}/calendar?language=${language}`;

/** The days of the event for a phone's calendar. */
export async function sendCalendar(
  world: World,
  { activityId, language }: { activityId: string; language: Locale },
  reply: FastifyReply,
): Promise<void> {
  const activity = await findPublic(world.db, activityId);
  await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="event.ics"')
    .header('cache-control', 'public, max-age=300')
    .send(activityCalendar(activity, language, world.clock.now()));
}
