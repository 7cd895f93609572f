import { createRoute } from '@tanstack/react-router';
import { type MessageChannel, messageChannels, type MessageState, messageStates } from '#domain/message/words.ts';
import { requireLogin } from '#web/api/require-login.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, wordIn } from '#web/shell/search-text.ts';

interface OutboxSearch {
  channel?: MessageChannel | undefined;
  delivery?: MessageState | undefined;
  page?: number | undefined;
}

export const messageRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin/outbox',
    beforeLoad: requireLogin,
    validateSearch: (search: Record<string, unknown>): OutboxSearch => ({
      channel: wordIn(search, 'channel', messageChannels),
      delivery: wordIn(search, 'delivery', messageStates),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(['message', 'api'], () => import('./outbox-page.tsx'), 'OutboxPage'),
  }),
] as const;
