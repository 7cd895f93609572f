import { type LocalizedText, namesOf } from '#domain/locale.ts';
import { tableName } from '#domain/schedule/table-name.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import { accountsOf } from '../compare-run.ts';
import { unitNames } from '../read-run.ts';
import type { OfferRow } from './offer-workflow.ts';

/** Both sides are asked. */
export async function tellOffered(world: World, tx: Queries, offer: OfferRow): Promise<void> {
  const facts = {
    time: { at: offer.beginsAt },
    table: tableName({ place: offer.place, table: offer.tableNumber }),
    until: { at: offer.until },
  };
  await toSides(tx, offer, [offer.unitA, offer.unitB], (to, unit) =>
    sendNotice(world, tx, { trigger: 'MEETING_OFFERED', to, activityId: offer.activityId, facts: { ...facts, unit } }),
  );
}

/** @param unitIds the sides that hear of it */
export async function tellEnded(
  world: World,
  tx: Queries,
  offer: OfferRow,
  { stage, unitIds }: { stage: LocalizedText; unitIds: readonly string[] },
): Promise<void> {
  const facts = { time: { at: offer.beginsAt }, stage };
  await toSides(tx, offer, unitIds, (to, unit) =>
    sendNotice(world, tx, {
      trigger: 'MEETING_OFFER_ENDED',
      to,
      activityId: offer.activityId,
      facts: { ...facts, unit },
    }),
  );
}

async function toSides(
  tx: Queries,
  { unitA, unitB }: OfferRow,
  unitIds: readonly string[],
  send: (to: string, other: LocalizedText) => Promise<unknown>,
): Promise<void> {
  const nameOf = await unitNames(tx, [unitA, unitB]);
  for (const unitId of unitIds) {
    const other = namesOf(nameOf(unitId === unitA ? unitB : unitA));
    for (const { accountId } of await accountsOf(tx, [unitId])) await send(accountId, other);
  }
}
