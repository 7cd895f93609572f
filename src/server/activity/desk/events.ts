import { desc, eq, sql } from 'drizzle-orm';
import type { DeskEvent } from '#contract/activity/desk.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import { newId } from '#domain/id.ts';
import { activity, event } from '../tables.ts';
import { fieldChanges } from '#server/audit/changes-between.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';

interface Names {
  nameTc: string;
  nameEn: string;
  namePt: string;
}

/** Ids grow with time: the newest event comes first. */
export async function listEvents(db: Queries, { page, size }: { page: number; size: number }) {
  const content: DeskEvent[] = await db.orm
    .select({
      id: event.id,
      nameTc: event.nameTc,
      nameEn: event.nameEn,
      namePt: event.namePt,
      version: event.version,
      activities: sql<number>`(select count(*)::int from activity where activity.event_id = event.id)`,
    })
    .from(event)
    .orderBy(desc(event.id))
    .limit(size)
    .offset(page * size);
  return { content, totalElements: await db.orm.$count(event) };
}

const requireName = (names: Names): void => {
  if (!hasName(names)) throw refuseField('nameTc', 'required');
};

export async function createEvent(world: World, by: string, names: Names): Promise<DeskEvent> {
  requireName(names);
  return world.db.transaction(async (tx) => {
    const id = newId();
    await tx.orm.insert(event).values({ id, ...names });
    await recordAudit(world, tx, {
      accountId: by,
      action: 'event.create',
      subjectKind: 'event',
      subjectId: id,
      changes: Object.entries(names).map(([field, to]) => ({ field, from: null, to })),
    });
    return { id, ...names, version: 1, activities: 0 };
  });
}

export async function saveEvent(
  world: World,
  by: string,
  eventId: string,
  { version, ...names }: Names & { version: number },
): Promise<DeskEvent> {
  requireName(names);
  return world.db.transaction(async (tx) => {
    const [before] = await tx.orm.select().from(event).where(eq(event.id, eventId)).for('update');
    if (!before) throw refuse('EVENT_NOT_FOUND');
    if (before.version !== version) throw refuse('STATUS_ERROR');
    await tx.orm
      .update(event)
      .set({ ...names, version: version + 1 })
      .where(eq(event.id, eventId));
    await recordAudit(world, tx, {
      accountId: by,
      action: 'event.edit',
      subjectKind: 'event',
      subjectId: eventId,
      changes: fieldChanges({ nameTc: before.nameTc, nameEn: before.nameEn, namePt: before.namePt }, names),
    });
    const activities = await tx.orm.$count(activity, eq(activity.eventId, eventId));
    return { id: eventId, ...names, version: version + 1, activities };
  });
}
