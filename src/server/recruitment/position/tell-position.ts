import { namesOf } from '#domain/locale.ts';
import {
  type PositionFacts,
  type PositionMove,
  positionMoves,
  type PositionRole,
} from '#domain/recruitment/position-moves.ts';
import type { PositionStatus } from '#domain/recruitment/position-status.ts';
import type { Move } from '#domain/workflow.ts';
import type { Queries } from '#server/db/database.ts';
import { accountsIn } from '#server/docking/accounts.ts';
import type { Held } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { positionStageWords } from '../stage-words.ts';
import type { PositionRow } from './position-workflow.ts';

interface Told {
  /** After the move. */
  row: PositionRow;
  of: UnitRow;
  move: PositionMove;
  /** Null for the portal. */
  by: string | null;
  reason: string;
  held?: Held;
}

/** Whoever the move's row says, but never the one who made it; the fund finds what waits in its inbox. */
export async function tellPosition(
  world: World,
  tx: Queries,
  { row, of, move, by, reason, held }: Told,
): Promise<void> {
  const { tells }: Move<PositionStatus, PositionRole, PositionFacts> = positionMoves[move];
  const { activityId, accountId } = row;
  const record = namesOf(row.form);
  if (tells === 'POSITION_RECEIVED') {
    for (const to of await accountsIn(tx, { activityId, orgType: 'CONTRACTOR' }))
      await sendNotice(world, tx, { trigger: tells, to, activityId, facts: { record, unit: namesOf(of) } });
  } else if (accountId === by) return;
  else if (tells === 'POSITION_RETURNED') {
    await sendNotice(world, tx, { trigger: tells, to: accountId, activityId, facts: { record, reason }, ...held });
  } else if (tells === 'POSITION_MOVED') {
    const stage = positionStageWords[row.status];
    await sendNotice(world, tx, {
      trigger: tells,
      to: accountId,
      activityId,
      facts: { record, stage, reason },
      ...held,
    });
  }
}
