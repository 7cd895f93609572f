import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { photo } from '#tests/support/files.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, type Portal, startPortal } from '#tests/support/portal.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
let portal: Portal;
let exhibition: string;

test.beforeAll(async () => {
  portal = await startPortal();
  exhibition = (await activityIds(portal.origin))['PCL'] ?? '';
});
test.afterAll(({ browser }) => closeAll(browser, portal));

/** As large as a board of 1 m × 2.4 m wants it; a photo lies on its side. */
const design = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo(10_080, 4200) });
const sure = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

test('a leader confirms a board on a phone; its design comes back once, is corrected and passed, and everybody reads it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { origin } = portal;
  const name = 'A Glove for Rehabilitation';
  const list = `/exhibition/list?projectActivitiesId=${exhibition}`;
  const tam = await openAs(browser, { origin, username: 'tam.waikit', path: list }, phone);
  await tam.getByRole('link', { name }).click();
  await expect(tam.getByText('Open and read the board preview first.')).toBeVisible();
  await tam.getByRole('link', { name: 'See the board' }).click();
  await expect(tam.getByText('Everything fits on the board.')).toBeVisible();
  await expect(tam.getByText('1 m × 2.4 m')).toBeVisible();
  await tam.getByRole('button', { name: 'Confirm the printed text' }).click();
  await sure(tam, 'Confirm the printed text');
  await expect(tam.getByText('Board to design').first()).toBeVisible();

  const joao = await openAs(browser, {
    origin,
    username: 'joao.ferreira',
    path: `/contractor/list?projectActivitiesId=${exhibition}`,
  });
  await joao.getByRole('link', { name }).click();
  await joao
    .locator('input[type=file]')
    .first()
    .setInputFiles(await design('glove.jpg'));
  await joao.getByRole('button', { name: 'Submit the design' }).click({ timeout: 60_000 });
  await sure(joao, 'Submit the design');
  await expect(joao.getByText('Design to check').first()).toBeVisible();

  await tam.goto(`${origin}/event${list}`);
  await tam.getByRole('link', { name }).click();
  await tam.getByRole('button', { name: 'Reject glove.jpg' }).click();
  await tam.getByLabel('What needs correcting').fill('The name is cut.');
  await sure(tam, 'Reject file');
  await tam.getByRole('button', { name: 'Return the design' }).click();
  await sure(tam, 'Return the design');
  await expect(tam.getByText('Design to correct').first()).toBeVisible();

  await joao.reload();
  await expect(joao.getByText('The name is cut.').first()).toBeVisible();
  const chooser = joao.waitForEvent('filechooser');
  await joao.getByRole('button', { name: 'Replace glove.jpg' }).click();
  await (await chooser).setFiles(await design('corrected.jpg'));
  await joao.getByRole('button', { name: 'Submit the corrected design' }).click({ timeout: 60_000 });
  await sure(joao, 'Submit the corrected design');
  await expect(joao.getByText('Corrected design to check').first()).toBeVisible();

  await tam.reload();
  await tam.getByRole('button', { name: 'View corrected.jpg' }).click();
  await expect(tam.getByRole('heading', { name: /^Version 1/ })).toBeVisible();
  await expect(tam.getByRole('heading', { name: /^Version 2/ })).toBeVisible();
  await tam.keyboard.press('Escape');
  await tam.getByRole('button', { name: 'Approve corrected.jpg', exact: true }).click();
  await tam.getByRole('button', { name: 'Approve the design' }).click();
  await sure(tam, 'Approve the design');
  await tam.getByRole('link', { name: 'As everybody sees it' }).click();
  await expect(tam.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('whoever leads no project is turned away', async ({ browser }) => {
  const page = await openAs(browser, {
    origin: portal.origin,
    username: 'lin.zihao',
    path: `/exhibition/list?projectActivitiesId=${exhibition}`,
  });
  await expect(
    page.getByText('The current role has no permission to access this page, redirecting to the homepage...'),
  ).toBeVisible();
});
