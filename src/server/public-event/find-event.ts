import type { FastifyRequest } from 'fastify';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { endOfBusinessDate, type Instant } from '#domain/instant.ts';
import { type ActivityRow, findActivity } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { shownOwnRecord } from '#server/own-link/own-link.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { publicEvent, publicRegistration } from './tables.ts';

export type EventRow = typeof publicEvent.$inferSelect;
export type RegistrationRow = typeof publicRegistration.$inferSelect;

/** A public event that visitors see. @throws ACTIVITY_NOT_FOUND */
export async function findPublic(db: Queries, activityId: string): Promise<ActivityRow> {
  const activity = await findActivity(db, activityId);
  if (activity.category !== 'PUBLIC') throw refuse('ACTIVITY_NOT_FOUND');
  return activity;
}

/** Null before staff have set its seats. */
export async function findEvent(db: Queries, activityId: string): Promise<EventRow | null> {
  const [row] = await db.orm.select().from(publicEvent).where(eq(publicEvent.activityId, activityId));
  return row ?? null;
}

/** Before a registration of it is touched: whoever takes or frees seats comes one after another. */
export async function lockEvent(tx: Queries, activityId: string): Promise<EventRow> {
  const [row] = await tx.orm.select().from(publicEvent).where(eq(publicEvent.activityId, activityId)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export async function findRegistration(db: Queries, id: string): Promise<RegistrationRow> {
  const [row] = await db.orm
    .select()
    .from(publicRegistration)
    .where(and(eq(publicRegistration.id, id), ne(publicRegistration.sealed, '')));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

/** The registration that the link somebody shows opens. @throws LINK_HAS_EXPIRED also where its address changed since */
export async function registrationShown(world: World, request: FastifyRequest): Promise<string> {
  const { id: linkId } = shownOwnRecord(world, request, 'public-registration');
  const { id } = publicRegistration;
  const isOpened = or(eq(publicRegistration.linkId, linkId), and(isNull(publicRegistration.linkId), eq(id, linkId)));
  const [row] = await world.db.orm.select({ id }).from(publicRegistration).where(isOpened);
  if (!row) throw refuse('LINK_HAS_EXPIRED');
  return row.id;
}

export const isOver = ({ endDate, state }: ActivityRow, now: Instant): boolean =>
  now >= endOfBusinessDate(endDate) || state === 'CANCELLED';
