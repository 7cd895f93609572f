import { useSyncExternalStore } from 'react';
import { Listeners } from '#web/listeners.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Survives logout, as the language does; boot.ts reads the same key before the first paint. */
export const themeKey = 'theme';
const listeners = new Listeners();

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme);
  followTheme();
}

/** Another choice was stored. */
export function followTheme(): void {
  showTheme();
  listeners.tell();
}

export function showTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const useTheme = (): Theme => useSyncExternalStore(listeners.subscribe, chosenTheme, () => 'system');
