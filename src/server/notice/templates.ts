import { and, eq } from 'drizzle-orm';
import type { Template, TemplateCell, TriggerTemplates } from '#contract/notice-template.ts';
import { chooseText, type Locale, locales, namesOf } from '#domain/locale.ts';
import { type NoticeTrigger, placeholdersOf, triggerNames, triggerRow } from '#domain/notice/triggers.ts';
import { type NoticeChannel, noticeChannels } from '#domain/notice/words.ts';
import { account } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { noticeTemplate } from './tables.ts';
import { usualTemplate } from './usual-templates.ts';

export interface Which {
  trigger: NoticeTrigger;
  language: Locale;
  channel: NoticeChannel;
}

export type TemplateRow = typeof noticeTemplate.$inferSelect;

export const isOne = ({ trigger, language, channel }: Which) =>
  and(eq(noticeTemplate.trigger, trigger), eq(noticeTemplate.language, language), eq(noticeTemplate.channel, channel));

export async function listTemplates(db: Queries): Promise<{ content: TriggerTemplates[] }> {
  const rows = await db.orm.select().from(noticeTemplate);
  const found = new Map(rows.map((row) => [`${row.trigger} ${row.language} ${row.channel}`, row]));
  const cell = (trigger: NoticeTrigger, language: Locale, channel: NoticeChannel): TemplateCell => {
    const row = found.get(`${trigger} ${language} ${channel}`);
    return { language, channel, state: row?.state ?? 'NONE', changed: row?.updatedBy != null };
  };
  const content = triggerNames.map((trigger) => {
    const { actionNeeded, channels } = triggerRow(trigger);
    return {
      trigger,
      actionNeeded,
      usualChannels: [...channels],
      cells: locales.flatMap((language) => noticeChannels.map((channel) => cell(trigger, language, channel))),
    };
  });
  return { content };
}

/** Also of one that nobody has written yet: without a text, at version 0. */
export async function readTemplate(db: Queries, which: Which): Promise<Template> {
  const { trigger, language, channel } = which;
  const [found] = await db.orm
    .select({ row: noticeTemplate, by: account })
    .from(noticeTemplate)
    .leftJoin(account, eq(account.id, noticeTemplate.updatedBy))
    .where(isOne(which));
  const row = found?.row;
  const by = found?.by;
  return {
    trigger,
    language,
    channel,
    subject: row?.subject ?? '',
    body: row?.body ?? '',
    state: row?.state ?? 'NONE',
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: by ? (chooseText(namesOf(by), language)?.text ?? by.username) : null,
    usual: usualTemplate(trigger, language, channel),
    placeholders: [...placeholdersOf(trigger)],
    actionNeeded: triggerRow(trigger).actionNeeded,
  };
}
