import type { FieldError } from '#domain/errors.ts';
import { unknownPlaceholders } from './fill.ts';
import { type NoticeTrigger, placeholdersOf } from './triggers.ts';
import type { NoticeChannel } from './words.ts';

export interface TemplateDraft {
  trigger: NoticeTrigger;
  channel: NoticeChannel;
  subject: string;
  body: string;
}

/** What is wrong with a template's text: a missing part, or placeholders that nobody fills in. */
export function templateProblems({ trigger, channel, subject, body }: TemplateDraft): FieldError[] {
  const offered = placeholdersOf(trigger);
  const problems: FieldError[] = [];
  const texts = channel === 'SMS' ? { body } : { subject, body };
  for (const [path, text] of Object.entries(texts)) {
    const unknown = unknownPlaceholders(text, offered);
    if (!text.trim()) problems.push({ path, problem: 'required' });
    else if (unknown.length > 0) {
      const names = unknown.map((name) => `{${name}}`).join(', ');
      problems.push({ path, problem: 'unknownPlaceholder', params: { names } });
    }
  }
  return problems;
}
