import { useLingui } from '@lingui/react/macro';
import { startLogin } from '#web/api/start-login.ts';
import { Menu } from '#web/ui/menu.tsx';

/** For a visitor who wants to exhibit: which account one logs in with (row 047). It takes no height of its own. */
export function ScienceWeekLogin() {
  const { t } = useLingui();
  return (
    <div className="-my-2">
      <Menu
        label={t`Log in to register`}
        items={[
          { id: 'week', label: t`Science-week account`, icon: 'booth', onSelect: () => startLogin({ type: 'temp' }) },
        ]}
      />
    </div>
  );
}
