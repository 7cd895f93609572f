import { eq } from 'drizzle-orm';
import type { DeskProgramme, DeskSession } from '#contract/forum/desk.ts';
import type { SessionFields } from '#contract/forum/session.ts';
import { hallClash, sessionLimits, sessionProblems } from '#domain/forum/session.ts';
import { newId } from '#domain/id.ts';
import { businessDateTime } from '#domain/instant.ts';
import { defaultLocale, nameIn } from '#domain/locale.ts';
import { forum } from '#server/activity/tables.ts';
import { fieldChanges } from '#server/audit/changes-between.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { sessionsOf } from '../find-sessions.ts';
import { deskSessionView, rowOf, type SessionRow } from '../session-view.ts';
import { forumSession } from '../tables.ts';

/** As long as it is held, nobody else changes the programme of that forum: two sessions cannot take one hall. */
async function lockForum(tx: Queries, forumId: string): Promise<void> {
  const [row] = await tx.orm.select({ id: forum.id }).from(forum).where(eq(forum.id, forumId)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
}

async function findRow(db: Queries, sessionId: string): Promise<SessionRow> {
  const [row] = await db.orm.select().from(forumSession).where(eq(forumSession.id, sessionId));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

/** @throws ENTITY_NOT_FOUND, STATUS_ERROR for another version, or one that is not where it should be */
async function lockSession(tx: Queries, sessionId: string, version: number, isWithdrawn: boolean): Promise<SessionRow> {
  await lockForum(tx, (await findRow(tx, sessionId)).forumId);
  const row = await findRow(tx, sessionId);
  if (row.version !== version || (row.withdrawnAt !== null) !== isWithdrawn) throw refuse('STATUS_ERROR');
  return row;
}

/** @throws PARAMS_ERROR with what is wrong at its field */
function requireFit(id: string, said: SessionFields, others: readonly SessionRow[]): void {
  const problems = sessionProblems(said);
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  const other = hallClash({ id, ...said }, others.map(deskSessionView));
  if (!other) return;
  const name = nameIn(other, defaultLocale);
  throw refuse('PARAMS_ERROR', { fields: [{ path: 'hall.tc', problem: 'hallTaken', params: { name } }] });
}

/** Times as people read them; speakers and halls by what is in them. */
const audited = ({ begins, ends, ...said }: SessionFields) => ({
  ...said,
  begins: businessDateTime(begins),
  ends: businessDateTime(ends),
});

export async function readProgramme(db: Queries, forumId: string): Promise<DeskProgramme> {
  const [row] = await db.orm.select().from(forum).where(eq(forum.id, forumId));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  const { id, activityId, nameTc, nameEn, namePt, status } = row;
  return {
    forum: { id, activityId, nameTc, nameEn, namePt, isPublished: status === 'PUBLISHED' },
    content: (await sessionsOf(db, forumId)).map(deskSessionView),
  };
}

export const readSession = async (db: Queries, sessionId: string): Promise<DeskSession> =>
  deskSessionView(await findRow(db, sessionId));

export const addSession = (world: World, by: string, forumId: string, said: SessionFields): Promise<DeskSession> =>
  world.db.transaction(async (tx) => {
    await lockForum(tx, forumId);
    const others = await sessionsOf(tx, forumId);
    if (others.length >= sessionLimits.perForum) throw refuse('CAPACITY_EXCEEDED');
    const id = newId();
    requireFit(id, said, others);
    const [row] = await tx.orm
      .insert(forumSession)
      .values({ id, forumId, ...rowOf(said) })
      .returning();
    if (!row) throw new Error('an inserted session came back as nothing');
    await recordAudit(world, tx, {
      accountId: by,
      action: 'forum_session.create',
      subjectKind: 'forum_session',
      subjectId: id,
      changes: fieldChanges({}, audited(said)),
    });
    return deskSessionView(row);
  });

interface Over {
  sessionId: string;
  version: number;
}

async function update(
  tx: Queries,
  { id, version }: SessionRow,
  changed: Partial<typeof forumSession.$inferInsert>,
): Promise<DeskSession> {
  const [row] = await tx.orm
    .update(forumSession)
    .set({ ...changed, version: version + 1 })
    .where(eq(forumSession.id, id))
    .returning();
  if (!row) throw new Error('a session was locked and is gone');
  return deskSessionView(row);
}

export const saveSession = (
  world: World,
  by: string,
  { sessionId, version }: Over,
  said: SessionFields,
): Promise<DeskSession> =>
  world.db.transaction(async (tx) => {
    const before = await lockSession(tx, sessionId, version, false);
    requireFit(sessionId, said, await sessionsOf(tx, before.forumId));
    const saved = await update(tx, before, rowOf(said));
    const { id: _id, forumId: _forumId, version: _version, ...were } = deskSessionView(before);
    await recordAudit(world, tx, {
      accountId: by,
      action: 'forum_session.edit',
      subjectKind: 'forum_session',
      subjectId: sessionId,
      changes: fieldChanges(audited(were), audited(said)),
    });
    return saved;
  });

export const withdrawSession = (world: World, by: string, { sessionId, version }: Over): Promise<DeskSession> =>
  world.db.transaction(async (tx) => {
    const before = await lockSession(tx, sessionId, version, false);
    const withdrawn = await update(tx, before, { withdrawnAt: world.clock.now() });
    await recordAudit(world, tx, {
      accountId: by,
      action: 'forum_session.withdraw',
      subjectKind: 'forum_session',
      subjectId: sessionId,
    });
    return withdrawn;
  });

/** @throws PARAMS_ERROR where its hall has been given to another one meanwhile */
export const restoreSession = (world: World, by: string, { sessionId, version }: Over): Promise<DeskSession> =>
  world.db.transaction(async (tx) => {
    const before = await lockSession(tx, sessionId, version, true);
    requireFit(sessionId, deskSessionView(before), await sessionsOf(tx, before.forumId));
    const restored = await update(tx, before, { withdrawnAt: null });
    await recordAudit(world, tx, {
      accountId: by,
      action: 'forum_session.restore',
      subjectKind: 'forum_session',
      subjectId: sessionId,
    });
    return restored;
  });
