import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { setTimeout as aWhile } from 'node:timers/promises';
import { demoAccounts } from '#server/seed/demo-accounts.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let browser: Browser;
let context: BrowserContext;
let page: Page;

test.beforeAll(async () => {
  portal = await openPortal();
  browser = await chromium.launch(launchOptions());
});
test.afterAll(async () => {
  await browser?.close();
  await portal?.remove();
});
test.beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
});
test.afterEach(() => context.close());

const passwordOf = (username: string) => demoAccounts.find((person) => person.username === username)?.password ?? '';

async function fillIn(username: string, on = page): Promise<void> {
  await on.getByLabel('E-mail or username').fill(username);
  await on.getByLabel('Password').fill(passwordOf(username));
  await on.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Where somebody with several roles logs in without being asked for one, as from home. */
const publicPage = '/public-talk2/list';

async function logIn(username: string, path = '/home', on = page): Promise<void> {
  await on.goto(`${portal.origin}/event${path}`);
  await on.getByRole('button', { name: 'Log in' }).click();
  await on.getByRole('menuitem', { name: 'E-mail login' }).click();
  await fillIn(username, on);
  await isLoggedIn(on);
}

const account = (on = page) => on.getByRole('banner').getByRole('button', { name: /^Account of/ });
const isLoggedIn = (on = page) => expect(account(on)).toBeVisible();
const isVisitor = (on = page) => expect(on.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();

/** As if half an hour had passed: the token is no longer good, the cookie is. What the page still asks comes before. */
async function tokenExpires(on = page): Promise<void> {
  await on.waitForLoadState('networkidle');
  await on.evaluate(() => sessionStorage.setItem('token', 'expired'));
}
/** As if nothing had been done for twelve hours. */
async function loginExpires(on = page): Promise<void> {
  await tokenExpires(on);
  await context.clearCookies({ name: 'event_refresh' });
}

test('Ana logs in by the menu and is where she was, without a code in the address', async () => {
  await logIn('ana.rosario', '/home?ActivityError=1');
  await expect(account()).toContainText('Ana do Rosário');
  await expect(account()).toContainText('Door supervisor');
  expect(page.url()).toBe(`${portal.origin}/event/home?ActivityError=1`);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Activity records' })).toBeVisible();
});

test('a wrong password is said on the page; the right one then lets her in', async () => {
  await page.goto(`${portal.origin}/event-api/login/authorize`);
  await page.getByLabel('E-mail or username').fill('ana.rosario');
  await page.getByLabel('Password').fill('not-it-at-all-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is not right');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('is not right');
  await expect(page.getByLabel('E-mail or username')).toHaveValue('ana.rosario');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(passwordOf('ana.rosario'));
  await page.keyboard.press('Enter');
  await isLoggedIn();
});

test('without scripts the login page does all it should', async () => {
  const plain = await browser.newContext({ locale: 'pt-PT', javaScriptEnabled: false });
  const one = await plain.newPage();
  await one.goto(`${portal.origin}/event-api/login/authorize`);
  await one.getByRole('button', { name: 'Iniciar sessão', exact: true }).click();
  await expect(one.getByText('Indique o seu e-mail')).toBeVisible();
  await one.getByRole('link', { name: 'English' }).click();
  await fillIn('helen.baker', one);
  await expect(one).toHaveURL(/\/event\/\?code=/);
  await plain.close();
});

test('after several wrong passwords the device works for who has scripts, and a picture is read by who has none', async () => {
  const guess = async (on: Page) => {
    await on.goto(`${portal.origin}/event-api/login/authorize`);
    for (let tried = 0; tried < 3; tried += 1) {
      await on.getByLabel('E-mail or username').fill('chan.kamfai');
      await on.getByLabel('Password').fill(`not-it-at-all-${tried}`);
      await on.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(on.getByRole('alert')).toContainText('is not right');
    }
  };
  const plain = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
  const scriptless = await plain.newPage();
  await guess(scriptless);
  await expect(scriptless.getByAltText('Picture of five characters')).toBeVisible();
  await plain.close();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${portal.origin}/event-api/login/authorize`);
  await page.getByLabel('E-mail or username').fill('chan.kamfai');
  await page.getByLabel('Password').fill('not-it-at-all-3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Too many wrong tries');
  await expect(page.getByLabel('Characters in the picture')).toHaveCount(0);
  await fillIn('chan.kamfai');
  await isLoggedIn();
  expect(asked).toContain('/event-api/captcha/work');
  expect(asked).not.toContain('/event-api/graph');
});

test('where the device cannot do its work, the picture comes back and the form goes with what it shows', async () => {
  await page.route('**/event-api/captcha/work', (route) => route.abort());
  await page.goto(`${portal.origin}/event-api/login/authorize`);
  for (let tried = 0; tried < 3; tried += 1) {
    await page.getByLabel('E-mail or username').fill('ho.suetmui');
    await page.getByLabel('Password').fill(`not-it-at-all-${tried}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('is not right');
    await page.waitForLoadState();
  }
  await fillIn('ho.suetmui');
  await expect(page.getByLabel('Characters in the picture')).toBeFocused();
  await page.keyboard.type('00000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByLabel('E-mail or username')).toHaveValue('ho.suetmui');
});

test('a tap on a person of the demo logs in as that person', async () => {
  await page.goto(`${portal.origin}/event-api/login/authorize?language=pt`);
  await page.getByRole('button', { name: /João Ferreira/ }).click();
  await expect(page.getByRole('banner')).toContainText('João Ferreira');
});

test('a visitor who opens a page of an account gets there through the login, with its query', async () => {
  await page.goto(`${portal.origin}/event/password-change?from=mail`);
  await fillIn('ana.rosario');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  expect(page.url()).toBe(`${portal.origin}/event/password-change?from=mail`);
});

test('a link from outside asks for the login of its kind, once', async () => {
  await page.goto(`${portal.origin}/event/home?category=ROADSHOW2&role=FUND_UN`);
  await expect(page.getByRole('heading', { name: 'External account login' })).toBeVisible();
  await fillIn('chan.kamfai');
  await isLoggedIn();
  // Row 066: road-show users come to the pages of the road show that the link is about.
  await expect(page).toHaveURL(/\/event\/talk2\//);
});

test('going back after the login leads to the portal, not to a dead page', async () => {
  await logIn('ana.rosario');
  await page.goBack();
  await expect(page).toHaveURL(/\/event\/home/);
  await isLoggedIn();
});

test('back and forward after a wrong password show the form again, and send nothing', async () => {
  await page.goto(`${portal.origin}/event/home`);
  await page.goto(`${portal.origin}/event-api/login/authorize`);
  await page.getByLabel('E-mail or username').fill('ana.rosario');
  await page.getByLabel('Password').fill('not-it-at-all-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is not right');
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.isNavigationRequest() && sent.push(request.url()),
  );
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/event\/home/);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('alert')).toContainText('is not right');
  await page.reload();
  await expect(page.getByLabel('E-mail or username')).toHaveValue('ana.rosario');
  expect(sent).toEqual([]);
});

