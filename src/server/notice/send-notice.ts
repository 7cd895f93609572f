import { eq } from 'drizzle-orm';
import { type Locale, locales, namesOf } from '#domain/locale.ts';
import { chooseChannels } from '#domain/notice/choose-channels.ts';
import type { Fact } from '#domain/notice/facts.ts';
import type { FactTexts } from '#domain/notice/fill.ts';
import { languagesOf, nearestLanguage } from '#domain/notice/languages.ts';
import { pathOfNotice } from '#domain/notice/pages.ts';
import { type FactOf, type NoticeTrigger, triggerRow } from '#domain/notice/triggers.ts';
import { activityCalendar } from '#domain/activity/activity-calendar.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { type Held, type Pictures, writeMessage } from '#server/message/write-message.ts';
import type { World } from '#server/world.ts';
import { activityFacts } from './activity-facts.ts';
import { composeMail, composeShort, type TemplateText } from './compose.ts';
import { factTexts } from './fact-texts.ts';
import { portalFacts } from './portal-facts.ts';
import { type Address, readRecipient, type Recipient } from './recipient.ts';
import { textsByLanguage } from './texts-for.ts';
import { type InAppTexts, writeInApp } from './write-in-app.ts';

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
  const textsIn = await textsByLanguage(tx, { trigger, activityId });
  const templates = textsIn(language);
  const { send, missing } = chooseChannels({
    usual: triggerRow(trigger).channels,
    reachable: recipient.reachable,
    templates: Object.fromEntries(templates.map(({ channel, state }) => [channel, state])),
  });
  const [about] = activityId ? await tx.orm.select().from(activity).where(eq(activity.id, activityId)) : [];
  const factsIn = (locale: Locale): FactTexts => ({
    ...commonFacts(world, recipient.name, locale, { trigger, about }),
    ...factTexts(notice.facts, locale),
  });
  const facts = factsIn(language);
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
      const texts = inAppTexts(notice.facts, textsIn, factsIn);
      const spoken =
        nearestLanguage(
          locales.filter((locale) => texts[locale]),
          language,
        ) ?? language;
      texts[spoken] ??= titleAndText(template, facts);
      await writeInApp(world, tx, { ...sent, trigger, language: spoken, accountId: recipient.accountId, texts });
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

/** In every language that the notice speaks and that has a text for it. */
function inAppTexts(
  facts: Readonly<Record<string, Fact>>,
  textsIn: Awaited<ReturnType<typeof textsByLanguage>>,
  factsIn: (locale: Locale) => FactTexts,
): InAppTexts {
  const texts: InAppTexts = {};
  for (const locale of languagesOf(facts)) {
    const template = textsIn(locale).find(({ channel, state }) => channel === 'IN_APP' && state === 'ON');
    if (template) texts[locale] = titleAndText(template, factsIn(locale));
  }
  return texts;
}

function titleAndText(template: TemplateText, facts: FactTexts) {
  const { subject: title, text } = composeShort(template, facts);
  return { title, text };
}

function commonFacts(
  world: World,
  name: Recipient['name'],
  language: Locale,
  { trigger, about }: { trigger: NoticeTrigger; about: typeof activity.$inferSelect | undefined },
): FactTexts {
  const { ofActivity, opens } = triggerRow(trigger);
  const facts: Record<string, Fact> = { recipient: name, ...portalFacts(world, language) };
  if (ofActivity && about) Object.assign(facts, { activity: namesOf(about), ...activityFacts(about, language) });
  if (opens) facts['link'] = `${world.config.publicUrl}/event${pathOfNotice(opens, about ?? null)}`;
  return factTexts(facts, language);
}
