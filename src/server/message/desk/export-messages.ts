import { and, desc } from 'drizzle-orm';
import { z } from 'zod';
import { messageFilter, type OutboxMessage } from '#contract/message.ts';
import { administrators } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import type { MessageChannel, MessageState } from '#domain/message/words.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { languageWords, type Words } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import { message } from '../tables.ts';
import { type MessageFilter, messagesWhere, outboxMessage } from './list-messages.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

type Filter = Omit<MessageFilter, 'withoutSecrets'>;

const channelWords: Record<MessageChannel, Words> = {
  MAIL: inEach(msg`Mail`),
  SMS: inEach(msg`SMS`),
};

const stateWords: Record<MessageState, Words> = {
  HELD: inEach(msg`Held`),
  WAITING: inEach(msg`Waiting`),
  SENT: inEach(msg({ message: 'Sent', context: 'message' })),
  KEPT: inEach(msg`Kept here`),
  FAILED: inEach(msg`Failed`),
  TAKEN_BACK: inEach(msg`Taken back`),
  NO_TEMPLATE: inEach(msg`No text`),
};

const wanted = (world: World, filter: Filter) => messagesWhere(world, { ...filter, withoutSecrets: false });

/** What was written to whom and what became of it, newest first; not the texts, some of which open something. */
export const messagesExport = exportKind<Filter, OutboxMessage>({
  kind: 'messages',
  heading: inEach(msg`Outbox`),
  access: administrators,
  filter: z.object(messageFilter),
  columns: [
    {
      key: 'channel',
      heading: inEach(msg({ message: 'Kind', context: 'record' })),
      cell: ({ channel }, language) => channelWords[channel][language],
    },
    { key: 'kind', heading: inEach(msg`About`), cell: ({ kind }) => kind },
    {
      key: 'recipient',
      heading: inEach(msg`Recipient`),
      personal: true,
      cell: ({ recipient }) => recipient,
    },
    {
      key: 'subject',
      heading: inEach(msg({ message: 'Subject', context: 'sheet' })),
      personal: true,
      cell: ({ subject }) => subject,
    },
    {
      key: 'language',
      heading: inEach(msg`Language`),
      cell: ({ language: written }, language) => languageWords[written][language],
    },
    {
      key: 'state',
      heading: inEach(msg`State`),
      cell: ({ state }, language) => stateWords[state][language],
    },
    {
      key: 'createdAt',
      heading: inEach(msg({ message: 'Written on', context: 'sheet' })),
      cell: ({ createdAt }) => businessDateTime(createdAt),
    },
    {
      key: 'sentAt',
      heading: inEach(msg({ message: 'Sent on', context: 'message' })),
      cell: ({ sentAt }) => (sentAt ? businessDateTime(sentAt) : null),
    },
    {
      key: 'attempts',
      heading: inEach(msg`Attempts`),
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'lastError',
      heading: inEach(msg({ message: 'Error', context: 'sheet' })),
      cell: ({ lastError }) => lastError,
    },
  ],
  count: (world, filter) => world.db.orm.$count(message, wanted(world, filter)),
  async page(world, filter, after) {
    const rows = await world.db.orm
      .select()
      .from(message)
      .where(and(wanted(world, filter), behindPage(message.createdAt, message.id, after)))
      .orderBy(desc(message.createdAt), desc(message.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(rows, rowsAtOnce, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { rows: content.map((row) => outboxMessage(world, row)), next };
  },
});
