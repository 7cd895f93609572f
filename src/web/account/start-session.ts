import type { AnyRouter } from '@tanstack/react-router';
import { registerLogin } from '#web/api/login-hooks.ts';
import { queryClient } from '#web/api/query-client.ts';
import { keepSessionToken, sessionToken } from '#web/api/session-token.ts';
import { beginLogin } from './begin-login.ts';
import { guardPages } from './guard-pages.ts';
import { renewLogin } from './renew-login.ts';
import { onTabNews } from './tab-news.ts';

/** Once, before the first page is loaded. The address may change: it loses the code of a login that came back. */
export async function startSession(router: AnyRouter): Promise<void> {
  registerLogin({
    renew: renewLogin,
    expired: () => void import('./end-login.ts').then(({ loginExpired }) => loginExpired()),
  });
  guardPages(router);
  onTabNews((news) => {
    if (news.kind === 'renewed') {
      if (sessionToken()) keepSessionToken(news.accessToken);
      return;
    }
    if (news.kind === 'login') keepSessionToken(news.accessToken);
    if (news.kind === 'logout') keepSessionToken(null);
    // Whoever is logged in now must not see what was read before.
    void queryClient.resetQueries();
  });
  const problem = await beginLogin();
  if (problem) void import('./say-problem.ts').then(({ sayProblem }) => sayProblem(problem));
}
