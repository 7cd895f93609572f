import { Trans } from '@lingui/react/macro';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Viewer } from '#domain/activity/card.ts';
import { homeSections } from '#domain/activity/category.ts';
import { useProfile } from '#web/api/profile.ts';
import { startLogin } from '#web/api/start-login.ts';
import { Status } from '#web/ui/badge.tsx';
import { ActivitySection } from './activity-section.tsx';
import { ForumSection } from './forum-section.tsx';
import { Welcome } from './welcome.tsx';
import { loginTypeFor } from './login-trigger.ts';

export function HomePage() {
  const search = useSearch({ from: '/home' });
  const profile = useProfile();
  const loginType = profile === null ? loginTypeFor(search) : null;
  useEffect(() => {
    if (loginType) startLogin({ type: loginType });
  }, [loginType]);

  // A project-closing account has a home of its own (D1 §2 Home).
  if (profile?.orgType === 'PROJECT_CLOSE') return <Navigate to="/exhibition/$" params={{ _splat: 'home' }} replace />;

  const viewer: Viewer = { loggedIn: profile !== null, orgType: profile?.orgType ?? null };
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
      {homeSections.map((section) => (
        <ActivitySection key={section.id} section={section} viewer={viewer} />
      ))}
      <ForumSection />
    </>
  );
}
