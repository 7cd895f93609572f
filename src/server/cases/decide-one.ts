import { and, eq } from 'drizzle-orm';
import { decisionAsks } from '#domain/inbox/decision-asks.ts';
import { plusMs } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { beginBulk, writeBulk } from './begin-bulk.ts';
import type { BulkDecision, BulkKind, MayDecide } from './bulk-kind.ts';
import { changeBulk, changeBulkItem } from './bulk-store.ts';
import { bulkItem } from './tables.ts';

export interface Deciding extends BulkDecision {
  caseId: string;
  /** That the decision is made on. */
  version: number;
}

/** So that nobody is told while the time to take it back is not quite over. */
const marginMs = 30;

/**
 * One case, decided by itself and by the same row as many at once. What can be reversed is done when this returns, with
 * its messages held; the rest begins when the time to take it back is over. Either stands among what can be taken back.
 * @returns what can be taken back
 * @throws ENTITY_NOT_FOUND, STATUS_ERROR when somebody else was first, and what the move's row says
 */
export async function decideOne(
  world: World,
  tx: Transaction,
  actor: Actor,
  { workflow, plan, reversible, perform }: BulkKind,
  { caseId, version, ...decision }: Deciding,
  may: MayDecide,
): Promise<string> {
  if (decisionAsks(decision.move, 'note') === 'required' && !decision.note) throw refuseField('note', 'required');
  const [planned] = await plan(world, tx, [caseId], decision, may);
  if (!planned) throw refuse('ENTITY_NOT_FOUND');
  if (planned.refusal === 'NO_PERMISSION') throw refuse('NO_PERMISSION');
  if (planned.version !== version) throw refuse('STATUS_ERROR');
  if (planned.refusal) throw refuse(planned.refusal);
  const action = await writeBulk(world, tx, actor, { workflow, ...decision, more: false, cases: [planned] });
  if (!reversible(decision.move)) {
    await beginBulk(world, tx, actor, action, false);
    return action.id;
  }
  const [item] = await tx.orm
    .select()
    .from(bulkItem)
    .where(and(eq(bulkItem.actionId, action.id), eq(bulkItem.caseId, caseId)));
  if (!item) throw new Error('a decision was not written');
  const undoMs = (await readSettings(world, tx)).messages.undoSeconds * 1000;
  const { accountId } = actor;
  const { groupId, places } = item;
  const making = { caseId, version, accountId, groupId, places, heldMs: undoMs + marginMs, ...decision };
  const left = await perform(world, tx, making);
  await changeBulkItem(tx, item, { state: 'DONE', version: left });
  const finishedAt = world.clock.now();
  await changeBulk(tx, action.id, { state: 'DONE', finishedAt, undoUntil: plusMs(finishedAt, undoMs) });
  return action.id;
}
