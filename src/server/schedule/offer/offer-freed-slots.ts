import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import { businessDateAt, type Instant, startOfBusinessDate } from '#domain/instant.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { offerEnds } from '#domain/schedule/offer-moves.ts';
import type { PlacedMeeting } from '#domain/schedule/problem.ts';
import { nextWaiting, withMeeting } from '#domain/schedule/waiting.ts';
import { membership } from '#server/account/tables.ts';
import { lockActivity } from '#server/activity/find-activity.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import type { AttendanceRow } from '../attendance/attendance-workflow.ts';
import { offerEndWords } from '../attendance/attendance-words.ts';
import { unitsHere } from '../attendance/seen-meetings.ts';
import { publishedRun, type RunRow } from '../run-store.ts';
import { scheduleAttendance, scheduleOffer } from '../tables.ts';
import { byPortal, type OfferRow, offerWorkflow } from './offer-workflow.ts';
import { tellEnded, tellOffered } from './tell-offer.ts';

interface Asking {
  freed: AttendanceRow;
  seat: PlacedMeeting;
  until: Instant;
}

interface OfferPlan {
  lapsing: { offer: OfferRow; stage: LocalizedText }[];
  asking: Asking[];
  run: RunRow | null;
}

/** Ends offers whose time is over, and asks who waits next for each slot that is free today. */
export async function offerFreedSlots(world: World, activityId: string): Promise<void> {
  const hasWork = ({ lapsing, asking }: OfferPlan): boolean => lapsing.length + asking.length > 0;
  // Nothing is held up as long as there is nothing to write.
  if (!hasWork(await planOffers(world.db, activityId, world.clock.now()))) return;
  await world.db.transaction(async (tx) => {
    await lockActivity(tx, activityId);
    const { lapsing, asking, run } = await planOffers(tx, activityId, world.clock.now());
    for (const { offer, stage } of lapsing) await lapse(world, tx, offer, stage);
    for (const one of asking) if (run) await ask(world, tx, run, one);
  });
}

/** It ends without a meeting; who had said yes hears of it, and both where they could still have. */
export async function lapse(world: World, tx: Queries, offer: OfferRow, stage: LocalizedText): Promise<void> {
  const ended = await offerWorkflow.makeMove(world, tx, { ...byPortal, row: offer, move: 'lapse' });
  const { unitA, unitB, acceptedA, acceptedB } = ended;
  const unitIds = stage === offerEndWords.taken ? [unitA, unitB] : [acceptedA ? unitA : '', acceptedB ? unitB : ''];
  await tellEnded(world, tx, ended, { stage, unitIds: unitIds.filter(Boolean) });
}

async function ask(world: World, tx: Transaction, run: RunRow, { freed, seat, until }: Asking): Promise<void> {
  const [wish, times] = [run.inputs.problem.wanted.find(({ id }) => id === seat.meeting), run.inputs.slots[seat.slot]];
  if (!wish || !times) return;
  const [offer] = await tx.orm
    .insert(scheduleOffer)
    .values({
      id: newId(),
      activityId: run.activityId,
      freedId: freed.id,
      wishId: wish.id,
      unitA: wish.a,
      unitB: wish.b,
      beginsAt: times.begin,
      endsAt: times.end,
      place: seat.place,
      tableNumber: seat.table,
      status: 'OPEN',
      until,
      createdAt: world.clock.now(),
    })
    .returning();
  if (!offer) throw new Error('an offer that was not written');
  await recordStatusChange(world, tx, {
    caseType: 'schedule_offer',
    caseId: offer.id,
    fromStatus: 'OPEN',
    action: 'ask',
    toStatus: 'OPEN',
    role: 'portal',
    version: offer.version,
  });
  await tellOffered(world, tx, offer);
}

