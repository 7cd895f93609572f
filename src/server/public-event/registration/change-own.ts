import { and, eq, gt, sql } from 'drizzle-orm';
import type { RegistrationChanged } from '#contract/public-event/public-event.ts';
import { newId } from '#domain/id.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import { namesFor, registrantProblems } from '#domain/public-event/registrant.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { ownLink } from '#server/own-link/own-link.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findRegistration, lockEvent, type RegistrationRow } from '../find-event.ts';
import { publicRegistration } from '../tables.ts';
import { wantFollowing } from './follow-job.ts';
import { emailFingerprint, linkOf, openEmail, openNewEmail, sealEmail, sealNewEmail } from './registrant.ts';
import { refuseTwice } from './register.ts';
import { factsOf, registrationWorkflow } from './registration-workflow.ts';
import { tellMoved, tellToConfirm } from './tell-address.ts';

const confirmWithinMs = dayMs;
/** For one registration: nobody has us write to many. */
const mostAddresses = 5;

/**
 * Names count at once. A new address counts when whoever reads its mail says so; until then everything goes to the one
 * before, and whether that address is registered already is told to nobody.
 * @throws STATUS_ERROR for a version that is not the newest, REQUEST_TOO_FREQUENTLY after too many addresses
 */
export const changeOwn = (world: World, registrationId: string, said: RegistrationChanged): Promise<void> =>
  world.db.transaction(async (tx) => {
    const problems = registrantProblems(said);
    if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
    const { activityId } = await findRegistration(tx, registrationId);
    const activity = await findAnyActivity(tx, activityId);
    const event = await lockEvent(tx, activityId);
    const row = await findRegistration(tx, registrationId);
    if (said.version !== row.version) throw refuse('STATUS_ERROR');
    const facts = factsOf(row, event, activity, world.clock.now());
    const asked = { row, move: 'change', roles: ['registrant'], facts } as const;
    registrationWorkflow.require(asked);
    const { address, isAsked } = newAddress(world, row, said.email.trim());
    const changed = await registrationWorkflow.makeMove(world, tx, {
      ...asked,
      accountId: null,
      also: {
        name: said.name.trim(),
        groupName: said.groupName,
        names: namesFor(row.seats, said.names),
        ...address,
      },
    });
    if (isAsked) await tellToConfirm(world, tx, activity, changed);
    await wantFollowing(world, tx, row.id, true);
  });

const none = { sealedNew: '', newEmailId: null, newEmailUntil: null };

function newAddress(world: World, row: RegistrationRow, email: string) {
  const isSame = emailFingerprint(world, email) === row.emailFingerprint;
  // Another way of writing the same address.
  if (isSame) return { address: { ...none, sealed: sealEmail(world, row.id, email) }, isAsked: false };
  const now = world.clock.now();
  const waits = row.newEmailUntil !== null && row.newEmailUntil > now;
  if (waits && openNewEmail(world, row) === email) return { address: {}, isAsked: false };
  if (row.newEmails >= mostAddresses) throw refuse('REQUEST_TOO_FREQUENTLY');
  const address = {
    sealedNew: sealNewEmail(world, row.id, email),
    newEmailId: newId(),
    newEmailUntil: plusMs(now, confirmWithinMs),
    newEmails: row.newEmails + 1,
  };
  return { address, isAsked: true };
}

/**
 * By the link of the mail to a new address. Whoever had the one before hears that it no longer counts, and what was
 * mailed there opens nothing any more.
 * @returns the link of the registration
 * @throws LINK_HAS_EXPIRED when another address was said meanwhile, REPEAT_ENROLLMENT
 */
export const confirmEmail = (world: World, newEmailId: string): Promise<string> =>
  world.db.transaction(async (tx) => {
    const now = world.clock.now();
    const asked = and(eq(publicRegistration.newEmailId, newEmailId), gt(publicRegistration.newEmailUntil, now));
    const [found] = await tx.orm.select().from(publicRegistration).where(asked);
    if (!found) throw refuse('LINK_HAS_EXPIRED');
    const activity = await findAnyActivity(tx, found.activityId);
    await lockEvent(tx, found.activityId);
    const [row] = await tx.orm.select().from(publicRegistration).where(asked).for('update');
    if (!row) throw refuse('LINK_HAS_EXPIRED');
    // Shown once more by somebody who pressed twice.
    if (row.sealedNew === '') return ownLink(world, linkOf(row, activity));
    const email = openNewEmail(world, row);
    const before = openEmail(world, row);
    const fingerprint = emailFingerprint(world, email);
    await refuseTwice(tx, row.activityId, fingerprint);
    const [changed] = await tx.orm
      .update(publicRegistration)
      .set({
        sealed: sealEmail(world, row.id, email),
        emailFingerprint: fingerprint,
        sealedNew: '',
        linkId: newId(),
        version: sql`${publicRegistration.version} + 1`,
      })
      .where(eq(publicRegistration.id, row.id))
      .returning();
    if (!changed) throw new Error('an address was not changed');
    await tellMoved(world, tx, activity, { row: changed, before, email });
    await wantFollowing(world, tx, row.id, true);
    await recordAudit(world, tx, {
      accountId: null,
      action: 'public_registration.confirm',
      subjectKind: 'public_registration',
      subjectId: row.id,
    });
    return ownLink(world, linkOf(changed, activity));
  });
