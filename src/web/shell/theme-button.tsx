import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

const dark = '(prefers-color-scheme: dark)';

const looks: Record<'light' | 'dark', { icon: IconName; label: MessageDescriptor }> = {
  light: { icon: 'moon', label: msg`Dark mode` },
  dark: { icon: 'sun', label: msg`Light mode` },
};

/** Follows the device until it is pressed; choosing what the device has means following it again. */
export function ThemeButton() {
  const { i18n } = useLingui();
  const theme = useTheme();
  const system = matchMedia(dark).matches ? 'dark' : 'light';
  const shown = theme === 'system' ? system : theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  const next: Theme = other === system ? 'system' : other;
  return <IconButton icon={looks[shown].icon} label={i18n._(looks[shown].label)} onClick={() => chooseTheme(next)} />;
}
