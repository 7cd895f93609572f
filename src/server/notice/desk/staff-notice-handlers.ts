import { and, eq } from 'drizzle-orm';
import type { Told } from '#contract/notice/supplement.ts';
import type { staffNoticeApi, WantedStaffNotice } from '#contract/notice/staff-notice.ts';
import { msOf } from '#domain/instant.ts';
import { requireDecider } from '#server/account/decider.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { lockName } from '#server/db/lock-name.ts';
import type { Handlers } from '#server/serve.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { membersOf } from '../audience.ts';
import { cancelHeld } from '../cancel-held.ts';
import { previewStaffNotice } from './preview-staff-notice.ts';
import { tellAll } from '../tell-all.ts';

type AuditEntry = typeof auditEntry.$inferSelect;

const sent = 'notice.send';
const takenBack = 'notice.takeBack';

/** A reader whose language has none gets the next best, so one of each is enough. */
function checkTexts({ title, text }: WantedStaffNotice): void {
  if (!Object.values(title).some(Boolean)) throw refuseField('title.tc', 'required');
  if (!Object.values(text).some(Boolean)) throw refuseField('text.tc', 'required');
}

/** That it was sent, and taken back where it was. */
const deedsOf = (tx: Queries, groupId: string): Promise<AuditEntry[]> =>
  tx.orm
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectKind, 'notice'), eq(auditEntry.subjectId, groupId)));

/** What was answered, once more for a sender whom it did not reach. Null when nothing was sent under this id. */
async function toldBefore(world: World, tx: Queries, groupId: string, sender: Actor): Promise<Told | null> {
  const deeds = await deedsOf(tx, groupId);
  const sending = deeds.find(({ action }) => action === sent);
  if (!sending) return null;
  const isTakenBack = deeds.some(({ action }) => action === takenBack);
  if (isTakenBack || sending.accountId !== sender.accountId) throw refuse('STATUS_ERROR');
  const { messages } = await readSettings(world, tx);
  const undoMs = Math.max(0, msOf(sending.at) + messages.undoSeconds * 1000 - msOf(world.clock.now()));
  return { groupId, count: Number(sending.details['count']), undoMs, problem: null };
}

export const staffNoticeHandlers: Handlers<typeof staffNoticeApi> = {
  previewStaffNotice: ({ world, body }) => previewStaffNotice(world, body),

  sendStaffNotice: ({ world, actor, body }) =>
    world.db.transaction(async (tx) => {
      const { activityId, orgTypes, title, text, groupId, count } = body;
      await findActivity(tx, activityId);
      await requireDecider(tx, actor, activityId);
      checkTexts(body);
      await lockName(tx, `notice ${groupId}`);
      const before = await toldBefore(world, tx, groupId, actor);
      if (before) return before;
      const members = await membersOf(tx, { activityId, orgTypes });
      // Nobody gets it whom the sender has not seen.
      if (members.length !== count) throw refuse('STATUS_ERROR');
      const accounts = members.map(({ accountId }) => accountId);
      const notice = { trigger: 'STAFF_NOTICE', activityId, facts: { title, text } } as const;
      const told = await tellAll(world, tx, accounts, notice, groupId);
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: sent,
        subjectKind: 'notice',
        subjectId: groupId,
        details: { activityId, orgTypes, count, title: title.tc || title.en || title.pt },
      });
      return told;
    }),

  takeBackStaffNotice: ({ world, actor, params: { groupId } }) =>
    world.db.transaction(async (tx) => {
      const sending = (await deedsOf(tx, groupId)).find(({ action }) => action === sent);
      if (!sending) throw refuse('ENTITY_NOT_FOUND');
      if (sending.accountId !== actor.accountId && actor.orgType !== 'FUND_ADMIN') throw refuse('NO_PERMISSION');
      if (!(await cancelHeld(world, tx, groupId))) throw refuse('STATUS_ERROR');
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: takenBack,
        subjectKind: 'notice',
        subjectId: groupId,
      });
      return { done: true };
    }),
};
