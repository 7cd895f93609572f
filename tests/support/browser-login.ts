import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demoAccounts } from '#server/seed/demo-accounts.ts';

/**
 * Logs in and ends on the page wanted. The forms are filled in by hand, without a page of theirs; the way back into the
 * portal is the browser's own. How a person goes through them is the subject of login.spec.ts and login-pages.spec.ts.
 * @param target below /event
 */
export async function logIn(
  page: Page,
  origin: string,
  username: string,
  target = '/home',
  password = demoAccounts.find((account) => account.username === username)?.password ?? '',
): Promise<void> {
  const form = await page.request.get(
    `${origin}/event-api/login/authorize?type=temp&target=${encodeURIComponent(target)}`,
  );
  const sent = await page.request.post(form.url(), { form: { username, password }, maxRedirects: 0 });
  const next = sent.headers()['location'];
  if (!next) throw new Error(`${username} was not logged in: ${sent.status()} ${await sent.text()}`);
  await page.goto(new URL(next, form.url()).href);
  await page.waitForURL(
    (url) => url.origin === origin && !url.pathname.includes('/idp/') && !url.searchParams.has('code'),
  );
}

/** A page as somebody opens it in a browser of their own, logged in. @param path below /event */
export async function openAs(
  browser: Browser,
  { origin, username, path }: { origin: string; username: string; path: string },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Macau', ...options });
  const page = await context.newPage();
  await logIn(page, origin, username, path);
  return page;
}