test('reloading, also in the middle of the login, keeps it', async () => {
  await page.goto(`${portal.origin}/event-api/login/authorize`);
  const coming = page.waitForRequest(/\/event-api\/login\?code=/);
  await fillIn('ana.rosario');
  await page.waitForURL(/\/event\/home/);
  const usedCode = new URL((await coming).url()).search;
  await page.reload();
  await isLoggedIn();
  await page.goto(`${portal.origin}/event/${usedCode}`);
  await isLoggedIn();
  await expect(page).toHaveURL(/\/event\/home$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an address with a made-up code says that it did not work, and asks nothing more', async () => {
  await page.goto(`${portal.origin}/event/?code=made-up&state=made-up`);
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await isVisitor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/event\/home$/);
});

test('a second tab is logged in by itself, and logging out in one is logging out in both', async () => {
  await logIn('ana.rosario');
  const other = await context.newPage();
  await other.goto(`${portal.origin}/event/home`);
  await isLoggedIn(other);
  await isLoggedIn(page);

  await account().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await isVisitor(page);
  await isVisitor(other);
  await other.reload();
  await isVisitor(other);
});

test('while a second tab is being logged in, the code of its page is on its way', async () => {
  await logIn('ana.rosario');
  const other = await context.newPage();
  const code = other.waitForRequest(/\/logins-page-/);
  let cameBefore: boolean | undefined;
  await other.route('**/login/refresh', async (route) => {
    // Who does not hear of the login for four seconds goes on without it.
    cameBefore = await Promise.race([code.then(() => true), aWhile(3_000).then(() => false)]);
    await route.continue();
  });
  await other.goto(`${portal.origin}/event/logins`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await isLoggedIn(other);
  expect(cameBefore).toBe(true);
});

test('whoever logs in as somebody else in another tab is that person in both', async () => {
  await logIn('ana.rosario');
  const other = await context.newPage();
  await other.goto(`${portal.origin}/event-api/login/authorize?language=en`);
  await fillIn('wong.kaman', other);
  await expect(account(other)).toContainText('Wong Ka Man');
  await expect(account(page)).toContainText('Wong Ka Man');
});

test('an expired token is renewed without anybody noticing, once for all calls and tabs', async () => {
  await logIn('wong.kaman', publicPage);
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
  for (const tab of tabs) {
    await tab.goto(`${portal.origin}/event/home`);
    await isLoggedIn(tab);
  }
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/event-api/login/refresh')) renewals += 1;
  });
  await Promise.all(tabs.map(tokenExpires));
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) {
    await isLoggedIn(tab);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  expect(renewals).toBeGreaterThan(0);
  expect(renewals).toBeLessThanOrEqual(tabs.length);
});

