import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { photo } from '#tests/support/files.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
let portal: Portal;
let docking: string;

test.beforeAll(async () => {
  portal = await openPortal();
  docking = (await activityIds(portal.origin))['DOC2'] ?? '';
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const picture = async () => ({
  name: 'robot.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(800, 600),
});
const sure = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

test('a product goes from a phone through contractor and fund to a customer, who meets its maker with one tap', async ({
  browser,
}) => {
  const { origin } = portal;
  const name = '長者陪伴機械人';
  const mak = await openAs(
    browser,
    { origin, username: 'mak.hoiian', path: `/change-role?toRole=DOCKING_EXHIBITOR&activityId=${docking}` },
    phone,
  );
  await mak
    .locator(`a[href*="${docking}"]`, { hasText: /^My products$/ })
    .first()
    .click();
  await mak.getByRole('link', { name: 'New product' }).first().click();
  await mak.getByRole('button', { name: 'Start' }).click();
  await mak.getByLabel('Name in Chinese').fill(name);
  await expect(mak.getByText('Still to complete or correct')).toBeVisible();
  await mak.getByLabel(/^Kind of company/).selectOption({ label: 'Company' });
  await mak.getByLabel(/^Summary/).fill('陪伴獨居長者，提醒服藥。');
  await mak.getByLabel(/^Scope of application/).fill('長者家居');
  await expect(mak.getByText('Everything is saved.')).toBeVisible();
  await mak
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture());
  await expect(mak.getByText('600 × 800')).toBeVisible({ timeout: 30_000 });
  await mak.reload();
  await expect(mak.getByLabel('Name in Chinese')).toHaveValue(name);
  await mak.getByRole('button', { name: 'Submit' }).click();
  await sure(mak, 'Submit');
  await expect(mak.getByText('With the event contractor').first()).toBeVisible();

  const joao = await openAs(browser, {
    origin,
    username: 'joao.ferreira',
    path: `/docking/apply-service-list?activityId=${docking}&which=toDecide`,
  });
  await joao.getByRole('link', { name }).click();
  await joao.getByRole('button', { name: 'Add a note: Name in Chinese' }).click();
  const note = joao.getByLabel('What to change: Name in Chinese');
  await note.fill('Is this its name?');
  await joao.reload();
  await expect(note).toHaveValue('Is this its name?');
  // He has seen on the picture that it is.
  await note.fill('');
  await note.blur();
  await expect(note).toHaveCount(0);
  await joao.getByRole('button', { name: 'Pass' }).click();
  await sure(joao, 'Pass');
  await expect(joao.getByText('With the fund').first()).toBeVisible();

  const chiwai = await openAs(browser, { origin, username: 'lei.chiwai', path: '/admin/docking?which=toDecide' });
  await chiwai.getByRole('link', { name }).click();
  await chiwai.getByRole('button', { name: 'List product' }).click();
  await sure(chiwai, 'List product');
  await expect(chiwai.getByRole('link', { name: 'As customers see it' })).toBeVisible();

  // In simplified characters, with one tap and one confirmation.
  const helen = await openAs(
    browser,
    {
      origin,
      username: 'helen.baker',
      path: `/docking/service-list?activityId=${docking}&search=${encodeURIComponent('陪伴机械人')}`,
    },
    phone,
  );
  await expect(helen.getByRole('link', { name })).toBeVisible();
  await helen.getByRole('button', { name: 'I’d like to meet' }).click();
  await sure(helen, 'I’d like to meet');
  await expect(helen.getByText('Waiting for an answer').first()).toBeVisible();

  await mak.goto(`${origin}/event/docking?activityId=${docking}&which=toAnswer`);
  const asked = mak.getByRole('listitem').filter({ hasText: name });
  await asked.getByRole('button', { name: 'Accept meeting' }).click();
  await sure(mak, 'Accept meeting');
  await expect(asked).toHaveCount(0);
  await mak.goto(`${origin}/event/docking?activityId=${docking}&standing=DOCKED`);
  await asked.getByRole('button', { name: 'Propose times' }).click();
  const slot = mak.getByRole('dialog').locator('button[aria-pressed]:enabled').nth(2);
  const time = (await slot.textContent()) ?? '';
  await slot.click();
  await sure(mak, 'Propose times');
  await expect(mak.getByText('We’ve told the other side.')).toBeVisible();

  await helen.goto(`${origin}/event/docking?activityId=${docking}&which=toAnswer`);
  const offered = helen.getByRole('listitem').filter({ hasText: name });
  await offered.getByRole('button', { name: new RegExp(`^Yes, .*${time}$`) }).click();
  await sure(helen, 'Accept meeting');
  await expect(offered).toHaveCount(0);
  await helen.goto(`${origin}/event/docking?activityId=${docking}&standing=DOCKED`);
  await expect(offered.getByText('Would like to meet')).toBeVisible();
  await expect(offered.getByText(new RegExp(time))).toBeVisible();
});

test('a visitor narrows the products, the positions and the projects to one activity', async ({ browser }) => {
  const visitor = await browser.newPage({ locale: 'en-GB' });
  for (const path of ['/docking/service-list', '/public-recruit-list', '/public-projects']) {
    await visitor.goto(`${portal.origin}/event${path}`);
    await visitor.getByRole('combobox', { name: 'Activity' }).selectOption({ index: 1 });
    await expect(visitor).toHaveURL(/activityId=/);
    await expect(visitor.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  }
});
