import { and, eq } from 'drizzle-orm';
import type { StaffPerson } from '#contract/participant/desk.ts';
import { unit } from '#server/unit/tables.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { cardOf } from '../person-card.ts';
import { personColumns } from '../stored-person.ts';
import { participant, participantList } from '../tables.ts';
import { wireNames } from '#server/unit/find-unit.ts';

const listOfPerson = and(
  eq(participantList.activityId, participant.activityId),
  eq(participantList.unitId, participant.unitId),
);

export const staffPeople = (db: Queries) =>
  db.orm
    .select({
      person: personColumns,
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
