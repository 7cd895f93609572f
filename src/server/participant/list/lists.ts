import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { refuse } from '#server/refusal.ts';
import { personColumns, type PersonRow } from '../stored-person.ts';
import { participant, participantList } from '../tables.ts';

export type ListRow = typeof participantList.$inferSelect;

const ofUnit = (activityId: string, unitId: string) =>
  and(eq(participantList.activityId, activityId), eq(participantList.unitId, unitId));

/** The unit's list, made when there is none, locked until the transaction ends: one change of a list at a time. */
export async function lockOrMakeList(world: World, tx: Queries, activityId: string, unitId: string): Promise<ListRow> {
  await tx.orm
    .insert(participantList)
    .values({ activityId, unitId, createdAt: world.clock.now() })
    .onConflictDoNothing({ target: [participantList.activityId, participantList.unitId] });
  return lockList(tx, activityId, unitId);
}

/** @throws ENTITY_NOT_FOUND */
export async function lockList(tx: Queries, activityId: string, unitId: string): Promise<ListRow> {
  const [row] = await tx.orm.select().from(participantList).where(ofUnit(activityId, unitId)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export async function findList(tx: Queries, activityId: string, unitId: string): Promise<ListRow | null> {
  const [row] = await tx.orm.select().from(participantList).where(ofUnit(activityId, unitId));
  return row ?? null;
}

/** Everybody ever on the list but those taken off it, in the order they were entered. */
export const peopleOf = (tx: Queries, activityId: string, unitId: string): Promise<PersonRow[]> =>
  peopleOfUnits(tx, activityId, [unitId]);

export const peopleOfUnits = (tx: Queries, activityId: string, unitIds: readonly string[]): Promise<PersonRow[]> =>
  tx.orm
    .select(personColumns)
    .from(participant)
    .where(
      and(
        eq(participant.activityId, activityId),
        inArray(participant.unitId, [...unitIds]),
        isNull(participant.removedAt),
      ),
    )
    .orderBy(asc(participant.createdAt), asc(participant.id));

/** Those who are to come. */
export const stillComing = (people: readonly PersonRow[]): PersonRow[] =>
  people.filter((person) => person.cancelledAt === null);
