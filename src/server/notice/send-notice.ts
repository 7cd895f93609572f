import { eq } from 'drizzle-orm';
import { type Locale, namesOf } from '#domain/locale.ts';
import { chooseChannels } from '#domain/notice/choose-channels.ts';
import type { Fact } from '#domain/notice/facts.ts';
import type { FactTexts } from '#domain/notice/fill.ts';
import { pathOfNotice } from '#domain/notice/pages.ts';
import { type FactOf, type NoticeTrigger, triggerRow } from '#domain/notice/triggers.ts';
import { activityCalendar } from '#domain/activity/activity-calendar.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { type Held, type Pictures, writeMessage } from '#server/message/write-message.ts';
import type { World } from '#server/world.ts';
import { activityFacts } from './activity-facts.ts';
import { composeMail, composeShort } from './compose.ts';
import { factTexts } from './fact-texts.ts';
import { portalFacts } from './portal-facts.ts';
import { type Address, readRecipient, type Recipient } from './recipient.ts';
import { textsFor } from './texts-for.ts';
import { writeInApp } from './write-in-app.ts';

export interface Notice<Trigger extends NoticeTrigger> extends Held {
  trigger: Trigger;
  /** The id of an account, or somebody's address. */
  to: string | Address;
  activityId?: string | null;
  facts: Readonly<Record<FactOf<Trigger>, Fact>>;
  /** What a placeholder that stands alone in a paragraph shows in a mail. */
  pictures?: Pictures;
  /** An iCalendar file that a mail brings along, in the recipient's language. */
  calendar?: (language: Locale) => string;
}

/** For the sender: somebody was not told by some channel, because there is no text for it. What was changed stands. */
export type NoticeProblem = 'NOTICE_TEMPLATE_NOT_FOUND';

/**
 * Tells somebody what happened, in their language, by every channel that reaches them and has a template: in the
 * transaction of what happened. What had no template stays in the outbox, to be sent once there is one.
 */
export async function sendNotice<Trigger extends NoticeTrigger>(
  world: World,
  tx: Queries,
  notice: Notice<Trigger>,
): Promise<NoticeProblem | null> {
  const recipient = await readRecipient(tx, notice.to);
  if (!recipient) return null;
  const { trigger, activityId = null, groupId, heldMs, pictures = {} } = notice;
  const { language, address } = recipient;
  const templates = await textsFor(tx, { trigger, language, activityId });
  const { send, missing } = chooseChannels({
    usual: triggerRow(trigger).channels,
    reachable: recipient.reachable,
    templates: Object.fromEntries(templates.map(({ channel, state }) => [channel, state])),
  });
  const [about] = activityId ? await tx.orm.select().from(activity).where(eq(activity.id, activityId)) : [];
  const facts = {
    ...commonFacts(world, recipient, { trigger, about }),
    ...factTexts(notice.facts, language),
  };
  const calendar =
    notice.calendar?.(language) ??
    (about && triggerRow(trigger).bringsCalendar ? activityCalendar(about, language, world.clock.now()) : undefined);
  const sent = { language, activityId, groupId, heldMs } as const;

  for (const template of templates) {
    const { channel } = template;
    if (!send.includes(channel)) continue;
    if (channel !== 'IN_APP') {
      const content =
        channel === 'MAIL'
          ? { ...composeMail(template, { trigger, language, facts, pictures }), calendar }
          : composeShort(template, facts);
      await writeMessage(world, tx, { ...sent, kind: trigger, channel, ...content, to: address[channel] });
    } else if (recipient.accountId) {
      await writeInApp(world, tx, {
        ...sent,
        trigger,
        accountId: recipient.accountId,
        ...composeShort(template, facts),
      });
    }
  }
  for (const channel of missing) {
    if (channel === 'IN_APP') continue;
    const unwritten = { facts, pictures, calendar };
    await writeMessage(world, tx, {
      ...sent,
      kind: trigger,
      channel,
      to: address[channel],
      subject: '',
      text: '',
      unwritten,
    });
  }
  return missing.length > 0 ? 'NOTICE_TEMPLATE_NOT_FOUND' : null;
}

function commonFacts(
  world: World,
  { name, language }: Recipient,
  { trigger, about }: { trigger: NoticeTrigger; about: typeof activity.$inferSelect | undefined },
): FactTexts {
  const { ofActivity, opens } = triggerRow(trigger);
  const facts: Record<string, Fact> = { recipient: name, ...portalFacts(world, language) };
  if (ofActivity && about) Object.assign(facts, { activity: namesOf(about), ...activityFacts(about, language) });
  if (opens) facts['link'] = `${world.config.publicUrl}/event${pathOfNotice(opens, about ?? null)}`;
  return factTexts(facts, language);
}
