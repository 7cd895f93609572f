import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import { account } from '#server/account/tables.ts';
import { board } from '#server/application/tables.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { openAs } from '#tests/support/browser-login.ts';
import { photo } from '#tests/support/files.ts';
import { closeAll, type Portal, startPortal } from '#tests/support/portal.ts';

let portal: Portal;
let path: string;

test.beforeAll(async () => {
  portal = await startPortal();
  await portal.stop();
  path = await designsItself(portal.dataFolder);
  await portal.restart();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

/** The demo's robots have their place and design their one booth themselves. */
async function designsItself(dataFolder: string): Promise<string> {
  const db = await openEmbedded({ folder: join(dataFolder, 'database'), templates: dataFolder });
  try {
    const [row] = await db.orm
      .select({ id: enrollment.id, activityId: enrollment.activityId })
      .from(enrollment)
      .innerJoin(account, eq(account.id, enrollment.accountId))
      .where(eq(enrollment.status, 'CONTRACTOR_DESIGN'));
    if (!row) throw new Error('the demo has no booth being designed');
    await db.orm.update(enrollment).set({ status: '{p}ASSIGN', selfDesigned: true }).where(eq(enrollment.id, row.id));
    await db.orm.delete(board).where(eq(board.enrollmentId, row.id));
    const what = { position: 0, exhibitContentTc: '水下機械人', descriptionTc: '可潛至三百米的檢測機械人。' };
    await db.orm.insert(board).values({ id: newId(), enrollmentId: row.id, ...what });
    return `/layoutBusiness-details?activityId=${row.activityId}&enrollmentId=${row.id}`;
  } finally {
    await db.close();
  }
}

const step = (page: Page) => page.getByRole('region', { name: 'What is next' });
const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

async function send(page: Page, field: string, name: string): Promise<void> {
  await page
    .getByRole('region', { name: field, exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo(1200, 800) });
  await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible({ timeout: 30_000 });
}

async function anew(page: Page): Promise<void> {
  await page.reload();
  await expect(step(page)).toBeVisible();
}

test('an own design goes from a phone to the contractor, back with a reason, forth again, and its preview is confirmed', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const { origin } = portal;
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const hoiian = await openAs(browser, { origin, username: 'mak.hoiian', path }, phone);
  await expect(step(hoiian)).toContainText('Your place is set. Please upload your design.');
  await send(hoiian, 'Own design', 'front.jpg');
  await step(hoiian).getByRole('button', { name: 'Hand in the design' }).click();
  await answer(hoiian, 'Hand in the design');
  await expect(step(hoiian)).toContainText('The contractor is checking your design.');

  const joao = await openAs(
    browser,
    { origin, username: 'joao.ferreira', path },
    {
      viewport: { width: 1280, height: 800 },
    },
  );
  await expect(step(joao)).toContainText('1 of 1 files are still to be checked.');
  await joao.getByRole('button', { name: 'Do not pass front.jpg' }).click();
  await joao.getByRole('dialog').getByLabel('What is to be corrected').fill('The text is too small.');
  await answer(joao, 'Do not pass');
  await expect(step(joao)).toContainText('All 1 files are checked.');
  await step(joao).getByRole('button', { name: 'Return the design' }).click();
  await answer(joao, 'Return the design');
  await expect(step(joao)).toContainText('You returned the design.');

  await anew(hoiian);
  await expect(step(hoiian)).toContainText('1 file is to be replaced.');
  await expect(hoiian.getByText('The text is too small.').first()).toBeVisible();
  const chooser = hoiian.waitForEvent('filechooser');
  await hoiian.getByRole('button', { name: 'Replace front.jpg' }).click();
  await (await chooser).setFiles({ name: 'larger.jpg', mimeType: 'image/jpeg', buffer: await photo(1400, 900) });
  await expect(hoiian.getByRole('button', { name: 'Open larger.jpg' })).toBeVisible({ timeout: 30_000 });
  await expect(step(hoiian)).not.toContainText('to be replaced');
  await step(hoiian).getByRole('button', { name: 'Hand in the design' }).click();
  await answer(hoiian, 'Hand in the design');
  await expect(step(hoiian)).toContainText('The contractor is checking your design.');

  await anew(joao);
  await joao.getByRole('button', { name: 'Look at larger.jpg' }).click();
  await expect(joao.getByRole('img', { name: 'Picture of larger.jpg' })).toBeVisible();
  await joao.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await joao.getByRole('button', { name: 'Pass larger.jpg', exact: true }).click();
  await step(joao).getByRole('button', { name: 'Pass the design' }).click();
  await answer(joao, 'Pass the design');
  await expect(step(joao)).toContainText('Please upload the design preview.');
  await joao.getByRole('button', { name: 'Design preview' }).click();
  await send(joao, 'Design preview', 'preview.jpg');
  await step(joao).getByRole('button', { name: 'Hand over the preview' }).click();
  await answer(joao, 'Hand over the preview');

  await anew(hoiian);
  await hoiian.getByRole('button', { name: 'Pass preview.jpg', exact: true }).click();
  await step(hoiian).getByRole('button', { name: 'Confirm the preview' }).click();
  await answer(hoiian, 'Confirm the preview');
  await expect(step(hoiian)).toContainText('You confirmed the design. Your booth is being prepared.');
  await expect(hoiian.getByText('Intact')).toBeVisible();
});
