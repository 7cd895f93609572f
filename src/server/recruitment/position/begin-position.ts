import { newId } from '#domain/id.ts';
import { emptyPosition } from '#domain/recruitment/position-form.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { recruitmentPosition } from '../tables.ts';
import { unitStanding } from '../unit-standing.ts';
import { requireRecruiter } from '../viewer.ts';

/** @throws UNIT_NOT_APPROVED until the fund has approved the unit's registration */
export const beginPosition = (world: World, actor: Actor, activityId: string): Promise<string> =>
  world.db.transaction(async (tx) => {
    const activity = await findActivity(tx, activityId);
    if (activity.category !== 'RECRUIT') throw refuseField('activityId', 'notAllowed');
    const { accountId, unitId } = await requireRecruiter(tx, actor, activityId);
    if ((await unitStanding(tx, { unitId, activityId, covered: true })) !== 'APPROVED')
      throw refuse('UNIT_NOT_APPROVED');
    const now = world.clock.now();
    const id = newId();
    await tx.orm.insert(recruitmentPosition).values({
      id,
      activityId,
      unitId,
      accountId,
      status: 'DRAFT',
      keptStatus: 'DRAFT',
      statusSince: now,
      form: emptyPosition,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(world, tx, {
      accountId,
      action: 'recruitment_position.begin',
      subjectKind: 'recruitment_position',
      subjectId: id,
    });
    return id;
  });
