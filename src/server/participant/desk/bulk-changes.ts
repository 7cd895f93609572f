import { eq, inArray } from 'drizzle-orm';
import type { ErrorCode } from '#domain/errors.ts';
import { decisionAsks } from '#domain/inbox/decision-asks.ts';
import { participantListMoves } from '#domain/participant/list-moves.ts';
import { decide } from '#domain/workflow.ts';
import { unit } from '#server/unit/tables.ts';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { openWish } from '../change/change-view.ts';
import { decideChange } from '../change/decide-change.ts';
import { peopleOf, stillComing } from '../list/lists.ts';
import { participantChange, participantList } from '../tables.ts';
import { wireNames } from '#server/unit/find-unit.ts';
import { wishFacts } from '../change/wish-facts.ts';
import { refuse } from '#server/refusal.ts';
import type { BulkKind, PlannedCase } from '#server/cases/bulk-kind.ts';

/** A wish that is granted gives out codes and ends others: there is no way back, so it waits instead. */
export const bulkChanges: BulkKind = {
  workflow: 'PARTICIPANT_CHANGE',
  reversible: () => false,

  async plan(world, db, ids, { move, note }, may) {
    const accepts = move === 'accept';
    const found = await db.orm
      .select({ change: participantChange, list: participantList, unit })
      .from(participantChange)
      .innerJoin(participantList, eq(participantList.id, participantChange.listId))
      .innerJoin(unit, eq(unit.id, participantList.unitId))
      .where(inArray(participantChange.id, [...ids]))
      .orderBy(participantChange.askedAt, participantChange.id);
    const planned: PlannedCase[] = [];
    for (const { change, list, unit: owner } of found) {
      let refusal: ErrorCode | null = change.state === 'OPEN' ? null : 'STATUS_ERROR';
      if (!may(list.activityId)) refusal = 'NO_PERMISSION';
      if (!refusal && decisionAsks(move, 'note') === 'required' && !note) refusal = 'PARAMS_ERROR';
      if (!refusal && accepts) {
        const people = stillComing(await peopleOf(db, list.activityId, list.unitId));
        const wish = openWish(world, change);
        const facts = await wishFacts(world, db, await findActivity(db, list.activityId), list, people, wish);
        refusal = decide(participantListMoves.acceptChange, { status: list.status, roles: ['staff'], facts });
      }
      planned.push({
        caseId: change.id,
        activityId: list.activityId,
        waitedSince: change.askedAt,
        version: list.version,
        names: wireNames(owner),
        detail: '',
        from: change.state,
        to: accepts ? 'ACCEPTED' : 'REFUSED',
        messages: [accepts ? 'CHANGE_ACCEPTED' : 'CHANGE_REFUSED'],
        refusal,
      });
    }
    return planned;
  },

  async perform(world, tx, { caseId, version, accountId, move, note }) {
    if (move !== 'accept' && move !== 'refuse') throw refuse('STATUS_ERROR');
    await decideChange(world, tx, accountId, { changeId: caseId, version, decision: move, answer: note });
    await recordAudit(world, tx, {
      accountId,
      action: `participant_change.${move}`,
      subjectKind: 'participant_change',
      subjectId: caseId,
      reason: note,
      changes: [{ field: 'state', from: 'OPEN', to: move === 'accept' ? 'ACCEPTED' : 'REFUSED' }],
    });
    return version + 1;
  },
};
