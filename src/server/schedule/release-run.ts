import { momentText } from '#domain/day-text.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn, namesOf, readersOf, textIn, type WrittenLanguage } from '#domain/locale.ts';
import { calendarOf, meetingsName } from '#domain/schedule/calendar.ts';
import { change } from '#domain/schedule/change.ts';
import { tableName } from '#domain/schedule/table-name.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Actor } from '#server/actor.ts';
import { findAnyActivity, lockActivity } from '#server/activity/find-activity.ts';
import { doLater, type PerformLater } from '#server/cases/later-deed.ts';
import type { Transaction } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { planRelease, type ReleasePlan } from './compare-run.ts';
import { recordCancelled } from './attendance/record-cancelled.ts';
import { grantChanges } from './meeting/grant-changes.ts';
import { unitNames } from './read-run.ts';
import { changeRun, findRun, type RunRow } from './run-store.ts';
import { scheduleMeeting } from './tables.ts';

const rowsAtOnce = 500;

/** A draft, and what was shown of releasing it. */
interface Release {
  runId: string;
  version: number;
  plan: string;
}

/**
 * Puts a draft in the place of what is published, once it cannot be taken back any more: everybody is told. One release
 * at a time waits for an activity. @throws STATUS_ERROR when the plan is another one than was shown
 */
export const releaseRun = (world: World, actor: Actor, { runId, version, plan }: Release): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { run } = await holdReleasable(tx, { runId, version, plan });
    const activity = await findAnyActivity(tx, run.activityId);
    await doLater(world, tx, actor, {
      workflow: 'SCHEDULE',
      move: 'release',
      note: '',
      names: namesOf(activity),
      row: { id: run.activityId, activityId: run.activityId, version, status: run.state },
      wish: { runId, plan },
    });
  });

export const releaseLater: PerformLater = async (world, tx, { version, accountId, wish }) => {
  const release = { runId: String(wish['runId']), version, plan: String(wish['plan']) };
  await publishRun(world, tx, { ...(await holdReleasable(tx, release)), by: accountId });
  return version + 1;
};

/** Whoever releases holds the activity: of two at once the second finds another plan than it was shown. */
async function holdReleasable(
  tx: Transaction,
  { runId, version, plan }: Release,
): Promise<{ run: RunRow; planned: ReleasePlan }> {
  const { activityId } = await findRun(tx, runId);
  await lockActivity(tx, activityId);
  const run = await findRun(tx, runId, 'locked');
  if (run.state !== 'RUN_DRAFT' || run.version !== version) throw refuse('STATUS_ERROR');
  const planned = await planRelease(tx, run);
  if (planned.digest !== plan) throw refuse('STATUS_ERROR');
  // Everything is put down anew: a draft with a clash is never published.
  const checked = change(
    run.inputs.problem,
    [],
    run.placed.map(({ meeting, slot }) => ({ meeting, slot })),
  );
  if (checked.clashes) throw refuse('SCHEDULE_TIME_CONFLICT');
  return { run, planned };
}

interface Publishing {
  run: RunRow;
  planned: ReleasePlan;
  by: string;
}

/** Puts a draft in the place of the published schedule; whoever asks holds the activity, and the draft has no clash. */
export async function publishRun(world: World, tx: Transaction, { run, planned, by }: Publishing): Promise<void> {
  if (planned.before) await changeRun(tx, planned.before.id, { state: 'SUPERSEDED' });
  await changeRun(tx, run.id, { state: 'PUBLISHED', releasedBy: by, releasedAt: world.clock.now() });
  await writeMeetings(tx, run);
  await grantChanges(world, tx, run.id, by);
  await recordCancelled(world, tx, { run, planned, by });
  await tell(world, tx, run, planned);
  await recordAudit(world, tx, {
    accountId: by,
    action: 'schedule.release',
    subjectKind: 'activity',
    subjectId: run.activityId,
    details: { meetings: run.placed.length, told: planned.told.length },
  });
}

/** The rows of a published run, on which a database holds that nobody and no table is twice in a slot. */
export async function writeMeetings(
  tx: Transaction,
  run: Pick<RunRow, 'id' | 'activityId' | 'inputs' | 'placed'>,
): Promise<void> {
  const { problem, slots } = run.inputs;
  const wanted = new Map(problem.wanted.map((one) => [one.id, one]));
  const lanes = new Map<string, number>();
  const lane = (unitId: string, slot: number): number => {
    const next = lanes.get(`${unitId} ${slot}`) ?? 0;
    lanes.set(`${unitId} ${slot}`, next + 1);
    return next;
  };
  const rows = run.placed.flatMap(({ meeting, slot, place, table }) => {
    const [wish, times] = [wanted.get(meeting), slots[slot]];
    if (!wish || !times) return [];
    return [
      {
        runId: run.id,
        wishId: meeting,
        activityId: run.activityId,
        unitA: wish.a,
        unitB: wish.b,
        slot,
        laneA: lane(wish.a, slot),
        laneB: lane(wish.b, slot),
        place,
        tableNumber: table,
        beginsAt: times.begin,
        endsAt: times.end,
      },
    ];
  });
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx.orm.insert(scheduleMeeting).values(rows.slice(at, at + rowsAtOnce));
  }
}

/** One digest each, of the unit's own meetings, to those who have something changed. */
async function tell(world: World, tx: Transaction, run: RunRow, { difference, told }: ReleasePlan): Promise<void> {
  const { problem, slots } = run.inputs;
  const nameOf = await unitNames(tx, problem.parties.map(({ id }) => id).concat(told.map(({ unitId }) => unitId)));
  const counts = new Map(difference.parties.map((one) => [one.party, one]));
  const wanted = new Map(problem.wanted.map((one) => [one.id, one]));
  const meetingsOf = (unitId: string) =>
    run.placed
      .flatMap(({ meeting, slot, place, table }) => {
        const [wish, times] = [wanted.get(meeting), slots[slot]];
        if (!wish || !times || (wish.a !== unitId && wish.b !== unitId)) return [];
        return [
          { ...wish, ...times, at: tableName({ place, table }), other: nameOf(wish.a === unitId ? wish.b : wish.a) },
        ];
      })
      .toSorted((x, y) => x.begin.localeCompare(y.begin));
  type Meeting = ReturnType<typeof meetingsOf>[number];
  const lineOf = ({ begin, at, other }: Meeting) => {
    const names = namesOf(other);
    const line = (language: WrittenLanguage): string =>
      names[language] ? `${momentText(readersOf[language], businessDateTime(begin))} ${at} ${names[language]}` : '';
    return { tc: line('tc'), en: line('en'), pt: line('pt') };
  };
  for (const { accountId, unitId } of told) {
    const { added = 0, moved = 0, dropped = 0 } = counts.get(unitId) ?? {};
    const meetings = meetingsOf(unitId);
    await sendNotice(world, tx, {
      trigger: 'SCHEDULE_RELEASED',
      to: accountId,
      activityId: run.activityId,
      facts: { unit: namesOf(nameOf(unitId)), added, moved, dropped, meetings: { list: meetings.map(lineOf) } },
      calendar: (language) =>
        calendarOf(
          textIn(meetingsName, language),
          world.clock.now(),
          meetings.map(({ id, begin, end, at, other }) => ({
            id,
            begin,
            end,
            summary: nameIn(other, language),
            location: at,
          })),
        ),
    });
  }
}
