import type { DeedMove, DeedWorkflow } from '#domain/inbox/words.ts';
import type { Instant } from '#domain/instant.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import type { World } from '#server/world.ts';
import type { TakeBack } from './bulk-kind.ts';
import { doHeld } from './do-held.ts';
import { takeBackNotes } from './field-notes.ts';

export interface Recorded {
  id: string;
  version: number;
  status: string;
  activityId: string;
  statusSince?: Instant;
}

interface Deed<Row> {
  workflow: DeedWorkflow;
  move: DeedMove;
  note: string;
  /** What it is called. */
  names: LocalizedText;
  row: Row;
  /** Columns that are changed along with the status, and come back with it. */
  also?: readonly (keyof Row & string)[];
}

/** What the fund does on a record's own page: done when this returns; until it is told it can be taken back. */
export async function doRecordDeed<Row extends Recorded>(
  world: World,
  tx: Transaction,
  actor: Actor,
  { workflow, move, note, names, row, also = [] }: Deed<Row>,
  perform: (held: Held) => Promise<Recorded>,
): Promise<void> {
  const { id: caseId, activityId, version, status } = row;
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
    ...(row.statusSince ? { waitedSince: row.statusSince } : {}),
  };
  const deed = { workflow, move, note, count: null, more: false, cases: [planned] };
  const before = Object.fromEntries(also.map((column) => [column, row[column]]));
  await doHeld(world, tx, actor, deed, async ({ groupId }, heldMs) => {
    const left = await perform({ groupId, heldMs });
    return { version: left.version, toStatus: left.status, before };
  });
}

interface Undone<Row extends Recorded, Role> {
  row: Row;
  to: Row['status'];
  role: Role;
  accountId: string;
  as: 'undo';
  also: Partial<Row>;
}

/**
 * How a deed on a record's page is taken back: the status and what was changed along with it, the notes that went with
 * it, and what it would have told.
 */
export const recordTakeBack =
  <Row extends Recorded, Role>({
    find,
    role,
    undoMove,
    mayStill = async () => true,
  }: {
    /** For nobody else to change meanwhile. */
    find: (tx: Queries, id: string) => Promise<Row | undefined>;
    role: Role;
    undoMove: (world: World, tx: Queries, undone: Undone<Row, Role>) => Promise<unknown>;
    /** False when somebody has made use of it. */
    mayStill?: (tx: Queries, row: Row) => Promise<boolean>;
  }): TakeBack =>
  async (world, tx, { caseId, version, groupId, from, waitedSince, accountId, before }) => {
    const row = await find(tx, caseId);
    if (!row || row.version !== version || !(await mayStill(tx, row))) return false;
    if (!(await cancelHeld(world, tx, groupId))) return false;
    if (row.statusSince) await takeBackNotes(tx, caseId, row.statusSince);
    // What was kept of the row is as it was read from its table.
    const also = { ...before, ...(waitedSince ? { statusSince: waitedSince } : {}) } as Partial<Row>;
    await undoMove(world, tx, { row, to: from, role, accountId, as: 'undo', also });
    return true;
  };
