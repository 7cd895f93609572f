import type { FastifyReply } from 'fastify';
import { calendarText, calendarWords } from '#domain/calendar-file.ts';
import type { Locale } from '#domain/locale.ts';
import { siteName } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { chosenSessions, fedProgramme } from './own-programme.ts';
import { sessionLines } from './session-calendar.ts';

/** One's own programme for a calendar that follows it: what is withdrawn stays in it as cancelled. */
export async function sendProgrammeCalendar(
  world: World,
  { feed, language }: { feed: string; language: Locale },
  reply: FastifyReply,
): Promise<void> {
  const sessions = await chosenSessions(world.db, await fedProgramme(world, feed));
  const { publicUrl } = world.config;
  const writtenAt = world.clock.now();
  const file = calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Event portal//Activities//EN',
    `X-WR-CALNAME:${calendarWords(siteName(world, language))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...sessions.flatMap((session) => sessionLines(session, { language, writtenAt, publicUrl })),
    'END:VCALENDAR',
  ]);
  await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="my-programme.ics"')
    .header('cache-control', 'private, no-cache')
    .send(file);
}
