import { useLingui } from '@lingui/react/macro';
import { startLogin } from '#web/api/start-login.ts';
import { Menu } from '#web/ui/menu.tsx';

/** For a visitor who wants to exhibit: which account one logs in with (row 047). It takes no height of its own. */
export function ScienceWeekLogin() {
  const { t } = useLingui();
  return (
    <div className="-my-2">
      <Menu
        label={t`I want to exhibit`}
        icon="booth"
        items={[
          {
            id: 'week',
            label: t`Log in with a science-week account`,
            icon: 'log-in',
            onSelect: () => startLogin({ type: 'temp' }),
          },
        ]}
      />
    </div>
  );
}
