import { and, asc, desc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { StaffPerson, staffParticipantApi } from '#contract/staff-participant.ts';
import type { PersonSort } from '#domain/participant/list-words.ts';
import { type SearchTerm, searchTerms } from '#domain/participant/search-grams.ts';
import { unit } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { rememberedCount } from '#server/db/remembered-count.ts';
import type { World } from '#server/world.ts';
import { cardOf } from './person-card.ts';
import { participant, participantGram, participantList } from './tables.ts';
import { wireNames } from './units.ts';

export type PeopleFilter = Omit<
  z.output<(typeof staffParticipantApi)['searchParticipants']['query']>,
  'page' | 'size' | 'sort'
>;

/** The people who have all pieces of every word; then the words themselves are looked for among those few. */
function matching(db: Queries, activityId: string, terms: readonly SearchTerm[]): SQL[] {
  return terms.flatMap(({ grams, contains }) => {
    const having = db.orm
      .select({ id: participantGram.participantId })
      .from(participantGram)
      .where(and(eq(participantGram.activityId, activityId), inArray(participantGram.gram, grams)))
      .groupBy(participantGram.participantId)
      .having(sql`count(*) = ${grams.length}`);
    return [
      inArray(participant.id, having),
      contains ? like(participant.searchText, `%${contains}%`) : undefined,
    ].filter((part) => part !== undefined);
  });
}

const coming = and(isNull(participant.cancelledAt), isNull(participant.revokedAt));

const stateIs = {
  expected: and(coming, isNotNull(participant.credential)),
  withoutCode: and(coming, isNull(participant.credential)),
  revoked: and(isNotNull(participant.revokedAt), isNull(participant.cancelledAt)),
  cancelled: isNotNull(participant.cancelledAt),
} as const;

const kindIs = {
  ACTIVITY: undefined,
  DINNER_PARTY: sql`${participant.dinner}`,
  HOTEL: sql`${participant.hotel}`,
} as const;

export function peopleWhere(db: Queries, filter: PeopleFilter): SQL | undefined {
  const { activityId, search, unitId, listStatus, kind, night, table, state } = filter;
  return and(
    eq(participant.activityId, activityId),
    isNull(participant.removedAt),
    unitId ? eq(participant.unitId, unitId) : undefined,
    listStatus ? eq(participantList.status, listStatus) : undefined,
    kind ? kindIs[kind] : undefined,
    night
      ? sql`${participant.hotel} and ${participant.checkIn} <= ${night} and ${participant.checkOut} > ${night}`
      : undefined,
    table ? and(sql`${participant.dinner}`, eq(participant.dinnerTable, table)) : undefined,
    state ? stateIs[state] : undefined,
    ...(search ? matching(db, activityId, searchTerms(search)) : []),
  );
}

export const peopleOrder = {
  'createdTime:desc': [desc(participant.createdAt), desc(participant.id)],
  'pinyin:asc': [asc(participant.pinyin), asc(participant.id)],
  'unit:asc': [asc(participant.unitId), asc(participant.pinyin), asc(participant.id)],
} as const satisfies Record<PersonSort, SQL[]>;

const listOfPerson = and(
  eq(participantList.activityId, participant.activityId),
  eq(participantList.unitId, participant.unitId),
);

export const staffPeople = (db: Queries) =>
  db.orm
    .select({
      person: participant,
      unit,
      status: participantList.status,
      representativeId: participantList.representativeId,
    })
    .from(participant)
    .innerJoin(unit, eq(unit.id, participant.unitId))
    .leftJoin(participantList, listOfPerson)
    .$dynamic();

export type StaffPersonRow = Awaited<ReturnType<typeof staffPeople>>[number];

export const staffPerson = (world: World, row: StaffPersonRow): StaffPerson => ({
  ...cardOf(world, row.person),
  unitId: row.unit.id,
  unitNames: wireNames(row.unit),
  listStatus: row.status ?? 'DRAFT',
  representative: row.representativeId === row.person.id,
  createdAt: row.person.createdAt,
});

export interface Page {
  page: number;
  size: number;
  sort: PersonSort;
}

export async function searchPeople(world: World, filter: PeopleFilter, { page, size, sort }: Page) {
  const where = peopleWhere(world.db, filter);
  const rows = await staffPeople(world.db)
    .where(where)
    .orderBy(...peopleOrder[sort])
    .limit(size)
    .offset(page * size);
  const totalElements = await rememberedCount(world, `people ${JSON.stringify(filter)}`, () =>
    countPeople(world.db, where),
  );
  return { content: rows.map((row) => staffPerson(world, row)), totalElements };
}

export async function countPeople(db: Queries, where: SQL | undefined): Promise<number> {
  const [count] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(participant)
    .leftJoin(participantList, listOfPerson)
    .where(where);
  return count?.total ?? 0;
}
