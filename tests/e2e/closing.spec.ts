import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { photo } from '#tests/support/files.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
let portal: Portal;
let exhibition: string;

test.beforeAll(async () => {
  portal = await openPortal();
  exhibition = (await activityIds(portal.origin))['PCL'] ?? '';
});
test.afterAll(({ browser }) => closeAll(browser, portal));

/** As large as a board of 1 m × 2.4 m wants it; a photo lies on its side. */
const design = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo(10_080, 4200) });
const sure = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

test('a leader confirms a board on a phone; its design comes back once, is corrected and passed, and everybody reads it', async ({
  browser,
}) => {
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
  await tam.reload();
  await tam.getByRole('button', { name: 'Reject glove.jpg' }).click();
  await expect(tam.getByLabel('What needs correcting')).toHaveValue('The name is cut.');
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
  await tam.getByRole('link', { name: 'As everyone sees it' }).click();
  await expect(tam.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a leader fills in a project with a picture on a phone; what does not fit on its board is shortened before it is confirmed', async ({
  browser,
}) => {
  const { origin } = portal;
  const name = 'Degradable Packaging Film';
  const ofExhibition = `?projectActivitiesId=${exhibition}`;
  const tam = await openAs(browser, { origin, username: 'tam.waikit', path: `/exhibition/list${ofExhibition}` }, phone);
  await tam.getByRole('link', { name }).click();
  await tam.getByLabel('Members').fill('譚偉傑、李嘉欣');
  await tam.getByLabel('Research from').fill('2024-01-01');
  await tam.getByLabel('Research until').fill('2026-06-30');
  await tam.getByLabel('Introduction in Chinese').fill(Array.from({ length: 20 }, (_, at) => `第${at}行`).join('\n'));
  await tam.getByLabel('Introduction of the result in English').fill('A film that is gone within a year.');
  await tam.getByLabel('Contact address').fill('Avenida da Universidade, Taipa');
  await expect(tam.getByText('Everything is saved.')).toBeVisible();
  await tam.reload();
  await expect(tam.getByLabel('Members')).toHaveValue('譚偉傑、李嘉欣');
  await tam.getByRole('button', { name: 'Continue to pictures' }).click();
  await tam
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'film.jpg', mimeType: 'image/jpeg', buffer: await photo(1600, 1200) });
  await expect(tam.getByText('film.jpg')).toBeVisible();
  await tam.getByRole('button', { name: 'Continue to check' }).click();
  await tam.getByRole('button', { name: 'Submit', exact: true }).click();
  await sure(tam, 'Submit');
  await expect(tam.getByText('Being checked by the fund').first()).toBeVisible();

  const lei = await openAs(browser, { origin, username: 'lei.chiwai', path: '/admin/project-closing' });
  const check = async () => {
    await lei.goto(`${origin}/event/admin/project-closing`);
    await lei.getByRole('link', { name }).click();
    await lei.getByRole('button', { name: 'Checked', exact: true }).click();
    await sure(lei, 'Checked');
    // Its history has said so before.
    await expect(lei.getByRole('button', { name: 'Checked', exact: true })).toHaveCount(0);
    await expect(lei.getByText('Printed text to confirm').first()).toBeVisible();
  };
  await check();
  await lei.getByLabel('Width in mm').fill('200');
  await lei.getByRole('button', { name: 'Save the size' }).click();
  await expect(lei.getByLabel('Width in mm')).toBeFocused();
  await lei.getByLabel('Width in mm').fill('1200');
  await lei.getByRole('button', { name: 'Save the size' }).click();
  await expect(lei.getByText('Size saved.')).toBeVisible();

  await tam.reload();
  await tam.getByRole('link', { name: 'See the board' }).click();
  await expect(tam.getByText('1.2 m × 2.4 m')).toBeVisible();
  await expect(tam.getByText(/Introduction in Chinese: \d+ mm too long/)).toBeVisible();
  await expect(tam.getByRole('button', { name: 'Confirm the printed text' })).toHaveAccessibleDescription(
    /shorten the marked parts/,
  );
  await tam.getByRole('button', { name: 'I want a change' }).click();
  await tam.getByLabel('What should be different').fill('The introduction is too long.');
  await sure(tam, 'I want a change');
  await expect(tam.getByRole('button', { name: 'I want a change' })).toHaveCount(0);
  await tam.goto(`${origin}/event/exhibition/list${ofExhibition}`);
  await tam.getByRole('link', { name }).click();
  await tam.getByLabel('Introduction in Chinese').fill('可在一年內完全分解的薄膜。');
  await tam.getByRole('button', { name: 'Continue to pictures' }).click();
  await tam.getByRole('button', { name: 'Continue to check' }).click();
  await tam.getByRole('button', { name: 'Submit', exact: true }).click();
  await sure(tam, 'Submit');
  await expect(tam.getByText('Being checked by the fund').first()).toBeVisible();
  await check();
  await tam.reload();
  await tam.getByRole('link', { name: 'See the board' }).click();
  await expect(tam.getByText('Everything fits on the board.')).toBeVisible();
  await tam.getByRole('button', { name: 'Confirm the printed text' }).click();
  await sure(tam, 'Confirm the printed text');
  await expect(tam.getByText('Board to design').first()).toBeVisible();
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
