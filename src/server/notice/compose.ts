import { bcp47, type Locale } from '#domain/locale.ts';
import { type FactTexts, fillText, onlyPlaceholder, paragraphsOf } from '#domain/notice/fill.ts';
import { type NoticeTrigger, triggerRow } from '#domain/notice/triggers.ts';
import { type MailPart, mailHtml } from '#server/message/mail-html.ts';
import type { MessageContent, Pictures } from '#server/message/write-message.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

export interface TemplateText {
  subject: string;
  body: string;
}

export interface Letter {
  trigger: NoticeTrigger;
  language: Locale;
  facts: FactTexts;
  pictures: Pictures;
}

const actionNeeded: Record<Locale, string> = inEach(msg`[Action needed] `);

const when: Record<Locale, string> = inEach(msg`When: `);
const where: Record<Locale, string> = inEach(msg`Where: `);

const open: Record<Locale, string> = inEach(msg`Open the page`);

/** Title and text without any form, as for an SMS. */
export const composeShort = ({ subject, body }: TemplateText, facts: FactTexts) => ({
  subject: fillText(subject, facts),
  text: paragraphsOf(body, facts)
    .map((paragraph) => fillText(paragraph, facts))
    .join('\n\n'),
});

/** A mail in both its forms. What is told stands in the HTML as text, never as HTML. */
export function composeMail(template: TemplateText, letter: Letter): Omit<MessageContent, 'to'> {
  const { facts, pictures, language } = letter;
  const paragraphs = paragraphsOf(template.body, facts);
  const heading = fillText(template.subject, facts);
  const activity = activityLines(letter);
  const shown = paragraphs.flatMap((paragraph) => pictures[onlyPlaceholder(paragraph) ?? ''] ?? []);
  return {
    subject: subjectLine(heading, letter),
    text: paragraphs
      .filter((paragraph) => !pictures[onlyPlaceholder(paragraph) ?? ''])
      .map((paragraph) => fillText(paragraph, facts))
      .concat(activity.length > 0 ? [activity.join('\n')] : [])
      .join('\n\n'),
    html: mailHtml({ language: bcp47[language], heading, portal: facts['portal'] ?? '' }, [
      ...paragraphs.map((paragraph) => mailPart(paragraph, letter)),
      ...(activity.length > 0 ? [{ lines: activity.map((text) => ({ text })) }] : []),
    ]),
    ...(shown.length > 0 ? { pictures: shown.map(({ name, type, base64 }) => ({ name, type, base64 })) } : {}),
  };
}

/** When and where the activity is, below what is told; none where the template tells the day itself. */
function activityLines({ trigger, language, facts }: Letter): string[] {
  const { activityDays, activityPlace } = facts;
  if (!activityDays || triggerRow(trigger).facts.includes('day')) return [];
  return [`${when[language]}${activityDays}`, ...(activityPlace ? [`${where[language]}${activityPlace}`] : [])];
}

function subjectLine(heading: string, { trigger, language, facts }: Letter): string {
  const { actionNeeded: needed, ofActivity } = triggerRow(trigger);
  const activity = ofActivity && facts['activity'] ? `[${facts['activity']}] ` : '';
  // A line break would begin another header of the mail.
  return `${needed ? actionNeeded[language] : ''}${activity}${heading}`.replace(/\s+/g, ' ').trim();
}

function mailPart(paragraph: string, { facts, pictures, language }: Letter): MailPart {
  const alone = onlyPlaceholder(paragraph);
  const picture = alone ? pictures[alone] : undefined;
  if (picture) return { picture };
  if (alone === 'link') return { link: { text: open[language], url: facts['link'] ?? '' } };
  const lines = paragraph.split('\n').flatMap((line) => {
    const code = onlyPlaceholder(line.trim()) === 'code';
    return fillText(line, facts)
      .split('\n')
      .map((text) => ({ text, code }));
  });
  return { lines };
}
