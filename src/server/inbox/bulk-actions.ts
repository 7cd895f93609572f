import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { BulkAction } from '#contract/inbox.ts';
import {
  type BulkItemState,
  type BulkMove,
  type BulkState,
  type BulkWorkflow,
  type DeedWorkflow,
  bulkLimit,
} from '#domain/inbox/words.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { wireStatus } from '#domain/enrollment/status.ts';
import { isForRole, mayMake } from '#domain/inbox/deciding.ts';
import { msOf, plusMs } from '#domain/instant.ts';
import { deciderOf } from '#server/account/decider.ts';
import { activity } from '#server/activity/tables.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { wireNames } from '#server/unit/find-unit.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { beginBulk, writeBulk } from '#server/cases/begin-bulk.ts';
import { type BulkRow, changeBulk, dropPlannedItems } from '#server/cases/bulk-store.ts';
import { bulkKinds, isBulk, isMoveOf } from './bulk-kinds.ts';
import { isLater } from './later-kinds.ts';
import { decidedBy } from './decided-by.ts';
import { type CaseFilter, caseIds } from './list-cases.ts';
import { bulkAction, bulkItem } from '#server/cases/tables.ts';

export const undoBulkJob = 'undo-bulk-action';

export interface BulkWish {
  workflow: BulkWorkflow;
  move: BulkMove;
  note: string;
  count: number | null;
  choice: { ids: string[] } | { filter: Pick<CaseFilter, 'search' | 'activityId' | 'olderThan'> };
}

/** The dry run. @throws NO_PERMISSION for a decision that the role never makes */
export async function planBulk(world: World, actor: Actor, wish: BulkWish): Promise<BulkAction> {
  const { workflow, move, note, count, choice } = wish;
  if (!isMoveOf(workflow, move)) throw refuseField('move', 'notAllowed');
  if (!isForRole(actor.orgType, move)) throw refuse('NO_PERMISSION');
  const decider = await deciderOf(world.db, actor.membershipId);
  const { ids, more } =
    'ids' in choice
      ? { ids: [...new Set(choice.ids)], more: false }
      : await caseIds(world, world.db, { ...choice.filter, workflow, turn: 'FUND', ...decidedBy(decider) }, bulkLimit);
  const may = (activityId: string | null): boolean => mayMake(decider, move, activityId);
  const cases = await bulkKinds[workflow].plan(world, world.db, ids, { move, note, count }, may);
  return world.db.transaction(async (tx) => {
    const action = await writeBulk(world, tx, actor, { workflow, move, note, count, more, cases });
    return wireBulk(world, tx, action);
  });
}

/** @throws ENTITY_NOT_FOUND for somebody else's, STATUS_ERROR when it was confirmed already */
export const confirmBulk = (world: World, actor: Actor, id: string): Promise<BulkAction> =>
  world.db.transaction(async (tx) => {
    const action = await lockBulk(tx, actor.accountId, id);
    if (action.state !== 'PLANNED') throw refuse('STATUS_ERROR');
    if (!isBulk(action)) throw refuse('STATUS_ERROR');
    const reversible = bulkKinds[action.workflow].reversible(action.move);
    const begun = await beginBulk(world, tx, actor, action, reversible);
    return wireBulk(world, tx, begun);
  });

const openStates: readonly BulkState[] = ['WAITING', 'RUNNING', 'UNDOING'];
/** A job that gave up does not stand on the screen for ever. */
const openForMs = 60 * 60_000;

/** Own deeds that are under way or can still be taken back, on whatever page or device they were begun. */
export async function openBulks(world: World, accountId: string): Promise<BulkAction[]> {
  const now = world.clock.now();
  const rows = await world.db.orm
    .select()
    .from(bulkAction)
    .where(
      and(
        eq(bulkAction.accountId, accountId),
        gt(bulkAction.createdAt, plusMs(now, -openForMs)),
        or(
          inArray(bulkAction.state, [...openStates]),
          and(eq(bulkAction.state, 'DONE'), gt(bulkAction.undoUntil, now)),
        ),
      ),
    )
    .orderBy(desc(bulkAction.createdAt), desc(bulkAction.id))
    .limit(20);
  return Promise.all(rows.map((row) => wireBulk(world, world.db, row)));
}

