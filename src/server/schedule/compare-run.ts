import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ScheduleComparison } from '#contract/schedule.ts';
import { compare, type Difference } from '#domain/schedule/compare.ts';
import type { PlacedMeeting } from '#domain/schedule/problem.ts';
import { account, membership } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { planDigest } from '#server/plan-digest.ts';
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
  const wanted = [...(before?.inputs.problem.wanted ?? []), ...run.inputs.problem.wanted];
  const slotTimes = (row: RunRow) => JSON.stringify(row.inputs.slots);
  // Slots of other times are other slots: then everything that was is gone, and everything that is is new.
  const earlier = before && slotTimes(before) === slotTimes(run) ? before.placed : [];
  const difference = compare(wanted, earlier, run.placed);
  const gone = before && earlier.length === 0 ? compare(wanted, before.placed, []).parties : [];
  const parties = new Map([...gone, ...difference.parties].map((one) => [one.party, one]));
  const told = await accountsOf(db, [...parties.keys()]);
  const digest = planDigest([run.id, run.version, before?.id ?? null, before?.version ?? 0]);
  return { difference: { ...difference, parties: [...parties.values()] }, before, told, digest };
}

export async function compareRun(db: Queries, runId: string): Promise<ScheduleComparison> {
  const run = await findRun(db, runId);
  const { difference, before, told, digest } = await planRelease(db, run);
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
    plan: digest,
    told: told.length,
  };
}
