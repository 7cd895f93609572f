import { and, asc, eq } from 'drizzle-orm';
import { msOf, plusMs } from '#domain/instant.ts';
import { isErrorCode } from '#domain/errors.ts';
import { type Decider, decidesAbout, mayMake } from '#domain/inbox/deciding.ts';
import type { BulkItemState } from '#domain/inbox/words.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { JobKinds, JobRun } from '#server/jobs/job-kinds.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { runBulkJob } from '#server/cases/begin-bulk.ts';
import { type BulkItemRow, type BulkRow, changeBulk, changeBulkItem } from '#server/cases/bulk-store.ts';
import { undoBulkJob } from './bulk-actions.ts';
import { bulkKinds, isBulk } from './bulk-kinds.ts';
import { isLater, laterKinds } from './later-kinds.ts';
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

interface Doing {
  /** Its messages are held until the time to take it back is over; else nothing is done before. */
  reversible: boolean;
  may: (decider: Decider, activityId: string | null) => boolean;
  perform: (world: World, tx: Transaction, item: BulkItemRow, heldMs: number) => Promise<number>;
}

/** Null for what was done when it was decided. */
function doingOf(found: BulkRow): Doing | null {
  const { accountId, note, count } = found;
  if (isLater(found)) {
    const perform = laterKinds[found.workflow];
    return {
      reversible: false,
      may: decidesAbout,
      perform: (world, tx, { caseId, version, wish }) =>
        perform(world, tx, { caseId, version, accountId, move: found.move, note, wish: wish ?? {} }),
    };
  }
  if (!isBulk(found)) return null;
  const kind = bulkKinds[found.workflow];
  const decision = { accountId, move: found.move, note, count };
  return {
    reversible: kind.reversible(found.move),
    may: (decider, activityId) => mayMake(decider, found.move, activityId),
    perform: (world, tx, { caseId, version, groupId, places }, heldMs) =>
      kind.perform(world, tx, { caseId, version, groupId, places, heldMs, ...decision }),
  };
}

/** Each case in a transaction of its own: one that is refused holds up none of the others. */
async function runBulk({ world, payload }: JobRun): Promise<void> {
  const found = await findAction(world, payload);
  const doing = found && (found.state === 'RUNNING' || found.state === 'WAITING') ? doingOf(found) : null;
  if (!found || !doing) return;
  await changeBulk(world.db, found.id, { state: 'RUNNING' });
  const { reversible, may, perform } = doing;
  const { messages } = await readSettings(world);
  const undoMs = messages.undoSeconds * 1000;
  const items = await itemsIn(world, found.id, 'PLANNED');
  const heldUntil = plusMs(world.clock.now(), undoMs + items.length * msPerCase);

  for (const item of items) {
    const heldMs = reversible ? Math.max(undoMs, msOf(heldUntil) - msOf(world.clock.now())) : 0;
    try {
      await world.db.transaction(async (tx) => {
        // The role may have ended, or lost the activity, since the dry run.
        if (!may(await deciderOf(tx, found.membershipId), item.activityId)) throw refuse('NO_PERMISSION');
        await changeBulkItem(tx, item, { state: 'DONE', version: await perform(world, tx, item, heldMs) });
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
