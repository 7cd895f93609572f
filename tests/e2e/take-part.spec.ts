import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '#server/seed/demo-accounts.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { activityIds } from '#tests/support/pages.ts';
import { openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let browser: Browser;
let page: Page;
let ids: Record<string, string>;

test.beforeAll(async () => {
  portal = await openPortal();
  browser = await chromium.launch(launchOptions());
  ids = await activityIds(portal.origin);
});
test.afterAll(async () => {
  await browser?.close();
  await portal?.remove();
});
test.beforeEach(async () => {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  page = await context.newPage();
});
test.afterEach(() => page.context().close());

const passwordOf = (username: string) => demoAccounts.find((person) => person.username === username)?.password ?? '';
const strip = () => page.getByRole('link', { name: /You’re registering for.*Innovation Exhibition/ });

async function logInOnPage(username: string): Promise<void> {
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByLabel('Password').fill(passwordOf(username));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('Kuan has an account and a password to replace: the event stays in sight, and the way ends at its application', async () => {
  await page.goto(`${portal.origin}/event/detail?activityId=${ids['STW']}`);
  await page.getByRole('main').getByRole('button', { name: 'Join registration' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take part in');
  await expect(page.getByText('Open – 20 days left')).toBeVisible();
  await page.getByRole('button', { name: 'I have an account' }).tap();

  await expect(strip()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Register my unit' })).toBeVisible();
  await page.goForward();
  await logInOnPage('kuan.iokieng');

  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await page.reload();
  await expect(strip()).toBeVisible();
  await page.getByLabel('Current password').fill(passwordOf('kuan.iokieng'));
  await page.getByLabel('New password', { exact: false }).first().fill('a-morning-walk-2');
  await page.getByLabel('New password again').fill('a-morning-walk-2');
  await page.getByRole('button', { name: 'Change password' }).tap();

  await page.waitForURL(`**/event/take-part?activityId=${ids['STW']}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Innovation Exhibition');
});

test('Mak, who exhibits and has products too, confirms with one press, and finds it confirmed after a reload', async () => {
  await page.goto(`${portal.origin}/event/take-part?activityId=${ids['DOC']}`);
  await expect(page.getByText('Business matching exhibitor')).toBeVisible();
  await page.getByRole('button', { name: 'I have an account' }).tap();
  await logInOnPage('mak.hoiian');
  await page.getByRole('button', { name: 'Register Ilha Verde Robotics Ltd.' }).tap();
  await expect(page.getByRole('heading', { name: 'Your unit is registered' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your unit is registered' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'My registrations' }).tap();
  await expect(page).toHaveURL(/\/event\/activity-records/);
});

test('Ana, who works at the door, is told that her roles take no part, and finds back to the event', async () => {
  await page.goto(`${portal.origin}/event/take-part?activityId=${ids['STW']}`);
  await page.getByRole('button', { name: 'I have an account' }).tap();
  await logInOnPage('ana.rosario');
  await expect(page.getByRole('heading', { name: 'Your account can’t register for this event' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the event' }).tap();
  await expect(page).toHaveURL(/\/event\/event\/detail\?activityId=/);
});
