import { type Browser, expect, type Page } from '@playwright/test';
import { openAs } from './browser-login.ts';
import { photo } from './files.ts';

/** The three sides, each with the screen that they work at. */
export const screens = {
  exhibitor: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  contractor: { viewport: { width: 1280, height: 800 } },
  fund: { viewport: { width: 1440, height: 900 } },
} as const;

export const openSide = (
  browser: Browser,
  side: keyof typeof screens,
  where: { origin: string; username: string; path: string },
): Promise<Page> => openAs(browser, where, screens[side]);

/** What a page says is next, with its buttons. */
export const step = (page: Page) => page.getByRole('region', { name: 'What’s next' });

export async function anew(page: Page): Promise<void> {
  await page.reload();
  await expect(step(page)).toBeVisible();
}

export const agree = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

/** A step of an approval, with the sheet or question that it opens; done once it is offered no more. */
export async function press(page: Page, name: string): Promise<void> {
  const button = step(page).getByRole('button', { name, exact: true });
  await button.click();
  await agree(page, name);
  await expect(button).toHaveCount(0);
}

/** A picture into the field of that name. */
export async function send(page: Page, field: string | RegExp, name: string): Promise<void> {
  await page
    .getByRole('region', { name: field, exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo(2100, 3000) });
  await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible({ timeout: 30_000 });
}

/** A corrected picture in the place of one that was returned. */
export async function replace(page: Page, before: string, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Replace ${before}` }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await photo(2142, 3060) });
  await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible({ timeout: 30_000 });
  await expect(step(page)).not.toContainText('to be replaced');
}

export async function refuseFile(page: Page, name: string, why: string): Promise<void> {
  await page.getByRole('button', { name: `Reject ${name}` }).click();
  await page.getByRole('dialog').getByLabel('What needs correcting').fill(why);
  await agree(page, 'Reject file');
  await expect(page.getByText(why).first()).toBeVisible();
}

export const passFile = (page: Page, name: string) =>
  page.getByRole('button', { name: `Approve ${name}`, exact: true }).click();

/** At the desk: a registration is approved with all its booths and given these places. */
export async function approveAndPlace(page: Page, places: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await agree(page, 'Approve');
  for (const code of places) await page.getByRole('checkbox', { name: new RegExp(`^${code}`) }).check();
  await page.getByRole('button', { name: 'Assign places' }).click();
  await agree(page, 'Assign places');
  await expect(page.getByText('The booths stand at')).toContainText(places.join(', '));
}

/** The pictures for the website: made by the contractor, returned once by the fund, accepted, and the case is closed. */
export async function playWebsite(contractor: Page, fund: Page): Promise<void> {
  await anew(contractor);
  await contractor.getByRole('tab', { name: 'Pictures for the website' }).click();
  await send(contractor, /website/i, 'cover.jpg');
  await press(contractor, 'Submit the pictures');
  await expect(step(contractor)).toContainText('The fund is checking the pictures for the website.');

  await anew(fund);
  await fund.getByRole('tab', { name: 'Pictures for the website' }).click();
  await refuseFile(fund, 'cover.jpg', 'Too dark.');
  await press(fund, 'Return the pictures');

  await anew(contractor);
  await replace(contractor, 'cover.jpg', 'brighter.jpg');
  await press(contractor, 'Submit the pictures');

  await anew(fund);
  await passFile(fund, 'brighter.jpg');
  await press(fund, 'Accept the pictures');
  await press(fund, 'Close the case');
  await expect(step(fund)).toContainText('Closed');
  await anew(contractor);
  await expect(step(contractor)).toContainText('All done.');
}

/** In the hall, with a phone: a photo beside the approved design, something wrong on it, mended, signed off. */
export async function playBuildUp(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: 'Compare with the finished booth' }).click();
  await expect(phone.getByRole('img', { name: /^Approved: / }).first()).toBeVisible();
  const field = phone.getByRole('region', { name: 'Photos of the finished booth 1' });
  const stand = { name: 'stand.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 1600) };
  await field.locator('input[type=file]').first().setInputFiles(stand);
  await phone.getByRole('button', { name: 'Compare stand.jpg' }).click({ timeout: 30_000 });
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a remark' }).click();
  await dialog.getByLabel('Remark').fill('The lamp is missing.');
  await dialog.getByRole('button', { name: 'Save remark' }).click();
  await expect(dialog.getByRole('list', { name: 'Remarks on the picture' })).toContainText('The lamp is missing.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(phone.getByText('To fix: 1')).toBeVisible();
  await phone.getByRole('button', { name: 'Compare stand.jpg' }).click();
  await dialog.getByRole('button', { name: 'Close: The lamp is missing.' }).click();
  await expect(dialog.getByRole('button', { name: 'Open again: The lamp is missing.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const signOff = phone.getByRole('button', { name: 'Sign off stand.jpg' });
  await expect(async () => {
    // A tap right after a sheet has closed counts as the second of a double tap, and does nothing.
    if (await signOff.isVisible()) await signOff.click();
    await expect(phone.getByText('Signed off').first()).toBeVisible({ timeout: 5000 });
  }).toPass();
}
