import { and, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { OutboxMessage } from '#contract/message.ts';
import {
  isSecret,
  type MessageChannel,
  type MessageKind,
  messageKinds,
  type MessageState,
} from '#domain/message/words.ts';
import { countTableUpTo } from '#server/db/count-up-to.ts';
import type { World } from '#server/world.ts';
import { fingerprintsOf } from '../recipient-fingerprint.ts';
import { message } from '../tables.ts';
import { openContent } from '../write-message.ts';

type MessageRow = typeof message.$inferSelect;

/** Addresses, and words of at least six capitals and digits; a day is no code. */
const code = /https?:\/\/\S+|\b(?!\d{4}-\d{2}-\d{2}\b)(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{5,}\b/g;

/** What still opens something is nobody's to read; the demo has no other way to learn it. */
const withoutCode = (text: string): string => text.replace(code, '\u2022'.repeat(6));

const swept = { to: '', subject: '', text: '' };

export function outboxMessage(world: World, row: MessageRow): OutboxMessage {
  const { to, subject, text } = openContent(world, row) ?? swept;
  const { id, channel, kind, language, activityId, state, attempts, lastError, createdAt, heldUntil, sentAt } = row;
  const hidden = isSecret(kind) && !world.config.demo;
  return {
    id,
    channel,
    kind,
    language,
    activityId,
    state,
    attempts,
    lastError,
    createdAt,
    heldUntil,
    sentAt,
    recipient: to,
    subject,
    text: hidden ? withoutCode(text) : text,
    isSwept: row.sealed === null,
  };
}

export interface MessageSearch {
  /** The whole address or number that it went to. */
  search?: string | undefined;
  channel?: MessageChannel | undefined;
  state?: MessageState | undefined;
  kind?: MessageKind | undefined;
  /** Without messages that open something, for who may not do with them what their recipients may. */
  withoutSecrets: boolean;
  page: number;
  size: number;
}

export type MessageFilter = Omit<MessageSearch, 'page' | 'size'>;

const secretKinds = messageKinds.filter(isSecret);

export const messagesWhere = (
  world: World,
  { search, channel, state, kind, withoutSecrets }: MessageFilter,
): SQL | undefined =>
  and(
    search ? inArray(message.recipientFingerprint, fingerprintsOf(world, search)) : undefined,
    channel ? eq(message.channel, channel) : undefined,
    state ? eq(message.state, state) : undefined,
    kind ? eq(message.kind, kind) : undefined,
    withoutSecrets ? notInArray(message.kind, secretKinds) : undefined,
  );

export async function listMessages(world: World, search: MessageSearch) {
  const wanted = messagesWhere(world, search);
  const rows = await world.db.orm
    .select()
    .from(message)
    .where(wanted)
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(search.size)
    .offset(search.page * search.size);
  const counted = await countTableUpTo(world.db, message, wanted, { ...search, found: rows.length });
  return { content: rows.map((row) => outboxMessage(world, row)), ...counted };
}
