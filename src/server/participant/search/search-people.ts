import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { staffParticipantApi } from '#contract/participant/desk.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { PersonSort } from '#domain/participant/list-words.ts';
import type { World } from '#server/world.ts';
import { wordsOfPeople } from './words-of-people.ts';
import { pageOfPeople, someWho } from './page-of-people.ts';
import { staffPeople, staffPerson } from './staff-people.ts';
import { participant, participantList } from '../tables.ts';

export type PeopleFilter = Omit<
  z.output<(typeof staffParticipantApi)['searchParticipants']['query']>,
  'page' | 'size' | 'sort'
>;

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

const ofListWith = (status: ListStatus): SQL =>
  sql`exists (select 1 from ${participantList} where ${participantList.activityId} = ${participant.activityId}
    and ${participantList.unitId} = ${participant.unitId} and ${participantList.status} = ${status})`;

/** @param filter without an activity, of every one */
export function peopleWhere(
  filter: Omit<PeopleFilter, 'activityId'> & { activityId?: string | undefined },
): SQL | undefined {
  const { activityId, search, unitId, listStatus, kind, night, table, state } = filter;
  return and(
    activityId ? eq(participant.activityId, activityId) : undefined,
    isNull(participant.removedAt),
    unitId ? eq(participant.unitId, unitId) : undefined,
    listStatus ? ofListWith(listStatus) : undefined,
    kind ? kindIs[kind] : undefined,
    night
      ? sql`${participant.hotel} and ${participant.checkIn} <= ${night} and ${participant.checkOut} > ${night}`
      : undefined,
    table ? and(sql`${participant.dinner}`, eq(participant.dinnerTable, table)) : undefined,
    state ? stateIs[state] : undefined,
    search ? wordsOfPeople(search) : undefined,
  );
}

export const peopleOrder = {
  'createdTime:desc': [desc(participant.createdAt), desc(participant.id)],
  'pinyin:asc': [asc(participant.pinyin), asc(participant.id)],
  'unit:asc': [asc(participant.unitId), asc(participant.pinyin), asc(participant.id)],
} as const satisfies Record<PersonSort, SQL[]>;

export interface Page {
  page: number;
  size: number;
  sort: PersonSort;
}

export async function searchPeople(world: World, filter: PeopleFilter, { page, size, sort }: Page) {
  const { db } = world;
  const where = peopleWhere(filter);
  const some = filter.search ? someWho(db, where) : null;
  const found = await pageOfPeople(db, staffPeople(db), where, { page, size, order: peopleOrder[sort], some });
  const { rows, totalElements, more } = found;
  return { content: rows.map((row) => staffPerson(world, row)), totalElements, more };
}
