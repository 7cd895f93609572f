import { type Browser, chromium, expect, type Page, type Route, test } from '@playwright/test';
import { demoAccounts } from '#server/seed/demo-accounts.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/browser-login.ts';
import { photo } from '#tests/support/files.ts';
import { isOnDevice } from '#tests/support/is-on-device.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { activityIds } from '#tests/support/pages.ts';
import { type Portal, startPortal } from '#tests/support/portal.ts';

let portal: Portal;
let browser: Browser;
let closing: string;

test.beforeAll(async () => {
  portal = await startPortal({ database: 'embedded' });
  browser = await chromium.launch(launchOptions());
  closing = (await activityIds(portal.origin))['PCL'] ?? '';
});
test.afterAll(async () => {
  await browser?.close();
  await portal?.remove();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const openStep = (step: string): Promise<Page> =>
  openAs(
    browser,
    { origin: portal.origin, username: 'wong.kaman', path: `/application/${step}?activityId=${closing}` },
    phone,
  );
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const saved = (page: Page) => expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible();

test('on a phone an application is filled in without a network, and continued on another device', async () => {
  const page = await openStep('entity');
  await field(page, /^Unit name in Chinese/).fill('蓮花智能科技');
  await saved(page);
  await page.context().setOffline(true);
  await field(page, /^Summary/).fill('Robots that make tea.');
  await expect(page.getByText(/No network: saved on this device/)).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
  await page.context().close();

  const other = await openStep('entity');
  await expect(field(other, /^Summary/)).toHaveValue('Robots that make tea.');
  await other.context().close();
});

test('on a phone without a network a page loads again as it was, goes on, and saves by itself afterwards', async () => {
  const page = await openAs(
    browser,
    { origin: portal.origin, username: 'wong.kaman', path: `/application/entity?activityId=${closing}` },
    { ...phone, serviceWorkers: 'allow' },
  );
  await isOnDevice(page, 'application');
  const kinds = page.getByLabel('Type of exhibitor').locator('option');
  await expect(kinds).not.toHaveCount(1);
  const known = await kinds.allTextContents();

  await page.context().setOffline(true);
  await field(page, /^Summary/).fill('Robots that pour tea');
  await expect(page.getByText(/No network: saved on this device/)).toBeVisible();
  await page.reload();
  await expect(field(page, /^Summary/)).toHaveValue('Robots that pour tea');
  await expect(kinds).toHaveText(known);
  await expect(page.getByText(/Lists and other people.s entries are as of \d{4}-/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Robots');
  await field(page, /^Summary/).press('ControlOrMeta+End');
  await field(page, /^Summary/).pressSequentially(' in three languages.');
  await expect(page.getByText(/No network: saved on this device/)).toBeVisible();
  await page.reload();
  await expect(field(page, /^Summary/)).toHaveValue('Robots that pour tea in three languages.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Key product' })).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
  await expect(page.getByText(/as of/)).toBeHidden();
  await page.context().close();

  const other = await openStep('entity');
  await expect(field(other, /^Summary/)).toHaveValue('Robots that pour tea in three languages.');
  await other.context().close();
});

test('at one browser nobody finds what somebody else has typed', async () => {
  const page = await openStep('entity');
  await field(page, /^Summary/).fill('Of no concern to others.');
  await saved(page);
  await page.context().setOffline(true);
  await field(page, /^Summary/).fill('Of no concern to others at all.');
  await expect(page.getByText(/No network: saved on this device/)).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
  await page.getByRole('button', { name: /Wong/ }).first().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL((url) => !url.pathname.includes('/application/'));
  await page.goto(`${portal.origin}/event/home`);
  const kept = await page.evaluate(async () => ({
    texts: Object.keys({ ...localStorage, ...sessionStorage }),
    read: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'read-by-login'),
  }));
  expect(kept.texts.filter((key) => key.startsWith('draft'))).toEqual([]);
  expect(kept.read).toEqual([]);
  await page.context().close();
});

test('on a phone a login that ended while somebody typed costs nothing: after the password it goes on where it stood', async () => {
  const page = await openStep('entity');
  await field(page, /^Person in charge/).fill('Wong');
  await saved(page);
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
  await field(page, /^Person in charge/).pressSequentially(' Ka Man');
  await page.getByRole('dialog', { name: 'Please log in again' }).getByRole('button', { name: 'Log in again' }).click();
  await page.getByLabel('E-mail or username').fill('wong.kaman');
  await page
    .getByLabel('Password')
    .fill(demoAccounts.find(({ username }) => username === 'wong.kaman')?.password ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/application\/entity\?/);
  await expect(field(page, /^Person in charge/)).toHaveValue('Wong Ka Man');
  await saved(page);
  await page.reload();
  await expect(field(page, /^Person in charge/)).toHaveValue('Wong Ka Man');
  await page.context().close();
});

test('what two devices changed at once is put together, and only a clash is asked about', async () => {
  const [one, two] = [await openStep('entity'), await openStep('entity')];
  await field(one, /^Person in charge/).fill('Wong');
  await saved(one);
  await field(two, /^Website/).fill('lotus.mo');
  await saved(two);
  await expect(field(two, /^Person in charge/)).toHaveValue('Wong');

  await saved(one);
  await two.getByLabel('Type of exhibitor').selectOption({ label: 'University or research institute' });
  await saved(two);
  await one.getByLabel('Type of exhibitor').selectOption({ label: 'Association' });
  await field(one, /^Website/).fill('lotus.example');
  const dialog = one.getByRole('dialog', { name: 'Someone else saved this first' });
  await expect(dialog).toContainText('lotus.mo');
  await expect(dialog).toContainText('University or research institute');
  await expect(dialog).toContainText('Association');
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await saved(one);
  await one.reload();
  await expect(field(one, /^Website/)).toHaveValue('lotus.example');
  await one.context().close();
  await two.context().close();
});

test('on a phone a save whose answer was lost on its way asks nobody anything: what is typed on is saved', async () => {
  const page = await openStep('entity');
  const summary = field(page, /^Summary/);
  await loseAnswer(page, 'PUT', '/enrollments/*');
  await summary.fill('Robots that pour');
  await expect(page.getByText(/No network: saved on this device/)).toBeVisible();
  await summary.fill('Robots that pour tea for everybody.');
  await saved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(summary).toHaveValue('Robots that pour tea for everybody.');
  await saved(page);
  await page.context().close();
});

test('what is missing is named with what to do, and no longer once it is there', async () => {
  const page = await openStep('entity');
  await page.getByLabel('Type of exhibitor').selectOption({ label: 'Enterprise' });
  await next(page);
  await expect(page.getByRole('heading', { name: 'Booths and products' })).toBeVisible();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Videos and papers' })).toBeVisible();
  await next(page);
  await expect(page.getByText('Upload a file.')).toBeVisible();
  const licence = page.getByRole('region', { name: 'Copy of the business licence', exact: true });
  const file = { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: await photo(800, 600) };
  await licence.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('Upload a file.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open licence.jpg' })).toBeVisible({ timeout: 30_000 });
  await page.context().close();
});

