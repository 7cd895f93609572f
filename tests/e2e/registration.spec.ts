import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '#server/seed/demo-accounts.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { logIn } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Of somebody at the fund, who reads the outbox. */
let staffToken: string;

test.beforeAll(async () => {
  portal = await openPortal();
  browser = await chromium.launch(launchOptions());
  const office = await browser.newContext({ locale: 'en-GB' });
  const desk = await office.newPage();
  await logIn(desk, portal.origin, 'lei.chiwai');
  staffToken = (await desk.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  await office.close();
});
test.afterAll(async () => {
  await browser?.close();
  await portal?.remove();
});
test.beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true });
  page = await context.newPage();
});
test.afterEach(() => context.close());

const passwordOf = (username: string) => demoAccounts.find((person) => person.username === username)?.password ?? '';
const open = (path: string) => page.goto(`${portal.origin}/event${path}`);

interface Sent {
  recipient: string;
  text: string;
}
async function outbox(channel: 'SMS' | 'MAIL'): Promise<Sent[]> {
  const answer = await fetch(`${portal.origin}/event-api/staff/messages?channel=${channel}&size=20`, {
    headers: { authorization: `Bearer ${staffToken}` },
  });
  return ((await answer.json()) as { content: Sent[] }).content;
}

/** Asks for a code, for which the device does its work, and receives it as the phone or mailbox `to` does. */
async function receiveCode(button: string, channel: 'SMS' | 'MAIL', to: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  let code = '';
  await expect
    .poll(async () => {
      const sent = (await outbox(channel)).find(({ recipient }) => recipient === to);
      return (code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '');
    })
    .not.toBe('');
  return code;
}

async function logInOnPage(username: string, password: string): Promise<void> {
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('an invited company registers on a phone, and is led to its event', async () => {
  await open('/invitation-register?invitation_code=demo-lotus-invitation');
  await expect(page.getByLabel('Unit name in English')).toHaveValue('Taipa Photonics Ltd.');
  await expect(page.getByLabel('E-mail')).toBeDisabled();

  // No code is sent before the form is right; the first thing that is missing is shown.
  await page.getByRole('button', { name: 'Send a code by SMS' }).click();
  await expect(page.getByText('Correct 3 entries')).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Summary/ })
    .click();
  await expect(page.getByLabel('Summary')).toBeFocused();
  await page.getByLabel('Summary').fill('Lasers for small factories.');
  await page.getByLabel('New password', { exact: false }).first().fill('taipa-laser-light-6');

  // What was typed is there again after the page was closed, the password is not.
  await expect(page.getByText('Saved on this device, without the password')).toBeVisible();
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('Lasers for small factories.');
  await expect(page.getByLabel('New password', { exact: false }).first()).toHaveValue('');

  await page.getByLabel('New password', { exact: false }).first().fill('taipa-laser-light-6');
  await page.getByLabel('New password again').fill('taipa-laser-light-6');
  const code = await receiveCode('Send a code by SMS', 'SMS', '+85366238817');
  // Its field is empty because it has just come, not because something was left out.
  await expect(page.getByLabel('Code from the SMS')).toHaveValue('');
  await expect(page.getByLabel('Code from the SMS')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code from the SMS').fill(code);
  await expect(page.getByText('Code verified')).toBeVisible();
  await page.getByRole('button', { name: 'Create your account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create your account' }).click();
  await expect(page.getByText('You’re registered.')).toBeVisible();

  // Two seconds later she is where the way ends, logged in.
  await page.waitForURL(/\/event\/take-part\?activityId=/);
  await expect(page.getByRole('heading', { name: 'Start your application' })).toBeVisible();
  await expect(page.getByText('Taipa Photonics Ltd.')).toBeVisible();

  // The desk reads who answered, and when.
  const office = await browser.newContext({ locale: 'en-GB' });
  const desk = await office.newPage();
  await logIn(desk, portal.origin, 'lei.chiwai', '/admin/invitations?search=taipaphotonics');
  await expect(desk.getByRole('row').filter({ hasText: 'Taipa Photonics' })).toContainText('Registered');
  await desk.getByRole('link', { name: /Taipa Photonics/ }).click();
  await expect(desk.getByText('Answered on')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'leong.hiotong@taipaphotonics.example' })).toBeVisible();
  await office.close();

  // She who answered it is not told off when she comes back to the link.
  await open('/invitation-register?invitation_code=demo-lotus-invitation');
  await expect(page.getByText('You’ve answered this invitation.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/event\/take-part\?activityId=/);

  // To anybody else the link is used up: it says so, and home opens by itself.
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(`${portal.origin}/event/invitation-register?invitation_code=demo-lotus-invitation`);
  await expect(other.getByRole('alert')).toContainText('was already used');
  await other.waitForURL(/\/event\/home/);
  await other.context().close();
});

test('an invited person who has an account logs in and binds the event', async () => {
  await open('/invitation-register?invitation_code=demo-binding-invitation');
  await page.getByRole('button', { name: 'Log in and link' }).click();
  await logInOnPage('wong.kaman', passwordOf('wong.kaman'));
  await expect(page.getByRole('radio', { name: 'Lin Keng Smart Technology Ltd.' })).toBeChecked();
  await page.getByRole('button', { name: 'Link the event' }).click();
  await expect(page.getByText('The event is linked to your account.')).toBeVisible();
  await page.waitForURL(/\/event\/take-part\?activityId=/);
});

