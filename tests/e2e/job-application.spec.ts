import { expect, test } from '@playwright/test';
import { demoUnits } from '#server/seed/demo-accounts.ts';
import { openAs } from '#tests/support/browser-login.ts';
import { makePdf } from '#tests/support/files.ts';
import { isOnDevice } from '#tests/support/is-on-device.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let mails: MailServer;
test.beforeAll(async () => {
  mails = await openMailServer();
  portal = await openPortal({ environment: { SMTP_URL: mails.url } });
});
test.afterAll(async ({ browser }) => {
  await closeAll(browser, portal);
  await mails.close();
});

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, locale: 'pt-PT' });

/** A mail as it was written; what it was wrapped in for its way is taken off. */
function plain(mail: string): string {
  const parts = mail.split(/\r\n--/).map((part) => {
    const [, body = ''] = /\r\n\r\n([\s\S]*)/.exec(part) ?? [];
    return /transfer-encoding: base64/i.test(part)
      ? Buffer.from(body, 'base64').toString()
      : body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  });
  return parts.join('\n');
}
/** The link of their own in the mails to somebody. */
const linkTo = (email: string): string | null =>
  mails.taken
    .filter((mail) => mail.includes(email))
    .map((mail) => /\/event\/recruit\/own#([\w.-]+)/.exec(plain(mail))?.[1] ?? null)
    .find((link) => link !== null) ?? null;

test('a student finds a position on a phone in Portuguese and applies; the company invites her; she withdraws', async ({
  page,
  browser,
}) => {
  const open = await page.request.get(`${portal.origin}/event-api/recruit/public?size=100`);
  const { content } = (await open.json()) as {
    content: { id: string; unit: { id: string } }[];
  };
  const position = content.find(({ unit }) => unit.id === demoUnits.recruiter.id);
  await page.goto(`${portal.origin}/event/home`);
  await page.getByRole('link', { name: 'Feira de Emprego em Tecnologia' }).first().click();
  await page.getByRole('link', { name: 'Ver as vagas' }).click();
  await page.locator(`a[href*="${position?.id}"]`).first().click();
  await page.getByLabel('O seu nome').fill('Inês Pinto');
  await page.getByLabel('E-mail').fill('ines.pinto@mail.example');
  await page.getByRole('textbox', { name: 'Telemóvel' }).fill('66123456');
  await page.getByLabel('Mensagem à empresa').fill('Gosto de robôs.');
  // What is typed stays on the phone.
  await page.reload();
  await expect(page.getByLabel('O seu nome')).toHaveValue('Inês Pinto');
  await page
    .getByLabel('Currículo: documento ou imagens')
    .setInputFiles({ name: 'Inês.pdf', mimeType: 'application/pdf', buffer: makePdf() });
  await expect(page.getByText('Inês.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar a candidatura' }).click();
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Enviar a candidatura' }).click();
  await expect(page.getByText('Candidatura enviada.')).toBeVisible({ timeout: 30_000 });

  await expect.poll(() => linkTo('ines.pinto@mail.example'), { timeout: 30_000 }).not.toBeNull();
  const own = `${portal.origin}/event/recruit/own#${linkTo('ines.pinto@mail.example')}`;
  await page.goto(own);
  await expect(page.getByText('A empresa tem a sua candidatura e ainda não a viu.')).toBeVisible();
  await expect(page.getByText('1. PDF')).toBeVisible();

  const company = await openAs(
    browser,
    { origin: portal.origin, username: 'lin.zihao', path: '/recruit/applications' },
    { viewport: phone, locale: 'en' },
  );
  await company.getByRole('link', { name: /Inês Pinto/ }).click();
  await expect(company.getByText('Gosto de robôs.')).toBeVisible();
  const address = company.url();
  await company.getByLabel('New note').fill('Ask for the thesis');
  await company.getByRole('button', { name: 'Add note' }).click();
  await expect(company.getByText('Ask for the thesis')).toBeVisible();
  await company.getByRole('button', { name: 'Invite' }).click();
  await company.getByRole('dialog').getByLabel('When, where and who to ask for').fill('Friday at ten');
  await company.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(company.getByText('Invited', { exact: true })).toBeVisible();

  // Another company at the same fair reads its own applications, and nothing of this one.
  const { searchParams } = new URL(address);
  const { REC: fairId } = await activityIds(portal.origin);
  const stranger = await openAs(
    browser,
    {
      origin: portal.origin,
      username: 'mak.hoiian',
      path: `/change-role?toRole=RECRUIT_COMPANY&activityId=${fairId}`,
    },
    { viewport: phone, locale: 'en' },
  );
  await expect(stranger.getByRole('link', { name: 'Applications' }).first()).toBeVisible();
  await stranger.goto(`${portal.origin}/event/recruit/applications`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(stranger.getByText('Inês Pinto')).toHaveCount(0);
  const refused = stranger.waitForResponse((response) => response.url().includes('/recruit/applications/'));
  await stranger.goto(address);
  expect((await refused).status()).toBe(404);
  expect(stranger.url()).toContain(searchParams.get('applicationId') ?? 'none');
  await expect(stranger.getByRole('alert')).toBeVisible();
  await expect(stranger.getByText('Inês Pinto')).toHaveCount(0);
  await page.goto(`${portal.origin}/event/recruit/own#no.link`);
  await expect(page.getByText('Inês Pinto')).toHaveCount(0);
  await page.goto(own);

  // At the fair: she shows her code for another position, where there is no network; it is there once there is one.
  const code = await page.getByText(/^([0-9A-Z]{5} ){6}[0-9A-Z]{2}$/).textContent();
  const fair = await openAs(
    browser,
    { origin: portal.origin, username: 'lin.zihao', path: '/recruit/applications' },
    { viewport: phone, locale: 'en', serviceWorkers: 'allow' },
  );
  await fair.getByRole('link', { name: 'Scan an applicant' }).click();
  await fair.getByLabel('Which position?').selectOption('AI Accelerator Intern');
  await fair.getByLabel('Or type the code').fill('not a code');
  await fair.getByRole('button', { name: 'Use this code' }).click();
  await expect(fair.getByText('This isn’t an applicant’s code.')).toBeVisible();
  await isOnDevice(fair, 'recruitment');
  await fair.context().setOffline(true);
  // Opened afresh in the hall: the page and the positions are on the phone.
  await fair.reload();
  await expect(fair.getByLabel('Which position?')).toContainText('AI Accelerator Intern');
  await fair.getByLabel('Or type the code').fill(code?.toLowerCase() ?? '');
  await fair.getByRole('button', { name: 'Use this code' }).click();
  await expect(fair.getByText('1 code is saved on this device')).toBeVisible();
  await fair.reload();
  await expect(fair.getByText('1 code is saved on this device')).toBeVisible();
  await fair.context().setOffline(false);
  await expect(fair.getByText('Inês Pinto: application received.')).toBeVisible({ timeout: 30_000 });
  await expect(fair.getByText('1 code is saved on this device')).toHaveCount(0);
  await fair.getByRole('link', { name: 'Inês Pinto' }).click();
  await expect(fair.getByRole('link', { name: 'ines.pinto@mail.example' })).toBeVisible();
  await expect(fair.getByText('Gosto de robôs.')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('A empresa gostaria de falar consigo.')).toBeVisible();
  await expect(page.getByText('Friday at ten')).toBeVisible();
  await expect(page.getByText('thesis')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retirar a candidatura' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('A empresa já não vê o que enviou.')).toBeVisible();
  await company.reload();
  await expect(company.getByText('The applicant withdrew.')).toBeVisible();
  await expect(company.getByText('Gosto de robôs.')).toHaveCount(0);
});
