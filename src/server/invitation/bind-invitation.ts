import { and, eq, isNull } from 'drizzle-orm';
import { emailWasRead } from '#server/account/email-was-read.ts';
import { account, membership } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { registerUnit } from '#server/unit/register-unit.ts';
import { factsOf, type InvitationRow, invitationWorkflow } from './invitation-workflow.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { giveRole } from '#server/account/role/give-role.ts';
import { activityOf, type Link, lockInvitation, openedInvitation } from './own-invitation.ts';

/** The invited e-mail is that of who is logged in. The code came to that address, so it is theirs. */
async function demandOwnEmail(tx: Queries, actor: Actor, row: InvitationRow): Promise<void> {
  const [own] = await tx.orm.select({ email: account.email }).from(account).where(eq(account.id, actor.accountId));
  if (own?.email.toLowerCase() !== row.contactEmail.toLowerCase()) throw refuse('EMAIL_IS_MISMATCH');
}

const ownUnits = (tx: Queries, actor: Actor) =>
  tx.orm
    .selectDistinct({ id: unit.id, nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt })
    .from(membership)
    .innerJoin(unit, eq(unit.id, membership.unitId))
    .where(and(eq(membership.accountId, actor.accountId), isNull(membership.endedAt)))
    .orderBy(unit.id);

/** The units for which the account could take the role. @throws EMAIL_IS_MISMATCH and those of the code */
export function unitsToBind(world: World, actor: Actor, link: Link) {
  return world.db.transaction(async (tx) => {
    await demandOwnEmail(tx, actor, await lockInvitation(world, tx, link));
    return { content: await ownUnits(tx, actor) };
  });
}

/**
 * The account gets the role of the invitation, for one of its units, or for the invited one.
 * @param unitId one of the own units; null for the invited unit
 * @throws ENTITY_NOT_FOUND for a unit that is not one's own, EMAIL_IS_MISMATCH and those of the code
 */
export function bindInvitation(world: World, actor: Actor, link: Link, unitId: string | null): Promise<string> {
  return world.db.transaction(async (tx) => {
    const row = await openedInvitation(world, tx, link);
    await demandOwnEmail(tx, actor, row);
    const activity = await activityOf(tx, row, link);
    if (unitId && !(await ownUnits(tx, actor)).some(({ id }) => id === unitId)) throw refuse('ENTITY_NOT_FOUND');
    const bound = unitId ?? row.unitId ?? (await createInvitedUnit(world, tx, row));
    const now = world.clock.now();
    const { accountId } = actor;
    await emailWasRead(world, tx, accountId);
    const membershipId = await giveRole(world, tx, {
      accountId,
      unitId: bound,
      orgType: row.orgType,
      role: row.role,
      activityId: activity?.id ?? null,
    });
    const [own] = await tx.orm.select({ username: account.username }).from(account).where(eq(account.id, accountId));
    await invitationWorkflow.makeMove(world, tx, {
      row,
      move: 'bind',
      roles: ['invited'],
      accountId,
      facts: factsOf({ accountExists: true, emailIsOwn: true }),
      also: { activatedAt: now, accountId, unitId: bound, username: own?.username ?? null },
      details: { unitId: bound, membershipId },
    });
    return membershipId;
  });
}

function createInvitedUnit(world: World, tx: Queries, row: InvitationRow): Promise<string> {
  const { nameTc, nameEn, namePt, summary, countryRegionId, provinceId, cityId, contactTelNo: phone } = row;
  return registerUnit(world, tx, { nameTc, nameEn, namePt, summary, countryRegionId, provinceId, cityId, phone });
}
