import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLoggedIn } from '#web/api/session-token.ts';
import { startLogin } from '#web/api/start-login.ts';
import { withItsWords } from '#web/i18n/language.ts';
import { Menu } from '#web/ui/menu.tsx';
import { room } from './room.tsx';

const OwnMenu = lazy(async () => {
  const { OwnMenu: Own } = await withItsWords(() => import('../own-menu.tsx'));
  return { default: Own };
});

/** At the end of the header: log in, or who is logged in (D1 §2 Header). */
export function AccountMenu() {
  if (!useLoggedIn()) return <LoginMenu />;
  return (
    <Suspense fallback={room}>
      <OwnMenu />
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
      breaks
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
