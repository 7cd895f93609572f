import { eq } from 'drizzle-orm';
import type { DeskActivity } from '#contract/activity/desk.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import { type ActivityFacts, activityStateMoves } from '#domain/activity/activity-moves.ts';
import { checkActivity } from '#domain/activity/check-activity.ts';
import type { OrgType } from '#domain/account/roles.ts';
import { endedStatuses } from '#domain/enrollment/status.ts';
import type { ActivityFields } from '#domain/activity/activity-fields.ts';
import type { ActivityRow } from './activities.ts';
import { activity } from './tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { activityFields } from './activity-fields.ts';
import { activityWorkflow } from './activity-workflow.ts';

/** Any activity, a draft too. @throws ACTIVITY_NOT_FOUND */
export async function findAnyActivity(db: Queries, activityId: string): Promise<ActivityRow> {
  const [row] = await db.orm.select().from(activity).where(eq(activity.id, activityId));
  if (!row) throw refuse('ACTIVITY_NOT_FOUND');
  return row;
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockActivity(tx: Queries, activityId: string): Promise<ActivityRow> {
  const [row] = await tx.orm.select().from(activity).where(eq(activity.id, activityId)).for('update');
  if (!row) throw refuse('ACTIVITY_NOT_FOUND');
  return row;
}

/** Units that applied, and units with a list of participants. */
async function registrationsOf(db: Queries, activityId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select unit_id from enrollment where activity_id = $1 and not (status = any($2::text[]))
       union
       select unit_id from participant_list where activity_id = $1 and status <> 'ERASED') as registered`,
    [activityId, endedStatuses],
  );
  return row?.count ?? 0;
}

export async function activityFacts(db: Queries, row: ActivityRow, fields: ActivityFields): Promise<ActivityFacts> {
  return {
    hasName: hasName(fields),
    isValid: checkActivity(fields, row.id).length === 0,
    registrations: await registrationsOf(db, row.id),
  };
}

/** Of the account's present role: staff roles are what the table of moves names. */
const rolesOf = (orgType: OrgType | null) => (orgType === 'FUND_ADMIN' ? (['FUND_ADMIN'] as const) : []);

/** An activity as the desk shows it to somebody. */
export async function deskActivity(db: Queries, row: ActivityRow, orgType: OrgType | null): Promise<DeskActivity> {
  const fields = await activityFields(db, row);
  const facts = await activityFacts(db, row, fields);
  const situation = { status: row.state, roles: rolesOf(orgType), facts };
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    fields,
    offers: activityWorkflow.offers(activityStateMoves, situation),
    isEditable: activityWorkflow.refusal('edit', situation) === null,
    registrations: facts.registrations,
  };
}
