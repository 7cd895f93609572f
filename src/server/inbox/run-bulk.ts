import { and, asc, eq } from 'drizzle-orm';
import { msOf, plusMs } from '#domain/instant.ts';
import { isErrorCode } from '#domain/errors.ts';
import { mayMake } from '#domain/inbox/deciding.ts';
import type { BulkItemState } from '#domain/inbox/words.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { JobKinds, JobRun } from '#server/jobs/job-kinds.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { runBulkJob } from '#server/cases/begin-bulk.ts';
import { type BulkItemRow, type BulkRow, changeBulk, changeBulkItem } from '#server/cases/bulk-store.ts';
import { undoBulkJob } from './bulk-actions.ts';
import { bulkKinds, isBulk } from './bulk-kinds.ts';
import { takeBackOf } from './take-backs.ts';
import { bulkAction, bulkItem } from '#server/cases/tables.ts';

/** Roughly what one case takes: messages of the first are held until the last is done. */
const msPerCase = 30;

async function findAction(world: World, payload: JobRun['payload']): Promise<BulkRow | undefined> {
  const [action] = await world.db.orm
    .select()
    .from(bulkAction)
    .where(eq(bulkAction.id, String(payload['bulkId'])));
  return action;
}

const itemsIn = (world: World, actionId: string, state: BulkItemState): Promise<BulkItemRow[]> =>
  world.db.orm
    .select()
    .from(bulkItem)
    .where(and(eq(bulkItem.actionId, actionId), eq(bulkItem.state, state)))
    .orderBy(asc(bulkItem.position));

/** Each case in a transaction of its own: one that is refused holds up none of the others. */
async function runBulk({ world, payload }: JobRun): Promise<void> {
  const found = await findAction(world, payload);
  if (!found || !isBulk(found) || (found.state !== 'RUNNING' && found.state !== 'WAITING')) return;
  await changeBulk(world.db, found.id, { state: 'RUNNING' });
  const kind = bulkKinds[found.workflow];
  const reversible = kind.reversible(found.move);
  const { messages } = await readSettings(world);
  const undoMs = messages.undoSeconds * 1000;
  const items = await itemsIn(world, found.id, 'PLANNED');
  const heldUntil = plusMs(world.clock.now(), undoMs + items.length * msPerCase);

  for (const item of items) {
    const heldMs = reversible ? Math.max(undoMs, msOf(heldUntil) - msOf(world.clock.now())) : 0;
    try {
      await world.db.transaction(async (tx) => {
        const { caseId, version, groupId, places } = item;
        const { accountId, membershipId, move, note, count } = found;
        // The role may have ended, or lost the activity, since the dry run.
        if (!mayMake(await deciderOf(tx, membershipId), move, item.activityId)) throw refuse('NO_PERMISSION');
        const decision = { accountId, move, note, count };
        const left = await kind.perform(world, tx, { caseId, version, groupId, places, heldMs, ...decision });
        await changeBulkItem(tx, item, { state: 'DONE', version: left });
      });
    } catch (error) {
      if (!(error instanceof Refusal) || !isErrorCode(error.code)) throw error;
      await changeBulkItem(world.db, item, { state: 'REFUSED', refusal: error.code });
    }
  }
  const finishedAt = world.clock.now();
  const undo = reversible ? { undoUntil: plusMs(finishedAt, undoMs) } : {};
  await changeBulk(world.db, found.id, { state: 'DONE', finishedAt, ...undo });
}

async function undoBulk({ world, payload }: JobRun): Promise<void> {
  const found = await findAction(world, payload);
  if (found?.state !== 'UNDOING') return;
  const takeBack = takeBackOf(found.workflow);
  for (const item of await itemsIn(world, found.id, 'DONE')) {
    await world.db.transaction(async (tx) => {
      const { caseId, version, groupId, places, fromStatus: from, waitedSince, before } = item;
      const { accountId, move, note, count } = found;
      const taken = await takeBack?.(world, tx, {
        caseId,
        version,
        groupId,
        places,
        from,
        waitedSince,
        before,
        accountId,
        move,
        note,
        count,
      });
      await changeBulkItem(tx, item, { state: taken ? 'UNDONE' : 'KEPT' });
    });
  }
  await changeBulk(world.db, found.id, { state: 'UNDONE' });
}

export const bulkJobs = {
  [runBulkJob]: { run: runBulk, tries: 5, lane: 'decisions' },
  [undoBulkJob]: { run: undoBulk, tries: 5, lane: 'decisions' },
} as const satisfies JobKinds;
