import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { type LocalizedText, nameIn, textIn } from '#domain/locale.ts';
import { calendarOf, meetingsName } from '#domain/schedule/calendar.ts';
import { tableName } from '#domain/schedule/table-name.ts';
import { account, membership } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { unitNames } from '../read-run.ts';
import { scheduleFeed } from '../tables.ts';
import { releasedMeetings } from './released.ts';

const use = 'schedule-feed';
const secretBytes = 24;

/** @returns the address below the calls, which nobody can be told a second time */
export async function openFeed(world: World, accountId: string): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url');
  const row = { fingerprint: world.secrets.fingerprint(secret, use), createdAt: world.clock.now() };
  await world.db.orm
    .insert(scheduleFeed)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: scheduleFeed.accountId, set: row });
  return `/event-api/public/api/v1/schedule/feeds/${secret}`;
}

/** All meetings of the units that the account behind the secret speaks for now. @throws ENTITY_NOT_FOUND once it ended */
export async function sendFeed(world: World, secret: string, reply: FastifyReply): Promise<void> {
  const { db } = world;
  const [owner] = await db.orm
    .select({ accountId: account.id, language: account.language })
    .from(scheduleFeed)
    .innerJoin(account, eq(account.id, scheduleFeed.accountId))
    .where(and(eq(scheduleFeed.fingerprint, world.secrets.fingerprint(secret, use)), isNull(account.disabledAt)));
  if (!owner) throw refuse('ENTITY_NOT_FOUND');
  const units = await db.orm
    .selectDistinct({ unitId: membership.unitId })
    .from(membership)
    .where(and(eq(membership.accountId, owner.accountId), isNull(membership.endedAt), isNotNull(membership.unitId)));
  const own = new Set(units.flatMap(({ unitId }) => unitId ?? []));
  const meetings = (await Promise.all([...own].map((unitId) => releasedMeetings(db, { unitId })))).flat();
  const nameOf = await unitNames(
    db,
    meetings.flatMap(({ unitA, unitB }) => [unitA, unitB]),
  );
  const held = [...new Set(meetings.map(({ activityId }) => activityId))];
  const rows =
    held.length === 0
      ? []
      : await db.orm
          .select({ id: activity.id, tc: activity.placeTc, en: activity.placeEn, pt: activity.placePt })
          .from(activity)
          .where(inArray(activity.id, held));
  const places = new Map(rows.map(({ id, ...place }) => [id, place]));
  const text = (texts: LocalizedText): string => textIn(texts, owner.language);
  const calendar = calendarOf(
    text(meetingsName),
    world.clock.now(),
    meetings.map((meeting) => {
      const { unitA, unitB, place, tableNumber, activityId } = meeting;
      const hall = text(places.get(activityId) ?? { tc: '', en: '', pt: '' });
      return {
        id: meeting.wishId,
        begin: meeting.beginsAt,
        end: meeting.endsAt,
        summary: `${nameIn(nameOf(unitA), owner.language)} – ${nameIn(nameOf(unitB), owner.language)}`,
        location: [tableName({ place, table: tableNumber }), hall].filter(Boolean).join(', '),
      };
    }),
  );
  await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('cache-control', 'private, max-age=300')
    .header('content-disposition', 'inline; filename="meetings.ics"')
    .send(calendar);
}
