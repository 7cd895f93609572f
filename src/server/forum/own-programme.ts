import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ChosenSession, OwnProgramme } from '#contract/forum/programme.ts';
import { mostChosen } from '#domain/forum/session.ts';
import { newId } from '#domain/id.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import { forum } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';
import { ownLink, ownRecordOf, shownOwnRecord } from '#server/own-link/own-link.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { sessionView } from './session-view.ts';
import { forumSession, ownProgramme, ownProgrammeSession } from './tables.ts';

/** Nobody opened it for so long, nor did a calendar follow it. */
const keptDays = 180;
const linkDays = 3 * 365;

/** Those of published forums that take place. */
async function choosable(db: Queries, sessionIds: readonly string[]): Promise<string[]> {
  const rows = await db.orm
    .select({ id: forumSession.id })
    .from(forumSession)
    .innerJoin(forum, eq(forum.id, forumSession.forumId))
    .where(
      and(
        inArray(forumSession.id, [...new Set(sessionIds)]),
        isNull(forumSession.withdrawnAt),
        eq(forum.status, 'PUBLISHED'),
      ),
    );
  return rows.map(({ id }) => id);
}

/** @throws ENTITY_NOT_FOUND where none of them can be chosen */
export async function beginOwnProgramme(world: World, sessionIds: readonly string[]): Promise<string> {
  const chosen = await choosable(world.db, sessionIds);
  if (chosen.length === 0) throw refuse('ENTITY_NOT_FOUND');
  const id = newId();
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await tx.orm.insert(ownProgramme).values({ id, createdAt: now, openedAt: now });
    await tx.orm.insert(ownProgrammeSession).values(chosen.map((sessionId) => ({ programmeId: id, sessionId })));
  });
  return ownLink(world, { kind: 'programme', id, until: plusMs(now, linkDays * dayMs) });
}

/**
 * Notes to the day that it is in use.
 * @throws LINK_HAS_EXPIRED for one that is erased
 */
async function openProgramme(world: World, id: string): Promise<string> {
  const now = world.clock.now();
  const [row] = await world.db.orm
    .select({ openedAt: ownProgramme.openedAt })
    .from(ownProgramme)
    .where(eq(ownProgramme.id, id));
  if (!row) throw refuse('LINK_HAS_EXPIRED');
  if (row.openedAt < plusMs(now, -dayMs))
    await world.db.orm.update(ownProgramme).set({ openedAt: now }).where(eq(ownProgramme.id, id));
  return id;
}

/** The programme that the link of a request opens. @throws LINK_HAS_EXPIRED */
export const shownProgramme = (world: World, request: FastifyRequest): Promise<string> =>
  openProgramme(world, shownOwnRecord(world, request, 'programme').id);

/** The same by a feed's address, which reads alone. */
export const fedProgramme = (world: World, feed: string): Promise<string> =>
  openProgramme(world, ownRecordOf(world, feed, 'programme-calendar').id);

export async function chosenSessions(db: Queries, programmeId: string): Promise<ChosenSession[]> {
  const rows = await db.orm
    .select({ session: forumSession, forum })
    .from(ownProgrammeSession)
    .innerJoin(forumSession, eq(forumSession.id, ownProgrammeSession.sessionId))
    .innerJoin(forum, eq(forum.id, forumSession.forumId))
    .where(eq(ownProgrammeSession.programmeId, programmeId))
    .orderBy(asc(forumSession.begins), asc(forumSession.id));
  return rows.map(({ session, forum: of }) => ({
    ...sessionView(session),
    forum: pick(of, ['id', 'nameTc', 'nameEn', 'namePt']),
    isWithdrawn: session.withdrawnAt !== null || of.status !== 'PUBLISHED',
  }));
}

export async function readOwnProgramme(world: World, programmeId: string): Promise<OwnProgramme> {
  const [row] = await world.db.orm
    .select({ createdAt: ownProgramme.createdAt })
    .from(ownProgramme)
    .where(eq(ownProgramme.id, programmeId));
  if (!row) throw refuse('LINK_HAS_EXPIRED');
  const until = plusMs(row.createdAt, linkDays * dayMs);
  const feed = ownLink(world, { kind: 'programme-calendar', id: programmeId, until });
  return {
    content: await chosenSessions(world.db, programmeId),
    calendar: `/event-api/public/api/v1/own-programmes/${feed}/calendar`,
  };
}

/** @throws ENTITY_NOT_FOUND for one that does not take place, CAPACITY_EXCEEDED */
export async function chooseSession(world: World, programmeId: string, sessionId: string): Promise<void> {
  const [chosen] = await choosable(world.db, [sessionId]);
  if (!chosen) throw refuse('ENTITY_NOT_FOUND');
  await world.db.transaction(async (tx) => {
    await tx.orm.select().from(ownProgramme).where(eq(ownProgramme.id, programmeId)).for('update');
    const count = await tx.orm.$count(ownProgrammeSession, eq(ownProgrammeSession.programmeId, programmeId));
    if (count >= mostChosen) throw refuse('CAPACITY_EXCEEDED');
    await tx.orm.insert(ownProgrammeSession).values({ programmeId, sessionId }).onConflictDoNothing();
  });
}

export async function leaveSession(world: World, programmeId: string, sessionId: string): Promise<void> {
  await world.db.orm
    .delete(ownProgrammeSession)
    .where(and(eq(ownProgrammeSession.programmeId, programmeId), eq(ownProgrammeSession.sessionId, sessionId)));
}

const atOnce = 500;

/** Programmes that nobody opened for long are erased. */
export async function eraseUnopened(world: World): Promise<void> {
  const before = plusMs(world.clock.now(), -keptDays * dayMs);
  for (;;) {
    const erased = await world.db.orm
      .delete(ownProgramme)
      .where(
        inArray(
          ownProgramme.id,
          sql`(select id from own_programme where ${lt(ownProgramme.openedAt, before)} limit ${atOnce})`,
        ),
      )
      .returning({ id: ownProgramme.id });
    if (erased.length < atOnce) return;
  }
}
