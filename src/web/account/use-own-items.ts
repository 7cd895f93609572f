import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Profile } from '#contract/account/account.ts';
import { ownChannel } from '#domain/account/roles.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { logOut } from './end-login.ts';

/** What one can do with one's account (row 058), in the header's menu and on the page “Me”. */
export function useOwnItems(profile: Profile, onChooseRole: () => void): MenuItem[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const own = profile.channel === ownChannel;
  return [
    {
      id: 'records',
      label: t`Activity records`,
      icon: 'history',
      onSelect: () => void navigate({ to: '/activity-records' }),
    },
    ...(profile.memberships.length > 1
      ? [
          {
            id: 'roles',
            label: t`Your roles and events`,
            icon: 'users' as const,
            onSelect: onChooseRole,
          },
        ]
      : []),
    ...(own
      ? [
          {
            id: 'password',
            label: t`Change password`,
            icon: 'lock' as const,
            onSelect: () => void navigate({ to: '/password-change' }),
          },
          {
            id: 'contact',
            label: t`Change your details`,
            icon: 'edit' as const,
            onSelect: () => void navigate({ to: '/contact-change' }),
          },
        ]
      : []),
    { id: 'logins', label: t`Your devices`, icon: 'device', onSelect: () => void navigate({ to: '/logins' }) },
    {
      id: 'role',
      label: t`Switch role`,
      icon: 'exchange',
      // Only while developing, as the documents have it; people switch by links that name the role.
      disabled: !import.meta.env.DEV,
      onSelect: () => location.assign('/event/change-role'),
    },
    { id: 'logout', label: t`Log out`, icon: 'log-out', onSelect: () => void logOut() },
  ];
}
