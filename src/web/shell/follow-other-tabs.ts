import { isLocale } from '#domain/locale.ts';
import { chooseLocale } from '#web/i18n/language.ts';
import { localeKey } from '#web/i18n/stored-locale.ts';
import { followTheme, themeKey } from './theme.ts';

/** Language and colours are chosen for the browser and not for one tab of it: what one chooses, the others show. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === localeKey && isLocale(newValue)) void chooseLocale(newValue);
    if (key === themeKey) followTheme();
  });
}
