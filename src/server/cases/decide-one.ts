import { decisionAsks } from '#domain/inbox/decision-asks.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { beginBulk, writeBulk } from './begin-bulk.ts';
import type { BulkDecision, BulkKind, MayDecide } from './bulk-kind.ts';
import { doHeld } from './do-held.ts';

export interface Deciding extends BulkDecision {
  caseId: string;
  /** That the decision is made on. */
  version: number;
}

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
  const deed = { workflow, ...decision, more: false, cases: [planned] };
  if (!reversible(decision.move)) {
    const action = await writeBulk(world, tx, actor, deed);
    await beginBulk(world, tx, actor, action, false);
    return action.id;
  }
  const { accountId } = actor;
  return doHeld(world, tx, actor, deed, async ({ groupId, places }, heldMs) => ({
    version: await perform(world, tx, { caseId, version, accountId, groupId, places, heldMs, ...decision }),
  }));
}
