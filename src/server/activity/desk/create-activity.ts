import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { deskActivityApi } from '#contract/activity/desk.ts';
import { type ActivitySettings, usualSettings } from '#domain/activity/settings.ts';
import { newId } from '#domain/id.ts';
import type { ActivityRow } from '../activities.ts';
import { activity, event } from '../tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';

export type NewActivity = z.output<typeof deskActivityApi.createActivity.body>;

/** @throws EVENT_NOT_FOUND */
export async function requireEvent(db: Queries, eventId: string | null): Promise<void> {
  if (eventId && (await db.orm.$count(event, eq(event.id, eventId))) === 0) throw refuse('EVENT_NOT_FOUND');
}

/** A code belongs to one activity. */
export async function requireFreeCode(db: Queries, code: string, ownId: string | null): Promise<void> {
  const [taken] = await db.orm.select({ id: activity.id }).from(activity).where(eq(activity.code, code));
  if (taken && taken.id !== ownId) throw refuseField('code', 'notUnique');
}

/** With the limits that staff have set for new activities (G51). */
async function settingsOfNew(world: World, tx: Queries): Promise<ActivitySettings> {
  const { participants, intendedUnits } = (await readSettings(world, tx)).limits;
  return { ...usualSettings, participantLimit: participants, intendedUnitLimit: intendedUnits };
}

export async function createActivity(world: World, by: string, wanted: NewActivity): Promise<ActivityRow> {
  if (wanted.endDate < wanted.beginDate) throw refuseField('endDate', 'endBeforeStart');
  if (wanted.promoter && wanted.category !== 'ROADSHOW') throw refuseField('promoter', 'inconsistent');
  return world.db.transaction(async (tx) => {
    await requireEvent(tx, wanted.eventId);
    await requireFreeCode(tx, wanted.code, null);
    const [row] = await tx.orm
      .insert(activity)
      .values({
        id: newId(),
        ...wanted,
        state: 'DRAFT',
        settings: await settingsOfNew(world, tx),
        createdAt: world.clock.now(),
      })
      .returning();
    if (!row) throw new Error('an inserted activity came back as nothing');
    await recordAudit(world, tx, {
      accountId: by,
      action: 'activity.create',
      subjectKind: 'activity',
      subjectId: row.id,
      changes: Object.entries(wanted).map(([field, to]) => ({ field, from: null, to })),
    });
    return row;
  });
}