test('when the login is over it is said once, storage is cleared but for language, and one comes back to the page', async () => {
  await logIn('ana.rosario');
  await page.goto(`${portal.origin}/event/password-change`);
  await page.evaluate(async () => {
    localStorage.setItem('something', 'of the login');
    localStorage.setItem('version', '7');
    localStorage.setItem('draft:letter', 'half a sentence');
    await new Promise((resolve) => {
      const opening = indexedDB.open('door-like', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('attempts').put('unsent', 1));
      opening.addEventListener('success', () => resolve(opening.result.close()));
    });
  });
  await loginExpires();
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Login time too long, please log in again');
  await expect(dialog).toHaveCount(1);
  expect(
    await page.evaluate(() => ({ session: sessionStorage.length, local: Object.keys(localStorage).sort() })),
  ).toEqual({
    session: 0,
    local: ['locale', 'version'],
  });
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).toContain('door-like');

  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await fillIn('ana.rosario');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  expect(page.url()).toBe(`${portal.origin}/event/password-change`);
  expect(await page.evaluate(() => localStorage.getItem('draft:letter'))).toBe('half a sentence');
});

test('a role without permission reads so and is sent home, still logged in', async () => {
  await logIn('wong.kaman', publicPage);
  await page.goto(`${portal.origin}/event/sign-in/stations?activityId=01900000-0000-7000-8000-000000000000`);
  await expect(page.getByText('The current role has no permission to access this page')).toBeVisible();
  await expect(page).toHaveURL(/\/event\/home$/);
  await isLoggedIn();
});

test('logging out ends at home as a visitor, and going back shows nothing of the account', async () => {
  await logIn('ana.rosario', '/home');
  await account().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await isVisitor();
  await expect(page).toHaveURL(/\/event\/home$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('event_refresh');
  await page.goBack();
  // Where the role led to asks for a login, and fills in nobody.
  await expect(page.getByLabel('E-mail or username')).toHaveValue('');
  await expect(account()).toHaveCount(0);
});

test('whoever was given a password changes it before anything else', async () => {
  await page.goto(`${portal.origin}/event-api/login/authorize?language=en&target=%2Fhome`);
  await fillIn('kuan.iokieng');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await page.goto(`${portal.origin}/event/home`);
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();

  const change = async (old: string, first: string, second: string) => {
    await page.getByLabel('Current password').fill(old);
    await page.getByLabel(/^New password(?! again)/).fill(first);
    await page.getByLabel('New password again').fill(second);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('wrong-1234', 'a-morning-walk-2', 'a-morning-walk-2');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await change(passwordOf('kuan.iokieng'), 'password1', 'password1');
  await expect(page.getByText('one of the most common passwords')).toBeVisible();
  await change(passwordOf('kuan.iokieng'), 'a-morning-walk-2', 'a-morning-walk-3');
  await expect(page.getByText("The passwords don't match.")).toBeVisible();
  await change(passwordOf('kuan.iokieng'), passwordOf('kuan.iokieng'), passwordOf('kuan.iokieng'));
  await expect(page.getByText('This is your current password.')).toBeVisible();
  await change(passwordOf('kuan.iokieng'), 'a-morning-walk-2', 'a-morning-walk-2');
  await expect(page).toHaveURL(/\/event\/home$/);
  await expect(page.getByText('Your password has been changed')).toBeVisible();
});
