import { and, eq, gte } from 'drizzle-orm';
import { businessDateAt, startOfBusinessDate } from '#domain/instant.ts';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import type { ReleasePlan } from '../compare-run.ts';
import type { RunRow } from '../run-store.ts';
import { scheduleAttendance } from '../tables.ts';
import { attendanceWorkflow } from './attendance-workflow.ts';
import { beginRow } from './begin-row.ts';

interface Released {
  run: RunRow;
  planned: ReleasePlan;
  by: string;
}

const byFund = { roles: ['fund'], facts: { isStaffs: false, hasBegun: false } } as const;

/**
 * Meetings of today that a release drops are cancelled on their day, so that their slots can be offered; those that it
 * brings back at the same time are not.
 */
export async function recordCancelled(world: World, tx: Transaction, { run, planned, by }: Released): Promise<void> {
  const now = world.clock.now();
  const { before, difference } = planned;
  const today = businessDateAt(now);
  const rows = await tx.orm
    .select()
    .from(scheduleAttendance)
    .where(
      and(
        eq(scheduleAttendance.activityId, run.activityId),
        gte(scheduleAttendance.beginsAt, startOfBusinessDate(today)),
      ),
    );
  const rowOf = new Map(rows.map((row) => [`${row.wishId} ${row.beginsAt}`, row]));
  const left = [...difference.dropped, ...difference.moved.map(({ from }) => from)];
  const endOf = new Map(before?.inputs.problem.wanted.map((one) => [one.id, one]));
  for (const { meeting, slot, place, table } of left) {
    const [times, ends] = [before?.inputs.slots[slot], endOf.get(meeting)];
    if (!times || !ends || times.end <= now || businessDateAt(times.begin) !== today) continue;
    const isSameTime = difference.moved.some(
      ({ meeting: one, to }) => one === meeting && run.inputs.slots[to.slot]?.begin === times.begin,
    );
    const known = rowOf.get(`${meeting} ${times.begin}`);
    if (isSameTime || (known && known.status !== 'PUBLISHED')) continue;
    const row =
      known ??
      (await beginRow(world, tx, {
        activityId: run.activityId,
        wishId: meeting,
        unitA: ends.a,
        unitB: ends.b,
        beginsAt: times.begin,
        endsAt: times.end,
        place,
        tableNumber: table,
      }));
    await attendanceWorkflow.makeMove(world, tx, { ...byFund, row, move: 'cancel', accountId: by });
  }
  for (const { meeting, slot } of run.placed) {
    const row = rowOf.get(`${meeting} ${run.inputs.slots[slot]?.begin}`);
    if (row?.status !== 'CANCELLED') continue;
    await attendanceWorkflow.makeMove(world, tx, { ...byFund, row, move: 'restore', accountId: by });
  }
}
