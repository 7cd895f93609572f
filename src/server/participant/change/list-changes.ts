import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { StaffChange } from '#contract/participant/desk.ts';
import type { ListRole } from '#domain/participant/list-moves.ts';
import type { ChangeState } from '#domain/participant/list-words.ts';
import { unit } from '#server/unit/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { type ChangeRow, changeView, openWish } from './change-view.ts';
import { listWorkflow, staffRolesIn } from '../list/list-workflow.ts';
import { type ListRow, peopleOf, stillComing } from '../list/lists.ts';
import { participantChange, participantList } from '../tables.ts';
import { type UnitRow, wireNames } from '#server/unit/find-unit.ts';
import { wishFacts } from './wish-facts.ts';

interface Found {
  change: ChangeRow;
  list: ListRow;
  unit: UnitRow;
}

const found = (db: Queries) =>
  db.orm
    .select({ change: participantChange, list: participantList, unit })
    .from(participantChange)
    .innerJoin(participantList, eq(participantList.id, participantChange.listId))
    .innerJoin(unit, eq(unit.id, participantList.unitId))
    .$dynamic();

async function view(
  world: World,
  activity: ActivityRow,
  roles: readonly ListRole[],
  { change, list, unit: owner }: Found,
): Promise<StaffChange> {
  const people = await peopleOf(world.db, list.activityId, list.unitId);
  const open = change.state === 'OPEN';
  const facts = open
    ? await wishFacts(world, world.db, activity, list, stillComing(people), openWish(world, change))
    : null;
  return {
    ...changeView(world, change, people),
    activityId: list.activityId,
    unitId: list.unitId,
    unitNames: wireNames(owner),
    listVersion: list.version,
    capacityIsEnough: facts?.capacityIsEnough ?? true,
    offers: facts ? listWorkflow.offers(['acceptChange', 'refuseChange'], { status: list.status, roles, facts }) : [],
  };
}

export interface ChangeSearch {
  state: ChangeState;
  page: number;
  size: number;
}

/** Open ones oldest first, since somebody waits; decided ones newest first. */
export async function listChanges(
  world: World,
  actor: Actor,
  activity: ActivityRow,
  { state, page, size }: ChangeSearch,
) {
  const roles = await staffRolesIn(world.db, actor, activity.id);
  const wanted = and(eq(participantChange.activityId, activity.id), eq(participantChange.state, state));
  const direction = state === 'OPEN' ? asc : desc;
  const rows = await found(world.db)
    .where(wanted)
    .orderBy(direction(participantChange.askedAt), direction(participantChange.id))
    .limit(size)
    .offset(page * size);
  const [count] = await world.db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(participantChange)
    .where(wanted);
  const content: StaffChange[] = [];
  for (const row of rows) content.push(await view(world, activity, roles, row));
  return { content, totalElements: count?.total ?? 0 };
}