test('on a phone, from the statement to the fund, with a reload on the way', async () => {
  const page = await openStep('statement');
  await page.getByRole('button', { name: 'Accept and next' }).click();
  await field(page, /^Unit name in Chinese/).fill('蓮花智能科技有限公司');
  await page.getByLabel('Type of exhibitor').selectOption({ label: 'University or research institute' });
  await field(page, /^Contact person/).fill('Wong Ka Man');
  await page.locator('input[name=contactMobile]').fill('66123456');
  await next(page);

  await page.getByLabel('Section of the exhibition').selectOption({ label: 'Popular science' });
  await page.getByText('The contractor', { exact: true }).click();
  await field(page, /^What is shown/).fill('茶藝機械人');
  await page.getByRole('button', { name: 'Add a booth' }).click();
  await field(page, /^What is shown/)
    .nth(1)
    .fill('會彈琴的機械人');
  await expect(page.getByRole('button', { name: 'Choose files' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Move booth 2 up' }).click();
  await expect(field(page, /^What is shown/).first()).toHaveValue('會彈琴的機械人');
  await saved(page);
  await page.reload();
  await expect(field(page, /^What is shown/).first()).toHaveValue('會彈琴的機械人');
  await next(page);

  await expect(page.getByRole('heading', { name: 'Videos and papers' })).toBeVisible();
  await next(page);
  const missing = page
    .getByRole('alert')
    .filter({ hasText: 'Something is missing or wrong. Check the marked fields.' });
  await expect(missing).toBeVisible();
  await expect(field(page, /^Key product in Chinese/)).toBeFocused();
  // Left open, it may lie over what is pressed on the last page.
  await missing.getByRole('button', { name: 'Close this message' }).click();
  await field(page, /^Key product in Chinese/).fill('會沏茶的機械人。');
  await next(page);
  await expect(page.getByRole('heading', { name: 'Videos and papers' })).toBeVisible();
  await next(page);

  await expect(page.getByText('茶藝機械人')).toBeVisible();
  // A proxy on the way loses patience with the server, which hands it in all the same.
  const impatient = async (asked: Route) => {
    await asked.fetch();
    await asked.fulfill({ status: 504 });
  };
  await page.route('**/enrollments/*/submit', impatient, { times: 1 });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Application submitted.')).toBeVisible();
  await expect(page).toHaveURL(/\/event\/layoutBusiness-details\?.*showDialog=true/);
  await page.context().close();
});

/** As somebody who is logged in there. */
const call = <Reply>(page: Page, method: string, path: string, body?: object): Promise<Reply> =>
  page.evaluate(
    async ([verb, where, sent]) => {
      const headers = {
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const answer = await fetch(`/event-api${where}`, { method: verb, headers, ...(sent ? { body: sent } : {}) });
      return answer.json();
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );

test('a returned application begins with what the fund wants: each note leads to its field and takes an answer', async () => {
  const week = (await activityIds(portal.origin))['STW'] ?? '';
  const { origin } = portal;
  const kaman = await openAs(browser, { origin, username: 'wong.kaman', path: '/home' }, phone);
  const check = `/enrollments/check?activityId=${week}`;
  const { enrollmentId } = await call<{ enrollmentId: string }>(kaman, 'get', check);
  const one = `/enrollments/${enrollmentId}`;
  const { version } = await call<{ version: number }>(kaman, 'get', one);
  await call(kaman, 'PATCH', `${one}/resubmit`, { version, note: 'Here it is again.' });
  const chiwai = await openAs(browser, { origin, username: 'lei.chiwai', path: '/home' });
  await call(chiwai, 'POST', `${one}/notes`, { target: 'exhibitor.mainPerson', text: 'Who is in charge?' });
  const returned = { version: version + 1, move: 'return', note: 'One name is missing.' };
  await call(chiwai, 'POST', `/admin${one}/decisions`, returned);
  await chiwai.context().close();

  await kaman.goto(`${origin}/event/application/statement?activityId=${week}`);
  await expect(kaman.getByText('Notes from the fund to reply to: 1')).toBeVisible();
  await expect(kaman.getByText('Who is in charge?')).toBeVisible();
  await kaman.getByRole('button', { name: 'Go to field' }).click();
  await expect(field(kaman, /^Person in charge/)).toBeFocused();
  await field(kaman, /^Person in charge/).fill('Wong Ka Man');
  await kaman.getByText('Notes from the fund to reply to: 1').click();
  const answer = kaman.getByRole('textbox', { name: /^What you did about it/ });
  // Gone on before it is saved.
  await answer.fill('Now she is named.');
  await kaman.reload();
  await expect(kaman.getByText('Every note answered')).toBeVisible();
  const { notes } = await call<{ notes: { answer: string }[] }>(kaman, 'get', `${one}/approval`);
  expect(notes.map(({ answer: said }) => said)).toEqual(['Now she is named.']);
  await kaman.context().close();
});
