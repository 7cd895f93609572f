import { localeOfTags } from '#domain/locale-of-tags.ts';
import { bcp47, isLocale } from '#domain/locale.ts';

/**
 * Runs before the first paint, as a small file of its own: the colours and the language that were chosen, which of the
 * frames in index.html suits the address, and an early start for the scripts that this page will ask for.
 */
const page = document.documentElement;
const stored = localStorage.getItem('locale');
const locale = isLocale(stored) ? stored : localeOfTags(navigator.languages);
const theme = localStorage.getItem('theme');
const path = location.pathname.replace(/\/$/, '');
const atHome = path === '/event' || path === '/event/home';

page.lang = bcp47[locale];
page.dataset.locale = locale;
page.dataset.page = atHome ? 'home' : path === '/event/sign-in/scan' ? 'bare' : 'other';
if (theme === 'dark' || theme === 'light') page.dataset.theme = theme;

const early: unknown = JSON.parse(document.currentScript?.dataset.early ?? '{}');
const wanted = (early as Record<string, string[]>)[locale] ?? [];
const own = atHome ? ((early as Record<string, string[]>)['home'] ?? []) : [];
for (const href of [...wanted, ...own]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
