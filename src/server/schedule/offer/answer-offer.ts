import { and, eq } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import type { OfferAnswer, OfferStatus } from '#domain/schedule/offer-moves.ts';
import { withMeeting } from '#domain/schedule/waiting.ts';
import type { Actor } from '#server/actor.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { offerEndWords } from '../attendance/attendance-words.ts';
import { planRelease } from '../compare-run.ts';
import { sideOf } from '../meeting/released.ts';
import { publishRun } from '../release-run.ts';
import { publishedRun, type RunRow } from '../run-store.ts';
import { scheduleAttendance, scheduleOffer, scheduleRun } from '../tables.ts';
import { lapse } from './offer-freed-slots.ts';
import { byPortal, type OfferRow, offerWorkflow } from './offer-workflow.ts';
import { tellEnded } from './tell-offer.ts';

/**
 * One side answers. The second yes releases the schedule with the meeting in it; whoever answers holds the activity, so
 * that of two who answer at once each finds what the other said.
 * @returns where the offer stands now; @throws STATUS_ERROR when it is over, ENTITY_NOT_FOUND for a stranger
 */
export const answerOffer = (
  world: World,
  actor: Actor,
  { offerId, answer }: { offerId: string; answer: OfferAnswer },
): Promise<OfferStatus> =>
  world.db.transaction(async (tx) => {
    const found = await ownOffer(tx, actor, offerId);
    await lockActivity(tx, found.row.activityId);
    const { row, side } = await ownOffer(tx, actor, offerId);
    const facts = {
      isInTime: world.clock.now() < row.until,
      hasAccepted: side === 'A' ? row.acceptedA : row.acceptedB,
      bothAccepted: false,
    };
    const answered = await offerWorkflow.makeMove(world, tx, {
      row,
      move: answer,
      roles: ['party'],
      accountId: actor.accountId,
      facts,
      ...(answer === 'accept' ? { also: side === 'A' ? { acceptedA: true } : { acceptedB: true } } : {}),
    });
    if (answer === 'decline') {
      const other = side === 'A' ? row.unitB : row.unitA;
      await tellEnded(world, tx, answered, { stage: offerEndWords.declined, unitIds: [other] });
      return answered.status;
    }
    if (!answered.acceptedA || !answered.acceptedB) return answered.status;
    return publishOffer(world, tx, answered, actor.accountId);
  });

async function ownOffer(tx: Transaction, actor: Actor, offerId: string) {
  const [row] = await tx.orm.select().from(scheduleOffer).where(eq(scheduleOffer.id, offerId));
  const side = row ? sideOf(row, actor.unitId) : null;
  if (!row || !side) throw refuse('ENTITY_NOT_FOUND');
  return { row, side };
}

/** The released schedule with the offered meeting in place of those that were missed; nothing else moves. */
async function publishOffer(world: World, tx: Transaction, offer: OfferRow, by: string): Promise<OfferStatus> {
  const before = await publishedRun(tx, offer.activityId);
  const run = before && (await draftWith(world, tx, before, offer, by));
  if (!run) {
    await lapse(world, tx, offer, offerEndWords.taken);
    return 'LAPSED';
  }
  await publishRun(world, tx, { run, planned: await planRelease(tx, run), by });
  const facts = { ...byPortal.facts, bothAccepted: true };
  const published = await offerWorkflow.makeMove(world, tx, { ...byPortal, row: offer, move: 'publish', facts });
  return published.status;
}

/** Null where the slot is no longer free. */
async function draftWith(
  world: World,
  tx: Transaction,
  before: RunRow,
  offer: OfferRow,
  by: string,
): Promise<RunRow | null> {
  const missed = await missedFor(tx, offer);
  const slot = before.inputs.slots.findIndex(({ begin }) => begin === offer.beginsAt);
  if (slot < 0 || missed === null) return null;
  const placed = withMeeting({
    problem: before.inputs.problem,
    placed: before.placed.filter((one) => one.slot !== slot || !missed.has(one.meeting)),
    slot,
    seat: { place: offer.place, table: offer.tableNumber },
    meeting: offer.wishId,
  });
  if (!placed) return null;
  const [run] = await tx.orm
    .insert(scheduleRun)
    .values({
      id: newId(),
      activityId: before.activityId,
      state: 'RUN_DRAFT',
      seed: before.seed,
      inputs: before.inputs,
      progress: 1,
      placed,
      pinned: before.pinned.filter((meeting) => !missed.has(meeting)),
      changed: true,
      createdBy: by,
      createdAt: world.clock.now(),
    })
    .returning();
  return run ?? null;
}

/**
 * Meetings of that time that give way: the one that freed the slot, and what the two themselves wait for in vain. Null
 * where the slot was not freed after all.
 */
async function missedFor(tx: Transaction, offer: OfferRow): Promise<ReadonlySet<string> | null> {
  const rows = await tx.orm
    .select()
    .from(scheduleAttendance)
    .where(and(eq(scheduleAttendance.activityId, offer.activityId), eq(scheduleAttendance.beginsAt, offer.beginsAt)));
  const freed = rows.find(({ id }) => id === offer.freedId);
  if (freed?.status !== 'NO_SHOW' && freed?.status !== 'CANCELLED') return null;
  const missed = rows.filter(
    ({ id, status, ...of }) =>
      status === 'NO_SHOW' && (id === offer.freedId || [offer.unitA, offer.unitB].some((unitId) => sideOf(of, unitId))),
  );
  return new Set(missed.map(({ wishId }) => wishId));
}
