import { and, eq } from 'drizzle-orm';
import type { Instant } from '#domain/instant.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import { findUnit } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { scheduleParty } from './tables.ts';

interface PartyOf {
  activityId: string;
  unitId: string;
  by: string;
  /** 0: never saved. */
  version: number;
  atOnce: number;
  least: number;
  away: { from: Instant; until: Instant }[];
}

/** @throws SCHEDULE_TIME_CONFLICT when two times overlap in which the unit cannot be met */
export const saveParty = (world: World, { by, version, ...party }: PartyOf): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { activityId, unitId, away } = party;
    await lockActivity(tx, activityId);
    await findUnit(tx, unitId);
    const sorted = away.toSorted((x, y) => (x.from < y.from ? -1 : 1));
    const overlap = sorted.some(({ from }, at) => from < (sorted[at - 1]?.until ?? ''));
    if (overlap) throw refuse('SCHEDULE_TIME_CONFLICT', { fields: [{ path: 'away', problem: 'inconsistent' }] });
    const row = { ...party, away: sorted, version: version + 1 };
    const own = and(eq(scheduleParty.activityId, activityId), eq(scheduleParty.unitId, unitId));
    const written =
      version === 0
        ? await tx.orm.insert(scheduleParty).values(row).onConflictDoNothing().returning()
        : await tx.orm
            .update(scheduleParty)
            .set(row)
            .where(and(own, eq(scheduleParty.version, version)))
            .returning();
    if (written.length === 0) throw refuse('STATUS_ERROR');
    await recordAudit(world, tx, {
      accountId: by,
      action: 'schedule.party',
      subjectKind: 'unit',
      subjectId: unitId,
      details: { atOnce: party.atOnce, least: party.least, away: away.length },
    });
  });
