import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useLoggedIn } from '#web/api/session-token.ts';
import { startLogin } from '#web/api/start-login.ts';
import { withItsWords } from '#web/i18n/language.ts';
import { Status } from '#web/ui/badge.tsx';
import { ComingUp } from './coming-up.tsx';
import { Featured } from './featured.tsx';
import { ForumSection } from './forum-section.tsx';
import { KeptLine } from './kept-line.tsx';
import { loginTypeFor } from './login-trigger.ts';
import { RowsSkeleton } from './row-skeleton.tsx';
import { Welcome } from './welcome.tsx';

const OwnHome = lazy(async () => {
  const { OwnHome: Own } = await withItsWords(() => import('./own/own-home.tsx'));
  return { default: Own };
});

export function HomePage() {
  const search = useSearch({ from: '/home' });
  const loggedIn = useLoggedIn();
  const loginType = loggedIn ? null : loginTypeFor(search);
  useEffect(() => {
    if (loginType) startLogin({ type: loginType });
  }, [loginType]);

  return (
    <>
      <Welcome />
      {search.ActivityError && (
        <div className="mb-8">
          <Status tone="warn">
            <Trans>You can’t register for that activity right now, so we’ve brought you back here.</Trans>
          </Status>
        </div>
      )}
      <KeptLine />
      {loggedIn ? (
        <Suspense fallback={<RowsSkeleton />}>
          <OwnHome />
        </Suspense>
      ) : (
        <>
          <Featured />
          <ComingUp viewer={visitor} />
        </>
      )}
      <ForumSection />
    </>
  );
}

const visitor = { loggedIn: false, orgType: null };
