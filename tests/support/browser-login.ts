import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demoAccounts } from '#server/seed/demo-accounts.ts';

/** Logs in as a person does, through the authorization page, and ends on the page wanted. @param target below /event */
export async function logIn(page: Page, origin: string, username: string, target = '/home'): Promise<void> {
  const password = demoAccounts.find((account) => account.username === username)?.password ?? '';
  await page.goto(`${origin}/event-api/login/authorize?type=temp&target=${encodeURIComponent(target)}`);
  await page.locator('input[autocomplete=username]').first().fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.locator('input[type=password]').press('Enter');
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
  await logIn(page, origin, username);
  await page.goto(`${origin}/event${path}`);
  return page;
}