/** What has not begun never will; what was done is taken back by a job. */
export const undoBulk = (world: World, accountId: string, id: string): Promise<BulkAction> =>
  world.db.transaction(async (tx) => {
    const action = await lockBulk(tx, accountId, id);
    const inTime = action.undoUntil !== null && world.clock.now() < action.undoUntil;
    if (!inTime || (action.state !== 'WAITING' && action.state !== 'DONE')) throw refuse('STATUS_ERROR');
    const began = action.state === 'DONE';
    const state: BulkState = began ? 'UNDOING' : 'UNDONE';
    await changeBulk(tx, id, { state });
    if (began) await enqueueJob(world, tx, { kind: undoBulkJob, payload: { bulkId: id } });
    else await dropPlannedItems(tx, id);
    await recordAudit(world, tx, { accountId, action: 'bulk.undo', subjectKind: 'bulk', subjectId: id });
    return wireBulk(world, tx, { ...action, state });
  });

async function lockBulk(tx: Transaction, accountId: string, id: string): Promise<BulkRow> {
  const own = and(eq(bulkAction.id, id), eq(bulkAction.accountId, accountId));
  const [action] = await tx.orm.select().from(bulkAction).where(own).for('update');
  if (!action) throw refuse('ENTITY_NOT_FOUND');
  return action;
}

async function findBulk(db: Queries, accountId: string, id: string): Promise<BulkRow> {
  const own = and(eq(bulkAction.id, id), eq(bulkAction.accountId, accountId));
  const [action] = await db.orm.select().from(bulkAction).where(own);
  if (!action) throw refuse('ENTITY_NOT_FOUND');
  return action;
}

export const readBulk = async (world: World, accountId: string, id: string): Promise<BulkAction> =>
  wireBulk(world, world.db, await findBulk(world.db, accountId, id));

const shownStatus = (workflow: DeedWorkflow, status: string, product: string): string =>
  workflow === 'ENROLLMENT' ? wireStatus(status as EnrollmentStatus, product) : status;

export interface ItemSearch {
  state?: BulkItemState | undefined;
  page: number;
  size: number;
}

export async function readBulkItems(world: World, accountId: string, id: string, { state, page, size }: ItemSearch) {
  const row = await findBulk(world.db, accountId, id);
  const wanted = and(eq(bulkItem.actionId, id), state ? eq(bulkItem.state, state) : undefined);
  const items = await world.db.orm
    .select({ item: bulkItem, activity })
    .from(bulkItem)
    .leftJoin(activity, eq(activity.id, bulkItem.activityId))
    .where(wanted)
    .orderBy(asc(bulkItem.position))
    .limit(size)
    .offset(page * size);
  return {
    action: await wireBulk(world, world.db, row),
    content: items.map(({ item, activity: of }) => ({
      caseId: item.caseId,
      activityNames: of && wireNames(of),
      booths: item.booths,
      boothsWished: item.boothsWished,
      boothsLeft: item.boothsLeft,
      places: item.places?.codes ?? [],
      names: item.names,
      detail: item.detail,
      from: shownStatus(row.workflow, item.fromStatus, productCode(world)),
      to: shownStatus(row.workflow, item.toStatus, productCode(world)),
      state: item.state,
      refusal: item.refusal,
    })),
    totalElements: await world.db.orm.$count(bulkItem, wanted),
  };
}

async function wireBulk(world: World, db: Queries, row: BulkRow): Promise<BulkAction> {
  const states = await db.orm
    .select({ state: bulkItem.state, count: sql<number>`count(*)::int` })
    .from(bulkItem)
    .where(eq(bulkItem.actionId, row.id))
    .groupBy(bulkItem.state);
  const messages = await db.query<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from bulk_item, jsonb_array_elements_text(messages) kind
      where action_id = $1 and state in ('PLANNED', 'DONE') group by kind order by kind`,
    [row.id],
  );
  const waits = isLater(row) && (row.state === 'WAITING' || row.state === 'RUNNING');
  const [about] = waits
    ? await db.orm.select({ caseId: bulkItem.caseId }).from(bulkItem).where(eq(bulkItem.actionId, row.id))
    : [];
  const none = { PLANNED: 0, REFUSED: 0, DONE: 0, UNDONE: 0, KEPT: 0 };
  const undoLeftMs = row.undoUntil ? Math.max(0, msOf(row.undoUntil) - msOf(world.clock.now())) : 0;
  return {
    ...row,
    caseId: about?.caseId ?? null,
    undoLeftMs,
    messages,
    counts: { ...none, ...Object.fromEntries(states.map(({ state, count }) => [state, count])) },
  };
}
