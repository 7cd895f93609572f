import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import type { Pin, Problem } from '#domain/schedule/problem.ts';
import { repair } from '#domain/schedule/repair.ts';
import { slotsWithin } from '#domain/schedule/slots.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { publishedRun } from '../run-store.ts';
import { scheduleRun } from '../tables.ts';

export interface Absence {
  unitId: string;
  from: Instant;
  /** Null: it does not come back. */
  until: Instant | null;
}

interface Wanted {
  activityId: string;
  by: string;
  absences: readonly Absence[];
  /** Meetings that are to be at another time. */
  pins: readonly Pin[];
}

/** How many others may give way to one, and in all. */
const longest = 4;
const longestForWaiting = 1;
const mostMoved = 200;

/**
 * The released schedule with what has changed, as a draft: whatever has begun stays, the rest keeps what it can.
 * @returns its id; @throws STATUS_ERROR when nothing is released, SCHEDULE_TIME_CONFLICT for a pin that cannot be
 */
export async function draftRepair(world: World, tx: Transaction, wanted: Wanted): Promise<string> {
  const { activityId, by, absences, pins } = wanted;
  await lockActivity(tx, activityId);
  const run = await publishedRun(tx, activityId);
  if (!run) throw refuse('STATUS_ERROR');
  const { slots } = run.inputs;
  const now = world.clock.now();
  const past = new Set(slots.flatMap(({ begin }, slot) => (begin <= now ? [slot] : [])));
  const begun = run.placed.filter(({ slot }) => past.has(slot));
  const gone = new Set(begun.map(({ meeting }) => meeting));
  const end = slots.at(-1)?.end ?? now;
  const problem: Problem = {
    ...run.inputs.problem,
    pins: [],
    parties: run.inputs.problem.parties.map((party) => {
      const away = absences
        .filter(({ unitId }) => unitId === party.id)
        .flatMap(({ from, until }) => slotsWithin(slots, from < now ? now : from, until ?? end))
        // What has begun is held, whoever leaves in the middle of it.
        .filter((slot) => !past.has(slot));
      return away.length === 0 ? party : { ...party, blocked: [...new Set([...party.blocked, ...away])] };
    }),
  };
  const ahead: Problem = {
    ...problem,
    pins,
    wanted: problem.wanted.filter(({ id }) => !gone.has(id)),
    parties: problem.parties.map((party) => ({ ...party, blocked: [...new Set([...party.blocked, ...past])] })),
  };
  const { placed } = repair({
    problem: ahead,
    published: run.placed.filter(({ meeting }) => !gone.has(meeting)),
    longest,
    longestForWaiting: absences.length > 0 ? longestForWaiting : 0,
    mostMoved,
  });
  const isKept = ({ meeting, slot }: Pin): boolean =>
    placed.some((one) => one.meeting === meeting && one.slot === slot);
  if (!pins.every(isKept)) throw refuse('SCHEDULE_TIME_CONFLICT');
  const id = newId();
  await tx.orm.insert(scheduleRun).values({
    id,
    activityId,
    state: 'RUN_DRAFT',
    seed: run.seed,
    inputs: { problem, slots, steps: 0 },
    progress: 1,
    placed: [...begun, ...placed],
    pinned: [...new Set([...run.pinned, ...pins.map(({ meeting }) => meeting)])],
    changed: true,
    createdBy: by,
    createdAt: now,
  });
  await recordAudit(world, tx, {
    accountId: by,
    action: 'schedule.repair',
    subjectKind: 'activity',
    subjectId: activityId,
    details: { units: absences.length, meetings: pins.length },
  });
  return id;
}
