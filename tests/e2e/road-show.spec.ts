import { expect, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
let portal: Portal;
let show: string;

test.beforeAll(async () => {
  portal = await openPortal();
  show = (await activityIds(portal.origin))['RS1'] ?? '';
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('a professor’s result goes from a phone through the research office and the fund to a visitor', async ({
  browser,
}) => {
  const { origin } = portal;
  const chan = await openAs(
    browser,
    { origin, username: 'chan.kamfai', path: `/talk2/project-manage?activityId=${show}` },
    phone,
  );
  await chan.getByRole('button', { name: 'New result' }).click();
  await chan.getByLabel('Name in Chinese').fill('石墨烯防鏽塗層');
  await expect(chan.getByText('Still to complete or correct')).toBeVisible();
  await chan.getByLabel(/^Field of technology/).selectOption({ label: 'New materials' });
  await chan.getByLabel(/^Content and features/).fill('在沿海鋼橋上十年不鏽。');
  await chan.getByLabel(/^Where it can be used/).fill('橋樑與碼頭');
  await chan.getByLabel(/^Technology readiness level/).selectOption('7');
  await chan.getByLabel('Technology transfer').check();
  await expect(chan.getByText('Everything is saved.')).toBeVisible();
  await chan.reload();
  await expect(chan.getByLabel('Name in Chinese')).toHaveValue('石墨烯防鏽塗層');
  await chan.getByRole('button', { name: 'Submit' }).click();
  await chan.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(chan.getByText('With the research office').first()).toBeVisible();

  const office = await openAs(browser, {
    origin,
    username: 'ng.waisan',
    path: `/talk2/apply-list?activityId=${show}&which=toDecide`,
  });
  await office.getByRole('link', { name: '石墨烯防鏽塗層' }).click();
  await office.getByRole('button', { name: 'Agree' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(office.getByText('With the fund').first()).toBeVisible();

  const chiwai = await openAs(browser, { origin, username: 'lei.chiwai', path: '/admin/road-show?which=toDecide' });
  await chiwai.getByRole('link', { name: '石墨烯防鏽塗層' }).click();
  await chiwai.getByRole('button', { name: 'Publish' }).click();
  await chiwai.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(chiwai.getByRole('link', { name: 'As everyone sees it' })).toBeVisible();

  // A visitor from the mainland, in simplified characters.
  const context = await browser.newContext({ locale: 'en-GB', ...phone });
  const visitor = await context.newPage();
  await visitor.goto(`${origin}/event/public-talk2/list?search=${encodeURIComponent('防锈涂层')}`);
  await visitor.getByRole('link', { name: '石墨烯防鏽塗層' }).click();
  await expect(visitor.getByRole('heading', { name: '石墨烯防鏽塗層' })).toBeVisible();
  const previewed = await visitor.request.get(visitor.url(), { headers: { accept: 'text/html' } });
  expect(await previewed.text()).toContain('<meta property="og:title" content="石墨烯防鏽塗層">');
});
