import { and, eq, sql } from 'drizzle-orm';
import type { OwnInvitation } from '#contract/registration.ts';
import type { DocumentOrgType } from '#domain/account/roles.ts';
import { activity, event } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { factsOf, type InvitationRow, invitationWorkflow } from './invitation-workflow.ts';
import { invitation } from './tables.ts';
import { refuse } from '#server/refusal.ts';
import { hashToken } from '#server/secrets.ts';
import type { World } from '#server/world.ts';

export interface Link {
  code: string;
  /** As the link names it; it must be the invitation's own, or one of its event. */
  activityId?: string | undefined;
}

/**
 * The invitation that a code opens, locked. @throws INVITATION_CODE_ERROR for no code of ours or another activity's,
 * INVITATION_CODE_DISABLED for one that is answered, disabled or over
 */
export async function lockInvitation(world: World, tx: Queries, link: Link): Promise<InvitationRow> {
  const [row] = await tx.orm
    .select()
    .from(invitation)
    .where(eq(invitation.codeHash, hashToken(link.code)))
    .for('update');
  if (!row) throw refuse('INVITATION_CODE_ERROR');
  const { state, expiresAt, activityId } = row;
  if (activityId && link.activityId && link.activityId !== activityId) throw refuse('INVITATION_CODE_ERROR');
  if (state === 'ACTIVATED' || state === 'DISABLED' || state === 'CREATED') throw refuse('INVITATION_CODE_DISABLED');
  if (expiresAt && expiresAt <= world.clock.now()) throw refuse('INVITATION_CODE_DISABLED');
  return row;
}

/**
 * The activity that an answer gives a role in: the invitation's, else the link's.
 * @throws EVENT_ACTIVITIES_NOT_FOUND where the invitation's event has no such activity
 */
export async function activityOf(tx: Queries, row: InvitationRow, link: Link) {
  const activityId = row.activityId ?? link.activityId;
  if (!activityId) return null;
  const [found] = await tx.orm.select().from(activity).where(eq(activity.id, activityId));
  if (!found || found.eventId !== row.eventId) throw refuse('EVENT_ACTIVITIES_NOT_FOUND');
  return found;
}

export const accountOfEmail = async (tx: Queries, email: string): Promise<string | null> => {
  const [found] = await tx.query<{ id: string }>('select id from account where lower(email) = lower($1)', [
    email.trim(),
  ]);
  return found?.id ?? null;
};

/** The locked invitation, seen from now on. */
export async function openedInvitation(world: World, tx: Queries, link: Link): Promise<InvitationRow> {
  const row = await lockInvitation(world, tx, link);
  if (row.state !== 'SENT') return row;
  return invitationWorkflow.makeMove(world, tx, {
    row,
    move: 'open',
    roles: ['invited'],
    accountId: null,
    facts: factsOf(),
    also: { openedAt: world.clock.now() },
  });
}

const offerBinding = (world: World, tx: Queries, row: InvitationRow): Promise<InvitationRow> =>
  invitationWorkflow.makeMove(world, tx, {
    row,
    move: 'offerBinding',
    roles: ['system'],
    accountId: null,
    facts: factsOf({ accountExists: true }),
  });

/** Opens the link: it is seen from now on, and where the e-mail has an account, binding is offered. */
export function openInvitation(world: World, link: Link): Promise<OwnInvitation> {
  return world.db.transaction(async (tx) => {
    let row = await openedInvitation(world, tx, link);
    const found = await activityOf(tx, row, link);
    const accountExisted = (await accountOfEmail(tx, row.contactEmail)) !== null;
    if (row.state === 'OPENED' && accountExisted) {
      row = await offerBinding(world, tx, row);
    }
    const [of] = await tx.orm.select().from(event).where(eq(event.id, row.eventId));
    if (!of) throw refuse('INVITATION_CODE_ERROR');
    return {
      id: row.id,
      eventId: row.eventId,
      event: namesIn(of),
      activity: found ? { id: found.id, ...namesIn(found) } : null,
      orgType: row.orgType as DocumentOrgType,
      state: row.state,
      ...namesIn(row),
      summary: row.summary,
      typeId: row.typeId,
      contactPerson: row.contactPerson,
      countryCode: row.countryCode,
      contactMobile: row.contactMobile,
      contactTelNo: row.contactTelNo,
      contactEmail: row.contactEmail,
      countryRegionId: row.countryRegionId,
      provinceId: row.provinceId,
      cityId: row.cityId,
      username: row.username,
      activated: row.activatedAt !== null,
      expiresAt: row.expiresAt,
      language: row.language,
      accountExisted,
    };
  });
}

/** To whoever opened other invitations and then registered: from now on they are an account's to be bound. */
export async function offerBindings(world: World, tx: Queries, email: string): Promise<void> {
  const opened = await tx.orm
    .select()
    .from(invitation)
    .where(and(eq(sql`lower(${invitation.contactEmail})`, email.toLowerCase()), eq(invitation.state, 'OPENED')))
    .orderBy(invitation.id)
    .for('update');
  for (const row of opened) await offerBinding(world, tx, row);
}

/** @throws EMAIL_IS_MISMATCH for an e-mail that was not invited */
export function emailHasAccount(world: World, link: Link, email: string | undefined): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    const row = await lockInvitation(world, tx, link);
    const isInvited = email === undefined || email.trim().toLowerCase() === row.contactEmail.toLowerCase();
    if (!isInvited) throw refuse('EMAIL_IS_MISMATCH');
    return (await accountOfEmail(tx, row.contactEmail)) !== null;
  });
}

const namesIn = ({ nameTc, nameEn, namePt }: Record<'nameTc' | 'nameEn' | 'namePt', string>) => ({
  nameTc,
  nameEn,
  namePt,
});
