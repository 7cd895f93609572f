import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { noticePageNames } from '#domain/notice/pages.ts';
import { triggerNames } from '#domain/notice/triggers.ts';
import { type Api, Done, Id, Instant, pageOf, pageQuery } from '#contract/api.ts';
import { WireNames } from '#contract/texts.ts';

export const InAppNotice = z.object({
  id: Id,
  trigger: z.enum(triggerNames),
  /** In which it was sent. */
  language: z.enum(locales),
  /** In every language that it speaks: the reader's is shown, else the one they read best. */
  texts: z.partialRecord(z.enum(locales), z.object({ title: z.string(), text: z.string() })),
  actionNeeded: z.boolean(),
  /** Where it leads; null when there is nothing to open. */
  page: z.enum(noticePageNames).nullable(),
  activity: z
    .object({
      id: Id,
      promoter: z.string().nullable(),
      ...WireNames,
    })
    .nullable(),
  at: Instant,
  readAt: Instant.nullable(),
});
export type InAppNotice = z.infer<typeof InAppNotice>;

const Unread = z.object({ unread: z.number().int().min(0) });

/** What a browser says of itself when it agrees to push messages. */
const PushKeys = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});

export const noticeApi = {
  myNotices: {
    method: 'get',
    path: '/notices',
    access: 'account',
    summary: "The account's notices, newest first, and how many are not read",
    query: z.object({ unreadOnly: z.stringbool().default(false), ...pageQuery(50, 20) }),
    reply: pageOf(InAppNotice).extend(Unread.shape),
    errors: [],
  },
  unreadNotices: {
    method: 'get',
    path: '/notices/unread',
    access: 'account',
    summary: 'How many notices are not read',
    reply: Unread,
    errors: [],
  },
  readNotice: {
    method: 'post',
    path: '/notices/{noticeId}/read',
    access: 'account',
    summary: 'Mark one as read; again is harmless',
    params: z.object({ noticeId: Id }),
    reply: Unread,
    errors: ['ENTITY_NOT_FOUND'],
  },
  readAllNotices: {
    method: 'post',
    path: '/notices/read',
    access: 'account',
    summary: 'Mark all as read that were there at that time',
    body: z.object({ until: Instant }),
    reply: Unread,
    errors: [],
  },
  pushKey: {
    method: 'get',
    path: '/push/key',
    access: 'account',
    summary: "The portal's public key for push messages (VAPID), and whether this login receives them",
    reply: z.object({ key: z.string(), subscribed: z.boolean() }),
    errors: [],
  },
  subscribePush: {
    method: 'put',
    path: '/push/subscription',
    access: 'account',
    summary: 'Send push messages to this browser for as long as this login lasts',
    body: PushKeys,
    reply: Done,
    errors: [],
    perMinute: 20,
  },
  endPush: {
    method: 'delete',
    path: '/push/subscription',
    access: 'account',
    summary: 'No more push messages to this login; again is harmless',
    reply: Done,
    errors: [],
  },
} as const satisfies Api;
