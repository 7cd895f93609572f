import type { Actor } from '#server/actor.ts';
import type { InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import type { Transaction } from '#server/db/database.ts';
import { beginBulk, writeBulk } from '#server/cases/begin-bulk.ts';
import type { NoticeProblem } from '#server/notice/send-notice.ts';
import { textsFor } from '#server/notice/texts-for.ts';
import type { World } from '#server/world.ts';
import type { StoredInvitation } from './rows.ts';
import { plannedInvitation, triggers } from './do-to-invitation.ts';

export interface Begun {
  /** What can be taken back. */
  bulkId: string;
  /** Why somebody will not be told, where that is so. */
  notice: NoticeProblem | null;
}

/** It waits for as long as it can be taken back. The rows are locked and the deed is allowed. */
export async function beginDeed(
  world: World,
  tx: Transaction,
  actor: Actor,
  deed: InvitationDeed,
  rows: readonly StoredInvitation[],
): Promise<Begun> {
  const cases = rows.map((row) => plannedInvitation(deed, row, null));
  const decision = { workflow: 'INVITATION', move: deed, note: '', count: null, more: false } as const;
  const action = await beginBulk(world, tx, actor, await writeBulk(world, tx, actor, { ...decision, cases }), false);
  if (deed === 'disable') return { bulkId: action.id, notice: null };
  let notice: NoticeProblem | null = null;
  for (const { language, activityId } of rows) {
    const texts = await textsFor(tx, { trigger: triggers[deed], language, activityId });
    if (!texts.some(({ channel, state }) => channel === 'MAIL' && state === 'ON')) notice = 'NOTICE_TEMPLATE_NOT_FOUND';
  }
  return { bulkId: action.id, notice };
}
