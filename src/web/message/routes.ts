import { createRoute } from '@tanstack/react-router';
import {
  type MessageChannel,
  messageChannels,
  type MessageKind,
  messageKinds,
  type MessageState,
  messageStates,
} from '#domain/message/words.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

export interface OutboxSearch {
  search?: string | undefined;
  channel?: MessageChannel | undefined;
  delivery?: MessageState | undefined;
  kind?: MessageKind | undefined;
  page?: number | undefined;
}

export const messageDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: 'outbox',
    validateSearch: (search: Record<string, unknown>): OutboxSearch => ({
      search: textIn(search, 'search'),
      channel: wordIn(search, 'channel', messageChannels),
      delivery: wordIn(search, 'delivery', messageStates),
      kind: wordIn(search, 'kind', messageKinds),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./outbox-page.tsx'), 'OutboxPage'),
  }),
] as const;
