import { type Browser, expect, type Page, test } from '@playwright/test';
import { openAs } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let ids: Record<string, string>;
test.beforeAll(async () => {
  portal = await openPortal();
  ids = await activityIds(portal.origin);
});
test.afterAll(({ browser }) => closeAll(browser, portal));
test.describe.configure({ mode: 'serial' });

const at = (browser: Browser, who: string, path: string, options = {}) =>
  openAs(browser, { origin: portal.origin, username: who, path }, options);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

/** The first link in a mail to that address, as staff of the demo read it in the outbox. */
async function linkMailedTo(browser: Browser, address: string): Promise<string> {
  const page = await at(browser, 'lei.chiwai', '/admin/outbox?channel=MAIL');
  const row = page.getByRole('row').filter({ hasText: address });
  await row.getByRole('button', { name: 'Read' }).first().click();
  const text = await page.getByRole('dialog').innerText();
  await page.context().close();
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}

const tenCompanies = [
  'Unit in Chinese,Unit in English,E-mail,Mobile,Language,Contact person',
  ...Array.from(
    { length: 10 },
    (_, i) =>
      `第${i + 1}電子廠,Electronics Works ${i + 1},works${i + 1}@ten.example,6631${1000 + i},English,Person ${i + 1}`,
  ),
  'No address,Nobody Ltd.,,,,',
].join('\n');

