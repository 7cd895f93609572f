import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { businessDateAt, msOf, startOfBusinessDate } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import { jobApplication, recruitmentPosition } from '../tables.ts';

const morningMs = 9 * 60 * 60_000;
const named = 8;

/** Once a day, from nine in the morning, whoever began a position hears how many applications are new. */
export async function tellArrivals(world: World): Promise<void> {
  const now = world.clock.now();
  const today = startOfBusinessDate(businessDateAt(now));
  if (msOf(now) < msOf(today) + morningMs) return;
  const untold = await world.db.orm
    .selectDistinct({ accountId: recruitmentPosition.accountId, activityId: recruitmentPosition.activityId })
    .from(jobApplication)
    .innerJoin(recruitmentPosition, eq(recruitmentPosition.id, jobApplication.positionId))
    .where(isNull(jobApplication.companyToldAt));
  for (const one of untold) await tellOne(world, one);
}

const tellOne = (world: World, { accountId, activityId }: { accountId: string; activityId: string }): Promise<void> =>
  world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const own = and(eq(recruitmentPosition.accountId, accountId), eq(recruitmentPosition.activityId, activityId));
    const positions = await tx.orm
      .select({ row: recruitmentPosition })
      .from(recruitmentPosition)
      .where(own)
      .orderBy(recruitmentPosition.id)
      .for('update');
    const ids = positions.map(({ row }) => row.id);
    const ofThese = inArray(jobApplication.positionId, ids);
    const today = startOfBusinessDate(businessDateAt(now));
    const toldToday = and(ofThese, isNotNull(jobApplication.companyToldAt), gte(jobApplication.companyToldAt, today));
    if ((await tx.orm.$count(jobApplication, toldToday)) > 0) return;
    const told = await tx.orm
      .update(jobApplication)
      .set({ companyToldAt: now })
      .where(and(ofThese, isNull(jobApplication.companyToldAt)))
      .returning({ positionId: jobApplication.positionId, status: jobApplication.status });
    const waiting = told.filter(({ status }) => status === 'RECEIVED');
    if (waiting.length === 0) return;
    const records = positions
      .filter(({ row }) => waiting.some(({ positionId }) => positionId === row.id))
      .slice(0, named)
      .map(({ row }) => namesOf(row.listed ?? row.form));
    await sendNotice(world, tx, {
      trigger: 'APPLICATIONS_ARRIVED',
      to: accountId,
      activityId,
      facts: { count: waiting.length, records: { list: records } },
    });
  });
