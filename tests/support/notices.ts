import { newId } from '#domain/id.ts';
import type { OrgType } from '#domain/account/roles.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { makePerson, type Person, type PersonOptions } from './people.ts';
import type { TestWorld } from './world.ts';

/** Somebody whose unit is enrolled in the activity. */
export async function makeMember(
  world: TestWorld,
  activityId: string,
  options: PersonOptions & { orgType: OrgType },
): Promise<Person> {
  const person = await makePerson(world, { ...options, activities: [activityId] });
  const now = world.clock.now();
  await world.db.orm.insert(enrollment).values({
    id: newId(),
    activityId,
    unitId: person.unitId ?? '',
    accountId: person.accountId,
    orgType: options.orgType,
    status: '{p}PASS',
    statusSince: now,
    createdAt: now,
    updatedAt: now,
  });
  return person;
}
