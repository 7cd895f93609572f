import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { askApart, type Limits } from '#server/apart/ask-apart.ts';
import { type RunState, statesAtWork } from '#domain/schedule/states.ts';
import type { JobRun } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';
import type { ArrangeAnswer, ArrangeTask } from './arrange-process.ts';
import { scheduleRun } from './tables.ts';

const program = fileURLToPath(new URL('./arrange-process.ts', import.meta.url));
const limits: Limits = { ms: 15 * 60_000, megabytes: 900 };

/** The run as long as it is not over. */
const atWork = (runId: string) => and(eq(scheduleRun.id, runId), inArray(scheduleRun.state, [...statesAtWork]));

type Values = Partial<typeof scheduleRun.$inferInsert>;

/** @returns the state it has now; null when it is over */
async function change(world: World, runId: string, values: Values): Promise<RunState | null> {
  const [row] = await world.db.orm
    .update(scheduleRun)
    .set(values)
    .where(atWork(runId))
    .returning({ state: scheduleRun.state });
  return row?.state ?? null;
}

/** Computes a run in a process of its own; a process that ended in the middle leaves it to be done again. */
export async function runSchedule({ world, payload, isLastTry, stopping }: JobRun): Promise<void> {
  const runId = String(payload['runId']);
  const [run] = await world.db.orm.select().from(scheduleRun).where(atWork(runId));
  if (!run) return;
  // Stopped while the process that computed it went down: what it had found is gone.
  if (run.state === 'STOPPING') return void (await change(world, runId, { state: 'STOPPED' }));
  if (!(await change(world, runId, { state: 'RUNNING', progress: 0 }))) return;
  const folder = await mkdtemp(join(tmpdir(), 'schedule-'));
  const stopFile = join(folder, 'stop');
  const { problem, steps, kept = [] } = run.inputs;
  const stop = new AbortController();
  const end = (): void => stop.abort();
  stopping.addEventListener('abort', end);
  const say = async (before: Promise<void>, progress: number): Promise<void> => {
    await before;
    const state = await change(world, runId, { progress }).catch(() => 'RUNNING');
    if (state === 'STOPPING') await writeFile(stopFile, '');
    if (state === null) end();
  };
  let written = Promise.resolve();
  const heard = (answer: ArrangeAnswer): void => {
    if (!('progress' in answer)) return;
    const { progress } = answer;
    written = say(written, progress);
  };
  try {
    const task: ArrangeTask = { problem, seed: run.seed, steps, kept, stopFile };
    const answer = await askApart<ArrangeTask, ArrangeAnswer>(program, task, limits, { heard, signal: stop.signal });
    await written;
    if (!('arranged' in answer)) throw new Error('a schedule was not finished');
    const { placed, certificate } = answer.arranged;
    const version = sql<number>`${scheduleRun.version} + 1`;
    await world.db.orm
      .update(scheduleRun)
      .set({ state: 'RUN_DRAFT', progress: 1, placed, certificate, version })
      .where(atWork(runId));
  } catch (error) {
    await written;
    // Nobody waits for it any more.
    if (stop.signal.aborted && !stopping.aborted) return;
    if (isLastTry && !stopping.aborted) await change(world, runId, { state: 'FAILED' });
    throw error;
  } finally {
    stopping.removeEventListener('abort', end);
    await rm(folder, { recursive: true, force: true });
  }
}
