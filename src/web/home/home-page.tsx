import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useLoggedIn } from '#web/api/session-token.ts';
import { startLogin } from '#web/api/start-login.ts';
import { Status } from '#web/ui/badge.tsx';
import { loginTypeFor } from './login-trigger.ts';
import { SectionSkeleton } from './section-skeleton.tsx';
import { Sections } from './sections.tsx';
import { Welcome } from './welcome.tsx';

const OwnSections = lazy(() => import('./own-sections.tsx').then((module) => ({ default: module.OwnSections })));

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
            <Trans>You were brought back here because this activity cannot be registered for at the moment.</Trans>
          </Status>
        </div>
      )}
      {loggedIn ? (
        <Suspense fallback={<SectionSkeleton />}>
          <OwnSections />
        </Suspense>
      ) : (
        <Sections viewer={{ loggedIn: false, orgType: null }} />
      )}
    </>
  );
}
