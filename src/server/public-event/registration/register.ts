import { and, eq, inArray, lte } from 'drizzle-orm';
import type { RegistrationSaid } from '#contract/public-event/public-event.ts';
import { isEmail } from '#domain/account/check-account.ts';
import { windowState } from '#domain/activity/window.ts';
import { newId } from '#domain/id.ts';
import { inForceStatuses } from '#domain/public-event/registration-moves.ts';
import { ownLink } from '#server/own-link/own-link.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { spendProof } from '#server/verification/captcha.ts';
import { Turns } from '#server/turns.ts';
import type { World } from '#server/world.ts';
import { type EventRow, findPublic, isOver, lockEvent } from '../find-event.ts';
import { publicEvent, publicRegistration } from '../tables.ts';
import { wantFollowing } from './follow-job.ts';
import { emailFingerprint, linkOf, sealEmail } from './registrant.ts';

/**
 * All wait for one row. A few at once keep it busy; the others wait here, first come, first served, and leave the
 * connections to those who do something else.
 */
const turns = new Turns(4, 10_000);

/**
 * Seats at once where as many are free and nobody who came before could use them; else the last place of the queue.
 * @throws ACTIVITY_NOT_FOUND, DATE_CANNOT_ENROLL, REPEAT_ENROLLMENT, CAPACITY_EXCEEDED, what `spendProof` says
 */
export const register = (world: World, activityId: string, said: RegistrationSaid) =>
  turns.run(() => registered(world, activityId, said));

async function registered(world: World, activityId: string, said: RegistrationSaid) {
  const activity = await findPublic(world.db, activityId);
  const window = { begin: activity.enrollBeginDate, end: activity.enrollEndDate };
  const now = world.clock.now();
  if (windowState(window, now) !== 'OPEN' || isOver(activity, now)) throw refuse('DATE_CANNOT_ENROLL');
  const email = said.email.trim();
  if (!isEmail(email)) throw refuseField('email', 'format');
  return world.db.transaction(async (tx) => {
    await spendProof(world, tx, said.proof);
    const event = await lockEvent(tx, activityId);
    if (event.seats === 0) throw refuse('DATE_CANNOT_ENROLL');
    const limit = Math.min(event.seatsPerRegistration, event.seats);
    if (said.seats > limit) throw refuseField('seats', 'tooLarge', { limit });
    const fingerprint = emailFingerprint(world, email);
    await refuseTwice(tx, activityId, fingerprint);
    const isSeated = said.seats <= event.seats - event.taken && !(await isWanted(tx, event));
    if (!isSeated && !event.waitingList) throw refuse('CAPACITY_EXCEEDED');
    const id = newId();
    const arrival = event.lastArrival + 1;
    const status = isSeated ? 'SEATED' : 'WAITING';
    // Only now: whoever waited for the lock came later than whoever had it.
    const at = world.clock.now();
    await tx.orm.insert(publicRegistration).values({
      id,
      activityId,
      arrival,
      status,
      statusSince: at,
      seats: said.seats,
      name: said.name,
      groupName: said.groupName,
      language: said.language,
      sealed: sealEmail(world, id, email),
      emailFingerprint: fingerprint,
      consentAt: at,
      createdAt: at,
    });
    await tx.orm
      .update(publicEvent)
      .set({ taken: event.taken + (isSeated ? said.seats : 0), lastArrival: arrival })
      .where(eq(publicEvent.activityId, activityId));
    await wantFollowing(world, tx, id);
    return { status, arrival, link: ownLink(world, linkOf({ id, linkId: null }, activity)) } as const;
  });
}

/** @throws REPEAT_ENROLLMENT */
export async function refuseTwice(tx: Queries, activityId: string, fingerprint: string): Promise<void> {
  const [twin] = await tx.orm
    .select({ id: publicRegistration.id })
    .from(publicRegistration)
    .where(
      and(
        eq(publicRegistration.activityId, activityId),
        eq(publicRegistration.emailFingerprint, fingerprint),
        inArray(publicRegistration.status, [...inForceStatuses]),
      ),
    );
  if (twin) throw refuse('REPEAT_ENROLLMENT', { fields: [{ path: 'email', problem: 'notUnique' }] });
}

/** Somebody waits who would fit into what is free. */
async function isWanted(tx: Queries, { activityId, seats, taken }: EventRow): Promise<boolean> {
  const [first] = await tx.orm
    .select({ id: publicRegistration.id })
    .from(publicRegistration)
    .where(
      and(
        eq(publicRegistration.activityId, activityId),
        eq(publicRegistration.status, 'WAITING'),
        lte(publicRegistration.seats, seats - taken),
      ),
    )
    .limit(1);
  return first !== undefined;
}
