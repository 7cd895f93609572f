import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useProfile } from '#web/api/profile.ts';
import { startLogin } from '#web/api/start-login.ts';
import { Menu } from '#web/ui/menu.tsx';

const UserMenu = lazy(() => import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })));

/** Keeps the header still until it is known who is logged in. */
const room = <span className="min-h-touch min-w-touch" />;

/** At the end of the header: log in, or who is logged in (D1 §2 Header). */
export function AccountMenu() {
  const profile = useProfile();
  if (profile === undefined) return room;
  if (profile === null) return <LoginMenu />;
  return (
    <Suspense fallback={room}>
      <UserMenu profile={profile} />
    </Suspense>
  );
}

/** Two ways in, both through the authorization page (rows 051-053). */
function LoginMenu() {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Log in`}
      icon="log-in"
      items={[
        { id: 'email', label: t`E-mail login`, icon: 'mail', onSelect: () => startLogin({ type: 'temp' }) },
        {
          id: 'external',
          label: t`External login`,
          icon: 'key',
          onSelect: () => startLogin({ type: 'temp_external' }),
        },
      ]}
    />
  );
}
