import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { openPortal, type Portal } from '#tests/support/portal.ts';
import { spoken } from '#tests/support/spoken.ts';

let portal: Portal;
let browser: Browser;
test.beforeAll(async () => {
  portal = await openPortal();
  browser = await chromium.launch(launchOptions());
});
test.afterAll(async () => {
  await browser?.close();
  await portal?.remove();
});

const pt = spoken('pt');

/** A far-away antenna: 300 ms to the server, 400 kbit/s from it. */
async function slowPhone(): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-PT',
    timezoneId: 'Asia/Macau',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 25_000,
  });
  return page;
}

/** As the phone or mailbox receives it: staff of the demo read what was sent. */
async function codeSentTo(staff: Page, channel: 'SMS' | 'MAIL', recipient: string): Promise<string> {
  const read = () =>
    staff.evaluate(
      async ([sentBy, to]) => {
        const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` };
        const answer = await fetch(`/event-api/staff/messages?channel=${sentBy}&size=20`, { headers });
        const { content } = (await answer.json()) as { content: { recipient: string; text: string }[] };
        return /\d{6}/.exec(content.find((one) => one.recipient === to)?.text ?? '')?.[0] ?? '';
      },
      [channel, recipient] as const,
    );
  await expect.poll(read, { timeout: 30_000 }).not.toBe('');
  return read();
}

test('on a phone far from its antenna somebody new finds the exhibition in Portuguese, registers her unit and begins its application', async () => {
  const staff = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await logIn(staff, portal.origin, 'lei.chiwai');
  const page = await slowPhone();
  const write = (name: string, text: string) => page.locator(`main [name=${name}]`).fill(text);

  await page.goto(portal.origin);
  await page
    .getByRole('link', { name: /Semana da Ciência e Tecnologia/ })
    .first()
    .tap();
  await page
    .getByRole('main')
    .getByRole('button', { name: pt('Join registration') })
    .first()
    .tap();
  await page.getByRole('link', { name: pt('Register my unit') }).tap();

  // The event stays in sight on the way.
  await expect(page.getByRole('link', { name: /Está a inscrever-se em.*Semana da Ciência/s })).toBeVisible();
  await write('nameTc', '海燈海洋科技有限公司');
  await write('summary', 'Sensores para o porto.');
  await write('contactPerson', 'Teresa Gomes');
  await write('contactEmail', 'teresa.gomes@farol.example');
  await write('contactMobile', '66123987');
  await write('password', 'um-farol-no-porto-3');
  await write('confirmPassword', 'um-farol-no-porto-3');
  await page.getByRole('button', { name: pt('Send a code by e-mail') }).tap();
  await page
    .getByLabel(new RegExp(`^${pt('Code from the e-mail')}`))
    .fill(await codeSentTo(staff, 'MAIL', 'teresa.gomes@farol.example'));
  await expect(page.getByText(pt('Code verified'))).toHaveCount(1);
  await page.getByRole('button', { name: pt('Send a code by SMS') }).tap();
  await page.getByLabel(new RegExp(`^${pt('Code from the SMS')}`)).fill(await codeSentTo(staff, 'SMS', '+85366123987'));
  await expect(page.getByText(pt('Code verified'))).toHaveCount(2);
  await page.getByRole('button', { name: pt('Create your account') }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: pt('Create your account') })
    .tap();

  // Logged in, and where the way ends.
  await page.waitForURL(/\/event\/take-part\?activityId=/);
  await expect(page.getByText('海燈海洋科技有限公司')).toBeVisible();
  await page.getByText(pt('Start the application'), { exact: true }).tap();
  await page.getByRole('button', { name: pt('Accept and next') }).tap();
  await page.getByRole('button', { name: pt("Copy the unit's details") }).tap();
  const field = (name: string) => page.locator(`main [name="exhibitor.${name}"]`);
  await expect(field('nameTc')).toHaveValue('海燈海洋科技有限公司');
  await expect(field('contactPerson')).toHaveValue('Teresa Gomes');
});
