import { localeOfTags } from '#domain/locale-of-tags.ts';
import { bcp47, isLocale } from '#domain/locale.ts';
import type { EarlyFiles } from './early-files.ts';

/** What index.html shows first, by address. */
const firstPages: Record<string, string> = {
  '/event': 'home',
  '/event/home': 'home',
  '/event/public-recruit-list': 'positions',
  '/event/public-projects': 'projects',
  '/event/sign-in/scan': 'bare',
  '/event/admin/inbox': 'desk-inbox',
  '/event/admin/participants': 'desk-participants',
  '/event/talk/party-person/apply': 'participants',
  '/event/talk2/party-person/apply': 'participants',
};

/**
 * Runs before the first paint, inside the page itself: the colours and the language that were chosen, and which of the
 * frames in index.html suits the address, unless the server has said that. Everything else is fetched after that paint,
 * which it would hold up, or soon where nothing is painted, as in a tab that nobody looks at; then all at once what this
 * page is known to need.
 */
const page = document.documentElement;
const stored = localStorage.getItem('locale');
const locale = isLocale(stored) ? stored : localeOfTags(navigator.languages);
const theme = localStorage.getItem('theme');
/** Without what makes a person's own link. */
const path = location.pathname.replace(/^(\/event\/p)\/.*|\/$/, '$1') || '/event';

page.lang = bcp47[locale];
page.dataset.locale = locale;
// Who is logged in is shown their own things in place of the visitor's.
const isLoggedIn = sessionStorage.getItem('token') !== null;
if (isLoggedIn) page.dataset.in = '';
page.dataset.page ??= firstPages[path] ?? 'other';
if (theme === 'dark' || theme === 'light') page.dataset.theme = theme;

const { early = '{}', main = '', fill = '' } = document.currentScript?.dataset ?? {};
/** Of what `fill-in.ts` fills in, what came to browsers last. */
const isComplete = 'withResolvers' in Promise && 'any' in AbortSignal && 'groupBy' in Map;
const pages = JSON.parse(early) as Record<string, EarlyFiles | undefined>;

let isBegun = false;
async function begin(): Promise<void> {
  if (isBegun) return;
  isBegun = true;
  const ofParameter = [...new URLSearchParams(location.search).keys()].map((name) => pages[`${path}?${name}`]);
  // Of this tab, or of this browser (login-hint.ts).
  const hasLogin = isLoggedIn || localStorage.getItem('login') !== null;
  preload(pages['everywhere']);
  if (hasLogin) preload(pages['login']);
  preload(ofParameter.find(Boolean) ?? pages[path]);
  if (!isComplete) await import(/* @vite-ignore */ fill);
  await import(/* @vite-ignore */ main);
  if (!hasLogin) return;
  // While the login is asked for: before that it would only hold up what asks.
  preload(pages['own']);
  if (/^\/event\/admin\b/.test(path)) preload(pages['desk']);
}

/** Each by itself: to ask for twenty files at one go takes a slow phone so long that it would not answer meanwhile. */
function preload(files: EarlyFiles = {}): void {
  for (const href of [...(files.all ?? []), ...(files[locale] ?? [])]) {
    setTimeout(() => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    });
  }
}

const longestWaitMs = 500;
function beginAfterPaint(): void {
  const soon = () => void begin();
  requestAnimationFrame(() => setTimeout(soon));
  setTimeout(soon, longestWaitMs);
}
// In a browser that is too old (floor.ts) a sentence stands in its place.
if (!('tooOld' in page.dataset)) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginAfterPaint, { once: true });
  else beginAfterPaint();
}
