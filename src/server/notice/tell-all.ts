import type { Told } from '#contract/notice/supplement.ts';
import { newId } from '#domain/id.ts';
import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import type { Queries } from '#server/db/database.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import type { Address } from './recipient.ts';
import { type Notice, type NoticeProblem, sendNotice } from './send-notice.ts';

/**
 * Tells many the same, held long enough to be taken back at once.
 * @param recipients ids of accounts, and addresses of people without one
 * @param groupId by which it is taken back; a new one unless its sender has made one
 */
export async function tellAll<Trigger extends NoticeTrigger>(
  world: World,
  tx: Queries,
  recipients: readonly (string | Address)[],
  notice: Omit<Notice<Trigger>, 'to' | 'groupId' | 'heldMs'>,
  groupId = newId(),
): Promise<Told & { groupId: string }> {
  const { messages } = await readSettings(world, tx);
  const heldMs = heldMsOf(messages);
  let problem: NoticeProblem | null = null;
  for (const to of recipients) {
    problem = (await sendNotice<Trigger>(world, tx, { ...notice, to, groupId, heldMs })) ?? problem;
  }
  return { groupId, count: recipients.length, undoMs: messages.undoSeconds * 1000, problem };
}

export const toldNobody: Told = { groupId: null, count: 0, undoMs: 0, problem: null };
