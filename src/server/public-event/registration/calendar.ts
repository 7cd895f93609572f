import type { FastifyReply } from 'fastify';
import { calendarFile } from '#domain/calendar-file.ts';
import { type Locale, nameIn, textIn } from '#domain/locale.ts';
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
  const { placeTc: tc, placeEn: en, placePt: pt, beginDate: first, endDate: last } = activity;
  const file = calendarFile({
    id: activityId,
    title: nameIn(activity, language),
    place: textIn({ tc, en, pt }, language),
    first,
    last,
    writtenAt: world.clock.now(),
  });
  await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="event.ics"')
    .header('cache-control', 'public, max-age=300')
    .send(file);
}
