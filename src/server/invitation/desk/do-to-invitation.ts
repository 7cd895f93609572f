import { eq } from 'drizzle-orm';
import type { DeskInvitation } from '#contract/invitation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { dayMs, plusMs } from '#domain/instant.ts';
import { deedIsOffered, deedNames, type InvitationDeed, invitationDeeds } from '#domain/invitation/desk-deeds.ts';
import { whyNotInvite } from '#domain/invitation/invited-as.ts';
import { invitationMoves } from '#domain/invitation/moves.ts';
import { invitationDays } from '#domain/invitation/words.ts';
import { namesOf } from '#domain/locale.ts';
import type { Offer } from '#domain/workflow.ts';
import { activity, event } from '#server/activity/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { PlannedCase } from '#server/cases/bulk-kind.ts';
import { type NoticeProblem, sendNotice } from '#server/notice/send-notice.ts';
import { hashToken, newToken } from '#server/secrets.ts';
import type { World } from '#server/world.ts';
import type { StoredInvitation } from './rows.ts';
import { factsOf, invitationWorkflow } from '../invitation-workflow.ts';

type Sending = Exclude<InvitationDeed, 'disable'>;

/**
 * Why it may not be done to this invitation now; null when it may.
 * @param to null for an invitation to the event itself
 */
export function whyNot(
  world: World,
  deed: InvitationDeed,
  row: Pick<StoredInvitation, 'state'>,
  to: Parameters<typeof whyNotInvite>[0] | null,
): ErrorCode | null {
  if (!deedIsOffered(deed, row.state)) return 'STATUS_ERROR';
  const no = invitationWorkflow.refusal(invitationDeeds[deed].move, {
    status: row.state,
    roles: ['staff'],
    facts: factsOf(),
  });
  if (no || deed === 'disable' || !to) return no;
  return whyNotInvite(to, world.clock.now());
}

async function activityOf(tx: Queries, activityId: string | null) {
  if (!activityId) return null;
  const [found] = await tx.orm.select().from(activity).where(eq(activity.id, activityId));
  return found ?? null;
}

async function eventOf(tx: Queries, eventId: string) {
  const [found] = await tx.orm.select().from(event).where(eq(event.id, eventId));
  return found ?? {};
}

/** The same of one that stands in the database. */
export const whyNotNow = async (world: World, tx: Queries, deed: InvitationDeed, row: StoredInvitation) =>
  whyNot(world, deed, row, await activityOf(tx, row.activityId));

/** What the desk can do to one now; only administrators do anything. */
export async function invitationOffers(
  world: World,
  { orgType }: Pick<Actor, 'orgType'>,
  { state, activity: of }: Pick<DeskInvitation, 'state' | 'activity'>,
): Promise<Offer<InvitationDeed>[]> {
  if (orgType !== 'FUND_ADMIN') return [];
  const to = await activityOf(world.db, of?.id ?? null);
  return deedNames.flatMap((move) => {
    const missing = whyNot(world, move, { state }, to);
    return missing === 'STATUS_ERROR' ? [] : [{ move, missing, asks: [] }];
  });
}

/** What a held sending will do to one. */
export const plannedInvitation = (
  deed: InvitationDeed,
  row: StoredInvitation,
  refusal: ErrorCode | null,
): PlannedCase => ({
  caseId: row.id,
  activityId: row.activityId,
  version: row.version,
  names: { tc: row.nameTc, en: row.nameEn, pt: row.namePt },
  detail: '',
  from: row.state,
  to: invitationMoves[invitationDeeds[deed].move].to,
  messages: deed === 'disable' ? [] : [triggers[deed]],
  refusal,
});

/** The row is locked and the deed is allowed. @returns why nobody was told, where that is so */
export async function carryOut(
  world: World,
  tx: Queries,
  by: string,
  deed: InvitationDeed,
  row: StoredInvitation,
): Promise<NoticeProblem | null> {
  const sent = deed === 'disable' ? null : await sendLink(world, tx, row, deed);
  await invitationWorkflow.makeMove(world, tx, {
    row,
    move: invitationDeeds[deed].move,
    roles: ['staff'],
    accountId: by,
    facts: factsOf(),
    as: deed,
    also: sent?.link ?? {},
  });
  return sent?.problem ?? null;
}

export const triggers = { send: 'INVITATION', resend: 'INVITATION_REMINDER' } as const;

/** A new code, which is only in the mail; once it is written down the one before opens nothing any more. */
async function sendLink(world: World, tx: Queries, row: StoredInvitation, deed: Sending) {
  const now = world.clock.now();
  const code = newToken();
  const expiresAt = plusMs(now, invitationDays * dayMs);
  const to = await activityOf(tx, row.activityId);
  const query = new URLSearchParams({
    invitation_code: code,
    ...(row.activityId ? { activityId: row.activityId } : {}),
  });
  const { contactPerson } = row;
  const problem = await sendNotice(world, tx, {
    trigger: triggers[deed],
    activityId: row.activityId,
    to: {
      email: row.contactEmail,
      language: row.language,
      name: contactPerson ? { tc: contactPerson, en: contactPerson, pt: contactPerson } : namesOf(row),
    },
    facts: {
      unit: namesOf(row),
      event: namesOf(to ?? (await eventOf(tx, row.eventId))),
      code,
      until: { at: expiresAt },
      link: `${world.config.publicUrl}/event/invitation-register?${query.toString()}`,
    },
  });
  const link = { codeHash: hashToken(code), expiresAt, sentAt: now, sentCount: row.sentCount + 1, openedAt: null };
  return { link, problem };
}
