import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { membersOf } from '#server/notice/audience.ts';
import type { Address } from '#server/notice/recipient.ts';
import { participant } from '#server/participant/tables.ts';
import { ownAddress } from '#server/participant/tell-person.ts';
import type { World } from '#server/world.ts';

/**
 * Whom it concerns that an activity is cancelled: the accounts that take part, and the people who hold a code for it
 * and can be reached themselves; the others hear through their unit's account.
 */
export async function toldOfCancelling(world: World, db: Queries, activityId: string): Promise<(string | Address)[]> {
  const accounts = await membersOf(db, { activityId });
  const { credential, revokedAt, cancelledAt, removedAt } = participant;
  const people = await db.orm
    .select()
    .from(participant)
    .where(
      and(
        eq(participant.activityId, activityId),
        isNotNull(credential),
        ...[revokedAt, cancelledAt, removedAt].map((column) => isNull(column)),
      ),
    )
    .orderBy(participant.id);
  const reached = people.map((row) => ownAddress(world, row)).filter(({ email, mobile }) => email || mobile);
  return [...accounts.map(({ accountId }) => accountId), ...reached];
}
