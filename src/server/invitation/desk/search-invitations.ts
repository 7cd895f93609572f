import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { InvitationState } from '#domain/invitation/words.ts';
import type { Queries } from '#server/db/database.ts';
import { countSome, countTableUpTo } from '#server/db/count-up-to.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import type { World } from '#server/world.ts';
import { deskInvitation, deskInvitations } from './rows.ts';
import { invitation, isUnanswered } from '../tables.ts';

export interface InvitationFilter {
  activityId?: string | undefined;
  state?: InvitationState | undefined;
  unanswered?: boolean | undefined;
  search?: string | undefined;
}

export const invitationsWhere = (filter: InvitationFilter): SQL | undefined =>
  and(
    filter.activityId ? eq(invitation.activityId, filter.activityId) : undefined,
    filter.state ? eq(invitation.state, filter.state) : undefined,
    filter.unanswered ? isUnanswered(invitation) : undefined,
    wordsMatch(invitation.words, filter.search),
  );

export async function searchInvitations(
  world: World,
  { page, size, ...filter }: InvitationFilter & { page: number; size: number },
) {
  const { db } = world;
  const where = invitationsWhere(filter);
  const rows = await deskInvitations(db)
    .where(where)
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(size)
    .offset(page * size);
  return {
    content: rows.map(deskInvitation),
    ...(await countTableUpTo(db, invitation, where, { page, size, found: rows.length })),
    counts: await countsOf(db, filter.activityId),
  };
}

/** Whatever else is filtered; each as the list has it that it leads to. */
async function countsOf(db: Queries, activityId: string | undefined) {
  const count = (filter: InvitationFilter) => countSome(db, invitation, invitationsWhere({ activityId, ...filter }));
  const [all, unsent, unanswered, answered] = await Promise.all([
    count({}),
    count({ state: 'CREATED' }),
    count({ unanswered: true }),
    count({ state: 'ACTIVATED' }),
  ]);
  return { all, unsent, unanswered, answered };
}
