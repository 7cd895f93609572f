import { eq } from 'drizzle-orm';
import { type DockingSide, dockingSides, type IntentMove } from '#domain/docking/intent-moves.ts';
import { namesOf } from '#domain/locale.ts';
import type { Queries } from '#server/db/database.ts';
import type { Held } from '#server/message/write-message.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import { accountsIn } from '../accounts.ts';
import { intentStageWords } from '../stage-words.ts';
import { dockingIntent } from '../tables.ts';
import { fullIntents } from './find-intent.ts';

/** Who reads what concerns a side: for the exhibitor whoever made the product, for the customer its people there. */
async function readersOf(tx: Queries, side: DockingSide, of: Awaited<ReturnType<typeof find>>): Promise<string[]> {
  return side === 'EXHIBITOR'
    ? [of.product.accountId]
    : accountsIn(tx, { activityId: of.intent.activityId, orgType: 'DOCKING_CUSTOMER', unitId: of.customer.id });
}

async function find(tx: Queries, intentId: string) {
  const [full] = await fullIntents(tx).where(eq(dockingIntent.id, intentId));
  if (!full) throw new Error('an intent without its product');
  return full;
}

/** To the side that is asked. */
export async function tellAsked(world: World, tx: Queries, intentId: string, held: Held = {}): Promise<void> {
  const full = await find(tx, intentId);
  const { intent, product, exhibitor, customer } = full;
  const isFromCustomer = intent.askedBy === 'CUSTOMER';
  for (const to of await readersOf(tx, isFromCustomer ? 'EXHIBITOR' : 'CUSTOMER', full)) {
    await sendNotice(world, tx, {
      trigger: 'INTENT_ASKED',
      to,
      activityId: intent.activityId,
      facts: {
        record: namesOf(product.listed ?? product.form),
        unit: namesOf(isFromCustomer ? customer : exhibitor),
        note: intent.message,
      },
      ...held,
    });
  }
}

/** What became of it, to both sides but the one who did it. */
export async function tellMoved(
  world: World,
  tx: Queries,
  intentId: string,
  { move, by, reason }: { move: IntentMove; by: string | null; reason: string },
): Promise<void> {
  const full = await find(tx, intentId);
  const { intent, product, exhibitor, customer } = full;
  const { activityId } = intent;
  const record = namesOf(product.listed ?? product.form);
  for (const side of dockingSides) {
    const unit = namesOf(side === 'CUSTOMER' ? exhibitor : customer);
    const readers = await readersOf(tx, side, full);
    // What one of a unit did, its colleagues know from the list.
    if (by !== null && readers.includes(by)) continue;
    for (const to of readers) {
      if (move === 'propose' || move === 'agreeTime') {
        const times = { at: intent.agreedAt && move === 'agreeTime' ? intent.agreedAt : intent.proposed };
        const facts = { record, unit, times };
        await sendNotice(world, tx, { trigger: 'INTENT_TIMES', to, activityId, facts });
      } else {
        const stage = intentStageWords[intent.status];
        const times = intent.agreedAt ? { at: intent.agreedAt } : '';
        const facts = { record, unit, stage, times, reason };
        await sendNotice(world, tx, { trigger: 'INTENT_MOVED', to, activityId, facts });
      }
    }
  }
}
