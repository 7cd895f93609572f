import type { NoticeTrigger } from '#domain/notice/triggers.ts';
import type { message } from '#server/message/tables.ts';
import { openContent, sealContent } from '#server/message/write-message.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { composeMail, composeShort } from './compose.ts';
import { textsFor } from './texts-for.ts';

/** The sealed text of a message that had no template. @throws NOTICE_TEMPLATE_NOT_FOUND while there still is none */
export async function writeAgain(world: World, tx: Queries, row: typeof message.$inferSelect): Promise<string> {
  const waiting = openContent(world, row);
  const { kind, language, channel, activityId } = row;
  const trigger = kind as NoticeTrigger;
  const texts = await textsFor(tx, { trigger, language, activityId });
  const template = texts.find((text) => text.channel === channel && text.state === 'ON');
  if (!template || !waiting?.unwritten) throw refuse('NOTICE_TEMPLATE_NOT_FOUND');
  const { facts, pictures, calendar } = waiting.unwritten;
  const content =
    channel === 'MAIL'
      ? { ...composeMail(template, { trigger, language, facts, pictures }), calendar }
      : composeShort(template, facts);
  return sealContent(world, row.id, { ...content, to: waiting.to });
}
