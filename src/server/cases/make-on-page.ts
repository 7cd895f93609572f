import { isLaterMove, isLaterWorkflow, isRecordMove, type RecordWorkflow } from '#domain/inbox/words.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { doLater } from './later-deed.ts';
import { type Deed, doRecordDeed, type Recorded } from './record-deed.ts';

interface OnPage<Row extends Recorded> extends Omit<Deed<Row>, 'workflow' | 'move'> {
  workflow: RecordWorkflow;
  move: string;
  /** Of the case, as whoever presses saw it. */
  version: number;
  roles: readonly string[];
  /** Refuses what could not be done now; asked where the move only begins later. */
  require?: () => Promise<void>;
  /** The move, what follows from it, and the messages. */
  make: (held?: Held) => Promise<Row>;
}

/**
 * What somebody presses on the page of a case whose row the caller holds. The fund can take back what it decides: it is
 * done now and told later, or, where nobody could call it back, only begun later.
 * @throws STATUS_ERROR when the case moved on
 */
export async function makeOnPage<Row extends Recorded>(
  world: World,
  tx: Transaction,
  actor: Actor,
  { workflow, move, version, roles, require, make, ...deed }: OnPage<Row>,
): Promise<void> {
  if (deed.row.version !== version) throw refuse('STATUS_ERROR');
  const isFund = roles.includes('fund');
  if (isFund && isLaterWorkflow(workflow) && isLaterMove(workflow, move)) {
    await require?.();
    await doLater(world, tx, actor, { ...deed, workflow, move });
  } else if (isFund && isRecordMove(workflow, move)) {
    await doRecordDeed(world, tx, actor, { ...deed, workflow, move }, make);
  } else {
    await make();
  }
}
