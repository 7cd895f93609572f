import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/account/account.ts';
import { namesOf } from '#domain/locale.ts';
import { api } from '#web/api/client.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { withItsWords } from '#web/i18n/language.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { useOwnItems } from './use-own-items.ts';

const RoleSwitch = lazy(async () => {
  const { RoleSwitch: Dialog } = await withItsWords(() => import('./role/role-switch.tsx'));
  return { default: Dialog };
});

/** The link to the records, and what one can do with one's account (row 058). */
export function UserMenu({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const wide = useWide();
  const { text: name } = useName(namesOf(profile));
  const person = name || profile.username;
  const role = profile.orgType && i18n._(roleWords[profile.orgType]);
  const [choosing, setChoosing] = useState(false);
  useLanguageOfMails();

  const items = useOwnItems(profile, () => setChoosing(true)).filter(({ id }) => !wide || id !== 'records');
  const who = (
    <span className="flex max-w-56 flex-col text-left leading-tight">
      <span className="truncate">{person}</span>
      {role && <span className="truncate text-sm font-normal text-muted">{role}</span>}
    </span>
  );
  return (
    <>
      {wide && (
        <span className="mr-2 ml-3 whitespace-nowrap">
          <TextLink to="/activity-records">{t`Activity records`}</TextLink>
        </span>
      )}
      <Menu label={t`Account of ${person}`} heading={wide ? null : who} items={items}>
        <Icon name="user" />
        {wide && who}
      </Menu>
      {choosing && (
        <Suspense>
          <RoleSwitch profile={profile} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Mails come in the language that its owner switches the portal to. */
function useLanguageOfMails(): void {
  const locale = useLocale();
  const before = useRef(locale);
  useEffect(() => {
    if (before.current === locale) return;
    before.current = locale;
    void api.PUT('/profile/language', { body: { language: locale } }).catch(() => undefined);
  }, [locale]);
}
