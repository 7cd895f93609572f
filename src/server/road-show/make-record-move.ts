import type { ErrorCode } from '#domain/errors.ts';
import type { RecordField } from '#domain/road-show/record-form.ts';
import type { RecordButton } from '#domain/road-show/record-moves.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type FoundRecord, lockRecord } from './find-record.ts';
import { closeMatchesOf } from './match/close-matches.ts';
import { writeTopics } from './match/topics.ts';
import { closeNotes, writeNotes } from './notes.ts';
import { problemsOf, recordFacts } from './record-facts.ts';
import { textOf } from './record-text.ts';
import { type RecordRow, recordWorkflow } from './record-workflow.ts';
import { tellRecord } from './tell-record.ts';

export interface RecordWish {
  move: RecordButton;
  version: number;
  note: string;
  notes: readonly { field: RecordField; text: string }[];
}

/** What is written along with a move. */
function along(world: World, row: RecordRow, move: RecordButton): Partial<RecordRow> {
  switch (move) {
    case 'publish':
      return {
        published: row.form,
        publishedAt: row.publishedAt ?? world.clock.now(),
        publicText: textOf(row.form),
        keptStatus: '{p}PUBLISHED',
      };
    case 'unpublish':
      return { published: null, publishedAt: null, publicText: '', keptStatus: 'DRAFT' };
    // What was asked for and withdrawn is forgotten with it.
    case 'withdraw':
      return row.published ? { form: row.published, allText: row.publicText } : {};
    default:
      return {};
  }
}

/**
 * One step of a record on its way. With the research office's word it goes on to the fund in the same breath.
 * @throws ENTITY_NOT_FOUND for a stranger, STATUS_ERROR when it moved on, and what the move's row says
 */
export const makeRecordMove = (world: World, actor: Actor, recordId: string, wish: RecordWish): Promise<void> =>
  world.db.transaction(async (tx) => {
    const found = await lockRecord(world, tx, actor, recordId);
    if (found.row.version !== wish.version) throw refuse('STATUS_ERROR');
    const moved = await movedOn(world, tx, actor, found, wish);
    if (wish.move === 'disagree' || wish.move === 'return') {
      await writeNotes(world, tx, { recordId, accountId: actor.accountId, notes: wish.notes });
    } else if (wish.move === 'agree' || wish.move === 'publish') {
      await closeNotes(world, tx, recordId);
    }
    if (wish.move === 'publish' || wish.move === 'unpublish') await writeTopics(tx, moved);
    if (wish.move === 'unpublish') await closeMatchesOf(world, tx, moved, wish.note);
    await tellRecord(world, tx, { row: moved, of: found.of, move: wish.move, by: actor.accountId, reason: wish.note });
  });

async function movedOn(
  world: World,
  tx: Transaction,
  actor: Actor,
  found: FoundRecord,
  { move, note }: RecordWish,
): Promise<RecordRow> {
  const facts = await recordFacts(world, tx, found, note);
  const moved = await recordWorkflow.makeMove(world, tx, {
    row: found.row,
    move,
    roles: found.roles,
    accountId: actor.accountId,
    facts,
    reason: note,
    also: along(world, found.row, move),
    problems: (no: ErrorCode) => (no === 'PARAMS_ERROR' && !facts.formIsComplete ? problemsOf(world, found.row) : []),
  });
  if (moved.status !== 'AGREE') return moved;
  return recordWorkflow.makeMove(world, tx, { row: moved, move: 'forward', roles: ['portal'], accountId: null, facts });
}
