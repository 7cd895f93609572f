import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Supplement, type supplementApi, type SupplementDetails } from '#contract/notice/supplement.ts';
import { isStaffRole } from '#domain/account/roles.ts';
import { findActivity } from '#server/activity/activities.ts';
import { activity } from '#server/activity/tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { membersOf } from '../audience.ts';
import { cancelHeld } from '../cancel-held.ts';
import { changeSupplement, lockSupplement } from './change-supplement.ts';
import { deskSupplement, listSupplements, type SupplementRow } from '../supplements.ts';
import { supplementNotice } from '../tables.ts';
import { tellAll, toldNobody } from '../tell-all.ts';

/** Staff prepare them for a draft, too. */
async function checkActivity(db: Queries, activityId: string): Promise<void> {
  const [row] = await db.orm.select({ id: activity.id }).from(activity).where(eq(activity.id, activityId));
  if (!row) throw refuse('ACTIVITY_NOT_FOUND');
}

function checkName({ nameTc, nameEn, namePt }: SupplementDetails): void {
  if (!nameTc && !nameEn && !namePt) throw refuseField('nameTc', 'required');
}

const factsOf = (row: SupplementRow) => ({
  title: { tc: row.nameTc, en: row.nameEn, pt: row.namePt },
  text: { tc: row.textTc, en: row.textEn, pt: row.textPt },
  until: { day: row.dueDate },
});

export const supplementHandlers: Handlers<typeof supplementApi> = {
  async supplements({ world, actor, query: { activityId } }) {
    await findActivity(world.db, activityId);
    const { accountId, orgType } = actor;
    const concerned =
      (orgType && isStaffRole(orgType)) || (await membersOf(world.db, { activityId, accountId })).length > 0;
    const content: Supplement[] = concerned ? await listSupplements(world.db, activityId) : [];
    return { content: content.filter(({ status }) => status !== 'DRAFT') };
  },

  async deskSupplements({ world, query: { activityId } }) {
    await checkActivity(world.db, activityId);
    return { content: await listSupplements(world.db, activityId) };
  },

  addSupplement: ({ world, actor, body }) =>
    world.db.transaction(async (tx) => {
      await checkActivity(tx, body.activityId);
      checkName(body);
      const [last] = await tx.orm
        .select({ next: sql<number>`coalesce(max(${supplementNotice.position}), 0) + 1` })
        .from(supplementNotice)
        .where(eq(supplementNotice.activityId, body.activityId));
      const [row] = await tx.orm
        .insert(supplementNotice)
        .values({ ...body, status: 'DRAFT', position: last?.next ?? 1, createdAt: world.clock.now() })
        .returning();
      if (!row) throw refuse('STATUS_ERROR');
      const { accountId } = actor;
      await recordAudit(world, tx, {
        accountId,
        action: 'supplement.add',
        subjectKind: 'supplement',
        subjectId: row.id,
        details: { activityId: body.activityId },
      });
      return deskSupplement(row);
    }),

  editSupplement: ({ world, actor, params, body: { version, ...details } }) =>
    world.db.transaction(async (tx) => {
      const before = await lockSupplement(tx, params.supplementId, version);
      checkName(details);
      return deskSupplement(await changeSupplement(world, tx, actor.accountId, 'supplement.edit', before, details));
    }),

  setSupplementStatus: ({ world, actor, params, body: { version, status, ...reasons } }) =>
    world.db.transaction(async (tx) => {
      const before = await lockSupplement(tx, params.supplementId, version);
      // What others have seen is withdrawn, and does not vanish.
      if (status === 'DRAFT' && before.publishedAt !== null) throw refuse('STATUS_ERROR');
      const isFirst = status === 'A' && before.publishedAt === null;
      const wanted = {
        status,
        ...(status === 'A' ? { reasonTc: '', reasonEn: '', reasonPt: '' } : reasons),
      };
      const { accountId } = actor;
      if (!isFirst) {
        const row = await changeSupplement(world, tx, accountId, 'supplement.status', before, wanted);
        return { supplement: deskSupplement(row), told: toldNobody };
      }
      const { activityId } = before;
      const members = await membersOf(tx, { activityId });
      const accounts = members.map((member) => member.accountId);
      const told = await tellAll(world, tx, accounts, {
        trigger: 'SUPPLEMENT_PUBLISHED',
        activityId,
        facts: factsOf(before),
      });
      const row = await changeSupplement(world, tx, accountId, 'supplement.publish', before, {
        ...wanted,
        publishedAt: world.clock.now(),
        groupId: told.groupId,
        statusBefore: before.status,
      });
      return { supplement: deskSupplement(row), told };
    }),

  undoSupplement: ({ world, actor, params, body: { version, groupId } }) =>
    world.db.transaction(async (tx) => {
      const before = await lockSupplement(tx, params.supplementId, version);
      if (before.groupId !== groupId || !(await cancelHeld(world, tx, groupId))) throw refuse('STATUS_ERROR');
      const wanted = {
        status: before.statusBefore ?? 'DRAFT',
        publishedAt: null,
        groupId: null,
        statusBefore: null,
      } as const;
      return deskSupplement(await changeSupplement(world, tx, actor.accountId, 'supplement.undo', before, wanted));
    }),

  removeSupplement: ({ world, actor, params, query: { version } }) =>
    world.db.transaction(async (tx) => {
      const row = await lockSupplement(tx, params.supplementId, version);
      if (row.publishedAt !== null) throw refuse('STATUS_ERROR');
      await tx.orm
        .delete(supplementNotice)
        .where(and(eq(supplementNotice.id, row.id), isNull(supplementNotice.publishedAt)));
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: 'supplement.remove',
        subjectKind: 'supplement',
        subjectId: row.id,
        changes: [{ field: 'nameTc', from: row.nameTc || row.nameEn || row.namePt, to: null }],
      });
      return { done: true };
    }),
};
