import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { InvitationState } from '#domain/invitation/words.ts';
import type { Queries } from '#server/db/database.ts';
import { countTableUpTo } from '#server/db/count-up-to.ts';
import { rememberedCounts } from '#server/db/remembered-count.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import type { World } from '#server/world.ts';
import { deskInvitation, deskInvitations } from './desk-rows.ts';
import { invitation } from './tables.ts';

export interface InvitationFilter {
  activityId?: string | undefined;
  state?: InvitationState | undefined;
  unanswered?: boolean | undefined;
  search?: string | undefined;
}

const isUnanswered = and(gt(invitation.sentCount, 0), ne(invitation.state, 'ACTIVATED'));

export const invitationsWhere = (filter: InvitationFilter): SQL | undefined =>
  and(
    filter.activityId ? eq(invitation.activityId, filter.activityId) : undefined,
    filter.state ? eq(invitation.state, filter.state) : undefined,
    filter.unanswered ? isUnanswered : undefined,
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
    counts: await rememberedCounts(
      world,
      `invitations ${filter.activityId ?? ''}`,
      () => countsOf(db, filter.activityId),
      ({ all }) => all,
    ),
  };
}

async function countsOf(db: Queries, activityId: string | undefined) {
  const [row] = await db.orm
    .select({
      all: sql<number>`count(*)::int`,
      unsent: sql<number>`count(*) filter (where ${invitation.sentCount} = 0)::int`,
      unanswered: sql<number>`count(*) filter (where ${isUnanswered})::int`,
      answered: sql<number>`count(*) filter (where ${invitation.state} = 'ACTIVATED')::int`,
    })
    .from(invitation)
    .where(activityId ? eq(invitation.activityId, activityId) : undefined);
  return row ?? { all: 0, unsent: 0, unanswered: 0, answered: 0 };
}
