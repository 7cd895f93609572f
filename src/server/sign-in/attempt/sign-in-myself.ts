import type { Instant } from '#domain/instant.ts';
import { kindsOf, type SignInKind } from '#domain/participant/kinds.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { loadDoorSettings } from '../door-settings.ts';
import { deskAttempt } from './desk-attempt.ts';
import { findStation } from '../station/list-stations.ts';
import { recordAttempts } from './record-attempts.ts';
import { readVenueCode } from '../station/venue-code.ts';

export interface SigningMyself {
  venueCode: string;
  attemptId: string;
  participantId?: string | undefined;
}

interface Person {
  id: string;
  name_tc: string;
  name_en: string;
  dinner: boolean;
  hotel: boolean;
}

/**
 * Somebody who is logged in scanned the code shown at the venue: their unit's person is signed in for ACTIVITY. With
 * several people in the unit it must be said which one.
 * @throws PAIRING_CODE_ERROR for a code that is not of a station in service, SIGN_IN_PERSON_NOT_FOUND
 */
export async function signInMyself(world: World, actor: Actor, wish: SigningMyself) {
  const now = world.clock.now();
  const stationId = readVenueCode(world, wish.venueCode);
  if (!stationId) throw refuse('PAIRING_CODE_ERROR');
  const station = await findStation(world.db, stationId).catch(() => null);
  const inService = station && !station.revokedAt && station.validUntil > now && station.kinds.includes('ACTIVITY');
  if (!inService) throw refuse('PAIRING_CODE_ERROR');

  const person = await findPerson(world, actor, station.activityId, wish.participantId);
  const item = deskAttempt({
    id: wish.attemptId,
    activityId: station.activityId,
    kind: 'ACTIVITY',
    participantId: person.id,
    source: 'SELF',
    now,
  });
  const sender = {
    accountId: actor.accountId,
    activityId: station.activityId,
    gate: station.gate,
    name: station.name,
    session: station.session?.id ?? null,
  };
  const { verdicts } = await recordAttempts(world, { sender, items: [item] });
  const settings = (await loadDoorSettings(world.db, [station.activityId])).get(station.activityId);
  const [names] = await world.db.query<{ tc: string; en: string; pt: string }>(
    'select name_tc as tc, name_en as en, name_pt as pt from activity where id = $1',
    [station.activityId],
  );
  return {
    participantId: person.id,
    nameTc: person.name_tc,
    nameEn: person.name_en,
    activityId: station.activityId,
    activityNames: names ?? { tc: '', en: '', pt: '' },
    session: station.session,
    verdict: verdicts[0]?.verdict ?? 'INVALID',
    windows: (settings?.windows ?? [])
      .filter(({ kind }) => kind === 'ACTIVITY')
      .map(({ opensAt, closesAt }) => ({ opensAt, closesAt })),
    kinds: await signedKinds(world, person),
  };
}

async function findPerson(
  world: World,
  { unitId }: Actor,
  activityId: string,
  participantId: string | undefined,
): Promise<Person> {
  const people = await world.db.query<Person>(
    `select id, name_tc, name_en, dinner, hotel from participant
     where activity_id = $1 and unit_id = $2 and ($3::uuid is null or id = $3::uuid)
       and credential is not null and removed_at is null order by id limit 2`,
    [activityId, unitId, participantId ?? null],
  );
  const [person] = people;
  if (!person || people.length > 1) throw refuse('SIGN_IN_PERSON_NOT_FOUND');
  return person;
}

async function signedKinds(world: World, person: Person) {
  const rows = await world.db.query<{ kind: SignInKind; first_at: Instant; gate: string }>(
    `select distinct on (kind) kind, first_at, gate from sign_in
     where participant_id = $1 and active and not (kind = 'HOTEL' and scope ~ '(^|:)OUT$') order by kind, first_at desc`,
    [person.id],
  );
  return kindsOf(person).map((kind) => {
    const signed = rows.find((row) => row.kind === kind);
    return { kind, signedAt: signed?.first_at ?? null, gate: signed?.gate ?? null };
  });
}
