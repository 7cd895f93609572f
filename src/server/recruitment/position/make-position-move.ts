import type { ErrorCode } from '#domain/errors.ts';
import type { PositionField } from '#domain/recruitment/position-form.ts';
import type { PositionButton } from '#domain/recruitment/position-moves.ts';
import type { Actor } from '#server/actor.ts';
import { closeNotes, writeNotes } from '#server/cases/field-notes.ts';
import { makeOnPage } from '#server/cases/make-on-page.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { accountsIn } from '#server/docking/accounts.ts';
import type { World } from '#server/world.ts';
import { type FoundPosition, lockPosition } from './find-position.ts';
import { alongMove, changedAlong } from './listing.ts';
import { positionFacts } from './position-facts.ts';
import { type PositionRow, positionWorkflow } from './position-workflow.ts';
import { tellPosition } from './tell-position.ts';

export interface PositionWish {
  move: PositionButton;
  version: number;
  note: string;
  notes: readonly { field: PositionField; text: string }[];
}

/**
 * One step of a position on its way. Where nobody builds the event it goes on to the fund in the same breath.
 * @throws ENTITY_NOT_FOUND for a stranger, STATUS_ERROR when it moved on, and what the move's row says
 */
export const makePositionMove = (world: World, actor: Actor, positionId: string, wish: PositionWish): Promise<void> =>
  world.db.transaction(async (tx) => {
    const found = await lockPosition(tx, actor, positionId);
    await makeOnPage(world, tx, actor, {
      workflow: 'RECRUITMENT_POSITION',
      found,
      wish,
      also: changedAlong,
      make: (held) => makeMove(world, tx, actor, found, wish, held),
    });
  });

/** The move, what follows from it, and the message. */
async function makeMove(
  world: World,
  tx: Transaction,
  actor: Actor,
  found: FoundPosition,
  wish: PositionWish,
  held: Held = {},
): Promise<PositionRow> {
  const { move, notes, note: reason } = wish;
  const { accountId: by } = actor;
  const moved = await movedOn(world, tx, actor, found, wish);
  if (move === 'notPass' || move === 'return') {
    await writeNotes(world, tx, { caseId: moved.id, accountId: by, notes });
  } else if (move === 'pass' || move === 'approve') {
    await closeNotes(world, tx, moved.id);
  }
  await tellPosition(world, tx, { row: moved, of: found.of, move, by, reason, held });
  return moved;
}

async function movedOn(
  world: World,
  tx: Transaction,
  actor: Actor,
  { row, of, roles }: FoundPosition,
  { move, note }: PositionWish,
): Promise<PositionRow> {
  const { facts, problems } = await positionFacts(world, tx, row, note);
  const moved = await positionWorkflow.makeMove(world, tx, {
    row,
    move,
    roles,
    accountId: actor.accountId,
    facts,
    reason: note,
    also: alongMove(row, of, move, world.clock.now()),
    problems: (no: ErrorCode) => (no === 'PARAMS_ERROR' ? problems : []),
  });
  if (moved.status !== 'CONT_PENDING_APPROVAL') return moved;
  const builders = await accountsIn(tx, { activityId: moved.activityId, orgType: 'CONTRACTOR' });
  if (builders.length > 0) return moved;
  return positionWorkflow.makeMove(world, tx, {
    row: moved,
    move: 'forward',
    roles: ['portal'],
    accountId: null,
    facts,
  });
}
