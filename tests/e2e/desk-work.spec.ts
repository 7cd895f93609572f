import { type Browser, expect, type Page, test } from '@playwright/test';
import { isAccessible } from '#tests/support/accessible.ts';
import { openAs } from '#tests/support/browser-login.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const viewport = { width: 1280, height: 800 };
const desk = (browser: Browser, path: string) =>
  openAs(browser, { origin: portal.origin, username: 'lei.chiwai', path }, { viewport });

const cases = (page: Page) => page.getByRole('list', { name: 'Cases' }).getByRole('button');

test('Lei Chi Wai works through the inbox by keys', async ({ browser }) => {
  const page = await desk(browser, '/admin/inbox?workflow=ENROLLMENT');
  await expect(cases(page)).toHaveCount(3);
  await cases(page).first().focus();
  await page.keyboard.press('j');
  await expect(cases(page).nth(1)).toBeFocused();
  await expect(cases(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('complementary', { name: 'Selected case' })).toContainText('Waiting since');
  await page.keyboard.press('k');
  await expect(cases(page).first()).toBeFocused();

  await page.keyboard.press('Space');
  await expect(page.getByText('1 chosen')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 chosen')).toBeHidden();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cases(page).first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/enrollments\/[0-9a-f-]{36}$/);
});

test('what waits is narrowed by the address, and the address follows the filters', async ({ browser }) => {
  const page = await desk(browser, '/admin');
  await page.getByRole('link', { name: /Lists of participants/ }).click();
  await expect(page).toHaveURL(/workflow=PARTICIPANT_LIST/);
  await expect(cases(page)).toHaveCount(3);
  await page.getByLabel('Whose turn').selectOption({ label: 'The contractor’s turn' });
  await expect(page.getByText('Nothing waiting')).toBeVisible();
  await expect(page).toHaveURL(/turn=CONTRACTOR/);
});

test('one decision over all of a filter is read first, made, and taken back within ten seconds from another page', async ({
  browser,
}) => {
  const page = await desk(browser, '/admin/inbox?workflow=ENROLLMENT');
  await page.getByRole('button', { name: 'Decide all in this filter' }).click();
  await page.getByRole('button', { name: 'Preview changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 change')).toBeVisible();
  await expect(dialog.getByText('Messages to be sent:')).toContainText('Application approved × 3');
  await expect(dialog.getByRole('row')).toHaveCount(4);
  await isAccessible(page, 'what a decision would do');
  await dialog.getByRole('button', { name: 'Apply to 3' }).click();

  const takeBack = page.getByRole('region', { name: 'What you can undo' }).getByRole('button', { name: /Undo/ });
  await expect(takeBack).toBeVisible({ timeout: 20_000 });
  await page.goto(`${portal.origin}/event/admin/settings`);
  await expect(takeBack).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('3 were taken back.')).toBeVisible({ timeout: 20_000 });
  await page.goto(`${portal.origin}/event/admin/inbox?workflow=ENROLLMENT`);
  await expect(cases(page)).toHaveCount(3);

  await page.goto(`${portal.origin}/event/admin/outbox`);
  await expect(page.getByRole('cell', { name: 'Taken back' })).toHaveCount(3);
  await page.goto(`${portal.origin}/event/admin/audit`);
  await expect(page.getByRole('cell', { name: /^Decision undone/ })).toHaveCount(3);
});

test('a position is published on its own page, and taken back by the keyboard from another page after a reload', async ({
  browser,
}) => {
  const page = await desk(browser, '/admin/inbox?workflow=RECRUITMENT_POSITION&turn=FUND');
  const name = 'Supply Chain Officer';
  await cases(page).filter({ hasText: name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  const strip = page.getByRole('region', { name: 'What you can undo' });
  await expect(strip).toContainText('Positions published (1)');
  await expect(publish).toBeHidden();

  const position = page.url();
  await page.goto(`${portal.origin}/event/admin/audit`);
  await page.reload();
  await strip.getByRole('button', { name: /Undo/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 was taken back.')).toBeVisible({ timeout: 20_000 });
  await expect(strip).toBeHidden();
  await page.goto(position);
  await expect(publish).toBeVisible();
  await expect(page.getByText('Decision undone')).toBeVisible();
});

test('a list leaves as a sheet that is made in the background', async ({ browser }) => {
  const page = await desk(browser, '/admin/enrollments');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Create export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click({ timeout: 20_000 });
  expect((await download).suggestedFilename()).toMatch(/^enrollments-.*\.xlsx$/);
});

test('a registration’s page says why it was returned, and another is decided from there', async ({ browser }) => {
  const page = await desk(browser, '/admin/enrollments');
  const openedAs = (status: string) => page.getByRole('row').filter({ hasText: status }).first().getByRole('link');
  await openedAs('Returned for correction').click();
  await expect(page.getByText(/^Reason given:/)).toBeVisible();
  await expect(page.getByText('The unit’s turn')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return for correction' })).toBeHidden();
  await isAccessible(page, 'a registration that was returned');

  await page.getByRole('link', { name: 'Back' }).click();
  await page.locator('main a[href*="/admin/enrollments/"]').first().click();
  const steps = page.getByRole('navigation', { name: 'Registrations of the list' });
  await expect(steps.getByText(/^1 \//)).toBeVisible();
  // As often as one presses, drawn or not.
  for (const key of 'jjjkjk') await page.keyboard.press(key);
  await expect(steps.getByText(/^3 \//)).toBeVisible();
  await page.keyboard.press('k');
  await expect(steps.getByText(/^2 \//)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('main a[href*="/admin/enrollments/"]').nth(1)).toBeFocused();
  await openedAs('Submitted').click();
  await page.getByRole('button', { name: 'Return for correction' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Enter a reason.')).toBeVisible();
  await isAccessible(page, 'what a decision asks for');
  await sheet.getByRole('button', { name: 'A file is blurred' }).click();
  await expect(sheet.getByLabel('What needs correcting')).not.toBeEmpty();
  await sheet.getByLabel('What needs correcting').fill('The logo is missing.');
  await sheet.getByRole('button', { name: 'Return for correction' }).click();
  await expect(page.getByText('Reason given: The logo is missing.')).toBeVisible({ timeout: 20_000 });
  const strip = page.getByRole('region', { name: 'What you can undo' });
  await strip.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible({ timeout: 20_000 });
});

test('accounts leave as they are filtered, without personal columns unless somebody says why', async ({ browser }) => {
  const page = await desk(browser, '/admin/accounts?orgType=CONTRACTOR');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Only what the list showed')).toBeVisible();
  await expect(dialog.getByLabel('E-mail')).not.toBeChecked();
  await dialog.getByLabel('E-mail').check();
  await expect(dialog.getByRole('button', { name: 'Create export' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The contractors are written to on paper.');
  await dialog.getByRole('button', { name: 'Create export' }).click();
  const download = page.waitForEvent('download');
  const sheet = page.getByRole('row').filter({ hasText: 'The contractors are written to on paper.' });
  await sheet.getByRole('button', { name: 'Download' }).click({ timeout: 20_000 });
  expect((await download).suggestedFilename()).toMatch(/^accounts-.*\.xlsx$/);
  await page.goto(`${portal.origin}/event/admin/audit`);
  await expect(page.getByText('The contractors are written to on paper.').first()).toBeVisible();
});

const lists = [
  'accounts',
  'units',
  'invitations',
  'enrollments',
  'outbox',
  'audit',
  'activities',
  'forums',
  'participants',
  'participants?tab=units',
  'inbox',
];
/** Of a table, and of the inbox. */
const rowOfList = 'tbody tr, li:has(> [data-case])';

test('while nothing answers, a page that was not open yet waits where it was wanted, and nothing is loaded anew', async ({
  browser,
}) => {
  const page = await desk(browser, '/admin/inbox');
  await expect(cases(page).first()).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Message texts' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText("We can't reach the server");
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Message texts' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-stays');
});

test('a list that nobody answered for comes by itself once somebody does', async ({ browser }) => {
  const page = await desk(browser, '/admin');
  const isAway = /event-api\/admin\/inbox|version\.json/;
  await page.route(isAway, (route) => route.abort());
  await page.goto(`${portal.origin}/event/admin/inbox`);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText("We can't reach the server");
  await page.unroute(isAway);
  await expect(cases(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('of every list at least 14 rows stand on a small desk screen and 20 on a large one', async ({ browser }) => {
  const page = await desk(browser, '/admin');
  for (const list of lists) {
    await page.goto(`${portal.origin}/event/admin/${list}`);
    for (const [width, height, wanted] of [
      [1280, 800, 14],
      [1920, 1080, 20],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(rowOfList).first()).toBeVisible();
      const room = await page.evaluate((row) => {
        const rows = [...document.querySelectorAll(row)].map((one) => one.getBoundingClientRect());
        const tallest = Math.max(...rows.map(({ height }) => height));
        return Math.floor((innerHeight - Math.min(...rows.map(({ top }) => top))) / tallest);
      }, rowOfList);
      expect(room, `rows of ${list} at ${width} px`).toBeGreaterThanOrEqual(wanted);
    }
  }
});

test('a list is ordered by its heads, opened by its rows, and found again as it was', async ({ browser }) => {
  const page = await desk(browser, '/admin/accounts');
  const head = page.getByRole('columnheader', { name: 'Name' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('ana.rosario');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('zhou.yating');

  await page.getByLabel('Name, username, e-mail or mobile number').fill('wong');
  await expect(page.getByText('Found: 1', { exact: true })).toBeVisible();
  await page.getByRole('cell', { name: 'wong.kaman@linkeng.example' }).click();
  await expect(page).toHaveURL(/\/admin\/accounts\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/sort=username%3Adesc&search=wong|search=wong&sort=username%3Adesc/);
  await expect(page.getByRole('link', { name: /Wong Ka Man/ })).toBeVisible();
});

test('what is pressed while a record arrives is heard', async ({ browser }) => {
  const page = await desk(browser, '/admin/accounts?search=wong');
  let send = (): void => undefined;
  const maySend = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/event-api/admin/accounts/*', async (route) => {
    const response = await route.fetch();
    await maySend;
    await route.fulfill({ response });
  });
  await page.getByRole('cell', { name: 'wong.kaman@linkeng.example' }).click();
  await page.getByRole('link', { name: 'Back' }).hover();
  await page.mouse.down();
  const arrived = page.waitForResponse('**/event-api/admin/accounts/*');
  send();
  await (await arrived).finished();
  // As long as it would take to be drawn.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise((painted) => requestAnimationFrame(painted));
  });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/admin\/accounts\?search=wong$/);
});

test('who does not want a column takes it out, and finds the list so the next time', async ({ browser }) => {
  const page = await desk(browser, '/admin/accounts');
  const heads = page.getByRole('columnheader');
  const head = page.getByRole('columnheader', { name: 'Contact' });
  const columns = page.getByRole('button', { name: 'Columns' });
  await expect(head).toBeVisible();
  const before = await heads.count();
  await columns.click();
  await page.getByRole('checkbox', { name: 'Contact' }).uncheck();
  await page.getByRole('button', { name: 'Go to list' }).click();
  await expect(head).toHaveCount(0);
  await page.reload();
  await expect(heads).toHaveCount(before - 1);
  await columns.click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Go to list' }).click();
  await expect(head).toBeVisible();
});

test('a list is printed with all its rows, whatever page is shown, and says how it is narrowed', async ({
  browser,
}) => {
  const page = await desk(browser, '/admin/participants');
  await page.evaluate(() => {
    const paper: string[] = [];
    const print = () => paper.push(...[...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent));
    Object.assign(globalThis, { paper, print });
  });
  const printed = () => page.evaluate(() => (globalThis as unknown as { paper: string[] }).paper);
  const found = page.getByText(/^Found: \d+$/);
  const people = Number((await found.textContent())?.replace(/\D/g, ''));
  expect(people).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(async () => new Set(await printed()).size).toBe(people);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.getByLabel('Taking part in').selectOption('Hotel');
  await page.emulateMedia({ media: 'print' });
  const narrowed = page.locator('main p').filter({ hasText: 'Taking part in' });
  await expect(narrowed).toBeVisible();
  await expect(narrowed).toContainText('Hotel');
});
