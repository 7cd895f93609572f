import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { sessionToken } from './api/session-token.ts';
import { whenOnline } from './api/when-online.ts';
import { startLanguage, withItsWords } from './i18n/language.ts';
import { AccountMenu } from './account/header/account-menu.tsx';
import { mayBeLoggedIn } from './account/login-hint.ts';
import { onBeforeLogout, onLogout } from './account/logout-guards.ts';
import { fetchPage, knowAllRoutes, router } from './router.ts';
import { followOtherTabs } from './shell/follow-other-tabs.ts';
import { pathOfHash } from './shell/hash-routes.ts';
import { startServiceWorker } from './shell/service-worker.ts';
import { fillSlots } from './shell/slots.ts';
import { showTheme } from './shell/theme.ts';

const lazyPart = (load: () => Promise<ComponentType>, room?: ReactNode) => {
  const Lazy = lazy(async () => ({ default: await whenOnline(load) }));
  return () => (
    <Suspense fallback={room}>
      <Lazy />
    </Suspense>
  );
};
const OwnTabs = lazyPart(async () => (await withItsWords(() => import('./navigation/own-tabs.tsx'))).OwnTabs);
const OwnAreas = lazyPart(async () => (await withItsWords(() => import('./navigation/own-areas.tsx'))).OwnAreas);
const Bell = lazyPart(
  async () => (await withItsWords(() => import('./notice/bell.tsx'))).Bell,
  <span className="size-touch" />,
);
const StaffUndo = lazyPart(async () => (await withItsWords(() => import('./undo/staff-undo.tsx'))).StaffUndo);

function followHash(): void {
  const path = pathOfHash(location.hash);
  if (path) void router.navigate({ href: `/event${path}`, replace: true });
}

const loginComesBack = (): boolean => new URLSearchParams(location.search).has('state');

/** What a login needs comes only where there is one or one is on its way; a visitor's first visit stays small. */
async function startSessionIfAny(): Promise<void> {
  if (sessionToken() === null && !mayBeLoggedIn() && !loginComesBack()) {
    document.addEventListener('visibilitychange', () => void startSessionIfAny(), { once: true });
    return;
  }
  const [{ startSession }, { keepRoomForTabs }] = await Promise.all([
    import('./account/start-session.ts'),
    import('./navigation/room-for-tabs.ts'),
    knowAllRoutes(),
  ]);
  keepRoomForTabs();
  const session = startSession(router);
  fetchPage();
  await session;
}

/** Behind a participant's own link, which asks for no login: its code is to be there at once, also on a dying network. */
const needsNoLogin = (): boolean => location.pathname.startsWith('/event/p/');

async function start(): Promise<void> {
  showTheme();
  const path = pathOfHash(location.hash);
  if (path) history.replaceState(null, '', `/event${path}`);
  // A phone that was a station has this file; without it, and without a network, there is nothing that could wait.
  onBeforeLogout(() =>
    import('./sign-in/reason-to-stay.ts').then(
      ({ stationsReasonToStay }) => stationsReasonToStay(),
      () => null,
    ),
  );
  // The next person at this browser is not shown what this one is told.
  onLogout(async () => (await import('./notice/push.ts')).endPush());
  fillSlots({ account: AccountMenu, areas: OwnAreas, bell: Bell, undo: StaffUndo, tabs: OwnTabs });
  // The frame that came with the page stays until everything that replaces it is here.
  const session = startSessionIfAny();
  await Promise.all([
    startLanguage(['account/header']),
    (needsNoLogin() ? Promise.resolve() : session).then(() => router.load()),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  // As a transition it is rendered in short slices, between which the page answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </StrictMode>,
    ),
  );
  addEventListener('hashchange', followHash);
  followOtherTabs();
  if (import.meta.env.PROD) void startServiceWorker();
}

void start();
