import { and, isNotNull } from 'drizzle-orm';
import { kindsOf } from '#domain/participant/kinds.ts';
import type { World } from '#server/world.ts';
import { pageOfPeople, someWho } from '../search/page-of-people.ts';
import { type PeopleFilter, peopleOrder, peopleWhere } from '../search/search-people.ts';
import { staffPeople } from '../search/staff-people.ts';
import { participant } from '../tables.ts';
import { wireNames } from '#server/unit/find-unit.ts';

/** Those with a code that holds, by unit and name. */
export async function listBadges(
  world: World,
  { page, size, ...filter }: PeopleFilter & { page: number; size: number },
) {
  const where = and(peopleWhere({ ...filter, state: 'expected' }), isNotNull(participant.credential));
  const { db } = world;
  const some = filter.search ? someWho(db, where) : null;
  const paging = { page, size, order: peopleOrder['unit:asc'], some };
  const { rows, totalElements, more } = await pageOfPeople(db, staffPeople(db), where, paging);
  return {
    content: rows.map(({ person, unit }) => ({
      id: person.id,
      nameTc: person.nameTc,
      nameEn: person.nameEn,
      title: person.title,
      unitNames: wireNames(unit),
      credential: person.credential ?? '',
      kinds: kindsOf(person),
    })),
    totalElements,
    more,
  };
}
