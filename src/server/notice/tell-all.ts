import type { Told } from '#contract/supplement.ts';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import { undoMs } from '#domain/notice/words.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { type Notice, type NoticeProblem, sendNotice } from './send-notice.ts';

/** Tells many accounts the same, held long enough to be taken back at once. */
export async function tellAll<Trigger extends NoticeTrigger>(
  world: World,
  tx: Queries,
  members: readonly { accountId: string }[],
  notice: Omit<Notice<Trigger>, 'to' | 'groupId' | 'heldMs'>,
): Promise<Told> {
  const groupId = newId();
  let problem: NoticeProblem | null = null;
  for (const { accountId: to } of members) {
    problem = (await sendNotice<Trigger>(world, tx, { ...notice, to, groupId, heldMs: undoMs })) ?? problem;
  }
  return { groupId, count: members.length, undoUntil: plusMs(world.clock.now(), undoMs), problem };
}

export const toldNobody: Told = { groupId: null, count: 0, undoUntil: null, problem: null };
