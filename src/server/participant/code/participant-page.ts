import { eq } from 'drizzle-orm';
import { kindsOf, type SignInKind } from '#domain/participant/kinds.ts';
import type { Instant } from '#domain/instant.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { participantOfToken } from './page-token.ts';
import { personColumns } from '../stored-person.ts';
import { participant } from '../tables.ts';
import { wireNames } from '#server/unit/find-unit.ts';

/** What a participant reads behind the link of their mail. @throws ENTITY_NOT_FOUND for a link that is not ours */
export async function readParticipantPage(world: World, token: string) {
  const id = participantOfToken(world, token);
  if (!id) throw refuse('ENTITY_NOT_FOUND');
  const [found] = await world.db.orm
    .select({ person: personColumns, unit, activity })
    .from(participant)
    .innerJoin(unit, eq(unit.id, participant.unitId))
    .innerJoin(activity, eq(activity.id, participant.activityId))
    .where(eq(participant.id, id));
  // Erased people have no names left to show.
  if (!found || found.person.removedAt || found.person.sealed === '') throw refuse('ENTITY_NOT_FOUND');
  const { person } = found;
  const signed = await world.db.query<{ kind: SignInKind; at: Instant }>(
    'select kind, min(first_at) as at from sign_in where participant_id = $1 and active group by kind',
    [id],
  );
  const holds = person.revokedAt === null && person.cancelledAt === null;
  return {
    nameTc: person.nameTc,
    nameEn: person.nameEn,
    title: person.title,
    language: person.language,
    unitNames: wireNames(found.unit),
    activityNames: wireNames(found.activity),
    place: { tc: found.activity.placeTc, en: found.activity.placeEn, pt: found.activity.placePt },
    beginDate: found.activity.beginDate,
    endDate: found.activity.endDate,
    dinner: person.dinner ? found.activity.settings.dinner : null,
    dinnerTable: person.dinnerTable,
    checkIn: person.checkIn,
    checkOut: person.checkOut,
    credential: holds ? person.credential : null,
    revokedAt: person.revokedAt,
    cancelledAt: person.cancelledAt,
    kinds: kindsOf(person).map((kind) => ({ kind, signedAt: signed.find((row) => row.kind === kind)?.at ?? null })),
  };
}
