import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ScheduleComparison, ScheduleDifference } from '#contract/schedule.ts';
import { nowhere } from '#domain/schedule/board.ts';
import { compare, type Difference } from '#domain/schedule/compare.ts';
import type { PlacedMeeting } from '#domain/schedule/problem.ts';
import { account, membership } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { planDigest } from '#server/plan-digest.ts';
import { refuse } from '#server/refusal.ts';
import { unitNames } from './read-run.ts';
import { findRun, publishedRun, type RunRow } from './run-store.ts';

/** An account that hears of the schedule of its unit. */
export interface Concerned {
  accountId: string;
  unitId: string;
}

export interface ReleasePlan {
  difference: Difference;
  before: RunRow | null;
  told: Concerned[];
  /** The same as long as neither schedule changes. */
  digest: string;
}

/** Everybody who has a role of one of the units, each once. */
export async function accountsOf(db: Queries, unitIds: readonly string[]): Promise<Concerned[]> {
  if (unitIds.length === 0) return [];
  const rows = await db.orm
    .selectDistinctOn([account.id], { accountId: account.id, unitId: membership.unitId })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(
      and(
        inArray(membership.unitId, [...unitIds]),
        isNull(membership.endedAt),
        isNull(account.disabledAt),
        isNull(account.mergedIntoId),
      ),
    )
    .orderBy(account.id, membership.unitId);
  return rows.flatMap(({ accountId, unitId }) => (unitId ? [{ accountId, unitId }] : []));
}

/** What a draft would change once it is released, and who would hear of it. */
export async function planRelease(db: Queries, run: RunRow): Promise<ReleasePlan> {
  const before = await publishedRun(db, run.activityId);
  const difference = differenceTo(before, run);
  const told = await accountsOf(
    db,
    difference.parties.map(({ party }) => party),
  );
  const digest = planDigest([run.id, run.version, before?.id ?? null, before?.version ?? 0]);
  return { difference, before, told, digest };
}

/** Of two that were computed for other times, what is at the same time is the same. */
function differenceTo(before: RunRow | null, run: RunRow): Difference {
  const slotAt = new Map(run.inputs.slots.map(({ begin, end }, slot) => [`${begin} ${end}`, slot]));
  const slotNow = (slot: number): number => {
    const times = before?.inputs.slots[slot];
    return slotAt.get(`${times?.begin} ${times?.end}`) ?? nowhere;
  };
  const wanted = [...(before?.inputs.problem.wanted ?? []), ...run.inputs.problem.wanted];
  return compare(wanted, before?.placed ?? [], run.placed, slotNow);
}

export async function compareRun(db: Queries, runId: string): Promise<ScheduleComparison> {
  const run = await findRun(db, runId);
  const { difference, before, told, digest } = await planRelease(db, run);
  return { ...(await wireDifference(db, difference, { before, run })), plan: digest, told: told.length };
}

/** @throws ENTITY_NOT_FOUND for a run of another activity too */
export async function compareTwoRuns(db: Queries, runId: string, earlierId: string): Promise<ScheduleDifference> {
  const [run, before] = [await findRun(db, runId), await findRun(db, earlierId)];
  if (run.activityId !== before.activityId) throw refuse('ENTITY_NOT_FOUND');
  return wireDifference(db, differenceTo(before, run), { before, run });
}

async function wireDifference(
  db: Queries,
  difference: Difference,
  { before, run }: { before: RunRow | null; run: RunRow },
): Promise<ScheduleDifference> {
  const { moved, added, dropped } = difference;
  const namesOf = await unitNames(
    db,
    difference.parties.map(({ party }) => party),
  );
  const wanted = new Map(
    [...(before?.inputs.problem.wanted ?? []), ...run.inputs.problem.wanted].map((one) => [one.id, one]),
  );
  const named = (meeting: string) => {
    const { a = '', b = '' } = wanted.get(meeting) ?? {};
    return { meeting, unitA: a, unitB: b };
  };
  const seats =
    (of: RunRow | null) =>
    ({ slot, place, table }: PlacedMeeting) => {
      const begin = of?.inputs.slots[slot]?.begin ?? run.createdAt;
      return { begin, place, table };
    };
  const [was, is] = [seats(before), seats(run)];
  return {
    moved: moved.map(({ meeting, from, to }) => ({ ...named(meeting), from: was(from), to: is(to) })),
    added: added.map((one) => ({ ...named(one.meeting), at: is(one) })),
    dropped: dropped.map((one) => ({ ...named(one.meeting), at: was(one) })),
    parties: difference.parties.map((one) => ({ ...one, ...namesOf(one.party) })),
  };
}
