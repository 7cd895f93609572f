import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { enrollmentStatuses } from '#domain/enrollment/status.ts';
import { turnOf } from '#domain/enrollment/steps.ts';
import { decidesAbout } from '#domain/inbox/deciding.ts';
import { businessDateAt, hourMs, plusMs, startOfBusinessDate } from '#domain/instant.ts';
import { type LocalizedText, namesOf } from '#domain/locale.ts';
import { workingMs } from '#domain/office/working-time.ts';
import { deciderOf } from '#server/account/decider.ts';
import { membership } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { calendarIn, readSettings } from '#server/setting/read-settings.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { waitingDigest } from './tables.ts';

/** Of a job that runs each hour, one run at least falls into it. */
const morningMs = 2 * hourMs;
const most = 2000;
const unitsNamed = 8;

interface Waiting {
  activityId: string;
  unit: LocalizedText;
}

/** What has waited longer than the office allows, whosever turn it is, the longest first. */
async function waitingCases(world: World, db: Queries): Promise<Waiting[]> {
  const settings = await readSettings(world, db);
  const calendar = calendarIn(settings);
  const now = world.clock.now();
  const replyMs = settings.office.replyHours * hourMs;
  const rows = await db.orm
    .select({ row: enrollment, category: activity.category, unit })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .where(
      and(
        // What nobody has handed in yet is nobody's concern but its unit's.
        inArray(
          enrollment.status,
          enrollmentStatuses.filter((status) => status !== 'APPLY_PENDING'),
        ),
        eq(activity.state, 'ACTIVE'),
        inArray(activity.category, ['STWEEK', 'PCLOSE']),
        lte(enrollment.statusSince, plusMs(now, -replyMs)),
      ),
    )
    .orderBy(enrollment.statusSince, enrollment.id)
    .limit(most);
  return rows
    .filter(({ row, category }) => turnOf({ status: row.status, selfDesigned: row.selfDesigned, category }) !== null)
    .filter(({ row }) => workingMs(calendar, row.statusSince, now) >= replyMs)
    .map(({ row, unit: of }) => ({ activityId: row.activityId, unit: namesOf(of) }));
}

/** On the morning of a day on which the office works, those who decide are told what has waited too long, once. */
export async function tellWaiting(world: World): Promise<void> {
  const now = world.clock.now();
  const day = businessDateAt(now);
  const calendar = calendarIn(await readSettings(world));
  const worked = workingMs(calendar, startOfBusinessDate(day), now);
  if (worked === 0 || worked > morningMs) return;
  await world.db.transaction(async (tx) => {
    const [first] = await tx.orm.insert(waitingDigest).values({ day, at: now }).onConflictDoNothing().returning();
    if (!first) return;
    const waiting = await waitingCases(world, tx);
    if (waiting.length === 0) return;
    for (const [to, mine] of await byReader(tx, waiting)) {
      const facts = { count: mine.length, units: { list: mine.slice(0, unitsNamed).map(({ unit: of }) => of) } };
      await sendNotice(world, tx, { trigger: 'CASES_WAITING', to, facts });
    }
  });
}

/** Each of the fund reads of what the own roles decide about. */
async function byReader(tx: Queries, waiting: readonly Waiting[]): Promise<Map<string, Waiting[]>> {
  const roles = await tx.orm
    .select({ id: membership.id, accountId: membership.accountId })
    .from(membership)
    .where(and(inArray(membership.orgType, ['FUND_ADMIN', 'FUND_REVIEWER']), isNull(membership.endedAt)));
  const deciders = await Promise.all(
    roles.map(async ({ id, accountId }) => ({ accountId, decider: await deciderOf(tx, id) })),
  );
  const readers = Map.groupBy(deciders, ({ accountId }) => accountId);
  return new Map(
    [...readers].flatMap(([accountId, own]) => {
      const mine = waiting.filter(({ activityId }) => own.some(({ decider }) => decidesAbout(decider, activityId)));
      return mine.length > 0 ? [[accountId, mine] as const] : [];
    }),
  );
}
