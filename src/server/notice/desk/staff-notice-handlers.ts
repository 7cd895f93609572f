import { and, desc, eq } from 'drizzle-orm';
import type { staffNoticeApi, WantedStaffNotice } from '#contract/notice/staff-notice.ts';
import { requireDecider } from '#server/account/decider.ts';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { auditEntry } from '#server/audit/tables.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { membersOf } from '../audience.ts';
import { cancelHeld } from '../cancel-held.ts';
import { previewStaffNotice } from './preview-staff-notice.ts';
import { tellAll } from '../tell-all.ts';

const sent = 'notice.send';

/** A reader whose language has none gets the next best, so one of each is enough. */
function checkTexts({ title, text }: WantedStaffNotice): void {
  if (!Object.values(title).some(Boolean)) throw refuseField('title.tc', 'required');
  if (!Object.values(text).some(Boolean)) throw refuseField('text.tc', 'required');
}

export const staffNoticeHandlers: Handlers<typeof staffNoticeApi> = {
  previewStaffNotice: ({ world, body }) => previewStaffNotice(world, body),

  sendStaffNotice: ({ world, actor, body }) =>
    world.db.transaction(async (tx) => {
      const { activityId, orgTypes, title, text, count } = body;
      await findActivity(tx, activityId);
      await requireDecider(tx, actor, activityId);
      checkTexts(body);
      const members = await membersOf(tx, { activityId, orgTypes });
      // Nobody gets it whom the sender has not seen.
      if (members.length !== count) throw refuse('STATUS_ERROR');
      const accounts = members.map(({ accountId }) => accountId);
      const notice = { trigger: 'STAFF_NOTICE', activityId, facts: { title, text } } as const;
      const told = await tellAll(world, tx, accounts, notice);
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: sent,
        subjectKind: 'notice',
        subjectId: told.groupId,
        details: { activityId, orgTypes, count, title: title.tc || title.en || title.pt },
      });
      return told;
    }),

  takeBackStaffNotice: ({ world, actor, params: { groupId } }) =>
    world.db.transaction(async (tx) => {
      const [sending] = await tx.orm
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.subjectId, groupId), eq(auditEntry.action, sent)))
        .orderBy(desc(auditEntry.at))
        .limit(1);
      if (!sending) throw refuse('ENTITY_NOT_FOUND');
      if (sending.accountId !== actor.accountId && actor.orgType !== 'FUND_ADMIN') throw refuse('NO_PERMISSION');
      if (!(await cancelHeld(world, tx, groupId))) throw refuse('STATUS_ERROR');
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: 'notice.takeBack',
        subjectKind: 'notice',
        subjectId: groupId,
      });
      return { done: true };
    }),
};
