import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import type { AccountPage } from '#contract/account/desk.ts';
import { demoAccounts } from '#server/seed/demo-accounts.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { logIn, openAs } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let browser: Browser;
let ids: Record<string, string>;

test.beforeAll(async () => {
  portal = await openPortal();
  browser = await chromium.launch(launchOptions());
  ids = await activityIds(portal.origin);
});
test.afterAll(async () => {
  await browser?.close();
  await portal?.remove();
});

const open = (page: Page, path: string) => page.goto(`${portal.origin}/event${path}`);
const passwordOf = (username: string) => demoAccounts.find((person) => person.username === username)?.password ?? '';
async function logInFromHome(page: Page, username: string): Promise<void> {
  await open(page, '/home');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('menuitem', { name: 'E-mail login' }).click();
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByLabel('Password').fill(passwordOf(username));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a visitor in Portuguese finds an event and is led through login back to it', async () => {
  const context = await browser.newContext({ locale: 'pt-PT', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await open(page, '/home');
  await page.getByRole('link', { name: 'Semana da Ciência e Tecnologia e Exposição de Inovação' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Semana da Ciência/);
  await page.getByRole('button', { name: 'Inscrever-se', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Participar em Semana da Ciência/);
  const address = page.url();
  await page.getByRole('button', { name: 'Já tenho conta' }).click();
  await expect(page).toHaveURL(/\/event\/idp\//);
  await expect(page.getByText(/Semana da Ciência e Tecnologia/)).toBeVisible();
  await page.getByLabel('E-mail').fill('wong.kaman');
  await page.locator('input[type=password]').fill(passwordOf('wong.kaman'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'A sua entidade está inscrita' })).toBeVisible();
  await context.close();
});

test('from home to a login, to another role, to a linked activity', async ({ page }) => {
  await logInFromHome(page, 'wong.kaman');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: /^Role/ })
    .selectOption({ label: 'Exhibitor · Lin Keng Smart Technology Ltd.' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const account = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
  await expect(account).toContainText('Exhibitor');

  await account.click();
  await page.getByRole('menuitem', { name: 'Your roles and events' }).click();
  await dialog
    .getByRole('combobox', { name: /^Role/ })
    .selectOption({ label: 'Business matching exhibitor · Lin Keng Smart Technology Ltd.' });
  await dialog
    .getByRole('combobox', { name: 'Event' })
    .selectOption({ label: 'Business Docking for Technology Products' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${portal.origin}/event/docking?activityId=${ids['DOC']}`);
  await expect(account).toContainText('Business matching exhibitor');

  await open(page, `/event/detail?activityId=${ids['STW']}`);
  const link = page.getByRole('listitem').filter({ hasText: 'Industry, Academia and Research Road Show' });
  await link.getByRole('link', { name: 'Industry, Academia and Research Road Show' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(new RegExp(`/event/talk/party-person/apply\\?activityId=${ids['RS1']}&spModel=fromSt`));
  await expect(account).toContainText('Road-show unit');

  await page.getByRole('link', { name: 'Activity records' }).click();
  const record = page.getByRole('listitem').filter({ hasText: 'Industry, Academia and Research Road Show' });
  await expect(record).toContainText('Registered.');
  await expect(record).toContainText('Nothing to do');
});

test('a login from home leads on to where the only role works', async ({ page }) => {
  await logInFromHome(page, 'helen.baker');
  await expect(page).toHaveURL(`${portal.origin}/event/docking`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business matching');
});

test('the records say whose turn it is, and the next step leads there in the role it was made in', async ({ page }) => {
  await logIn(page, portal.origin, 'mak.hoiian', '/change-role?toRole=RECRUIT_COMPANY');
  await expect(page).toHaveURL(`${portal.origin}/event/recruit`);
  await page.getByRole('link', { name: 'Activity records' }).first().click();
  const record = page.getByRole('listitem').filter({ hasText: 'The design is ready. Please check it.' });
  await expect(record).toContainText('Your turn');
  await record.getByRole('button', { name: 'Check the design' }).click();
  await expect(page).toHaveURL(/\/event\/layoutBusiness-details\?activityId=.*enrollmentId=/);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toContainText('Exhibitor');
});

test('a registration is withdrawn after a question', async ({ page }) => {
  await logIn(page, portal.origin, 'mak.hoiian', '/activity-records');
  const record = page.getByRole('listitem').filter({ hasText: 'Exhibition of Completed Research Projects' });
  await record.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(record).toContainText('Withdrawn by your unit.');
  await expect(record.getByRole('button', { name: 'Withdraw' })).toBeHidden();
});

test('a card says what is wanted of the unit, and leads there', async ({ page }) => {
  await logIn(page, portal.origin, 'wong.kaman', '/home');
  await region(page, 'Your turn').getByRole('link', { name: 'Finish the application' }).click();
  await expect(page).toHaveURL(/\/event\/application\/statement\?activityId=.*enrollmentId=/);
  await expect(page.getByRole('button', { name: 'Accept and next' })).toBeVisible();
});

test('an application is looked at before its pages open', async ({ page }) => {
  const pcl = `activityId=${ids['PCL']}`;
  await logIn(page, portal.origin, 'wong.kaman', `/layoutBusiness-details?${pcl}`);
  await expect(page).toHaveURL(/\/event\/application\/statement\?/);
  await expect(page.getByText("Your application isn't submitted yet. Continue signing up.")).toBeVisible();
  await open(page, `/layoutBusiness-details?activityId=${ids['STW']}`);
  await expect(page.getByText('Returned for correction. Correct it and submit it again.')).toBeVisible();
  await page.getByRole('link', { name: 'Correct and submit again' }).click();
  await expect(page).toHaveURL(/\/event\/application\/statement\?/);
  await expect(page.getByRole('link', { name: 'Correct the whole form' })).toBeVisible();
  await page.getByRole('link', { name: 'Change the boards only' }).click();
  await expect(page).toHaveURL(/\/event\/boards-change\?/);
  const reply = page.getByRole('textbox', { name: 'What you corrected, or your reply to the fund' });
  await reply.fill('The logo is there now.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('The logo is there now.');
  await page.reload();
  await expect(reply).toHaveValue('The logo is there now.');
});

test('one that is handed in is not filled in again', async ({ page }) => {
  await logIn(page, portal.origin, 'mak.hoiian', `/application/upload?activityId=${ids['STW']}`);
  await expect(page).toHaveURL(`${portal.origin}/event/home`);
});

test('an invitation to a road show ends for an account that is no school’s', async ({ page }) => {
  await logIn(page, portal.origin, 'helen.baker', `/talk-register/enterprise?activityId=${ids['RS1']}`);
  await page.getByRole('button', { name: 'Take part for my university' }).click();
  await expect(page.getByRole('dialog')).toContainText("This isn't a university account.");
  await page.getByRole('dialog').getByRole('button', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL(`${portal.origin}/event/home`);
});

test('a professor joins by the invitation of the school', async ({ page }) => {
  await logIn(page, portal.origin, 'tam.waikit', `/talk2-register/enterprise?activityId=${ids['RS2']}`);
  await page.getByRole('button', { name: 'Take part for my university' }).click();
  await expect(page).toHaveURL(new RegExp(`/event/talk2/party-person/apply\\?activityId=${ids['RS2']}`));
});

test('several org types are asked about, and one must be chosen', async ({ page }) => {
  await logIn(page, portal.origin, 'mak.hoiian', '/change-role');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('Choose a role.');
  await dialog
    .getByRole('combobox', { name: /^Role/ })
    .selectOption({ label: 'Recruiting company · Ilha Verde Robotics Ltd.' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${portal.origin}/event/recruit`);
});

test.describe('a page answers', () => {
  test('a visitor with the login, and comes back with its query', async ({ page }) => {
    await open(page, `/docking?activityId=${ids['DOC']}`);
    await expect(page).toHaveURL(/\/event\/idp\//);
    await page.getByLabel('E-mail or username').fill('helen.baker');
    await page.getByLabel('Password').fill(passwordOf('helen.baker'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.origin}/event/docking?activityId=${ids['DOC']}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Business matching' })).toBeVisible();
  });

  test('a wrong role with the documents’ sentence, and home', async ({ page }) => {
    await logIn(page, portal.origin, 'helen.baker', '/exhibition/list');
    await expect(
      page.getByText('The current role has no permission to access this page, redirecting to the homepage...'),
    ).toBeVisible();
    await expect(page).toHaveURL(`${portal.origin}/event/home`);
  });

  test('a role without the event likewise', async ({ page }) => {
    await logIn(page, portal.origin, 'helen.baker', `/docking?activityId=${ids['RS1']}`);
    await expect(page.getByText('The current role does not have this event.')).toBeVisible();
    await expect(page).toHaveURL(`${portal.origin}/event/home`);
  });

  test('the leader of a completed project with a home of its own', async ({ page }) => {
    await logIn(page, portal.origin, 'tam.waikit', '/home');
    await expect(page).toHaveURL(`${portal.origin}/event/exhibition/home`);
  });

  test('an unknown one below an area by leading home', async ({ page }) => {
    await open(page, '/docking/nothing-here');
    await expect(page).toHaveURL(`${portal.origin}/event/home`);
  });
});

test('a link that names a category and a role logs in and takes that role', async ({ page }) => {
  await open(page, '/home?category=ROADSHOW2&role=FUND_UN');
  await expect(page).toHaveURL(/\/event\/idp\//);
  await page.getByLabel('E-mail or username').fill('chan.kamfai');
  await page.getByLabel('Password').fill(passwordOf('chan.kamfai'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/event\/talk2\/party-person\/apply/);
});

test('a forum opens in a window of its own with when and where', async ({ page, context }) => {
  await open(page, '/home');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Take part' }).first().click();
  const forum = await opened;
  await expect(forum.getByRole('heading', { level: 1, name: 'Forum on New Materials in Industry' })).toBeVisible();
  await expect(forum.getByText('Macao Science Center, convention hall')).toBeVisible();
  await forum.getByRole('link', { name: 'Register for the activity' }).click();
  await expect(forum).toHaveURL(/\/event\/event\/detail\?activityId=/);
});

test('a login from home without any role stays at home, and no refusal is shown', async ({ page }) => {
  const office = await openAs(browser, { origin: portal.origin, username: 'lei.chiwai', path: '/home' });
  const authorization = `Bearer ${await office.evaluate(() => sessionStorage.getItem('token'))}`;
  const staff = async <Reply>(path: string, data?: object): Promise<Reply> => {
    const url = `${portal.origin}/event-api/admin/accounts${path}`;
    const answered = await office.request.fetch(url, {
      headers: { authorization },
      ...(data ? { method: 'POST', data } : {}),
    });
    expect(answered.ok(), await answered.text()).toBe(true);
    return (await answered.json()) as Reply;
  };
  const { content } = await staff<{ content: { id: string }[] }>('?search=helen.baker');
  const { account, memberships } = await staff<AccountPage>(`/${content[0]?.id}`);
  expect(memberships).toHaveLength(1);
  const reason = 'Has left the company';
  await staff(`/${account.id}/memberships/${memberships[0]?.id}/end`, { version: account.version, reason });
  await office.context().close();

  await logInFromHome(page, 'helen.baker');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page).toHaveURL(`${portal.origin}/event/home`);
  await expect(page.getByText('The current role has no permission')).toHaveCount(0);
});
