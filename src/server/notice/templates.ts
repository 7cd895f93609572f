import { and, eq, isNull, or } from 'drizzle-orm';
import type { Template, TemplateCell, TriggerTemplates } from '#contract/notice/template.ts';
import { type Locale, locales, nameIn } from '#domain/locale.ts';
import { chooseTexts } from '#domain/notice/choose-texts.ts';
import { isOfEvent, type NoticeTrigger, placeholdersOf, triggerNames, triggerRow } from '#domain/notice/triggers.ts';
import { type NoticeChannel, noticeChannels } from '#domain/notice/words.ts';
import { account } from '#server/account/tables.ts';
import { event } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { noticeTemplate } from './tables.ts';
import { usualTemplate } from './usual-templates.ts';

export interface Which {
  /** Null or left out for the general text. */
  eventId?: string | null | undefined;
  trigger: NoticeTrigger;
  language: Locale;
  channel: NoticeChannel;
}

export type TemplateRow = typeof noticeTemplate.$inferSelect;

export const isOne = ({ trigger, language, channel, eventId }: Which) =>
  and(
    eq(noticeTemplate.trigger, trigger),
    eq(noticeTemplate.language, language),
    eq(noticeTemplate.channel, channel),
    eventId ? eq(noticeTemplate.eventId, eventId) : isNull(noticeTemplate.eventId),
  );

/** @throws EVENT_NOT_FOUND; PARAMS_ERROR where no event can have a text of its own */
export async function checkEvent(db: Queries, eventId: string | undefined, trigger?: NoticeTrigger): Promise<void> {
  if (!eventId) return;
  if (trigger && !isOfEvent(trigger)) throw refuseField('eventId', 'notAllowed');
  if ((await db.orm.$count(event, eq(event.id, eventId))) === 0) throw refuse('EVENT_NOT_FOUND');
}

/** For an event: the triggers that it may have texts of its own for, and what holds there. */
export async function listTemplates(db: Queries, eventId?: string): Promise<{ content: TriggerTemplates[] }> {
  const ofEvent = eventId ? eq(noticeTemplate.eventId, eventId) : undefined;
  const all = await db.orm
    .select()
    .from(noticeTemplate)
    .where(or(isNull(noticeTemplate.eventId), ofEvent));
  const rows = [...Map.groupBy(all, ({ trigger, language }) => `${trigger} ${language}`).values()].flatMap(chooseTexts);
  const found = new Map(rows.map((row) => [`${row.trigger} ${row.language} ${row.channel}`, row]));
  const cell = (trigger: NoticeTrigger, language: Locale, channel: NoticeChannel): TemplateCell => {
    const row = found.get(`${trigger} ${language} ${channel}`);
    const changed = eventId ? row?.eventId === eventId : row?.updatedBy != null;
    return { language, channel, state: row?.state ?? 'NONE', changed };
  };
  const shown = eventId ? triggerNames.filter(isOfEvent) : triggerNames;
  const content = shown.map((trigger) => {
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

/**
 * Also of one that nobody has written yet: without a text, or for an event with the general one, at version 0. An
 * event's that was given up is there as one that nobody has written.
 */
export async function readTemplate(db: Queries, which: Which): Promise<Template> {
  const { trigger, language, channel, eventId } = which;
  const general = eventId ? await readTemplate(db, { trigger, language, channel }) : null;
  const [found] = await db.orm
    .select({ row: noticeTemplate, by: account })
    .from(noticeTemplate)
    .leftJoin(account, eq(account.id, noticeTemplate.updatedBy))
    .where(isOne(which));
  const row = found?.row;
  const by = found?.by;
  const own = general && row?.state === 'DELETED' ? undefined : row;
  const text = own ?? general;
  return {
    trigger,
    language,
    channel,
    subject: text?.subject ?? '',
    body: text?.body ?? '',
    state: own?.state ?? 'NONE',
    version: row?.version ?? 0,
    updatedAt: own?.updatedAt ?? null,
    updatedBy: own && by ? nameIn(by, language) || by.username : null,
    usual: general ? null : usualTemplate(trigger, language, channel),
    general: general && { subject: general.subject, body: general.body, state: general.state },
    placeholders: [...placeholdersOf(trigger)],
    actionNeeded: triggerRow(trigger).actionNeeded,
  };
}
