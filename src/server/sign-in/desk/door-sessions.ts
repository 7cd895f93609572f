import { asc, eq } from 'drizzle-orm';
import type { DoorSession } from '#contract/sign-in/session.ts';
import { forum } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';
import { forumSession } from '#server/forum/tables.ts';
import { arrayLiteral } from '../attempt/array-literal.ts';
import { stationSession } from '../station/station-session.ts';

/** Those on the programmes of an activity's forums, and those off them that somebody came to, by time. */
export async function doorSessions(db: Queries, activityId: string): Promise<DoorSession[]> {
  const rows = await db.orm
    .select({ session: forumSession, forum })
    .from(forumSession)
    .innerJoin(forum, eq(forum.id, forumSession.forumId))
    .where(eq(forum.activityId, activityId))
    .orderBy(asc(forumSession.begins), asc(forumSession.id));
  const counts = await countsOf(
    db,
    rows.map(({ session }) => session.id),
  );
  return rows
    .map(({ session, forum: of }) => ({
      ...stationSession(session),
      forum: pick(of, ['id', 'nameTc', 'nameEn', 'namePt']),
      signedIn: counts.get(session.id) ?? 0,
    }))
    .filter(({ isWithdrawn, signedIn }) => !isWithdrawn || signedIn > 0);
}

/** One row a subject, and so one a person. */
async function countsOf(db: Queries, sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db.query<{ scope: string; people: number }>(
    `select scope, count(*)::int as people from sign_in
     where active and kind = 'ACTIVITY' and scope <> '' and scope = any($1::text[]) group by scope`,
    [arrayLiteral(sessionIds)],
  );
  return new Map(rows.map(({ scope, people }) => [scope, people]));
}
