import { and, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import { businessDateAt, msOf, startOfBusinessDate } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import type { Queries } from '#server/db/database.ts';
import { accountsIn } from '#server/docking/accounts.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import { jobApplication, recruitmentPosition } from '../tables.ts';

const morningMs = 9 * 60 * 60_000;
const named = 8;

/** Once a day, from nine in the morning, everybody of a company at a fair hears how many applications are new. */
export async function tellArrivals(world: World): Promise<void> {
  const now = world.clock.now();
  const today = startOfBusinessDate(businessDateAt(now));
  if (msOf(now) < msOf(today) + morningMs) return;
  const untold = await world.db.orm
    .selectDistinct({ unitId: recruitmentPosition.unitId, activityId: recruitmentPosition.activityId })
    .from(jobApplication)
    .innerJoin(recruitmentPosition, eq(recruitmentPosition.id, jobApplication.positionId))
    .where(isNull(jobApplication.companyToldAt));
  for (const one of untold) await tellOne(world, one);
}

const tellOne = (world: World, { unitId, activityId }: { unitId: string; activityId: string }): Promise<void> =>
  world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const own = and(eq(recruitmentPosition.unitId, unitId), eq(recruitmentPosition.activityId, activityId));
    const positions = await tx.orm
      .select({ row: recruitmentPosition })
      .from(recruitmentPosition)
      .where(own)
      .orderBy(recruitmentPosition.id)
      .for('update');
    const ids = positions.map(({ row }) => row.id);
    const ofThese = inArray(jobApplication.positionId, ids);
    const today = startOfBusinessDate(businessDateAt(now));
    // What the company took over at the fair counts as told from its beginning, and is no digest.
    const toldToday = and(
      ofThese,
      gte(jobApplication.companyToldAt, today),
      or(isNull(jobApplication.metAt), ne(jobApplication.companyToldAt, jobApplication.createdAt)),
    );
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
    const facts = { count: waiting.length, records: { list: records } };
    for (const to of await recruitersOf(tx, unitId, activityId))
      await sendNotice(world, tx, { trigger: 'APPLICATIONS_ARRIVED', to, activityId, facts });
  });

/** Each once, whatever roles they have there. */
async function recruitersOf(db: Queries, unitId: string, activityId: string): Promise<Set<string>> {
  const companies = await accountsIn(db, { activityId, unitId, orgType: 'RECRUIT_COMPANY' });
  const purveyors = await accountsIn(db, { activityId, unitId, orgType: 'RECRUIT_PURVEYOR' });
  return new Set([...companies, ...purveyors]);
}
