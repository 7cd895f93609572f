import { eq } from 'drizzle-orm';
import { type DesignMove, designMoves } from '#domain/enrollment/design-moves.ts';
import { statusForExhibitor, stepOf, turnOf } from '#domain/enrollment/steps.ts';
import { namesOf } from '#domain/locale.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollmentStatusWords } from '#domain/enrollment/status-words.ts';
import { asEntered } from '#server/i18n/say.ts';
import type { EnrollmentRow } from '#server/enrollment/enrollment-workflow.ts';
import { contractorAccounts } from '#server/enrollment/tell-enrollment.ts';
import type { Held } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import type { Looked } from './design-facts.ts';

interface Told {
  looked: Looked;
  /** After the move. */
  moved: EnrollmentRow;
  move: DesignMove;
  accountId: string;
  note: string;
  held?: Held;
}

export type Side = 'exhibitor' | 'contractor';
const triggers = {
  exhibitor: { wanted: 'DESIGN_WANTED', moved: 'DESIGN_MOVED' },
  contractor: { wanted: 'CASE_WANTED', moved: 'CASE_MOVED' },
} as const satisfies Record<Side, Record<'wanted' | 'moved', NoticeTrigger>>;

/** The sides that did not make the move are told; the fund finds it in its inbox. */
export async function tellMove(world: World, tx: Queries, told: Told): Promise<void> {
  const { looked, moved, move, accountId, note, held } = told;
  const by: readonly string[] = designMoves[move].by;
  const selfDesigned = moved.selfDesigned ?? false;
  const turn = turnOf({ status: moved.status, selfDesigned, category: looked.activity.category });
  const [of] = await tx.orm.select().from(unit).where(eq(unit.id, moved.unitId));
  for (const side of ['exhibitor', 'contractor'] as const) {
    if (by.includes(side)) continue;
    // What exhibitors do not see they are not told of (G12).
    if (side === 'exhibitor' && stepOf(moved.status, selfDesigned, moved.keptStatus) > 12) continue;
    const status = side === 'exhibitor' ? statusForExhibitor(moved.status, selfDesigned) : moved.status;
    const stage = asEntered(enrollmentStatusWords[status]);
    const trigger = triggers[side][turn === side ? 'wanted' : 'moved'];
    for (const to of await accountsOf(tx, side, moved)) {
      if (to === accountId) continue;
      await sendNotice(world, tx, {
        trigger,
        to,
        activityId: moved.activityId,
        facts: { unit: namesOf(of ?? {}), stage, reason: note },
        ...held,
      });
    }
  }
}

/** Who hears of it on a side. */
export async function accountsOf(tx: Queries, side: Side, row: EnrollmentRow): Promise<string[]> {
  if (side === 'exhibitor') return [row.accountId];
  return row.contractorUnitId ? [...new Set(await contractorAccounts(tx, row.contractorUnitId))] : [];
}
