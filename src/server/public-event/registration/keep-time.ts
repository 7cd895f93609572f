import { and, asc, eq, inArray, isNull, lt, lte, ne } from 'drizzle-orm';
import { businessDateAt, businessDatePlus, hourMs, minuteMs, msOf, startOfBusinessDate } from '#domain/instant.ts';
import { retentionDays } from '#domain/participant/list-moves.ts';
import { activity } from '#server/activity/tables.ts';
import type { JobKinds } from '#server/jobs/job-kinds.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { publicEvent, publicRegistration } from '../tables.ts';
import { followJob } from './follow-job.ts';
import { followKind } from './follow.ts';
import { moveRegistration } from './move-registration.ts';
import { tellCodes } from './tell-registration.ts';

const atOnce = 200;

/** Seats that nobody accepted in time go on to the next. */
export async function expireOffers(world: World): Promise<void> {
  for (;;) {
    const over = await world.db.orm
      .select({ id: publicRegistration.id })
      .from(publicRegistration)
      .where(and(eq(publicRegistration.status, 'OFFERED'), lte(publicRegistration.offeredUntil, world.clock.now())))
      .orderBy(asc(publicRegistration.offeredUntil))
      .limit(atOnce);
    for (const { id } of over)
      await moveRegistration(world, { registrationId: id, move: 'expire', role: 'portal' }).catch((error: unknown) => {
        // Accepted or given up a moment before.
        if (!(error instanceof Refusal)) throw error;
      });
    if (over.length < atOnce) return;
  }
}

/** Everybody with seats hears once more, as long before the event as staff set. */
export async function remindGuests(world: World): Promise<void> {
  const now = world.clock.now();
  const soon = await world.db.orm
    .select({ activity, hours: publicEvent.reminderHours })
    .from(publicEvent)
    .innerJoin(activity, eq(activity.id, publicEvent.activityId))
    .where(
      and(
        eq(activity.state, 'ACTIVE'),
        ne(publicEvent.reminderHours, 0),
        lte(activity.beginDate, businessDatePlus(businessDateAt(now), 15)),
      ),
    );
  for (const { activity: row, hours } of soon) {
    const begin = startOfBusinessDate(row.beginDate);
    if (now >= begin || msOf(now) < msOf(begin) - hours * hourMs) continue;
    await remindOf(world, row);
  }
}

async function remindOf(world: World, row: typeof activity.$inferSelect): Promise<void> {
  for (;;) {
    const reminded = await world.db.transaction(async (tx) => {
      const guests = await tx.orm
        .select()
        .from(publicRegistration)
        .where(
          and(
            eq(publicRegistration.activityId, row.id),
            eq(publicRegistration.status, 'SEATED'),
            eq(publicRegistration.toldStatus, 'SEATED'),
            isNull(publicRegistration.remindedAt),
          ),
        )
        .limit(atOnce)
        .for('update');
      for (const guest of guests) await tellCodes(world, tx, 'PUBLIC_REMINDER', row, guest);
      if (guests.length > 0)
        await tx.orm
          .update(publicRegistration)
          .set({ remindedAt: world.clock.now() })
          .where(
            inArray(
              publicRegistration.id,
              guests.map(({ id }) => id),
            ),
          );
      return guests.length;
    });
    if (reminded < atOnce) return;
  }
}

/** What is left of a registration once the event is long over: that somebody had so many seats (G64). */
export async function forgetGuests(world: World): Promise<void> {
  const due = businessDatePlus(businessDateAt(world.clock.now()), -retentionDays);
  const over = world.db.orm.select({ id: activity.id }).from(activity).where(lt(activity.endDate, due));
  await world.db.orm
    .update(publicRegistration)
    .set({ name: '', groupName: '', names: [], sealed: '', sealedNew: '', newEmailId: null, reason: '' })
    .where(and(inArray(publicRegistration.activityId, over), ne(publicRegistration.sealed, '')));
}

async function keepTime(world: World): Promise<void> {
  await expireOffers(world);
  await remindGuests(world);
}

export const publicEventJobs = {
  [followJob]: followKind,
  'public-event.keep-time': { run: ({ world }) => keepTime(world), tries: 3, everyMs: minuteMs },
  'public-event.forget': { run: ({ world }) => forgetGuests(world), tries: 3, everyMs: 6 * hourMs },
} as const satisfies JobKinds;
