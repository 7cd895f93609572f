import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { contractorDesignStatuses, type EnrollmentStatus, selfDesignedStatuses } from '#domain/enrollment/status.ts';
import { turnOf } from '#domain/enrollment/steps.ts';
import { hourMs, plusMs } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { workingMs } from '#domain/office/working-time.ts';
import { activity } from '#server/activity/tables.ts';
import { enrollmentStatusWords } from '#domain/enrollment/status-words.ts';
import { asEntered } from '#server/i18n/say.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { calendarIn, readSettings } from '#server/setting/read-settings.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { idleReminder } from './tables.ts';
import { accountsOf, type Side } from './tell-move.ts';

const atOnce = 500;
const triggers = { exhibitor: 'DESIGN_OVERDUE', contractor: 'CASE_OVERDUE' } as const satisfies Record<Side, string>;

const fromPlace = (list: readonly EnrollmentStatus[]): EnrollmentStatus[] => list.slice(list.indexOf('{p}ASSIGN'));
const designStatuses = [
  ...new Set([
    ...fromPlace(selfDesignedStatuses),
    ...fromPlace(contractorDesignStatuses),
    '{p}APPROVE_EXHIBITOR_CHANGE' as const,
    'EXHIBITOR_CHANGE_DESIGN' as const,
  ]),
].filter((status) => [true, false].some((selfDesigned) => sideOf(status, selfDesigned) !== null));

function sideOf(status: EnrollmentStatus, selfDesigned: boolean): Side | null {
  const turn = turnOf({ status, selfDesigned, category: 'STWEEK' });
  return turn === 'exhibitor' || turn === 'contractor' ? turn : null;
}

/** A side whose turn has lasted longer than the office allows is reminded, once for each turn. */
export async function remindIdle(world: World): Promise<void> {
  const settings = await readSettings(world);
  const calendar = calendarIn(settings);
  const now = world.clock.now();
  const replyMs = settings.office.replyHours * hourMs;
  const rows = await world.db.orm
    .select({ row: enrollment, unit })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .leftJoin(
      idleReminder,
      and(eq(idleReminder.enrollmentId, enrollment.id), eq(idleReminder.since, enrollment.statusSince)),
    )
    .where(
      and(
        inArray(enrollment.status, designStatuses),
        eq(activity.state, 'ACTIVE'),
        // Office hours pass no faster than others do.
        lte(enrollment.statusSince, plusMs(now, -replyMs)),
        isNull(idleReminder.at),
      ),
    )
    .orderBy(enrollment.statusSince, enrollment.id)
    .limit(atOnce);
  for (const { row, unit: of } of rows) {
    const side = sideOf(row.status, row.selfDesigned ?? false);
    if (!side || workingMs(calendar, row.statusSince, now) < replyMs) continue;
    await world.db.transaction(async (tx) => {
      const reminder = { enrollmentId: row.id, since: row.statusSince, at: now };
      const [first] = await tx.orm.insert(idleReminder).values(reminder).onConflictDoNothing().returning();
      if (!first) return;
      const stage = asEntered(enrollmentStatusWords[row.status]);
      for (const to of await accountsOf(tx, side, row)) {
        const facts = { unit: namesOf(of), stage };
        await sendNotice(world, tx, { trigger: triggers[side], to, activityId: row.activityId, facts });
      }
    });
  }
}
