import { maskContact } from '#domain/account/mask-contact.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { ownLinkUrl } from '#server/own-link/own-link.ts';
import type { World } from '#server/world.ts';
import type { RegistrationRow } from '../find-event.ts';
import { linkOf, openEmail, openNewEmail } from './registrant.ts';

const addressed = ({ name, language }: RegistrationRow, email: string) => ({
  email,
  language,
  name: { tc: name, en: name, pt: name },
});

/** To a new address, which does not count before its reader says so. */
export async function tellToConfirm(world: World, tx: Queries, activity: ActivityRow, row: RegistrationRow) {
  const { newEmailId, newEmailUntil } = row;
  if (!newEmailId || !newEmailUntil) return;
  const record = { kind: 'public-registration-email', id: newEmailId, until: newEmailUntil } as const;
  await sendNotice(world, tx, {
    trigger: 'PUBLIC_EMAIL_CONFIRM',
    to: addressed(row, openNewEmail(world, row)),
    activityId: activity.id,
    facts: { until: { at: newEmailUntil }, link: ownLinkUrl(world, record) },
  });
}

/** To both: the address before hears without a link, since it may be somebody else's; the new one has the link. */
export async function tellMoved(
  world: World,
  tx: Queries,
  activity: ActivityRow,
  { row, before, email }: { row: RegistrationRow; before: string; email: string },
) {
  await sendNotice(world, tx, {
    trigger: 'PUBLIC_EMAIL_CHANGED',
    to: addressed(row, before),
    activityId: activity.id,
    facts: { contact: maskContact(email) },
  });
  await tellLink(world, tx, activity, row);
}

export async function tellLink(world: World, tx: Queries, activity: ActivityRow, row: RegistrationRow) {
  await sendNotice(world, tx, {
    trigger: 'PUBLIC_LINK',
    to: addressed(row, openEmail(world, row)),
    activityId: activity.id,
    facts: { link: ownLinkUrl(world, linkOf(row, activity)) },
  });
}
