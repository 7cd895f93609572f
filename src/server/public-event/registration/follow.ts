import { and, eq, gt } from 'drizzle-orm';
import { nameOnSeat } from '#domain/public-event/registrant.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Transaction } from '#server/db/database.ts';
import type { JobKind } from '#server/jobs/job-kinds.ts';
import { addGuests, callOffGuests, type Guest, renameGuests } from '#server/participant/guest/guests.ts';
import { findUnit } from '#server/unit/find-unit.ts';
import { registerUnit } from '#server/unit/register-unit.ts';
import type { World } from '#server/world.ts';
import { lockEvent, type RegistrationRow } from '../find-event.ts';
import { publicEvent, publicRegistration, publicSeat } from '../tables.ts';
import { openEmail } from './registrant.ts';
import { seatsOf } from './seats-of.ts';
import { tellRegistration } from './tell-registration.ts';

/**
 * Gives each seat of a registration a person with a code, takes away those it no longer has, and writes to whoever
 * registered about what is new. Done twice it does nothing more.
 */
export const follow = (world: World, registrationId: string, isRenamed = false): Promise<void> =>
  world.db.transaction(async (tx) => {
    const [row] = await tx.orm
      .select()
      .from(publicRegistration)
      .where(eq(publicRegistration.id, registrationId))
      .for('update');
    if (!row || row.sealed === '') return;
    const activity = await findAnyActivity(tx, row.activityId);
    if (isRenamed) await renamePeople(world, tx, row);
    await seatPeople(world, tx, activity, row);
    if (row.toldStatus === row.status) return;
    await tellRegistration(world, tx, activity, row);
    await tx.orm
      .update(publicRegistration)
      .set({ toldStatus: row.status })
      .where(eq(publicRegistration.id, registrationId));
  });

const guestOn = (world: World, row: RegistrationRow, number: number): Guest => ({
  name: nameOnSeat(row, number),
  party: row.groupName || row.name,
  email: openEmail(world, row),
  language: row.language,
});

async function renamePeople(world: World, tx: Transaction, row: RegistrationRow): Promise<void> {
  const seats = await seatsOf(tx, row.id);
  await renameGuests(
    world,
    tx,
    seats.map(({ number, participantId }) => ({ id: participantId, guest: guestOn(world, row, number) })),
  );
}

async function seatPeople(world: World, tx: Transaction, activity: ActivityRow, row: RegistrationRow): Promise<void> {
  const wanted = row.status === 'SEATED' ? row.seats : 0;
  const had = await seatsOf(tx, row.id);
  const tooMany = had.filter(({ number }) => number > wanted).map(({ participantId }) => participantId);
  if (tooMany.length > 0) {
    await callOffGuests(world, tx, tooMany);
    await tx.orm.delete(publicSeat).where(and(eq(publicSeat.registrationId, row.id), gt(publicSeat.number, wanted)));
  }
  if (had.length >= wanted) return;
  const unit = await findUnit(tx, await guestUnit(world, tx, activity));
  const numbers = Array.from({ length: wanted - had.length }, (_, place) => had.length + place + 1);
  const ids = await addGuests(
    world,
    tx,
    { activityId: activity.id, unit },
    numbers.map((number) => guestOn(world, row, number)),
  );
  const seats = numbers.flatMap((number, place) => {
    const participantId = ids[place];
    return participantId ? [{ registrationId: row.id, number, participantId }] : [];
  });
  await tx.orm.insert(publicSeat).values(seats);
}

/** Made with the first guest: guests stand on a list of its own, and no unit answers for them. */
async function guestUnit(world: World, tx: Transaction, { id: activityId }: ActivityRow): Promise<string> {
  const [known] = await tx.orm
    .select({ unitId: publicEvent.guestUnitId })
    .from(publicEvent)
    .where(eq(publicEvent.activityId, activityId));
  if (known?.unitId) return known.unitId;
  const { guestUnitId } = await lockEvent(tx, activityId);
  if (guestUnitId) return guestUnitId;
  const made = await registerUnit(world, tx, {
    nameTc: '公眾',
    nameEn: 'General public',
    namePt: 'Público',
    summary: '',
    countryRegionId: null,
    provinceId: null,
    cityId: null,
    phone: '',
  });
  await tx.orm.update(publicEvent).set({ guestUnitId: made }).where(eq(publicEvent.activityId, activityId));
  return made;
}

export const followKind: JobKind = {
  tries: 8,
  run: ({ world, payload }) => follow(world, String(payload['registrationId']), payload['isRenamed'] === true),
};
