import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { kindsOf, type SignInKind } from '#domain/participant/kinds.ts';
import { isDeparture, sessionOf } from '#domain/sign-in/scope.ts';
import { shownName, unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { type FindSome, pageOfPeople, someWho } from '#server/participant/search/page-of-people.ts';
import { peopleOrder, peopleWhere } from '#server/participant/search/search-people.ts';
import { participant } from '#server/participant/tables.ts';
import type { World } from '#server/world.ts';
import { cameToSession, fullyInOf, signedIn } from '../signed-in.ts';
import { signIn } from '../tables.ts';

export interface DoorFilter {
  activityId: string;
  search?: string | undefined;
  signed?: 'fully' | 'notFully' | undefined;
  kind?: SignInKind | undefined;
  unitId?: string | undefined;
  /** Of a forum. */
  sessionId?: string | undefined;
}

/**
 * Who was signed in stays in the list when their code is erased with their name (G64): how many came is still known.
 *
 * @param filter without an activity, of every one
 */
export const doorPeopleWhere = ({
  signed,
  ...filter
}: Omit<DoorFilter, 'activityId'> & Partial<Pick<DoorFilter, 'activityId'>>): SQL | undefined =>
  and(
    askedFor(filter),
    signed === 'fully' || filter.sessionId ? undefined : isNotNull(participant.credential),
    signed ? signedIn(signed, filter.kind) : undefined,
  );

const askedFor = ({ sessionId, ...filter }: Partial<Omit<DoorFilter, 'signed'>>): SQL | undefined =>
  and(peopleWhere(filter), sessionId ? cameToSession(sessionId) : undefined);

export const doorPeople = (db: Queries) =>
  db.orm
    .select({
      id: participant.id,
      nameTc: participant.nameTc,
      nameEn: participant.nameEn,
      pinyin: participant.pinyin,
      title: participant.title,
      unitName: shownName,
      dinner: participant.dinner,
      hotel: participant.hotel,
      revokedAt: participant.revokedAt,
      cancelledAt: participant.cancelledAt,
    })
    .from(participant)
    .innerJoin(unit, eq(unit.id, participant.unitId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof doorPeople>>[number];

/** The people of an activity with what they are signed in for; with a kind, "fully" means that kind. */
export async function listDoorPeople(
  { db }: World,
  { page, size, ...filter }: DoorFilter & { page: number; size: number },
) {
  const order = peopleOrder['pinyin:asc'];
  const where = doorPeopleWhere(filter);
  const some = filter.search ? someWho(db, where) : lookForFullyIn(db, filter);
  const { rows, ...counted } = await pageOfPeople(db, doorPeople(db), where, { page, size, order, some });
  const signed = await signInsOf(db, rows);
  return { content: rows.map((row) => personAtDoor(row, signed, filter.sessionId ?? null)), ...counted };
}

/** Who stands behind a person in the order of names. */
export interface DoorPageEnd {
  pinyin: string;
  id: string;
}

/** The next of them in the order of names, as a sheet takes them. */
export async function doorPeopleBehind(
  { db }: World,
  filter: DoorFilter,
  end: DoorPageEnd | null,
  most: number,
): Promise<PersonAtDoor[]> {
  const behind = end ? sql`(${participant.pinyin}, ${participant.id}) > (${end.pinyin}, ${end.id})` : undefined;
  const rows = await doorPeople(db)
    .where(and(doorPeopleWhere(filter), behind))
    .orderBy(...peopleOrder['pinyin:asc'])
    .limit(most);
  const signed = await signInsOf(db, rows);
  return rows.map((row) => personAtDoor(row, signed, filter.sessionId ?? null));
}

export type PersonAtDoor = ReturnType<typeof personAtDoor>;

function lookForFullyIn(db: Queries, { signed, kind, ...filter }: DoorFilter): FindSome | null {
  if (signed !== 'fully' || kind) return null;
  const where = askedFor(filter);
  return async (most) => (await fullyInOf(db, filter.activityId, where, most)).map(({ id }) => id);
}

/** Newest first, without who left. */
async function signInsOf(db: Queries, people: readonly Row[]) {
  if (people.length === 0) return [];
  const found = await db.orm
    .select({
      participantId: signIn.participantId,
      kind: signIn.kind,
      scope: signIn.scope,
      at: signIn.firstAt,
      gate: signIn.gate,
      attemptId: signIn.attemptId,
    })
    .from(signIn)
    .where(
      and(
        inArray(
          signIn.participantId,
          people.map(({ id }) => id),
        ),
        eq(signIn.active, true),
      ),
    )
    .orderBy(desc(signIn.firstAt));
  return found.filter(({ kind, scope }) => !isDeparture(kind, scope));
}

function personAtDoor(
  { id, dinner, hotel, revokedAt, cancelledAt, ...person }: Row,
  signed: Awaited<ReturnType<typeof signInsOf>>,
  sessionId: string | null,
) {
  const kinds = kindsOf({ dinner, hotel }).map((kind) => {
    const own = signed.filter((one) => one.participantId === id && one.kind === kind);
    const at = (session: string | null) => own.find((one) => sessionOf(kind, one.scope) === session);
    const last = at(kind === 'ACTIVITY' ? sessionId : null) ?? own[0];
    return {
      kind,
      signedAt: last?.at ?? null,
      gate: last?.gate ?? null,
      attemptId: last?.attemptId ?? null,
      sessionId: last ? sessionOf(kind, last.scope) : null,
    };
  });
  return {
    participantId: id,
    ...person,
    fullySigned: kinds.every(({ signedAt }) => signedAt !== null),
    revokedAt: earlier(revokedAt, cancelledAt),
    kinds,
  };
}

const earlier = <At extends string>(one: At | null, other: At | null): At | null =>
  one && other ? (one < other ? one : other) : (one ?? other);
