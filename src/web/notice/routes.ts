import { createRoute } from '@tanstack/react-router';
import { type Locale, locales } from '#domain/locale.ts';
import { type NoticeTrigger, triggerNames } from '#domain/notice/triggers.ts';
import { type NoticeChannel, noticeChannels } from '#domain/notice/words.ts';
import { requireLogin } from '#web/api/require-login.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;
const desk = { getParentRoute: () => deskRoute } as const;

interface NoticesSearch {
  unread?: '1' | undefined;
  page?: number | undefined;
}

export interface TemplateSearch {
  /** Whose own texts are shown; left out, the general ones. */
  eventId?: string | undefined;
  trigger?: NoticeTrigger | undefined;
  language?: Locale | undefined;
  channel?: NoticeChannel | undefined;
}

interface OfActivity {
  activityId?: string | undefined;
}
const ofActivity = (search: Search): OfActivity => ({ activityId: textIn(search, 'activityId') });

export const noticeRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/notices',
    beforeLoad: requireLogin,
    validateSearch: (search: Search): NoticesSearch => ({
      unread: wordIn(search, 'unread', ['1']),
      page: countIn(search, 'page'),
    }),
    component: lazyPage(() => import('./notices-page.tsx'), 'NoticesPage'),
  }),
] as const;

export const noticeDeskRoutes = [
  createRoute({
    ...desk,
    path: 'templates',
    validateSearch: (search: Search): TemplateSearch => ({
      eventId: textIn(search, 'eventId'),
      trigger: wordIn(search, 'trigger', triggerNames),
      language: wordIn(search, 'language', locales),
      channel: wordIn(search, 'channel', noticeChannels),
    }),
    component: lazyPage(() => import('./desk/templates-page.tsx'), 'TemplatesPage'),
  }),
  createRoute({
    ...desk,
    path: 'supplements',
    validateSearch: ofActivity,
    component: lazyPage(() => import('./desk/supplements-page.tsx'), 'SupplementsPage'),
  }),
  createRoute({
    ...desk,
    path: 'notices',
    validateSearch: ofActivity,
    component: lazyPage(() => import('./desk/staff-notice-page.tsx'), 'StaffNoticePage'),
  }),
] as const;
