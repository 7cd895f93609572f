import type { Locale } from '#domain/locale.ts';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import type { FactTexts } from '#domain/notice/fill.ts';
import type { MessageChannel, MessageKind } from '#domain/message/words.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { World } from '#server/world.ts';
import { recipientFingerprint } from './recipient-fingerprint.ts';
import { message } from './tables.ts';

/** What a message says; encrypted in the outbox. */
export interface MessageContent {
  /** E-mail address, or phone as +85366123456. */
  to: string;
  /** Of a mail; empty for an SMS. */
  subject: string;
  text: string;
  /** A mail's other form; a picture in it is named `cid:` and its file's name. */
  html?: string;
  pictures?: { name: string; type: string; base64: string }[];
  /** An iCalendar file that comes along with a mail. */
  calendar?: string | undefined;
  /** What a message without a template will be written of once there is one. */
  unwritten?: { facts: FactTexts; pictures: Pictures; calendar?: string | undefined };
}

/** By the placeholder that each stands for in a template. */
export type Pictures = Readonly<
  Record<string, { name: string; type: string; base64: string; pixels: number; alt: string }>
>;

/** What is sent at once can be taken back at once, for as long as it is held. */
export interface Held {
  groupId?: string | undefined;
  heldMs?: number | undefined;
}

export interface NewMessage extends MessageContent, Held {
  channel: MessageChannel;
  kind: MessageKind;
  language: Locale;
  activityId: string | null;
}

/** Told at delivery: which message it is. */
export const deliverMessageJob = 'deliver-message';

export const sealContent = (world: World, id: string, content: MessageContent): string =>
  world.secrets.seal(JSON.stringify(content), `message:${id}`);

/** Null once its contents have been swept. */
export const openContent = (world: World, row: { id: string; sealed: string | null }): MessageContent | null =>
  row.sealed === null ? null : (JSON.parse(world.secrets.open(row.sealed, `message:${row.id}`)) as MessageContent);

/** Puts a message into the outbox, in the transaction of what it tells of; a job delivers it after the commit. */
export async function writeMessage(world: World, tx: Queries, wanted: NewMessage): Promise<void> {
  const { channel, kind, language, activityId, groupId, heldMs = 0, ...content } = wanted;
  const id = newId();
  const now = world.clock.now();
  const heldUntil = heldMs > 0 ? plusMs(now, heldMs) : null;
  await tx.orm.insert(message).values({
    id,
    channel,
    kind,
    language,
    activityId,
    sealed: sealContent(world, id, content),
    recipientFingerprint: recipientFingerprint(world, content.to),
    state: content.unwritten ? 'NO_TEMPLATE' : heldUntil ? 'HELD' : 'WAITING',
    heldUntil,
    groupId: groupId ?? null,
    createdAt: now,
  });
  if (content.unwritten) return;
  await enqueueJob(world, tx, {
    kind: deliverMessageJob,
    payload: { messageId: id },
    ...(heldUntil ? { dueAt: heldUntil } : {}),
  });
}
