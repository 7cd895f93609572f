import { and, eq, sql } from 'drizzle-orm';
import type { ScheduleRun } from '#contract/schedule.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { scheduleRun } from './tables.ts';

export type RunRow = typeof scheduleRun.$inferSelect;

export async function findRun(db: Queries, runId: string, lock: 'locked' | 'read' = 'read'): Promise<RunRow> {
  const query = db.orm.select().from(scheduleRun).where(eq(scheduleRun.id, runId));
  const [row] = await (lock === 'locked' ? query.for('update') : query);
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export async function publishedRun(db: Queries, activityId: string): Promise<RunRow | null> {
  const [row] = await db.orm
    .select()
    .from(scheduleRun)
    .where(and(eq(scheduleRun.activityId, activityId), eq(scheduleRun.state, 'PUBLISHED')));
  return row ?? null;
}

/** Every write counts the version up. */
export const changeRun = (db: Queries, runId: string, values: Partial<RunRow>): Promise<unknown> =>
  db.orm
    .update(scheduleRun)
    .set({ ...values, version: sql`${scheduleRun.version} + 1` })
    .where(eq(scheduleRun.id, runId));

export const wireRun = (row: RunRow): ScheduleRun => ({
  id: row.id,
  state: row.state,
  version: row.version,
  seed: row.seed,
  steps: row.inputs.steps,
  progress: row.progress,
  placed: row.placed.length,
  wanted: row.inputs.problem.wanted.length,
  changed: row.changed,
  certificate: row.certificate,
  createdAt: row.createdAt,
  releasedAt: row.releasedAt,
});
