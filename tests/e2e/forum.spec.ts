import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { isOnDevice } from '#tests/support/is-on-device.ts';
import { filled, placesOf } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let ids: Record<string, string>;
test.beforeAll(async ({ browser }) => {
  portal = await openPortal();
  ids = await placesOf(portal, browser);
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const phone = { viewport: { width: 390, height: 844 }, locale: 'pt-PT', serviceWorkers: 'allow' } as const;
test.use(phone);

const biomedical = () => `${portal.origin}${filled('/event/forum-sign?id={forum}', ids)}`;
const star = (page: Page, name: string) => page.getByRole('button', { name: `No meu programa: ${name}` });
const clinic = 'Do que a clínica precisa';
const standards = 'Padrões de qualidade da medicina chinesa';
const overlap = `Sobrepõe-se a “${standards}” durante 15 minutos.`;

test('a visitor puts a programme together in Portuguese, sees what clashes, and has it on another phone and offline', async ({
  page,
  browser,
}) => {
  await page.goto(biomedical());
  await expect(page.getByRole('heading', { name: 'Programa', exact: true })).toBeVisible();
  // Two taps are one choice and its end; three are a choice.
  await star(page, clinic).click({ clickCount: 3, delay: 20 });
  await star(page, standards).click();
  await expect(page.getByText(overlap)).toBeVisible();
  await page.getByRole('link', { name: 'O meu programa (2)' }).click();
  await expect(page).toHaveURL(/\/my-programme$/);
  await expect(page.getByText(overlap)).toBeVisible();
  await expect(page.getByText('Guardado neste dispositivo.')).toBeHidden();

  await page.getByRole('button', { name: 'Abrir noutro dispositivo' }).click();
  const link = await page.getByRole('dialog').getByLabel('Ligação', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remover do meu programa: ${clinic}` }).click();
  await expect(page.getByRole('heading', { name: clinic })).toBeHidden();
  await expect(page.getByText(overlap)).toBeHidden();

  const another = await browser.newContext(phone);
  const other = await another.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: standards })).toBeVisible();
  await expect(other.getByRole('heading', { name: clinic })).toBeHidden();
  expect(other.url()).not.toContain('#');

  const feed = (await page.getByRole('link', { name: 'Ficheiro de calendário' }).getAttribute('href')) ?? '';
  const calendar = await (await fetch(feed)).text();
  expect(calendar).toContain('SUMMARY:Padrões de qualidade');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);

  await isOnDevice(other, 'forum');
  await other.goto(biomedical());
  await expect(star(other, standards)).toHaveAttribute('aria-pressed', 'true');
  await another.setOffline(true);
  await other.reload();
  await expect(other.getByText('Está sem ligação.')).toBeVisible();
  await star(other, clinic).click();
  await other.goto(`${portal.origin}/event/my-programme`);
  await expect(other.getByRole('heading', { name: clinic })).toBeVisible();
  await expect(other.getByText('Este é o programa à data de')).toBeVisible();
  await expect(other.getByText('Guardado neste dispositivo.')).toBeVisible();
  await another.setOffline(false);
  await expect(other.getByText('Guardado neste dispositivo.')).toBeHidden();
  await page.reload();
  await expect(page.getByText(overlap)).toBeVisible();
});

test('staff add a session, are told at the field that a hall is taken, and bring back one that they took off', async ({
  browser,
}) => {
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await desk.newPage();
  await logIn(page, portal.origin, 'lei.chiwai', filled('/admin/forums/{forum}/programme', ids));
  const panel = page.getByRole('listitem').filter({ hasText: 'Panel: Where Cooperation Begins' });
  await expect(panel).toContainText('Auditorium');

  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toBeVisible();

  await page.getByRole('button', { name: 'New session' }).click();
  const form = page.getByRole('dialog');
  const begins = await form.getByLabel('Starts (Macau time)').inputValue();
  await form.getByLabel('Name in English').fill('Closing');
  await form.getByLabel('Starts (Macau time)').fill(`${begins.slice(0, 11)}16:30`);
  await form.getByLabel('Ends (Macau time)').fill(`${begins.slice(0, 11)}17:30`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/“Panel: Where Cooperation Begins” is in this hall/)).toBeVisible();
  await form.getByLabel('Starts (Macau time)').fill(`${begins.slice(0, 11)}17:00`);
  await form.getByRole('button', { name: 'Add speaker' }).click();
  await form.getByLabel('Name · English').fill('Ada Lei');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Closing' })).toContainText('17:00–17:30');

  // The programme leaves as a sheet, with who speaks.
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('checkbox', { name: 'Speaker' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Create export' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Programme' })).toContainText('Ready');
});
