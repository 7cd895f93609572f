import { windowFor, windowState } from '#domain/activity/window.ts';
import { newId } from '#domain/id.ts';
import { emptyRecord, type RecordKind } from '#domain/road-show/record-form.ts';
import { activityWindows, findActivity } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { researchOfficeOf } from '#server/enrollment/invite-to-talk.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { roadShowRecord } from './tables.ts';
import { requireParty } from './viewer.ts';

/**
 * A professor's result needs a school with a research office from the beginning, so that nobody fills in what cannot be
 * handed in (row 190). @throws ACCOUNT_ERROR for an account of no school, UNIT_MANAGEMENT_NOT_FOUND_ERROR for one without
 * a research office
 */
export function beginRecord(
  world: World,
  actor: Actor,
  { activityId, kind }: { activityId: string; kind: RecordKind },
): Promise<string> {
  return world.db.transaction(async (tx) => {
    const party = await requireParty(world, tx, actor);
    const activity = await findActivity(tx, activityId);
    if (activity.category !== 'ROADSHOW') throw refuseField('activityId', 'notAllowed');
    const now = world.clock.now();
    if (windowState(windowFor(activityWindows(activity), 'ROADSHOW'), now) !== 'OPEN')
      throw refuse('DATE_CANNOT_ENROLL');
    if (party.level === 'RESEARCH_OFFICE') throw refuse('NO_PERMISSION');
    if (kind === 'RESULT' && (party.level === '_RD' || party.unit.schoolCode))
      await researchOfficeOf(tx, party.unit.id);
    const id = newId();
    const { accountId } = actor;
    await tx.orm.insert(roadShowRecord).values({
      id,
      activityId,
      unitId: party.unit.id,
      accountId,
      kind,
      status: 'DRAFT',
      keptStatus: 'DRAFT',
      statusSince: now,
      form: emptyRecord,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(world, tx, {
      accountId,
      action: 'road_show_record.begin',
      subjectKind: 'road_show_record',
      subjectId: id,
    });
    return id;
  });
}
