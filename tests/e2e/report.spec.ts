import { expect, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('after an event the fund opens its report, follows numbers to their lists, and prints it with every unit', async ({
  browser,
}) => {
  const { origin } = portal;
  const fund = await openAs(browser, { origin, username: 'lei.chiwai', path: '/admin/activities/events' });
  await fund.getByRole('link', { name: 'Report' }).first().click();
  await expect(fund.getByRole('heading', { level: 1, name: /^Report: / })).toBeVisible();
  const week = fund
    .locator('.report-block')
    .filter({ has: fund.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }) });
  const registered = week.locator('dl > div').filter({ hasText: 'Registered units' }).getByRole('link').first();
  const count = Number(await registered.textContent());
  expect(count).toBeGreaterThan(0);

  await registered.click();
  await expect(fund.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible();
  await expect(fund.getByLabel('Counted')).toHaveValue('registered');
  await expect(fund.locator('main tbody tr')).toHaveCount(count);

  await fund.goBack();
  const units = fund.getByRole('table', { name: 'By unit' });
  const ofUnit = units.locator('tbody tr').first();
  const unit = (await ofUnit.getByRole('link').first().textContent()) ?? '';
  await expect(units).toBeVisible();
  expect(unit).not.toBe('');

  // A sum leads to the numbers that it is of, the year before to those of the year before.
  const inAll = fund.locator('.report-block').first();
  const came = inAll.locator('dl > div').filter({ hasText: 'People who came' });
  const before = came.getByRole('link', { name: /the year before/ });
  const beforeCount = Number((await before.textContent())?.match(/\d+/)?.[0]);
  expect(beforeCount).toBeGreaterThan(0);
  const sumOfPage = async (name: string) => {
    const numbers = await fund
      .getByRole('list', { name })
      .locator('> li')
      .evaluateAll((items) => items.map((item) => Number(item.lastElementChild?.textContent)));
    expect(numbers.length).toBeGreaterThan(1);
    const sum = numbers.reduce((all, one) => all + one, 0);
    await expect(fund.locator('main p').filter({ hasText: 'Total' })).toContainText(String(sum));
    return sum;
  };
  await before.click();
  await expect(fund.getByRole('heading', { level: 1, name: 'People who came' })).toBeVisible();
  await expect(fund.getByRole('main').getByText(/^Technology Week \d{4}$/)).toBeVisible();
  expect(await sumOfPage('People who came')).toBe(beforeCount);
  const ofShow = fund.getByRole('listitem').filter({ hasText: 'Research Partnering Days' }).getByRole('link').last();
  const cameToShow = await ofShow.textContent();
  await ofShow.click();
  await expect(fund.getByRole('heading', { level: 1, name: 'Sign-in' })).toBeVisible();
  await expect(fund.locator('main tbody tr')).toHaveCount(Number(cameToShow));
  await expect(fund.locator('main tbody tr').first()).toContainText('Name erased');
  await fund.goBack();
  await fund.goBack();
  const registeredInAll = inAll.locator('dl > div').filter({ hasText: 'Registered units' }).getByRole('link').first();
  const inAllCount = Number(await registeredInAll.textContent());
  await registeredInAll.click();
  await expect(fund.getByRole('heading', { level: 1, name: 'Registered units' })).toBeVisible();
  await expect(fund.getByRole('main').getByText('Science and Technology Week', { exact: true })).toBeVisible();
  expect(await sumOfPage('Registered units')).toBe(inAllCount);
  await fund.goBack();

  // On paper there are all units, in however many pages they are read.
  let [pages, every] = [0, 0];
  await fund.route('**/admin/reports/*/units?**', async (route) => {
    const url = route.request().url().replace('size=100', 'size=1');
    const response = await route.fetch({ url });
    if (new URL(url).searchParams.get('page') === '0') every += (await response.json()).totalElements;
    else pages += 1;
    await route.fulfill({ response });
  });
  await fund.evaluate(() => {
    Object.assign(globalThis, { print: () => Object.assign(globalThis, { printed: true }) });
  });
  await fund.keyboard.press('Control+p');
  await fund.waitForFunction(() => 'printed' in globalThis);
  expect(pages).toBeGreaterThan(2);
  await fund.emulateMedia({ media: 'print' });
  await expect(units).toBeHidden();
  await expect(fund.locator('main table:visible tbody tr')).toHaveCount(every);

  await expect(fund.getByRole('heading', { level: 1, name: /^Report: / })).toBeVisible();
  await expect(fund.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(fund.getByRole('navigation').first()).toBeHidden();
  const paper = await fund.pdf({ preferCSSPageSize: true, path: test.info().outputPath('report.pdf') });
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThan(10);
  expect(paper.toString('latin1')).toMatch(/MediaBox \[0 0 59[45][.\d]* 84[12]/);
});
