import { useLingui } from '@lingui/react/macro';
import { bcp47, locales } from '#domain/locale.ts';
import { chooseLocale } from '#web/i18n/language.ts';
import { localeNames, localeSigns } from '#web/i18n/locale-names.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Unreachable } from '#web/api/api-error.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/overlay-store.ts';

/** Without a network the words of pages not yet read in that language cannot come; the page stays as it is. */
async function sayItFailed(error: unknown): Promise<void> {
  const { errorSentence } = await import('#web/api/error-sentence.ts');
  toast({ tone: 'bad', text: await errorSentence(new Unreachable(error)) });
}

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
        onSelect: () => void chooseLocale(locale).catch(sayItFailed),
      }))}
    >
      <span className="max-md:hidden">
        <Icon name="globe" />
      </span>
      <span aria-hidden>{localeSigns[current]}</span>
    </Menu>
  );
}
