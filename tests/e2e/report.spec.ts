import { expect, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { closeAll, type Portal, startPortal } from '#tests/support/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('after an event the fund opens its report, follows a number to its list, and prints it', async ({ browser }) => {
  test.setTimeout(120_000);
  const { origin } = portal;
  const fund = await openAs(browser, { origin, username: 'lei.chiwai', path: '/admin/activities/events' });
  await fund.getByRole('link', { name: 'Report' }).first().click();
  await expect(fund.getByRole('heading', { level: 1, name: /^Report: / })).toBeVisible();
  const week = fund
    .locator('.report-block')
    .filter({ has: fund.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }) });
  const registered = week.locator('dl > div').filter({ hasText: 'Registered units' }).getByRole('link');
  const count = Number(await registered.textContent());
  expect(count).toBeGreaterThan(0);

  await registered.click();
  await expect(fund.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible();
  await expect(fund.getByLabel('Counted')).toHaveValue('registered');
  await expect(fund.locator('main tbody tr')).toHaveCount(count);

  await fund.goBack();
  const units = fund.getByRole('table', { name: 'Per unit' });
  const ofUnit = units.locator('tbody tr').first();
  const unit = (await ofUnit.getByRole('link').first().textContent()) ?? '';
  await expect(units).toBeVisible();
  expect(unit).not.toBe('');

  await fund.emulateMedia({ media: 'print' });
  await expect(fund.getByRole('heading', { level: 1, name: /^Report: / })).toBeVisible();
  await expect(fund.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(fund.getByRole('navigation').first()).toBeHidden();
  const paper = await fund.pdf({ preferCSSPageSize: true });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThan(6);
  expect(paper.toString('latin1')).toMatch(/MediaBox \[0 0 59[45][.\d]* 84[12]/);
});
