import { type Browser, expect, type Page, test } from '@playwright/test';
import { isAccessible } from '#tests/support/accessible.ts';
import { openAs } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let ids: Record<string, string>;
test.beforeAll(async () => {
  portal = await openPortal();
  ids = await activityIds(portal.origin);
});
test.afterAll(({ browser }) => closeAll(browser, portal));
test.describe.configure({ mode: 'serial' });

const at = (browser: Browser, who: string, path: string) =>
  openAs(browser, { origin: portal.origin, username: who, path });

const siteName = (page: Page) => page.getByRole('banner').getByRole('link').first();

test('the name that staff give the portal is there at once, for everybody, on every page', async ({ browser }) => {
  const staff = await at(browser, 'lei.chiwai', '/admin/settings');
  const form = staff.locator('form').filter({ has: staff.getByLabel('Name in English') });
  await form.getByLabel('Name in English').fill('Macao Science Events');
  await form.getByLabel('Name in traditional Chinese').fill('澳門科學活動');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(siteName(staff)).toHaveText('Macao Science Events');
  await expect(staff).toHaveTitle('Settings · Macao Science Events');
  await isAccessible(staff, 'the settings');
  await staff.getByRole('link', { name: 'Message texts' }).last().click();
  await expect(staff).toHaveURL(/\/admin\/templates$/);

  const visitor = await (await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'allow' })).newPage();
  await visitor.goto(`${portal.origin}/event/home`);
  await expect(siteName(visitor)).toHaveText('澳门科学活动');
  await expect(visitor).toHaveTitle(/ · 澳门科学活动$/);
  // Next time the page comes from the device.
  await visitor.evaluate(async () => void (await navigator.serviceWorker.ready));
  await visitor.reload();
  await expect.poll(() => visitor.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await visitor.reload();
  await expect(siteName(visitor)).toHaveText('澳门科学活动');
  await visitor.goto(`${portal.origin}/event-api/login/authorize?type=temp&target=%2Fhome`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('登录澳门科学活动');
  await visitor.context().close();
  await staff.context().close();
});

test('staff give one event a text of its own, have it sent to themselves, and give it up again', async ({
  browser,
}) => {
  const page = await at(browser, 'lei.chiwai', '/admin/templates?trigger=ENROLLMENT_APPROVED&language=en');
  await expect(page.getByRole('button', { name: 'Default text' })).toBeVisible();
  await page.getByLabel('Event', { exact: true }).selectOption({ label: 'Science and Technology Week' });
  await expect(page).toHaveURL(/eventId=/);
  await expect(page.getByText('The general text is used.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Welcome to {portal}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Text saved.')).toBeVisible();
  await expect(page.getByText('The general text is used.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('Test sent to you.')).toBeVisible();
  await isAccessible(page, 'the editor of a text');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('row', { name: /^Application approved/ })).toContainText('Own text');

  await page.goto(`${portal.origin}/event/admin/outbox?kind=ENROLLMENT_APPROVED`);
  await expect(page.getByText(/Welcome to Macao Science Events$/)).toBeVisible();
  await page.goBack();
  await page
    .getByRole('row', { name: /^Application approved/ })
    .getByRole('link', { name: 'Texts' })
    .click();
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByRole('button', { name: 'General text' }).click();
  await expect(page.getByText('The general text is used. Text')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Subject' })).not.toHaveValue('Welcome to {portal}');
  await page.context().close();
});

test('who cancels an activity hears how many are told, and takes it back in time; the next time they are', async ({
  browser,
}) => {
  const staff = await at(browser, 'lei.chiwai', `/admin/activities/${ids['STW']}`);
  const cancel = async () => {
    await staff.getByRole('button', { name: 'More actions' }).click();
    await staff.getByRole('menuitem', { name: 'Cancel the activity' }).click();
    await expect(staff.getByRole('dialog').getByText(/^\d+ recipients are told, with the reason/)).toBeVisible();
    await staff.getByRole('textbox', { name: 'Reason' }).fill('A typhoon is coming.');
    await staff.getByRole('dialog').getByRole('button', { name: 'Cancel the activity' }).click();
    await expect(staff.getByText(/^The activity is cancelled\. \d+ recipients are told\.$/)).toBeVisible();
  };
  await cancel();
  const strip = staff.getByRole('region', { name: 'What you can undo' });
  await staff.goto(`${portal.origin}/event/admin/settings`);
  await strip.getByRole('button', { name: /Undo/ }).click();
  await expect(staff.getByText('Undone. No one has been told.')).toBeVisible();
  await expect(strip).toBeHidden();
  await staff.goto(`${portal.origin}/event/admin/activities/${ids['STW']}`);
  await expect(staff.getByText('Published', { exact: true })).toBeVisible();
  await cancel();
  await isAccessible(staff, 'the notice as written');
  await staff.context().close();

  const exhibitor = await at(browser, 'wong.kaman', '/notices');
  const news = exhibitor.getByRole('link', { name: /The event has been cancelled/ });
  await expect(async () => {
    await exhibitor.reload();
    await expect(news).toHaveCount(1, { timeout: 1500 });
  }).toPass({ timeout: 40_000 });
  await news.click();
  await expect(exhibitor.getByText('This activity has been cancelled.')).toBeVisible();
  await exhibitor.context().close();
});
