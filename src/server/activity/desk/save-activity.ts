import { eq, inArray } from 'drizzle-orm';
import { checkActivity } from '#domain/activity/check-activity.ts';
import type { ActivityFields } from '#domain/activity/activity-fields.ts';
import type { ActivityRow } from '../activities.ts';
import { activity, activityBinding } from '../tables.ts';
import { fieldChanges } from '#server/audit/changes-between.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { activityFields, columnNames } from '../activity-fields.ts';
import { activityWorkflow } from '../activity-workflow.ts';
import { requireEvent, requireFreeCode } from './create-activity.ts';
import { activityFacts, lockActivity } from '../find-activity.ts';

/** Saves all fields over the version that was read; somebody who was faster makes it a STATUS_ERROR. */
export async function saveActivity(
  world: World,
  by: string,
  activityId: string,
  { version, fields }: { version: number; fields: ActivityFields },
): Promise<ActivityRow> {
  return world.db.transaction(async (tx) => {
    const before = await lockActivity(tx, activityId);
    if (before.version !== version) throw refuse('STATUS_ERROR');
    const problems = checkActivity(fields, activityId);
    if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
    const facts = await activityFacts(tx, before, fields);
    activityWorkflow.require({ row: before, move: 'edit', roles: ['FUND_ADMIN'], facts });
    // Visitors find it: it keeps what it needed to be published.
    if (before.state === 'ACTIVE' && !facts.hasName) {
      throw refuse('PARAMS_ERROR', { fields: [{ path: 'nameTc', problem: 'required' }] });
    }
    await requireEvent(tx, fields.eventId);
    await requireFreeCode(tx, fields.code, activityId);
    const written = await activityFields(tx, before);
    const [row] = await tx.orm
      .update(activity)
      .set({ ...pick(fields, columnNames), settings: fields.settings, version: version + 1 })
      .where(eq(activity.id, activityId))
      .returning();
    if (!row) throw new Error('the activity was locked and is gone');
    await bind(tx, activityId, fields.bindings);
    await recordAudit(world, tx, {
      accountId: by,
      action: 'activity.edit',
      subjectKind: 'activity',
      subjectId: activityId,
      changes: fieldChanges(written, fields),
    });
    return row;
  });
}

/** The activities it points to, in their order. @throws ACTIVITY_NOT_FOUND when one is none */
export async function bind(tx: Queries, activityId: string, bindings: ActivityFields['bindings']): Promise<void> {
  await tx.orm.delete(activityBinding).where(eq(activityBinding.activityId, activityId));
  if (bindings.length === 0) return;
  const others = bindings.map(({ otherActivityId }) => otherActivityId);
  if ((await tx.orm.$count(activity, inArray(activity.id, others))) < others.length) throw refuse('ACTIVITY_NOT_FOUND');
  await tx.orm
    .insert(activityBinding)
    .values(bindings.map((binding, position) => ({ ...binding, activityId, position })));
}