test('staff invite ten companies from a spreadsheet and see who has answered', async ({ browser }) => {
  const page = await at(browser, 'lei.chiwai', `/admin/invitations?activityId=${ids['STW']}`);
  await page.getByRole('link', { name: 'From a sheet' }).click();
  const choose = (text: string) =>
    page
      .getByLabel('Sheet to import')
      .setInputFiles({ name: 'companies.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(tenCompanies.replace('E-mail', 'Post'));
  const missing = page.getByRole('alert');
  await expect(missing).toContainText('E-mail');
  await expect(missing).toContainText('No column has this name.');
  await choose(tenCompanies);
  await expect(missing).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Show' })).toContainText('New (10)');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('error');
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();

  await expect(page.getByText('Found: 11')).toBeVisible();
  await page.getByRole('searchbox').or(page.getByLabel('Unit, contact person or e-mail')).fill('electronics works');
  await expect(page.getByText('Found: 10')).toBeVisible();
  await page.getByRole('button', { name: 'For all results' }).click();
  await page.getByRole('menuitem', { name: 'Send unsent ones' }).click();
  await expect(page.getByRole('dialog').getByText('10 mails go out, each in the language')).toBeVisible();
  await inDialog(page, /^Send/).click();
  const strip = page.getByRole('region', { name: 'What you can undo' });
  await expect(strip).toContainText('Sending invitations (10)');
  await expect(strip).toBeHidden({ timeout: 30_000 });

  await page.goto(`${portal.origin}/event/admin/invitations?activityId=${ids['STW']}&unanswered=true`);
  await expect(page.getByText('Found: 13')).toBeVisible();
  const link = await linkMailedTo(browser, 'works1@ten.example');
  expect(link).toContain(`/event/invitation-register?invitation_code=`);
  const invited = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await invited.goto(link);
  await expect(invited.getByLabel('E-mail').first()).toHaveValue('works1@ten.example');
  await page.goto(`${portal.origin}/event/admin/invitations?activityId=${ids['STW']}&search=works1@`);
  await expect(page.getByRole('row').filter({ hasText: 'works1@ten.example' })).toContainText('Link opened');
});

test('on a phone staff open an account, and its owner sets the password with the mailed link', async ({ browser }) => {
  const page = await at(browser, 'lei.chiwai', '/admin/accounts/new', phone);
  await page.getByRole('button', { name: 'Create account' }).click();
  // All that is missing is listed, and a line leads to its field.
  await page.getByRole('button', { name: /^Username: / }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Username' }).fill('rosa.sa');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('rosa.sa@linkeng.example');
  await page.getByRole('textbox', { name: 'Name in Portuguese' }).fill('Rosa Sá');
  await page.getByLabel('Name of the unit in any language').fill('lin keng');
  await page.getByRole('list', { name: 'Found' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Rosa Sá' })).toBeVisible();
  await expect(page.getByText('Never logged in').first()).toBeVisible();

  const owner = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await owner.goto(await linkMailedTo(browser, 'rosa.sa@linkeng.example'));
  await owner.getByLabel('New password', { exact: false }).first().fill('lilac-harbour-7');
  await owner.getByLabel('New password again').fill('lilac-harbour-7');
  await owner.getByRole('button', { name: 'Set new password' }).click();
  await expect(owner.getByText('Your new password is set')).toBeVisible();
  await owner.reload();
  await expect(owner.getByText('This link has expired')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Password set by a link')).toBeVisible();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await inDialog(page, 'Suspend').click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Left the company');
  await inDialog(page, 'Suspend').click();
  await expect(page.getByText('Suspended and logged out everywhere.')).toBeVisible();
  await expect(page.getByText('Left the company')).toBeVisible();
});

test('of two who change one unit the second sees the difference and loses nothing', async ({ browser }) => {
  const path = '/admin/units/0199a000-0000-7000-8000-000000000003';
  const one = await at(browser, 'lei.chiwai', path);
  const two = await at(browser, 'lei.chiwai', path);
  for (const page of [one, two]) await expect(page.getByRole('textbox', { name: 'Address' })).toBeVisible();
  await two.getByRole('textbox', { name: 'Address' }).fill('Rua da Praia 9');
  await one.getByRole('textbox', { name: 'Fax' }).fill('+853 2871 0000');
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.getByText('Saved.')).toBeVisible();
  await two.getByRole('button', { name: 'Save' }).click();
  await expect(two.getByRole('dialog', { name: 'Someone else saved this first' })).toBeVisible();
  await expect(two.getByRole('dialog')).toContainText('+853 2871 0000');
  await inDialog(two, 'Save as chosen').click();
  await expect(two.getByText('Saved.')).toBeVisible();
  await two.reload();
  await expect(two.getByRole('textbox', { name: 'Address' })).toHaveValue('Rua da Praia 9');
  await expect(two.getByRole('textbox', { name: 'Fax' })).toHaveValue('+853 2871 0000');
});

test('staff add a late guest and correct a misspelt name, and say why before they see what is personal', async ({
  browser,
}) => {
  const page = await at(browser, 'lei.chiwai', `/admin/participants?activityId=${ids['RS1']}`, phone);
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name of the unit in any language').fill('lin keng');
  await page.getByRole('list', { name: 'Found' }).getByRole('button').first().click();
  await page.getByRole('textbox', { name: 'Chinese name' }).fill('司徒美堂');
  await expect(page.getByRole('textbox', { name: 'Pinyin' })).toHaveValue('SI TU MEI TANG');
  await page.getByRole('textbox', { name: 'Title' }).fill('Honorary chair');
  await next();
  await page.getByLabel('Date of birth').fill('1958-04-03');
  await page.getByRole('textbox', { name: 'Document number' }).fill('A123456(3)');
  await next();
  await page.getByLabel('Mobile number').fill('66554433');
  await next();
  await page.getByRole('button', { name: 'Save person' }).click();
  await expect(page.getByText('Person added.')).toBeVisible();

  await page.getByLabel('Name, pinyin, initials, unit or last digits of phone').fill('司徒美');
  await expect(page.getByText('Found: 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^司徒美堂/ }).click();
  await page.getByRole('button', { name: 'Correct the details' }).click();
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The badge is misspelt');
  await page.getByRole('button', { name: 'Show details' }).click();
  await page.getByRole('textbox', { name: 'Name in Latin letters' }).fill('Si Tou Mei Tong');
  await next();
  await expect(page.getByRole('textbox', { name: 'Document number' })).toHaveValue('A1234563');
  await next();
  await next();
  await page.getByRole('button', { name: 'Save person' }).click();
  await expect(page.getByText('Details corrected.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Si Tou Mei Tong')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('The badge is misspelt').first()).toBeVisible();
});
