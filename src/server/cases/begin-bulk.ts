import type { DeedMove, DeedWorkflow } from '#domain/inbox/words.ts';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import type { PlannedCase } from './bulk-kind.ts';
import { type BulkRow, changeBulk } from './bulk-store.ts';
import { bulkAction, bulkItem } from './tables.ts';

export const runBulkJob = 'run-bulk-action';

type Who = Pick<Actor, 'accountId' | 'membershipId'>;
const atOnce = 500;

export interface PlannedBulk {
  workflow: DeedWorkflow;
  move: DeedMove;
  note: string;
  count: number | null;
  more: boolean;
  cases: readonly PlannedCase[];
}

/** Written down, so that what is confirmed is what was read. */
export async function writeBulk(world: World, tx: Transaction, who: Who, planned: PlannedBulk): Promise<BulkRow> {
  const { cases, ...decision } = planned;
  const id = newId();
  const [action] = await tx.orm
    .insert(bulkAction)
    .values({ id, ...decision, ...pickWho(who), state: 'PLANNED', createdAt: world.clock.now() })
    .returning();
  if (!action) throw new Error('a bulk action was not written');
  const rows = cases.map(({ from, to, booths, places, ...one }, position) => ({
    ...one,
    actionId: id,
    groupId: newId(),
    position,
    fromStatus: from,
    toStatus: to,
    booths: booths?.given ?? null,
    boothsWished: booths?.wished ?? null,
    boothsLeft: booths?.left ?? null,
    places: places ?? null,
    state: one.refusal ? ('REFUSED' as const) : ('PLANNED' as const),
  }));
  for (let at = 0; at < rows.length; at += atOnce) await tx.orm.insert(bulkItem).values(rows.slice(at, at + atOnce));
  return action;
}

const pickWho = ({ accountId, membershipId }: Who): Who => ({ accountId, membershipId });

/**
 * What can be reversed is done at once and its messages are held; the rest begins when the time to take it back is over.
 */
export async function beginBulk(
  world: World,
  tx: Transaction,
  who: Who,
  action: BulkRow,
  reversible: boolean,
): Promise<BulkRow> {
  const { messages } = await readSettings(world, tx);
  const undoUntil = reversible ? null : plusMs(world.clock.now(), messages.undoSeconds * 1000);
  const state = reversible ? ('RUNNING' as const) : ('WAITING' as const);
  const begun = { state, undoUntil, membershipId: who.membershipId };
  await changeBulk(tx, action.id, begun);
  await enqueueJob(world, tx, {
    kind: runBulkJob,
    payload: { bulkId: action.id },
    ...(undoUntil ? { dueAt: undoUntil } : {}),
  });
  await recordAudit(world, tx, {
    accountId: who.accountId,
    action: 'bulk.confirm',
    subjectKind: 'bulk',
    subjectId: action.id,
    reason: action.note,
    details: { workflow: action.workflow, move: action.move, count: action.count },
  });
  return { ...action, ...begun };
}
