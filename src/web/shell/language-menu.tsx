import { useLingui } from '@lingui/react/macro';
import { bcp47, locales } from '#domain/locale.ts';
import { chooseLocale } from '#web/i18n/language.ts';
import { localeNames, localeSigns } from '#web/i18n/locale-names.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';

export function LanguageMenu() {
  const { t } = useLingui();
  const current = useLocale();
  return (
    <Menu
      label={t`Language`}
      items={locales.map((locale) => ({
        id: locale,
        label: localeNames[locale],
        lang: bcp47[locale],
        current: locale === current,
        onSelect: () => void chooseLocale(locale),
      }))}
    >
      <span className="max-md:hidden">
        <Icon name="globe" />
      </span>
      <span aria-hidden>{localeSigns[current]}</span>
    </Menu>
  );
}
