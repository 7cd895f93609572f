import { desc, eq } from 'drizzle-orm';
import type { Schedule, scheduleApi } from '#contract/schedule.ts';
import { requireDecider } from '#server/account/decider.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { confirmSheet, previewSheet } from '#server/sheet/import-sheet.ts';
import { sendSheet, uploadedSheet } from '#server/sheet/serve-sheet.ts';
import { sheetImport } from '#server/sheet/tables.ts';
import type { World } from '#server/world.ts';
import { changeDraft } from './change-run.ts';
import { compareRun, compareTwoRuns } from './compare-run.ts';
import { wishesOfSheet, wishSheets } from './import-wishes.ts';
import { wishTemplate } from './wish-template.ts';
import { planOf } from './plan-of.ts';
import { explainLeftOut, readRun, unitNames } from './read-run.ts';
import { releaseRun } from './release-run.ts';
import { findRun, wireRun } from './run-store.ts';
import { saveParty } from './save-party.ts';
import { startRun, stopRun } from './start-run.ts';
import { scheduleRun } from './tables.ts';

const runsListed = 20;
const done = { done: true } as const;

const requireRun = async (world: World, actor: Actor, runId: string): Promise<void> =>
  requireDecider(world.db, actor, (await findRun(world.db, runId)).activityId);

export const scheduleHandlers: Handlers<typeof scheduleApi> = {
  schedule: ({ world, params }) => readSchedule(world, params.activityId),

  async saveScheduleParty({ world, actor, params, body }) {
    await requireDecider(world.db, actor, params.activityId);
    await saveParty(world, { ...params, ...body, by: actor.accountId });
    return done;
  },

  async previewWishImport({ world, actor, params, request }) {
    await findActivity(world.db, params.activityId);
    await requireDecider(world.db, actor, params.activityId);
    const uploaded = { ...(await uploadedSheet(request)), ...params, by: actor.accountId };
    return previewSheet(world, wishSheets, uploaded, wishesOfSheet);
  },

  async confirmWishImport({ world, actor, params, body }) {
    const [sheet] = await world.db.orm.select().from(sheetImport).where(eq(sheetImport.id, params.importId));
    if (!sheet) throw refuse('ENTITY_NOT_FOUND');
    await requireDecider(world.db, actor, sheet.activityId);
    return confirmSheet(world, wishSheets, { ...params, digest: body.plan, by: actor.accountId });
  },

  async wishImportTemplate({ query, reply }) {
    await sendSheet(reply, 'meetings-sample', await wishTemplate(query.language));
  },

  async startScheduleRun({ world, actor, params, body }) {
    await findActivity(world.db, params.activityId);
    await requireDecider(world.db, actor, params.activityId);
    return { runId: await startRun(world, { ...params, ...body, by: actor.accountId }) };
  },

  scheduleRun: ({ world, params }) => readRun(world.db, params.runId),

  async stopScheduleRun({ world, actor, params }) {
    await requireRun(world, actor, params.runId);
    await stopRun(world, params.runId);
    return done;
  },

  async changeScheduleRun({ world, actor, params, body }) {
    await requireRun(world, actor, params.runId);
    await changeDraft(world, { ...params, ...body, by: actor.accountId });
    return readRun(world.db, params.runId);
  },

  explainLeftOut: ({ world, params }) => explainLeftOut(world.db, params.runId, params.meetingId),

  compareScheduleRun: ({ world, params }) => compareRun(world.db, params.runId),

  compareScheduleRuns: ({ world, params }) => compareTwoRuns(world.db, params.runId, params.earlierId),

  async releaseScheduleRun({ world, actor, params, body }) {
    await requireRun(world, actor, params.runId);
    await releaseRun(world, actor, { ...params, ...body });
    return done;
  },
};

async function readSchedule(world: World, activityId: string): Promise<Schedule> {
  const { slots, places, wanted, odd, parties, rows } = await planOf(world.db, activityId);
  const runs = await world.db.orm
    .select()
    .from(scheduleRun)
    .where(eq(scheduleRun.activityId, activityId))
    .orderBy(desc(scheduleRun.createdAt), desc(scheduleRun.id))
    .limit(runsListed);
  const namesOf = await unitNames(
    world.db,
    parties.map(({ id }) => id),
  );
  const wishes = new Map<string, number>();
  for (const { a, b } of wanted) for (const id of [a, b]) wishes.set(id, (wishes.get(id) ?? 0) + 1);
  return {
    slots,
    tables: places.reduce((sum, { tables }) => sum + tables, 0),
    wanted: wanted.length,
    odd: odd.map(({ a, b }) => ({ unitA: a, unitB: b })),
    parties: parties.map(({ id, side, atOnce, least }) => ({
      unitId: id,
      ...namesOf(id),
      side,
      wanted: wishes.get(id) ?? 0,
      version: rows.get(id)?.version ?? 0,
      atOnce,
      least,
      away: rows.get(id)?.away ?? [],
    })),
    runs: runs.map(wireRun),
  };
}
