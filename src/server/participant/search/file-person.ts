import type { UnitNames } from '#server/unit/find-unit.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import { type Person } from '#domain/participant/person.ts';
import type { Instant } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import type { World } from '#server/world.ts';
import { asChanged, columnsOf, documentFingerprint, type PersonRow, personColumns } from '../stored-person.ts';
import { participant } from '../tables.ts';

export interface Placed {
  activityId: string;
  unit: UnitNames & { id: string };
}

/** Two rows with one document on a list are the same person. The list is locked, so nobody slips in between. */
async function refuseDouble(world: World, tx: Queries, place: Placed, person: Person, own: string): Promise<void> {
  const [other] = await tx.orm
    .select({ id: participant.id })
    .from(participant)
    .where(
      and(
        eq(participant.activityId, place.activityId),
        eq(participant.unitId, place.unit.id),
        eq(participant.documentFingerprint, documentFingerprint(world, person)),
        isNull(participant.removedAt),
        isNull(participant.cancelledAt),
        ne(participant.id, own),
      ),
    );
  if (other) throw refuse('PARAMS_ERROR', { fields: [{ path: 'person.documentNumber', problem: 'notUnique' }] });
}

/** @param verifiedAt when the phone was verified, null while it is not */
export async function insertPerson(
  world: World,
  tx: Queries,
  place: Placed,
  person: Person,
  verifiedAt: Instant | null,
): Promise<PersonRow> {
  const id = newId();
  await refuseDouble(world, tx, place, person, id);
  const [row] = await tx.orm
    .insert(participant)
    .values({
      id,
      activityId: place.activityId,
      unitId: place.unit.id,
      ...columnsOf(world, id, person, place.unit),
      phoneVerifiedAt: verifiedAt,
      createdAt: world.clock.now(),
    })
    .returning(personColumns);
  if (!row) throw new Error('a person was not stored');
  return row;
}

export async function updatePerson(
  world: World,
  tx: Queries,
  place: Placed,
  id: string,
  person: Person,
  verifiedAt: Instant | null,
): Promise<PersonRow> {
  await refuseDouble(world, tx, place, person, id);
  const [row] = await tx.orm
    .update(participant)
    .set({ ...columnsOf(world, id, person, place.unit), phoneVerifiedAt: verifiedAt, ...asChanged })
    .where(eq(participant.id, id))
    .returning(personColumns);
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  await peopleChanged(world, tx, [row.id]);
  return row;
}
