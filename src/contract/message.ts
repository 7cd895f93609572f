import { z } from 'zod';
import { administrators, doorStaff } from '#domain/account/roles.ts';
import { locales } from '#domain/locale.ts';
import { messageChannels, messageKinds, messageStates } from '#domain/message/words.ts';
import { type Api, Id, Instant, countedPageOf, pageQuery } from './api.ts';

export const OutboxMessage = z.object({
  id: Id,
  channel: z.enum(messageChannels),
  kind: z.enum(messageKinds),
  language: z.enum(locales),
  activityId: Id.nullable(),
  recipient: z.string(),
  subject: z.string(),
  /** Plain text. A verification code inside is hidden outside the demo. */
  text: z.string(),
  /** Too old for its contents to be kept: recipient, subject and text are empty. */
  isSwept: z.boolean(),
  state: z.enum(messageStates),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: Instant,
  /** Until then it can be taken back. */
  heldUntil: Instant.nullable(),
  sentAt: Instant.nullable(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

/** The filters of the list; the export takes the same. */
export const messageFilter = {
  /** The whole e-mail address or mobile number that it went to. */
  search: z.string().trim().max(200).optional(),
  channel: z.enum(messageChannels).optional(),
  state: z.enum(messageStates).optional(),
  kind: z.enum(messageKinds).optional(),
};

export const messageApi = {
  messages: {
    method: 'get',
    path: '/staff/messages',
    access: doorStaff,
    summary:
      'The outbox: mails and SMS, newest first, and whether anything sends them; what opens something is for administrators',
    query: z.object({ ...messageFilter, ...pageQuery(100, 20) }),
    reply: countedPageOf(OutboxMessage).extend({ sends: z.object({ MAIL: z.boolean(), SMS: z.boolean() }) }),
    errors: [],
  },
  sendMessageAgain: {
    method: 'post',
    path: '/staff/messages/{messageId}/send',
    access: administrators,
    summary: 'Try again a message that failed or was kept, or write one that had no template',
    params: z.object({ messageId: Id }),
    reply: OutboxMessage,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'NOTICE_TEMPLATE_NOT_FOUND'],
  },
  sendFailedMessages: {
    method: 'post',
    path: '/staff/messages/send-failed',
    access: administrators,
    summary: 'Try again every message that failed, as after an outage',
    reply: z.object({ count: z.number().int() }),
    errors: [],
  },
  takeBackMessage: {
    method: 'post',
    path: '/staff/messages/{messageId}/take-back',
    access: administrators,
    summary: 'Never send a message that is still held',
    params: z.object({ messageId: Id }),
    reply: OutboxMessage,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
