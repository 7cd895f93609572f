import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { StationSession } from '#contract/sign-in/session.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { forum } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { type SessionRow, sessionView } from '#server/forum/session-view.ts';
import { forumSession } from '#server/forum/tables.ts';
import { refuseField } from '#server/refusal.ts';

export const stationSession = (row: SessionRow): StationSession => {
  const { speakers: _speakers, ...session } = sessionView(row);
  return { ...session, isWithdrawn: row.withdrawnAt !== null };
};

/** By id, also those off the programme. */
export async function stationSessions(
  db: Queries,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, StationSession>> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  if (named.length === 0) return new Map();
  const rows = await db.orm.select().from(forumSession).where(inArray(forumSession.id, named));
  return new Map(rows.map((row) => [row.id, stationSession(row)]));
}

/**
 * A station before a session signs the activity and nothing else: dinner and hotel have scopes of their own.
 * @throws PARAMS_ERROR also for a session that is off the programme
 */
export async function requireSession(
  tx: Queries,
  { activityId, sessionId, kinds }: { activityId: string; sessionId: string; kinds: readonly SignInKind[] },
): Promise<void> {
  if (kinds.some((kind) => kind !== 'ACTIVITY')) throw refuseField('kinds', 'inconsistent');
  const [found] = await tx.orm
    .select({ id: forumSession.id })
    .from(forumSession)
    .innerJoin(forum, eq(forum.id, forumSession.forumId))
    .where(and(eq(forumSession.id, sessionId), eq(forum.activityId, activityId), isNull(forumSession.withdrawnAt)))
    .for('share', { of: forumSession });
  if (!found) throw refuseField('sessionId', 'notAllowed');
}
