import { namesOf } from '#domain/locale.ts';
import { type RecordButton, type RecordFacts, recordMoves, type RecordRole } from '#domain/road-show/record-moves.ts';
import type { RecordStatus } from '#domain/road-show/record-status.ts';
import type { Move } from '#domain/workflow.ts';
import type { Queries } from '#server/db/database.ts';
import { officeAccounts } from '#server/enrollment/invite-to-talk.ts';
import type { Held } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import type { RecordRow } from './record-workflow.ts';
import { recordStageWords } from './stage-words.ts';

interface Told {
  /** After the move. */
  row: RecordRow;
  of: UnitRow;
  move: RecordButton;
  by: string;
  reason: string;
  held?: Held;
}

/** Whoever the move's row says, but never the one who made it; the fund finds what waits in its inbox. */
export async function tellRecord(world: World, tx: Queries, { row, of, move, by, reason, held }: Told): Promise<void> {
  const { tells }: Move<RecordStatus, RecordRole, RecordFacts> = recordMoves[move];
  const record = namesOf(row.form);
  const { activityId } = row;
  if (tells === 'RECORD_RECEIVED') {
    for (const to of await officeAccounts(tx, of.schoolCode)) {
      await sendNotice(world, tx, { trigger: 'RECORD_RECEIVED', to, activityId, facts: { record, unit: namesOf(of) } });
    }
    return;
  }
  const readers = new Set([row.accountId]);
  // What the fund sends back concerns the office that had agreed to it.
  if (move === 'return' && row.kind === 'RESULT')
    for (const to of await officeAccounts(tx, of.schoolCode)) readers.add(to);
  readers.delete(by);
  for (const to of readers) {
    if (tells === 'RECORD_RETURNED' && to === row.accountId) {
      await sendNotice(world, tx, { trigger: 'RECORD_RETURNED', to, activityId, facts: { record, reason }, ...held });
    } else if (tells) {
      const stage = recordStageWords[row.status];
      await sendNotice(world, tx, {
        trigger: 'RECORD_MOVED',
        to,
        activityId,
        facts: { record, stage, reason },
        ...held,
      });
    }
  }
}
