import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { queryClient } from './api/query-client.ts';
import { startLanguage } from './i18n/language.ts';
import { AccountMenu } from './login/account-menu.tsx';
import { startSession } from './login/start-session.ts';
import { router } from './routes.ts';
import { pathOfHash } from './shell/hash-routes.ts';
import { startServiceWorker } from './shell/service-worker.ts';
import { fillSlots } from './shell/slots.ts';
import { showTheme } from './shell/theme.ts';

function followHash(): void {
  const path = pathOfHash(location.hash);
  if (path) void router.navigate({ href: `/event${path}`, replace: true });
}

async function start(): Promise<void> {
  showTheme();
  const path = pathOfHash(location.hash);
  if (path) history.replaceState(null, '', `/event${path}`);
  // The frame that came with the page stays until everything that replaces it is here.
  fillSlots({ account: AccountMenu });
  await Promise.all([startLanguage(['login']), startSession(router).then(() => router.load())]);
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
  addEventListener('hashchange', followHash);
  if (import.meta.env.PROD) void startServiceWorker();
}

void start();
