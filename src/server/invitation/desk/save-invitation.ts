import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ActivityCategory } from '#domain/activity/category.ts';
import type { FieldError } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { type InvitationDetails, invitationFields, invitationProblems } from '#domain/invitation/check-invitation.ts';
import { type InvitedRole, roleProblems, whyNotInvite } from '#domain/invitation/invited-as.ts';
import { invitationMoves } from '#domain/invitation/moves.ts';
import { givenLevels } from '#domain/road-show/levels.ts';
import { activity } from '#server/activity/tables.ts';
import { changesBetween, maskedMail, maskedTail } from '#server/audit/changes-between.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import { recordStatusChange } from '#server/workflow/record-status-change.ts';
import type { World } from '#server/world.ts';
import { findInvitation, lockInvitation } from './rows.ts';
import { invitation } from '../tables.ts';

/**
 * The activity with its event. @throws ACTIVITY_NOT_FOUND; STATUS_ERROR for one without an event to be invited to;
 * ACTIVITY_NOT_PUBLIC, ACTIVITY_IS_OVER
 */
export async function invitingActivity(world: World, tx: Queries, activityId: string) {
  const [row] = await tx.orm.select().from(activity).where(eq(activity.id, activityId));
  if (!row) throw refuse('ACTIVITY_NOT_FOUND');
  if (!row.eventId) throw refuse('STATUS_ERROR', { fields: [{ path: 'activityId', problem: 'withoutEvent' }] });
  const no = whyNotInvite(row, world.clock.now());
  if (no) throw refuse(no);
  return { ...row, eventId: row.eventId };
}

export const invitedRoleProblems = (world: World, category: ActivityCategory | null, role: InvitedRole): FieldError[] =>
  roleProblems(category, role, givenLevels(productCode(world)));

function check(world: World, category: ActivityCategory | null, role: InvitedRole, details: InvitationDetails): void {
  const problems = [...invitedRoleProblems(world, category, role), ...invitationProblems(details)];
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
}

interface InvitedTo {
  eventId: string;
  activityId: string | null;
}

/** One e-mail is invited to one activity once; to another of the same event by an invitation of its own. */
async function refuseTwice(tx: Queries, to: InvitedTo, email: string, own: string): Promise<void> {
  const [other] = await tx.orm
    .select({ id: invitation.id })
    .from(invitation)
    .where(
      and(
        eq(invitation.eventId, to.eventId),
        to.activityId ? eq(invitation.activityId, to.activityId) : isNull(invitation.activityId),
        sql`lower(${invitation.contactEmail}) = lower(${email})`,
        ne(invitation.id, own),
      ),
    );
  if (other) throw refuseField('contactEmail', 'notUnique');
}

export interface NewInvitation {
  activityId: string;
  role: InvitedRole;
  details: InvitationDetails;
}

export async function insertInvitation(
  world: World,
  tx: Queries,
  by: string,
  { activityId, eventId, role, details }: NewInvitation & { eventId: string },
): Promise<string> {
  const id = newId();
  await tx.orm.insert(invitation).values({
    id,
    eventId,
    activityId,
    ...role,
    ...details,
    state: 'CREATED',
    createdAt: world.clock.now(),
  });
  await recordStatusChange(world, tx, {
    caseType: 'invitation',
    caseId: id,
    fromStatus: '',
    action: 'create',
    toStatus: 'CREATED',
    accountId: by,
    role: 'staff',
    version: 1,
  });
  return id;
}

export const createInvitation = (world: World, by: string, wanted: NewInvitation): Promise<string> =>
  world.db.transaction(async (tx) => {
    const { eventId, category } = await invitingActivity(world, tx, wanted.activityId);
    check(world, category, wanted.role, wanted.details);
    await refuseTwice(tx, { ...wanted, eventId }, wanted.details.contactEmail, newId());
    return insertInvitation(world, tx, by, { ...wanted, eventId });
  });

/** An address that changes takes the link with it: who reads the old one is not the one invited. */
export async function updateInvitation(
  world: World,
  tx: Queries,
  by: string,
  wanted: { id: string; version?: number; role: InvitedRole; details: InvitationDetails },
): Promise<void> {
  const before = await lockInvitation(tx, wanted.id, wanted.version);
  if (!invitationMoves.edit.from.some((state) => state === before.state)) throw refuse('STATUS_ERROR');
  const { role, details } = wanted;
  await refuseTwice(tx, before, details.contactEmail, before.id);
  const changes = [
    ...changesBetween(['orgType', 'role'] as const, before, role),
    ...changesBetween(invitationFields, before, details, { contactEmail: maskedMail, contactMobile: maskedTail }),
  ];
  if (changes.length === 0) return;
  const moved = before.contactEmail.toLowerCase() !== details.contactEmail.toLowerCase();
  await tx.orm
    .update(invitation)
    .set({ ...role, ...details, version: before.version + 1, ...(moved ? { codeHash: null } : {}) })
    .where(eq(invitation.id, before.id));
  await recordAudit(world, tx, {
    accountId: by,
    action: 'invitation.edit',
    subjectKind: 'invitation',
    subjectId: before.id,
    changes,
  });
}

export const editInvitation = (
  world: World,
  by: string,
  wanted: { id: string; version: number; role: InvitedRole; details: InvitationDetails },
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { activity: to } = await findInvitation(tx, wanted.id);
    check(world, to?.category ?? null, wanted.role, wanted.details);
    await updateInvitation(world, tx, by, wanted);
  });
