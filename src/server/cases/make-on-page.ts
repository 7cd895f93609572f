import { isLaterMove, isLaterWorkflow, isRecordMove, type RecordWorkflow } from '#domain/inbox/words.ts';
import { namesOf, type WireNames } from '#domain/locale.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { doLater } from './later-deed.ts';
import { doRecordDeed, type Recorded } from './record-deed.ts';

interface OnPage<Row extends Recorded> {
  workflow: RecordWorkflow;
  found: { row: Row; roles: readonly string[] };
  /** `version` of the case, as whoever presses saw it. */
  wish: { move: string; version: number; note: string };
  /** Columns that are changed along with the status, and come back with it. */
  also: readonly (keyof Row & string)[];
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
export async function makeOnPage<Row extends Recorded & { form: WireNames }>(
  world: World,
  tx: Transaction,
  actor: Actor,
  { workflow, found: { row, roles }, wish: { move, version, note }, also, require, make }: OnPage<Row>,
): Promise<void> {
  if (row.version !== version) throw refuse('STATUS_ERROR');
  const isFund = roles.includes('fund');
  const names = namesOf(row.form);
  if (isFund && isLaterWorkflow(workflow) && isLaterMove(workflow, move)) {
    await require?.();
    await doLater(world, tx, actor, { workflow, move, note, names, row });
  } else if (isFund && isRecordMove(workflow, move)) {
    await doRecordDeed(world, tx, actor, { workflow, move, note, names, row, also }, make);
  } else {
    await make();
  }
}