test('a stranger on the way to an event registers by e-mail and comes to its confirmation, logged in', async () => {
  const { STW } = await activityIds(portal.origin);
  await open(`/event/detail?activityId=${STW}`);
  await page.getByRole('main').getByRole('button', { name: 'Join registration' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take part in');
  await page.getByRole('link', { name: 'Register my unit' }).click();
  // The event stays in sight.
  await expect(page.getByRole('link', { name: /You’re registering for.*Innovation Exhibition/ })).toBeVisible();
  await page.getByLabel('Unit name in Portuguese').fill('Ciência da Guia, Lda.');
  await page.getByLabel('Summary').fill('Sensors for lighthouses.');
  await page.getByLabel('Contact person').fill('Rosa Sá');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('rosa.sa@guia.example');
  await page
    .getByLabel('Code from the e-mail')
    .fill(await receiveCode('Send a code by e-mail', 'MAIL', 'rosa.sa@guia.example'));
  await expect(page.getByText('Code verified')).toBeVisible();
  await page.getByRole('textbox', { name: /Mobile/ }).fill('66120099');
  await page.getByLabel('New password', { exact: false }).first().fill('lighthouse-sensor-7');
  await page.getByLabel('New password again').fill('lighthouse-sensor-7');
  const code = await receiveCode('Send a code by SMS', 'SMS', '+85366120099');
  await expect(page.getByLabel('Code from the SMS')).toBeFocused();

  await page.getByLabel('Code from the SMS').fill(code === '123456' ? '654321' : '123456');
  await expect(page.getByText('Wrong code. Tries left: 4.')).toBeVisible();
  // The phone drops the page while the SMS is read: what was asked and tried is still known, and what was verified.
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await expect(page.getByText('Code verified')).toBeVisible();
  await expect(page.getByText('Tries left: 4.')).toBeVisible();
  await expect(page.getByRole('button', { name: /New code in \d:\d\d/ })).toBeVisible();
  await page.getByLabel('Code from the SMS').fill(code);
  await expect(page.getByText('Code verified')).toHaveCount(2);
  await page.getByLabel('New password', { exact: false }).first().fill('lighthouse-sensor-7');
  await page.getByLabel('New password again').fill('lighthouse-sensor-7');
  await page.getByRole('button', { name: 'Create your account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create your account' }).dblclick();
  await expect(page.getByText('You’re registered.')).toBeVisible();
  await page.waitForURL(`**/event/take-part?activityId=${STW}`);
  await expect(page.getByText('Ciência da Guia, Lda.').first()).toBeVisible();

  // Back leads to what she read before, not to a form that is done with; a reload keeps the login.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Start your application' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Start the application' }).click();
  await page.waitForURL(/\/event\/application\/statement\?activityId=/);
});

test('a forgotten password is replaced by a code from a mail', async () => {
  await page.goto(`${portal.origin}/event-api/login/authorize`);
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await page.getByLabel('E-mail or username').fill('helen.baker');
  const code = await receiveCode('Send a code by e-mail', 'MAIL', 'helen.baker@guiahill.example');
  await page.getByLabel('Code from the e-mail').fill(code);
  await page.getByLabel('New password', { exact: false }).first().fill('lighthouse-stairs-91');
  await page.getByLabel('New password again').fill('lighthouse-stairs-91');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await page.getByRole('button', { name: 'Log in now' }).click();
  await expect(page.getByLabel('E-mail or username')).toHaveValue('helen.baker');
  await logInOnPage('helen.baker', 'lighthouse-stairs-91');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('a wrong reading of the picture brings another one, and nothing is sent', async () => {
  // As in a browser that may do no cryptography: only there is a person asked to read.
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await open('/password-forgotten');
  await page.getByLabel('E-mail or username').fill('lin.zihao');
  await page.getByRole('button', { name: 'Send a code by e-mail' }).click();
  const picture = page.getByRole('img', { name: /Picture of five characters/ });
  const before = await picture.getAttribute('src');
  // As a person takes to read it; a new picture within a second would be too fast.
  await page.getByLabel('Characters in the picture').pressSequentially('00000', { delay: 250 });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('That didn’t match the picture.')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  expect((await outbox('MAIL')).some(({ recipient }) => recipient.startsWith('lin.zihao'))).toBe(false);
});

test('somebody changes their mobile, and ends a login they left open elsewhere', async () => {
  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const forgotten = await elsewhere.newPage();
  await logIn(forgotten, portal.origin, 'joao.ferreira');
  await logIn(page, portal.origin, 'joao.ferreira', '/contact-change');
  await page.getByRole('button', { name: 'Change mobile' }).click();
  await page.getByLabel('New mobile').fill('66120987');
  const code = await receiveCode('Send a code by SMS', 'SMS', '+85366120987');
  await page.getByLabel('Code from the SMS').fill(code);
  await page.getByLabel('Your password').fill(passwordOf('joao.ferreira'));
  await page.getByRole('button', { name: 'Save mobile' }).click();
  await expect(page.getByText('+85366120987')).toBeVisible();

  await page.getByRole('link', { name: 'Your devices' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('That device is logged out.')).toBeVisible();
  await forgotten.goto(`${portal.origin}/event/contact-change`);
  await expect(forgotten.getByRole('heading', { name: 'Please log in again' })).toBeVisible();
  await elsewhere.close();
});
