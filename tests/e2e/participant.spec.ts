import { type Browser, expect, type Page, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { encoded } from '#tests/support/old-encodings.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';
import { coveredInBars } from '#tests/support/covered.ts';

let portal: Portal;
let ids: Record<string, string>;
test.beforeAll(async () => {
  portal = await openPortal();
  ids = await activityIds(portal.origin);
});
test.afterAll(({ browser }) => closeAll(browser, portal));
// One story in four parts: each goes on where the one before ended, and several people log in on the way.
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const at = (browser: Browser, who: string, path: string, options = {}) =>
  openAs(browser, { origin: portal.origin, username: who, path }, options);

const professorsList = () => `/talk2/party-person/apply?activityId=${ids['RS2']}`;
const staffPage = (code: string, more = '') => `/admin/participants?activityId=${ids[code]}${more}`;
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** The newest SMS, as staff of the demo read it in the outbox. */
async function newestCode(browser: Browser): Promise<string> {
  const page = await at(browser, 'lei.chiwai', '/admin/outbox?channel=SMS');
  await page.getByRole('button', { name: 'Read' }).first().click();
  const text = await page.getByRole('dialog').innerText();
  await page.context().close();
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

test('on a phone a professor enters a colleague, verifies the number, names a representative and sends the list', async ({
  browser,
}) => {
  const page = await at(browser, 'chan.kamfai', professorsList(), phone);
  await expect(page.getByText('2 of 5 participants')).toBeVisible();
  await page.getByRole('button', { name: 'Add participant' }).click();

  await next(page);
  await expect(page.getByText('Fill in at least one of the two.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Chinese name: / }).tap();
  await expect(page.getByRole('textbox', { name: 'Chinese name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Chinese name' }).fill('歐陽修');
  await expect(page.getByRole('textbox', { name: 'Pinyin' })).toHaveValue('OU YANG XIU');
  await page.getByRole('textbox', { name: 'Pinyin' }).fill('ao ieong sao');
  await page.getByRole('textbox', { name: 'Title' }).fill('Reader');
  await next(page);

  await page.getByLabel('Date of birth').fill('1980-05-06');
  await page.getByRole('textbox', { name: 'Document number' }).fill('A123456(4)');
  await next(page);
  await expect(
    page.getByText(
      'This number has a typing mistake: its check digit doesn’t match. Compare it with the document, e.g. A123456(3).',
    ),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Pinyin' })).toHaveValue('AO IEONG SAO');
  // What lies on the phone until it is saved is sealed.
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(kept).toContain('draft:person:');
  expect(await kept()).not.toContain('歐陽修');
  await next(page);
  await page.getByRole('textbox', { name: 'Document number' }).fill('A123456(3)');
  await next(page);

  await page.getByRole('textbox', { name: 'Mobile number' }).fill('66778800');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByRole('button', { name: /New code in \d:\d\d/ })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code from the SMS' });
  await expect(code).toBeFocused();
  const sent = await newestCode(browser);
  await code.fill(String((Number(sent) + 1) % 1_000_000).padStart(6, '0'));
  await expect(page.getByText('Wrong code. Tries left: 4.')).toBeVisible();
  // The phone drops the page while the SMS is read.
  await page.reload();
  await next(page);
  await next(page);
  await expect(page.getByText('Tries left: 4.')).toBeVisible();
  await code.fill(sent);
  await expect(page.getByText('Phone verified')).toBeVisible();
  await next(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Phone verified')).toBeVisible();
  await next(page);
  await page.getByRole('button', { name: 'Save participant' }).click();

  // What says so lies over neither the tabs nor the buttons above them.
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the list' })).toBeInViewport();
  expect(await coveredInBars(page)).toEqual([]);
  await expect(page.getByText('3 of 5 participants')).toBeVisible();
  await expect(page.getByText('Choose one representative.')).toBeVisible();
  await page.getByRole('button', { name: 'Make representative 歐陽修' }).click();
  await expect(page.getByText('Complete every participant and verify their phone first.')).toBeVisible();
  const unverified = page.getByRole('article').filter({ hasText: 'Phone not verified' });
  await unverified.getByRole('button', { name: /^Remove/ }).click();
  await confirm(page, 'Remove');
  await expect(page.getByText('2 of 5 participants')).toBeVisible();

  await page.getByRole('button', { name: 'Send the list' }).click();
  // A second tap, too many, falls where the tabs are.
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByText(/Sent on .* The fund will lock it/)).toBeVisible();
  await page.context().close();
});

test('staff find the newcomer by one character and lock the list; the code opens without a login', async ({
  browser,
}) => {
  const page = await at(browser, 'lei.chiwai', staffPage('RS2'));
  await page.getByRole('textbox', { name: /^Name, pinyin/ }).fill('修');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row').filter({ hasText: 'AO IEONG SAO' })).toBeVisible();
  await page.getByRole('tab', { name: /Lists by unit/ }).click();
  const list = page.getByRole('row').filter({ hasText: 'Hou Kong University of Macao' });
  await list.getByRole('button', { name: 'Lock', exact: true }).click();
  await confirm(page, 'Lock');
  await expect(page.getByRole('region', { name: 'What you can undo' })).toContainText('Locking lists (1)');
  await expect(list.getByText('Locked', { exact: true })).toBeVisible({ timeout: 30_000 });

  await page.goto(`${portal.origin}/event/admin/outbox?channel=SMS`);
  const sms = page.getByRole('row').filter({ hasText: '+85366778800' }).filter({ hasText: 'Sign-in code' });
  await sms.getByRole('button', { name: 'Read' }).click();
  const link = (await page.getByRole('dialog').getByRole('link').getAttribute('href')) ?? '';
  const visitor = await (await browser.newContext({ ...phone, locale: 'en-GB' })).newPage();
  await visitor.goto(portal.origin + new URL(link).pathname);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('歐陽修');
  await expect(visitor.getByText(/^([0-9A-Z]{5} ){5}[0-9A-Z]$/).filter({ visible: true })).toBeVisible();
  await visitor.context().close();
  await page.context().close();
});

test('a locked list is changed only by asking, and staff decide after reading the difference', async ({ browser }) => {
  const page = await at(browser, 'chan.kamfai', professorsList(), phone);
  await page.getByRole('button', { name: 'Edit 歐陽修' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Dean');
  for (let step = 0; step < 3; step++) await next(page);
  await page.getByRole('button', { name: 'Add to request' }).click();
  await expect(page.getByText('Not sent yet. Add')).toBeVisible();
  await expect(page.getByText('1 change prepared, not sent yet')).toBeInViewport();
  const card = page.getByRole('article').filter({ hasText: '歐陽修' });
  await expect(card).toContainText('Not sent yet');
  await expect(card.locator('ins')).toHaveText('Dean');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leave without sending?');
  await confirm(page, 'Cancel');
  await page.getByRole('button', { name: 'Add a reason and send' }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send to the fund' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Promoted last week');
  await send.click();
  await expect(page.getByText(/Your change request has been with the fund/)).toBeVisible();
  await expect(card).toContainText('Change waiting for the fund');

  const staff = await at(browser, 'lei.chiwai', staffPage('RS2', '&tab=changes'));
  const change = staff.getByRole('listitem').filter({ hasText: 'Promoted last week' }).first();
  await expect(change.locator('del').first()).toHaveText('Reader');
  await expect(change.locator('ins').first()).toHaveText('Dean');
  await change.getByRole('button', { name: 'Accept' }).click();
  await confirm(staff, 'Accept');
  await expect(staff.getByText('Nothing to decide')).toBeVisible({ timeout: 30_000 });
  await staff.context().close();

  await page.reload();
  await expect(page.getByText('Your last change was accepted.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: '歐陽修' })).toContainText('Dean');
  await page.context().close();
});

test('a sheet is read row by row before it is imported, whatever it was written with', async ({ browser }) => {
  const page = await at(browser, 'lei.chiwai', staffPage('RS2', '&tab=import'));
  const rows = [
    'Unit,Chinese name,Title,Date of birth,Nationality,Document type,Document number,Mobile',
    'Hou Kong University of Macao,何穎,講師,1990-01-02,CN,Passport,MC7654321,66112299',
    'Nobody Ltd,何穎,講師,1990-01-02,CN,Passport,MC7654322,66112298',
  ];
  await page.getByLabel('Sheet to import').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(page.getByRole('row').filter({ hasText: 'Nobody Ltd' })).toContainText('Choose one of the options');
  await expect(page.getByText('Read as UTF-8.', { exact: false })).toBeVisible();
  await expect(page.getByText('Rows skipped because of errors: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported. New: 1, changed: 0')).toBeVisible();

  // As Excel in Macau saves the same sheet.
  await page.getByLabel('Sheet to import').setInputFiles({
    name: 'again.csv',
    mimeType: 'text/csv',
    buffer: encoded('big5', rows.slice(0, 2).join('\r\n')),
  });
  await expect(page.getByText('Read as Big5.', { exact: false })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Show' })).toContainText('As it is (1)');
  await expect(page.getByText('Nothing to do.')).toBeVisible();
  await page.context().close();
});
