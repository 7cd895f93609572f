import { and, desc } from 'drizzle-orm';
import { z } from 'zod';
import { messageFilter, type OutboxMessage } from '#contract/message.ts';
import { administrators } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import type { MessageChannel, MessageState } from '#domain/message/words.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { languageWords, words, type Words } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import { message } from '../tables.ts';
import { type MessageFilter, messagesWhere, outboxMessage } from './list-messages.ts';

type Filter = Omit<MessageFilter, 'withoutSecrets'>;

const channelWords: Record<MessageChannel, Words> = {
  MAIL: words('電郵', '邮件', 'Mail', 'E-mail'),
  SMS: words('短訊', '短信', 'SMS', 'SMS'),
};

const stateWords: Record<MessageState, Words> = {
  HELD: words('暫緩發送', '暂缓发送', 'Held', 'Retida'),
  WAITING: words('待傳送', '待发送', 'Waiting', 'À espera'),
  SENT: words('已發送', '已发送', 'Sent', 'Enviada'),
  KEPT: words('留存於此', '留存于此', 'Kept here', 'Guardada aqui'),
  FAILED: words('發送失敗', '发送失败', 'Failed', 'Falhou'),
  TAKEN_BACK: words('已撤回', '已撤回', 'Taken back', 'Anulado'),
  NO_TEMPLATE: words('欠缺範本', '欠缺模板', 'No text', 'Sem texto'),
};

const wanted = (world: World, filter: Filter) => messagesWhere(world, { ...filter, withoutSecrets: false });

/** What was written to whom and what became of it, newest first; not the texts, some of which open something. */
export const messagesExport = exportKind<Filter, OutboxMessage>({
  kind: 'messages',
  heading: words('發件箱', '发件箱', 'Outbox', 'Caixa de saída'),
  access: administrators,
  filter: z.object(messageFilter),
  columns: [
    {
      key: 'channel',
      heading: words('類型', '类型', 'Kind', 'Tipo'),
      cell: ({ channel }, language) => channelWords[channel][language],
    },
    { key: 'kind', heading: words('內容', '内容', 'About', 'Sobre'), cell: ({ kind }) => kind },
    {
      key: 'recipient',
      heading: words('收件人', '收件人', 'Recipient', 'Destinatário'),
      personal: true,
      cell: ({ recipient }) => recipient,
    },
    {
      key: 'subject',
      heading: words('主旨', '主题', 'Subject', 'Assunto'),
      personal: true,
      cell: ({ subject }) => subject,
    },
    {
      key: 'language',
      heading: words('語言', '语言', 'Language', 'Língua'),
      cell: ({ language: written }, language) => languageWords[written][language],
    },
    {
      key: 'state',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ state }, language) => stateWords[state][language],
    },
    {
      key: 'createdAt',
      heading: words('撰寫時間', '撰写时间', 'Written on', 'Escrita em'),
      cell: ({ createdAt }) => businessDateTime(createdAt),
    },
    {
      key: 'sentAt',
      heading: words('發送時間', '发送时间', 'Sent on', 'Enviada em'),
      cell: ({ sentAt }) => (sentAt ? businessDateTime(sentAt) : null),
    },
    {
      key: 'attempts',
      heading: words('嘗試次數', '尝试次数', 'Attempts', 'Tentativas'),
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'lastError',
      heading: words('發送錯誤', '发送错误', 'Error', 'Erro'),
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
