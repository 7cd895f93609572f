import { eq, inArray } from 'drizzle-orm';
import type { ErrorCode } from '#domain/errors.ts';
import { unit } from '#server/unit/tables.ts';
import { findActivity } from '#server/activity/activities.ts';
import { freezeList, whyNotFreeze } from '../list/freeze-lists.ts';
import { participantList } from '../tables.ts';
import { wireNames } from '#server/unit/find-unit.ts';
import { refuse } from '#server/refusal.ts';
import type { BulkKind, PlannedCase } from '#server/cases/bulk-kind.ts';

/** Locking gives out codes by mail and SMS, which nobody can call back: it waits instead. */
export const bulkLists: BulkKind = {
  workflow: 'PARTICIPANT_LIST',
  reversible: () => false,

  async plan(world, db, ids, _decision, may) {
    const found = await db.orm
      .select({ list: participantList, unit })
      .from(participantList)
      .innerJoin(unit, eq(unit.id, participantList.unitId))
      .where(inArray(participantList.id, [...ids]))
      .orderBy(participantList.submittedAt, participantList.id);
    const planned: PlannedCase[] = [];
    for (const { list, unit: owner } of found) {
      let refusal: ErrorCode | null = 'NO_PERMISSION';
      if (may(list.activityId)) {
        const activity = await findActivity(db, list.activityId);
        refusal = await whyNotFreeze(world, db, { activity, role: 'staff', accountId: null }, list);
      }
      planned.push({
        caseId: list.id,
        activityId: list.activityId,
        version: list.version,
        names: wireNames(owner),
        detail: '',
        from: list.status,
        to: 'LOCKED',
        messages: ['LIST_LOCKED', 'CODE_READY'],
        refusal,
        ...(list.submittedAt ? { waitedSince: list.submittedAt } : {}),
      });
    }
    return planned;
  },

  async perform(world, tx, { caseId, version, accountId }) {
    const [list] = await tx.orm.select().from(participantList).where(eq(participantList.id, caseId));
    if (!list) throw refuse('ENTITY_NOT_FOUND');
    const activity = await findActivity(tx, list.activityId);
    const of = { unitId: list.unitId, seen: version };
    return (await freezeList(world, tx, { activity, role: 'staff', accountId }, of)).version;
  },
};