async function planOffers(db: Queries, activityId: string, now: Instant): Promise<OfferPlan> {
  const today = businessDateAt(now);
  const from = startOfBusinessDate(today);
  // One after the other: within a transaction there is one connection.
  const rows = await db.orm
    .select()
    .from(scheduleAttendance)
    .where(and(eq(scheduleAttendance.activityId, activityId), gte(scheduleAttendance.beginsAt, from)))
    .orderBy(scheduleAttendance.beginsAt, scheduleAttendance.id);
  const offers = await db.orm
    .select()
    .from(scheduleOffer)
    .where(and(eq(scheduleOffer.activityId, activityId), gte(scheduleOffer.beginsAt, from)))
    .orderBy(scheduleOffer.createdAt, scheduleOffer.id);
  const freed = rows.filter((row) => isFree(row) && row.endsAt > now);
  const open = offers.filter(({ status }) => status === 'OPEN');
  if (freed.length === 0 && open.length === 0) return { lapsing: [], asking: [], run: null };
  const run = await publishedRun(db, activityId);
  const freedIds = new Set(freed.map(({ id }) => id));
  let placed = run ? run.placed.filter(unlessMissed(run, rows)) : [];
  const lapsing: OfferPlan['lapsing'] = [];
  for (const offer of open) {
    const slot = run ? slotAt(run, offer.beginsAt) : -1;
    const seat = { place: offer.place, table: offer.tableNumber };
    const seating =
      run && slot >= 0 ? { problem: run.inputs.problem, placed, slot, seat, meeting: offer.wishId } : null;
    const next = seating && freedIds.has(offer.freedId) ? withMeeting(seating) : null;
    if (offer.until <= now) lapsing.push({ offer, stage: offerEndWords.lapsed });
    else if (!next) lapsing.push({ offer, stage: offerEndWords.taken });
    else placed = next;
  }
  const asking: Asking[] = [];
  if (!run || freed.length === 0) return { lapsing, asking, run };
  const { problem } = run.inputs;
  const here = await unitsHere(db, activityId, today);
  const answering = await unitsThatAnswer(
    db,
    problem.parties.map(({ id }) => id),
  );
  const had = new Set(rows.filter(({ status }) => status === 'HELD' || status === 'NO_SHOW').map((row) => row.wishId));
  const gone = new Set(lapsing.map(({ offer }) => offer.id));
  for (const row of freed) {
    const own = offers.filter(({ freedId }) => freedId === row.id);
    const isTaken = own.some(({ id, status }) => status === 'ACCEPTED' || (status === 'OPEN' && !gone.has(id)));
    const slot = slotAt(run, row.beginsAt);
    const until = offerEnds({ begin: row.beginsAt, end: row.endsAt }, now);
    if (isTaken || slot < 0 || until === null) continue;
    const isUnderWay = row.beginsAt <= now;
    const seat = nextWaiting({
      problem,
      placed,
      slot,
      seat: { place: row.place, table: row.tableNumber },
      closed: new Set([...had, row.wishId, ...own.map(({ wishId }) => wishId)]),
      mayMeet: (unitId) => answering.has(unitId) && (!isUnderWay || here.has(unitId)),
    });
    if (!seat) continue;
    asking.push({ freed: row, seat, until });
    placed = [...placed, seat];
  }
  return { lapsing, asking, run };
}

const isFree = ({ status }: AttendanceRow): boolean => status === 'NO_SHOW' || status === 'CANCELLED';

const slotAt = ({ inputs }: RunRow, begin: Instant): number => inputs.slots.findIndex((one) => one.begin === begin);

/** Leaves out of a schedule what was missed. */
function unlessMissed(run: RunRow, rows: readonly AttendanceRow[]): (one: PlacedMeeting) => boolean {
  const missed = new Set(
    rows
      .filter(({ status }) => status === 'NO_SHOW')
      .map(({ wishId, beginsAt }) => `${wishId} ${slotAt(run, beginsAt)}`),
  );
  return ({ meeting, slot }) => !missed.has(`${meeting} ${slot}`);
}

/** Units for which somebody can say yes. */
async function unitsThatAnswer(db: Queries, unitIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (unitIds.length === 0) return new Set();
  const rows = await db.orm
    .selectDistinct({ unitId: membership.unitId })
    .from(membership)
    .where(and(inArray(membership.unitId, [...unitIds]), isNull(membership.endedAt)));
  return new Set(rows.flatMap(({ unitId }) => unitId ?? []));
}
