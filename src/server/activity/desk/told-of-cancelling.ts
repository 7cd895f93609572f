import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { countMembersOf, membersOf } from '#server/notice/audience.ts';
import type { Address } from '#server/notice/recipient.ts';
import { personColumns } from '#server/participant/stored-person.ts';
import { participant } from '#server/participant/tables.ts';
import { ownAddress } from '#server/participant/tell/tell-person.ts';
import type { World } from '#server/world.ts';

/** Who holds a code and can be reached: everybody has a phone until their data is erased. */
function reached(activityId: string): SQL | undefined {
  const { credential, revokedAt, cancelledAt, removedAt, phoneTail } = participant;
  return and(
    eq(participant.activityId, activityId),
    isNotNull(credential),
    ne(phoneTail, ''),
    ...[revokedAt, cancelledAt, removedAt].map((column) => isNull(column)),
  );
}

/**
 * Whom it concerns that an activity is cancelled: the accounts that take part, and the people who hold a code for it;
 * the others hear through their unit's account.
 */
export async function toldOfCancelling(world: World, db: Queries, activityId: string): Promise<(string | Address)[]> {
  const accounts = await membersOf(db, { activityId });
  const people = await db.orm
    .select(personColumns)
    .from(participant)
    .where(reached(activityId))
    .orderBy(participant.id);
  return [...accounts.map(({ accountId }) => accountId), ...people.map((row) => ownAddress(world, row))];
}

/** How many they are, without reading any of them. */
export const countToldOfCancelling = async (db: Queries, activityId: string): Promise<number> =>
  (await countMembersOf(db, { activityId })) + (await db.orm.$count(participant, reached(activityId)));
