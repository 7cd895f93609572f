import type { ErrorCode } from '#domain/errors.ts';
import type { RecordField } from '#domain/road-show/record-form.ts';
import type { RecordButton } from '#domain/road-show/record-moves.ts';
import type { Actor } from '#server/actor.ts';
import { closeNotes, writeNotes } from '#server/cases/field-notes.ts';
import type { PerformLater } from '#server/cases/later-deed.ts';
import { makeOnPage } from '#server/cases/make-on-page.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type FoundRecord, holdRecord, lockRecord } from './find-record.ts';
import { closeMatchesOf } from './match/close-matches.ts';
import { writeTopics } from './match/topics.ts';
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

/** Columns that `along` writes where the fund decides. */
const changedAlong = [
  'published',
  'publishedAt',
  'publicText',
  'keptStatus',
] as const satisfies readonly (keyof RecordRow)[];

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
    await makeOnPage(world, tx, actor, {
      workflow: 'ROAD_SHOW_RECORD',
      found,
      wish,
      also: changedAlong,
      require: async () => {
        const facts = await recordFacts(world, tx, found, wish.note);
        recordWorkflow.require({ row: found.row, move: wish.move, roles: ['fund'], facts });
      },
      make: (held) => makeMove(world, tx, actor, found, wish, held),
    });
  });

/** By the fund: what was agreed about it ends with it. */
export const unpublishLater: PerformLater = async (world, tx, { caseId, version, accountId, note }) => {
  const found = { ...(await holdRecord(tx, caseId)), roles: ['fund' as const] };
  if (found.row.version !== version) throw refuse('STATUS_ERROR');
  const wish = { move: 'unpublish', version, note, notes: [] } as const;
  return (await makeMove(world, tx, { accountId }, found, wish)).version;
};

/** The move, what follows from it, and the message. */
async function makeMove(
  world: World,
  tx: Transaction,
  actor: Pick<Actor, 'accountId'>,
  found: FoundRecord,
  wish: RecordWish,
  held: Held = {},
): Promise<RecordRow> {
  const { move, note: reason } = wish;
  const { accountId: by } = actor;
  const moved = await movedOn(world, tx, actor, found, wish);
  if (move === 'disagree' || move === 'return') {
    await writeNotes(world, tx, { caseId: moved.id, accountId: by, notes: wish.notes });
  } else if (move === 'agree' || move === 'publish') {
    await closeNotes(world, tx, moved.id);
  }
  if (move === 'publish' || move === 'unpublish') await writeTopics(tx, moved);
  if (move === 'unpublish') await closeMatchesOf(world, tx, moved, reason);
  await tellRecord(world, tx, { row: moved, of: found.of, move, by, reason, held });
  return moved;
}

async function movedOn(
  world: World,
  tx: Transaction,
  actor: Pick<Actor, 'accountId'>,
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
