import { and, eq, inArray } from 'drizzle-orm';
import type { LaterMove, LaterWorkflow } from '#domain/inbox/words.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { beginBulk, writeBulk } from './begin-bulk.ts';
import { bulkAction, bulkItem } from './tables.ts';

interface LaterDeed {
  workflow: LaterWorkflow;
  move: LaterMove;
  note: string;
  /** What it is called. */
  names: LocalizedText;
  /** As whoever decides saw it; whoever calls holds its row. */
  row: { id: string; activityId: string | null; version: number; status: string };
  /** What is to be done beside the move. */
  wish?: Record<string, unknown>;
}

export interface PerformingLater {
  caseId: string;
  version: number;
  accountId: string;
  move: LaterMove;
  note: string;
  wish: Record<string, unknown>;
}

/** What a deed does once its time has come. @returns the version that it leaves. @throws Refusal */
export type PerformLater = (world: World, tx: Transaction, performing: PerformingLater) => Promise<number>;

/**
 * A deed that begins when the time to take it back is over. Whoever presses again meanwhile has pressed once.
 * @throws STATUS_ERROR when something else is about to be done to the same
 */
export async function doLater(
  world: World,
  tx: Transaction,
  actor: Actor,
  { workflow, move, note, names, row, wish = {} }: LaterDeed,
): Promise<void> {
  const { id: caseId, activityId, version, status } = row;
  const [begun] = await tx.orm
    .select({ accountId: bulkAction.accountId, move: bulkAction.move })
    .from(bulkAction)
    .innerJoin(bulkItem, and(eq(bulkItem.actionId, bulkAction.id), eq(bulkItem.caseId, caseId)))
    .where(and(inArray(bulkAction.state, ['WAITING', 'RUNNING']), eq(bulkAction.workflow, workflow)));
  if (begun?.accountId === actor.accountId && begun.move === move) return;
  if (begun) throw refuse('STATUS_ERROR');
  const planned = {
    caseId,
    activityId,
    version,
    detail: '',
    from: status,
    to: status,
    messages: [],
    refusal: null,
    names: { tc: names.tc ?? '', en: names.en ?? '', pt: names.pt ?? '' },
    wish,
  };
  const deed = { workflow, move, note, count: null, more: false, cases: [planned] };
  await beginBulk(world, tx, actor, await writeBulk(world, tx, actor, deed), false);
}
