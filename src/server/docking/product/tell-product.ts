import { namesOf } from '#domain/locale.ts';
import {
  type ProductButton,
  type ProductFacts,
  productMoves,
  type ProductRole,
} from '#domain/docking/product-moves.ts';
import type { ProductStatus } from '#domain/docking/product-status.ts';
import type { Move } from '#domain/workflow.ts';
import type { Queries } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import type { World } from '#server/world.ts';
import { accountsIn } from '../accounts.ts';
import { productStageWords } from '../stage-words.ts';
import type { ProductRow } from './product-workflow.ts';

interface Told {
  /** After the move. */
  row: ProductRow;
  of: UnitRow;
  move: ProductButton;
  by: string;
  reason: string;
  held?: Held;
}

/** Whoever the move's row says, but never the one who made it; the fund finds what waits in its inbox. */
export async function tellProduct(world: World, tx: Queries, { row, of, move, by, reason, held }: Told): Promise<void> {
  const { tells }: Move<ProductStatus, ProductRole, ProductFacts> = productMoves[move];
  const { activityId, accountId } = row;
  const record = namesOf(row.form);
  if (tells === 'PRODUCT_RECEIVED') {
    for (const to of await accountsIn(tx, { activityId, orgType: 'CONTRACTOR' }))
      await sendNotice(world, tx, { trigger: tells, to, activityId, facts: { record, unit: namesOf(of) } });
  } else if (accountId === by) return;
  else if (tells === 'PRODUCT_RETURNED') {
    await sendNotice(world, tx, { trigger: tells, to: accountId, activityId, facts: { record, reason }, ...held });
  } else if (tells === 'PRODUCT_MOVED') {
    const stage = productStageWords[row.status];
    await sendNotice(world, tx, {
      trigger: tells,
      to: accountId,
      activityId,
      facts: { record, stage, reason },
      ...held,
    });
  }
}
