import { and, asc, eq } from 'drizzle-orm';
import type { DeskRegistration } from '#contract/public-event/desk.ts';
import { deskMoves, type RegistrationStatus } from '#domain/public-event/registration-moves.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import type { World } from '#server/world.ts';
import { findEvent } from '../find-event.ts';
import { openEmail } from '../registration/registrant.ts';
import { registrationWorkflow, situationOf } from '../registration/registration-workflow.ts';
import { publicRegistration } from '../tables.ts';

interface Search {
  activityId: string;
  status?: RegistrationStatus | undefined;
  search?: string | undefined;
  page: number;
  size: number;
}

export async function listRegistrations(world: World, search: Search) {
  const { db } = world;
  const { activityId, page, size } = search;
  const activity = await findAnyActivity(db, activityId);
  const event = await findEvent(db, activityId);
  if (!event) return { content: [], totalElements: 0 };
  const wanted = and(
    eq(publicRegistration.activityId, activityId),
    search.status ? eq(publicRegistration.status, search.status) : undefined,
    wordsMatch(publicRegistration.words, search.search),
  );
  const rows = await db.orm
    .select()
    .from(publicRegistration)
    .where(wanted)
    .orderBy(asc(publicRegistration.arrival))
    .limit(size)
    .offset(page * size);
  const now = world.clock.now();
  const content = rows.map((row): DeskRegistration => ({
    id: row.id,
    activityId,
    arrival: row.arrival,
    version: row.version,
    status: row.status,
    statusSince: row.statusSince,
    createdAt: row.createdAt,
    name: row.name,
    groupName: row.groupName,
    email: openEmail(world, row),
    seats: row.seats,
    offeredUntil: row.status === 'OFFERED' ? row.offeredUntil : null,
    offers: registrationWorkflow.offers(deskMoves, situationOf('staff', { row, event, activity }, now)),
  }));
  return { content, totalElements: await db.orm.$count(publicRegistration, wanted) };
}
