import { localeOfTags } from '#domain/locale-of-tags.ts';
import { bcp47, isLocale } from '#domain/locale.ts';

/**
 * Runs before the first paint, as a small file of its own: the colours and the language that were chosen, which of the
 * frames in index.html suits the address, and an early start for the scripts that this page will ask for. The app itself begins
 * after that paint, which it would hold up, or soon where nothing is painted, as in a tab that nobody looks at.
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

const { early = '{}', main } = document.currentScript?.dataset ?? {};
const files = JSON.parse(early) as Record<string, string[] | undefined>;
for (const href of [...(files[locale] ?? []), ...((atHome && files['home']) || [])]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

const longestWaitMs = 500;
// Asked for twice it still runs once.
const begin = () => void import(/* @vite-ignore */ main ?? '');
function beginAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, longestWaitMs);
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginAfterPaint, { once: true });
else beginAfterPaint();
