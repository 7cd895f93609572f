import { and, eq, isNull, lte } from 'drizzle-orm';
import type { noticeApi } from '#contract/notice/notice.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { countUnread, listNotices, shownTo } from './list-notices.ts';
import { endPush, isSubscribed, subscribePush } from './push-subscriptions.ts';
import { inAppNotice } from './tables.ts';
import { pushKeys } from './vapid.ts';

export const noticeHandlers: Handlers<typeof noticeApi> = {
  myNotices: ({ world, actor, query }) => listNotices(world, actor.accountId, query),

  unreadNotices: async ({ world, actor }) => ({ unread: await countUnread(world, actor.accountId) }),

  async readNotice({ world, actor, params }) {
    const mine = and(eq(inAppNotice.id, params.noticeId), shownTo(world, actor.accountId));
    const [found] = await world.db.orm.select({ id: inAppNotice.id }).from(inAppNotice).where(mine);
    if (!found) throw refuse('ENTITY_NOT_FOUND');
    await world.db.orm
      .update(inAppNotice)
      .set({ readAt: world.clock.now() })
      .where(and(mine, isNull(inAppNotice.readAt)));
    return { unread: await countUnread(world, actor.accountId) };
  },

  async readAllNotices({ world, actor, body }) {
    await world.db.orm
      .update(inAppNotice)
      .set({ readAt: world.clock.now() })
      .where(and(shownTo(world, actor.accountId), isNull(inAppNotice.readAt), lte(inAppNotice.visibleAt, body.until)));
    return { unread: await countUnread(world, actor.accountId) };
  },

  pushKey: async ({ world, actor }) => ({
    key: pushKeys(world.secrets).publicKey,
    subscribed: await isSubscribed(world, actor.sessionId),
  }),

  async subscribePush({ world, actor, body }) {
    await subscribePush(world, actor, body);
    return { done: true };
  },

  async endPush({ world, actor }) {
    await endPush(world, actor.sessionId);
    return { done: true };
  },
};
