import { and, eq, inArray } from 'drizzle-orm';
import type { BulkAction } from '#contract/inbox.ts';
import type { ErrorBody } from '#domain/errors.ts';
import type { BulkMove, BulkWorkflow } from '#domain/inbox/words.ts';
import { bulkJobs } from '#server/inbox/run-bulk.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { participantList } from '#server/participant/tables.ts';
import type { Person } from './people.ts';
import type { TestWorld } from './world.ts';

export interface Wish {
  workflow: BulkWorkflow;
  move: BulkMove;
  note?: string;
  count?: number;
  choice: { ids: readonly string[] } | { filter: { activityId?: string } };
}

type Staff = Pick<Person, 'token'>;

export const planDeed = (world: TestWorld, { token }: Staff, wish: Wish) =>
  world.call<BulkAction & ErrorBody>('post', '/admin/bulk-actions', { token, body: wish });
export const stepDeed = (world: TestWorld, { token }: Staff, id: string, name: 'confirm' | 'undo') =>
  world.call<BulkAction & ErrorBody>('post', `/admin/bulk-actions/${id}/${name}`, { token });

export interface Item {
  caseId: string;
  names: { en: string };
  activityNames: { en: string } | null;
  booths: number | null;
  boothsWished: number | null;
  boothsLeft: number | null;
  places: string[];
  from: string;
  to: string;
  state: string;
  refusal: string | null;
}

export const readDeed = async (world: TestWorld, { token }: Staff, id: string) =>
  (await world.call<{ action: BulkAction; content: Item[] }>('get', `/admin/bulk-actions/${id}`, { token })).body;

/** The time to take back what was begun passes, and it is done. */
export async function waitForDeeds(world: TestWorld): Promise<void> {
  world.clock.forward(10_001);
  await runDueJobs(world, bulkJobs);
}

/** What the strip shows: the newest first. */
export const openDeeds = async (world: TestWorld, { token }: Staff): Promise<BulkAction[]> =>
  (await world.call<{ content: BulkAction[] }>('get', '/admin/bulk-actions', { token })).body.content;

/** What one did last is taken back; the page does it by its strip. @returns how each case stands then */
export async function takeBackLast(world: TestWorld, { token }: Staff): Promise<string[]> {
  const [last] = await openDeeds(world, { token });
  if (!last) throw new Error('nothing can be taken back');
  const { status } = await stepDeed(world, { token }, last.id, 'undo');
  if (status !== 200) throw new Error(`taking back was answered with ${status}`);
  await runDueJobs(world, bulkJobs);
  return (await readDeed(world, { token }, last.id)).content.map(({ state }) => state);
}

/** Staff read what would happen, confirm it, and let the time to take it back pass. */
export async function carryOut(world: TestWorld, who: Staff, wish: Wish) {
  const { body: planned } = await planDeed(world, who, wish);
  await stepDeed(world, who, planned.id, 'confirm');
  await waitForDeeds(world);
  return readDeed(world, who, planned.id);
}

/** The lists of some units, or all that were sent. */
export async function lockLists(world: TestWorld, who: Staff, activityId: string, unitIds?: readonly string[]) {
  const rows = unitIds
    ? await world.db.orm
        .select({ id: participantList.id })
        .from(participantList)
        .where(and(eq(participantList.activityId, activityId), inArray(participantList.unitId, [...unitIds])))
    : [];
  const choice = unitIds ? { ids: rows.map(({ id }) => id) } : { filter: { activityId } };
  return carryOut(world, who, { workflow: 'PARTICIPANT_LIST', move: 'freeze', choice });
}

export const answerChange = (world: TestWorld, who: Staff, id: string, move: 'accept' | 'refuse', note = '') =>
  carryOut(world, who, { workflow: 'PARTICIPANT_CHANGE', move, note, choice: { ids: [id] } });
