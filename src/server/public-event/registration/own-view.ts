import type { OwnRegistration } from '#contract/public-event/public-event.ts';
import { nameOnSeat, namesFor } from '#domain/public-event/registrant.ts';
import { ownOffers } from '#domain/public-event/registration-moves.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import { codesOfGuests } from '#server/participant/guest/guests.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findEvent, findRegistration } from '../find-event.ts';
import { eventOfRegistration } from '../public-view.ts';
import { linkOf, openEmail, openNewEmail } from './registrant.ts';
import { registrationWorkflow, situationOf } from './registration-workflow.ts';
import { seatsOf } from './seats-of.ts';
import { placeInQueue } from './tell-registration.ts';

/** @throws ENTITY_NOT_FOUND once it is erased */
export async function readOwnRegistration(world: World, registrationId: string): Promise<OwnRegistration> {
  const { db } = world;
  const row = await findRegistration(db, registrationId);
  const event = await findEvent(db, row.activityId);
  if (!event) throw refuse('ENTITY_NOT_FOUND');
  const activity = await findAnyActivity(db, row.activityId);
  const seats = await seatsOf(db, row.id);
  const codes = await codesOfGuests(
    db,
    seats.map(({ participantId }) => participantId),
  );
  const now = world.clock.now();
  const { version, status, statusSince, name, groupName, offeredUntil, newEmailUntil, reason } = row;
  return {
    event: await eventOfRegistration(world, event),
    version,
    status,
    statusSince,
    name,
    email: openEmail(world, row),
    newEmail: newEmailUntil !== null && newEmailUntil > now ? openNewEmail(world, row) : '',
    groupName,
    seats: row.seats,
    names: namesFor(row.seats, row.names),
    place: status === 'WAITING' ? await placeInQueue(db, row) : null,
    offeredUntil: status === 'OFFERED' ? offeredUntil : null,
    reason,
    codes: seats.flatMap(({ number, participantId }) => {
      const credential = codes.get(participantId);
      return credential ? [{ number, name: nameOnSeat(row, number), credential }] : [];
    }),
    keptUntil: linkOf(row, activity).until,
    offers: registrationWorkflow.offers(ownOffers, situationOf('registrant', { row, event, activity }, now)),
  };
}
