import { namesOf } from '#domain/locale.ts';
import type { ChangeMove } from '#domain/schedule/change-moves.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import { accountsOf } from '../compare-run.ts';
import { unitNames } from '../read-run.ts';
import { changeStageWords } from './change-words.ts';
import type { ChangeRow } from './change-workflow.ts';
import type { MeetingRow } from './released.ts';

/** A wish to who should answer it; an answer to the side that did not give it; the fund's to both. */
export async function tellChange(
  world: World,
  tx: Queries,
  { row, meeting, move }: { row: ChangeRow; meeting: MeetingRow; move: ChangeMove | 'ask' },
): Promise<void> {
  const [asker, other] = row.askedBy === 'A' ? [meeting.unitA, meeting.unitB] : [meeting.unitB, meeting.unitA];
  const nameOf = await unitNames(tx, [asker, other]);
  const isAsked = move === 'ask';
  const told = isAsked || move === 'withdraw' ? [other] : move === 'refuse' ? [asker, other] : [asker];
  for (const unitId of told) {
    const partner = namesOf(nameOf(unitId === asker ? other : asker));
    const before = { at: row.beginsAt };
    for (const { accountId } of await accountsOf(tx, [unitId])) {
      await (isAsked
        ? sendNotice(world, tx, {
            trigger: 'SCHEDULE_CHANGE_ASKED',
            to: accountId,
            activityId: row.activityId,
            facts: { unit: partner, before, meetings: { at: row.wished }, reason: row.reason },
          })
        : sendNotice(world, tx, {
            trigger: 'SCHEDULE_CHANGE_ANSWERED',
            to: accountId,
            activityId: row.activityId,
            facts: { unit: partner, before, stage: changeStageWords[row.status], reason: row.answer },
          }));
    }
  }
}
