import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { publishedForum } from '#server/activity/public-forums.ts';
import type { Queries } from '#server/db/database.ts';
import type { ForumSession } from '#contract/forum/session.ts';
import { type SessionRow, sessionView } from './session-view.ts';
import { forumSession } from './tables.ts';

/** Those on the programme of a forum, by time. */
export const sessionsOf = (db: Queries, forumId: string): Promise<SessionRow[]> =>
  db.orm
    .select()
    .from(forumSession)
    .where(and(eq(forumSession.forumId, forumId), isNull(forumSession.withdrawnAt)))
    .orderBy(asc(forumSession.begins), asc(forumSession.id));

/** Of each forum those on its programme, by time. */
export async function sessionsOfForums(
  db: Queries,
  forumIds: readonly string[],
): Promise<ReadonlyMap<string, ForumSession[]>> {
  const rows = await db.orm
    .select()
    .from(forumSession)
    .where(and(inArray(forumSession.forumId, [...forumIds]), isNull(forumSession.withdrawnAt)))
    .orderBy(asc(forumSession.begins), asc(forumSession.id));
  const byForum = Map.groupBy(rows, ({ forumId }) => forumId);
  return new Map([...byForum].map(([forumId, of]) => [forumId, of.map(sessionView)]));
}

/** @throws ENTITY_NOT_FOUND also for a forum that is not published */
export async function publishedProgramme(db: Queries, forumId: string): Promise<SessionRow[]> {
  const { forum } = await publishedForum(db, forumId);
  return sessionsOf(db, forum.id);
}
