import { newId } from '#domain/id.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { type BusinessDate, instantOf } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { administrator, reviewer } from './participants.ts';
import type { Person } from './people.ts';
import type { TestWorld } from './world.ts';

export async function makeActivity(world: TestWorld, category: ActivityCategory, nameEn: string): Promise<string> {
  const id = newId();
  await world.db.orm.insert(activity).values({
    id,
    category,
    code: `A-${id.slice(-8)}`,
    nameTc: nameEn,
    nameEn,
    beginDate: '2026-12-01' as BusinessDate,
    endDate: '2026-12-03' as BusinessDate,
    settings: usualSettings,
    createdAt: world.clock.now(),
  });
  return id;
}

export interface EnrollmentOptions {
  status?: EnrollmentStatus;
  boothsCount?: number;
  categoryId?: number;
}

/** An application of a person's unit that has come as far as the options say. */
export async function makeEnrollment(
  world: TestWorld,
  activityId: string,
  person: Person,
  { status = 'APPLY_SUBMITED', boothsCount = 2, categoryId }: EnrollmentOptions = {},
): Promise<string> {
  const id = newId();
  const now = world.clock.now();
  if (!person.unitId) throw new Error('only a unit applies');
  await world.db.orm.insert(enrollment).values({
    id,
    activityId,
    unitId: person.unitId,
    accountId: person.accountId,
    orgType: 'EXHIBITOR',
    status,
    statusSince: now,
    boothsCount,
    ...(categoryId === undefined ? {} : { categoryId }),
    createdAt: now,
    updatedAt: now,
    submittedAt: now,
  });
  return id;
}

/** A Friday at ten in Macau. */
export const fridayAtTen = instantOf(Date.parse('2026-11-20T10:00:00+08:00'));

/** That Friday at the fund: Mei administers, Rui reviews, and units register for a science week. */
export async function openFund(world: TestWorld) {
  world.clock.set(fridayAtTen);
  const week = await makeActivity(world, 'STWEEK', 'Science week');
  return { mei: await administrator(world), rui: await reviewer(world, [week]), week };
}
