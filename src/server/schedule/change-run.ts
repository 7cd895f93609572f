import { type Change, change } from '#domain/schedule/change.ts';
import type { FieldError } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { changeRun, findRun } from './run-store.ts';

interface Changes {
  runId: string;
  by: string;
  version: number;
  changes: (Change & { pinned: boolean })[];
}

/** Moves and pins meetings of a draft, all or none. @throws SCHEDULE_TIME_CONFLICT naming those that clash */
export const changeDraft = (world: World, { runId, by, version, changes }: Changes): Promise<void> =>
  world.db.transaction(async (tx) => {
    const run = await findRun(tx, runId, 'locked');
    if (run.state !== 'RUN_DRAFT' || run.version !== version) throw refuse('STATUS_ERROR');
    const { problem } = run.inputs;
    const known = new Set(problem.wanted.map(({ id }) => id));
    if (changes.some(({ meeting }) => !known.has(meeting))) throw refuse('ENTITY_NOT_FOUND');
    const { placed, clashes } = change(problem, run.placed, changes);
    if (clashes) {
      const fields = clashes.map(({ meeting }): FieldError => {
        const at = changes.findIndex((one) => one.meeting === meeting);
        return { path: `changes.${at}.slot`, problem: 'inconsistent' };
      });
      throw refuse('SCHEDULE_TIME_CONFLICT', { fields });
    }
    const pinned = new Set(run.pinned);
    for (const { meeting, slot, pinned: isPinned } of changes) {
      if (isPinned && slot !== null) pinned.add(meeting);
      else pinned.delete(meeting);
    }
    await changeRun(tx, runId, { placed, pinned: [...pinned], changed: true });
    await recordAudit(world, tx, {
      accountId: by,
      action: 'schedule.change',
      subjectKind: 'activity',
      subjectId: run.activityId,
      details: { meetings: changes.length },
    });
  });
