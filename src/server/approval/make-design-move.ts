import { eq } from 'drizzle-orm';
import type { FileParty } from '#domain/approval/file-rights.ts';
import { type Deed, movesOfDeed } from '#domain/approval/deeds.ts';
import type { DesignMove } from '#domain/enrollment/design-moves.ts';
import { noFacts } from '#domain/enrollment/enrollment-moves.ts';
import type { Actor } from '#server/actor.ts';
import { keepReturned } from '#server/application/keep-returned.ts';
import type { Transaction } from '#server/db/database.ts';
import { doRecordDeed } from '#server/cases/record-deed.ts';
import { unit } from '#server/unit/tables.ts';
import { namesOf } from '#domain/locale.ts';
import { type EnrollmentRow, enrollmentWorkflow } from '#server/enrollment/enrollment-workflow.ts';
import { closeNotes, sendNotes } from '#server/enrollment/review/notes.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import type { Held } from '#server/message/write-message.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { isDesignDeed } from './design-deeds.ts';
import { type Case, findCase } from './case.ts';
import { designFacts, type Looked, lookInto } from './design-facts.ts';
import { approvedBy, freezeDesign } from './freeze-design.ts';
import { tellMove } from './tell-move.ts';

export interface Wish {
  /** That it was read at; left out, whatever it is. */
  version?: number | undefined;
  note: string;
}

/** @throws ENROLLMENT_NOT_FOUND for a stranger */
async function lockCase(tx: Transaction, actor: Actor, enrollmentId: string): Promise<Case> {
  await tx.orm.select({ id: enrollment.id }).from(enrollment).where(eq(enrollment.id, enrollmentId)).for('update');
  const found = await findCase(tx, actor, enrollmentId);
  if (!found) throw refuse('ENROLLMENT_NOT_FOUND');
  return found;
}

interface Making {
  accountId: string;
  looked: Looked;
  move: DesignMove;
  wish: Wish;
  /** What is told of it can be taken back for so long. */
  held?: Held;
}

/** @returns the registration as it leaves it */
export async function makeMove(world: World, tx: Transaction, making: Making): Promise<EnrollmentRow> {
  const { accountId, looked, move, wish, held = {} } = making;
  const { row, roles } = looked.of;
  if (wish.version !== undefined && wish.version !== row.version) throw refuse('STATUS_ERROR');
  const moved = await enrollmentWorkflow.makeMove(world, tx, {
    row,
    move,
    roles,
    accountId,
    facts: { ...noFacts, ...designFacts(world, looked, wish.note) },
    reason: wish.note,
    ...(move === 'askChange' ? { also: { keptStatus: row.status } } : {}),
  });
  if (move.startsWith('return')) {
    await sendNotes(world, tx, row.id, roles);
    await keepReturned(world, tx, row.id, roles);
  } else if (!move.startsWith('submit')) {
    await closeNotes(world, tx, row.id);
  }
  const groups = approvedBy[move];
  if (groups) await freezeDesign(world, tx, looked, { groups, accountId });
  await tellMove(world, tx, { looked, moved, move, accountId, note: wish.note, held });
  return moved;
}

/**
 * Hands a design on, sends it back, passes it, or asks for a change.
 * @throws ENROLLMENT_NOT_FOUND for a stranger, STATUS_ERROR when it moved on, and what the move's row says
 */
export const makeDesignMove = (
  world: World,
  actor: Actor,
  enrollmentId: string,
  move: DesignMove,
  wish: Wish,
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const looked = await lookInto(tx, await lockCase(tx, actor, enrollmentId));
    await makeOrHold(world, tx, actor, { looked, move, wish });
  });

/** What the fund decides can be taken back. */
async function makeOrHold(
  world: World,
  tx: Transaction,
  actor: Actor,
  made: Pick<Making, 'looked' | 'move' | 'wish'>,
): Promise<void> {
  const { looked, move, wish } = made;
  const { row, roles } = looked.of;
  const making = { ...made, accountId: actor.accountId };
  if (!roles.includes('fund') || !isDesignDeed(move)) {
    await makeMove(world, tx, making);
    return;
  }
  const [of] = await tx.orm.select().from(unit).where(eq(unit.id, row.unitId));
  const deed = { workflow: 'ENROLLMENT', move, note: wish.note, row, names: namesOf(of ?? {}) } as const;
  await doRecordDeed(world, tx, actor, deed, (held) => makeMove(world, tx, { ...making, held }));
}

/** The documents' confirm, return and submit: whichever move of the side it is now. @throws as `makeDesignMove` */
export const doDeed = (
  world: World,
  actor: Actor,
  enrollmentId: string,
  { party, deed }: { party: FileParty; deed: Deed },
  wish: Wish,
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const of = await lockCase(tx, actor, enrollmentId);
    if (!of.roles.includes(party)) throw refuse('NO_PERMISSION');
    const looked = await lookInto(tx, { ...of, roles: [party] });
    const facts = { ...noFacts, ...designFacts(world, looked, wish.note) };
    const { status } = of.row;
    const isNow = (move: DesignMove): boolean => {
      const no = enrollmentWorkflow.refusal(move, { status, roles: [party], facts });
      return no !== 'STATUS_ERROR' && no !== 'NO_PERMISSION';
    };
    const move = movesOfDeed(party, deed).find(isNow);
    if (!move) throw refuse('STATUS_ERROR');
    await makeOrHold(world, tx, actor, { looked, move, wish });
  });
