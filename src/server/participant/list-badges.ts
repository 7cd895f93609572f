import { and, isNotNull } from 'drizzle-orm';
import { kindsOf } from '#domain/participant/kinds.ts';
import { rememberedCount } from '#server/db/remembered-count.ts';
import type { World } from '#server/world.ts';
import { countPeople, type PeopleFilter, peopleOrder, peopleWhere, staffPeople } from './search-people.ts';
import { participant } from './tables.ts';
import { wireNames } from './units.ts';

/** Those with a code that holds, by unit and name. */
export async function listBadges(world: World, filter: PeopleFilter & { page: number; size: number }) {
  const { page, size, ...narrowed } = filter;
  const where = and(peopleWhere(world.db, { ...narrowed, state: 'expected' }), isNotNull(participant.credential));
  const rows = await staffPeople(world.db)
    .where(where)
    .orderBy(...peopleOrder['unit:asc'])
    .limit(size)
    .offset(page * size);
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
    totalElements: await rememberedCount(world, `badges ${JSON.stringify(narrowed)}`, () =>
      countPeople(world.db, where),
    ),
  };
}
