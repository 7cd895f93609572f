import type { UnitNames } from '#server/unit/find-unit.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { peopleChanged } from '#server/sign-in/people/people-changed.ts';
import type { World } from '#server/world.ts';
import { asChanged, searchColumns, personColumns } from '../stored-person.ts';
import { participant } from '../tables.ts';

/**
 * Everybody of a unit is found by its present names, here and on the phones at the door. To be called in the
 * transaction that renames the unit, or gives it other people.
 */
export async function refilePeople(world: World, tx: Transaction, unitId: string, names: UnitNames): Promise<number> {
  const people = await tx.orm
    .select(personColumns)
    .from(participant)
    .where(and(eq(participant.unitId, unitId), isNull(participant.removedAt)))
    .orderBy(participant.id)
    .for('update');
  const unitNames = [names.nameTc, names.nameEn, names.namePt];
  const stale: string[] = [];
  for (const person of people) {
    const found = searchColumns({ ...person, unitNames });
    if (found.searchText === person.searchText) continue;
    await tx.orm
      .update(participant)
      .set({ ...found, ...asChanged })
      .where(eq(participant.id, person.id));
    stale.push(person.id);
  }
  await peopleChanged(world, tx, stale);
  return stale.length;
}
