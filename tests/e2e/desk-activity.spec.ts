import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { type Portal, startPortal } from '#tests/support/portal.ts';

let portal: Portal;
let ids: Record<string, string>;
test.beforeAll(async () => {
  portal = await startPortal();
  ids = await activityIds(portal.origin);
});
test.afterAll(() => portal?.remove());
test.describe.configure({ timeout: 120_000 });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function atTheDesk(browser: Browser, path: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Macau', ...options });
  const page = await context.newPage();
  await logIn(page, portal.origin, 'lei.chiwai');
  await page.goto(`${portal.origin}/event${path}`);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page) => page.getByRole('dialog');
const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );

test('staff write an activity in three languages and publish it; a visitor finds it in Portuguese', async ({
  browser,
}) => {
  const staff = await atTheDesk(browser, '/admin/activities');
  await press(staff, 'New activity');
  const form = inDialog(staff);
  await form.getByRole('button', { name: 'Begin as a draft' }).click();
  await expect(form.getByLabel('Kind')).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(staff)).toEqual([]);
  await form.getByLabel('Kind').selectOption('PUBLIC');
  await form.getByLabel('Code').fill('SEA2027');
  await form.getByLabel('First day').fill('2027-03-01');
  await form.getByLabel('Last day').fill('2027-03-02');
  await form.getByLabel('Name in 繁體中文').fill('海洋科學日');
  await form.getByRole('button', { name: 'Begin as a draft' }).click();

  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('海洋科學日');
  await staff.getByLabel('Name · English').fill('Ocean Science Day');
  await staff.getByLabel('Name · Português').fill('Dia da Ciência do Mar');
  await staff.getByLabel('Introduction · Português').fill('Um dia inteiro dedicado ao mar.');
  await press(staff, 'Save');
  await expect(staff.getByText('Saved.')).toBeVisible();

  const visitor = await (await browser.newContext({ locale: 'pt-PT' })).newPage();
  await visitor.goto(`${portal.origin}/event/home`);
  await expect(visitor.getByRole('heading', { name: 'Palestra Pública sobre Inteligência Artificial' })).toBeVisible();
  await expect(visitor.getByText('Dia da Ciência do Mar')).toHaveCount(0);

  await staff.getByRole('link', { name: 'Preview' }).click();
  await expect(staff.getByText('A preview: this is what a visitor sees')).toBeVisible();
  await expect(staff.getByRole('heading', { name: 'Ocean Science Day', level: 1 })).toBeVisible();
  await staff.getByRole('link', { name: 'Back' }).click();
  await press(staff, 'Publish');
  await inDialog(staff).getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText('The activity is published.')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText('Dia da Ciência do Mar')).toBeVisible();
  await visitor.context().close();
  await staff.context().close();
});

test('at two desks one activity is edited: the second sees what the first saved, and nothing is lost', async ({
  browser,
}) => {
  const path = `/admin/activities/${ids['PUB2']}`;
  const first = await atTheDesk(browser, path);
  const second = await atTheDesk(browser, path);
  await second.getByLabel('Name · English').fill('Lecture on Artificial Intelligence');
  await second.getByLabel('Remark · English').fill('Doors open at six.');
  await expect(second.getByText('kept on this device')).toBeVisible();

  await first.getByLabel('Name · English').fill('Public Lecture on AI');
  await first.getByLabel('Place · English').fill('Science Center, Auditorium');
  await press(first, 'Save');
  await expect(first.getByText('Saved.')).toBeVisible();

  // What is typed survives a closed tab.
  await second.reload();
  await expect(second.getByLabel('Name · English')).toHaveValue('Lecture on Artificial Intelligence');
  await press(second, 'Save');
  const conflict = inDialog(second);
  await expect(conflict.getByRole('heading', { name: 'Somebody else saved this first' })).toBeVisible();
  const name = conflict.getByRole('group', { name: /^Name · English/ });
  await expect(name).toContainText('Changed by both');
  await expect(name).toContainText('Public Lecture on AI');
  await expect(conflict.getByRole('group', { name: /^Place · English/ })).toContainText('Changed by somebody else');
  await expect(conflict.getByRole('group', { name: /^Remark · English/ })).toContainText('Doors open at six.');
  expect(await violationsOf(second)).toEqual([]);
  await name.getByRole('radio', { name: /^Stored now/ }).check();
  await conflict.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(second.getByText('Saved.')).toBeVisible();

  for (const page of [second, first]) {
    await page.reload();
    await expect(page.getByLabel('Name · English')).toHaveValue('Public Lecture on AI');
    await expect(page.getByLabel('Place · English')).toHaveValue('Science Center, Auditorium');
    await expect(page.getByLabel('Remark · English')).toHaveValue('Doors open at six.');
    await page.context().close();
  }
});

test('a typo is corrected from a phone, and a wrong window is shown where it is', async ({ browser }) => {
  const page = await atTheDesk(browser, `/admin/activities/${ids['REC']}?tab=dates`, phone);
  await page.getByLabel('Registration until').fill('2020-01-01');
  await page.getByRole('tab', { name: 'Texts' }).click();
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Technology Careers Fair 2027');
  await press(page, 'Save');
  await expect(page.getByText('The end must not be before the start.')).toBeVisible();
  await expect(page.getByLabel('Registration until')).toBeFocused();
  await page.getByLabel('Registration until').fill('2099-01-01');
  await press(page, 'Save');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technology Careers Fair 2027');
  await page.context().close();
});

test('an exhibition gets its own types, places by the line, and says what uses what', async ({ browser }) => {
  const page = await atTheDesk(browser, `/admin/activities/${ids['PCL']}?tab=exhibition`);
  await press(page, 'Add places');
  await expect(page.getByText('This does not look right.')).toBeVisible();
  await page.getByLabel('Codes of new places').fill('P01-P11');
  await expect(page.getByText('11 places', { exact: true })).toBeVisible();
  await press(page, 'Add places');
  await expect(page.getByText('11 places are added.')).toBeVisible();
  await expect(page.getByLabel('P11')).toBeVisible();
  await page.getByRole('button', { name: 'Make a list of its own' }).first().click();
  await expect(page.getByText('The list belongs to this activity now.')).toBeVisible();
  await press(page, 'Edit Enterprise');
  await inDialog(page).getByLabel('Booths, at most').fill('3');
  await inDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Enterprise/ })).toContainText('3');
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});

test('a forum is written, published, and stands on home', async ({ browser }) => {
  const page = await atTheDesk(browser, '/admin/forums');
  await press(page, 'New forum');
  const form = inDialog(page);
  await form.getByLabel('Activity').selectOption(ids['REC'] ?? '');
  await form.getByLabel('Begins, in Macau').fill('2026-11-30T15:00');
  await form.getByLabel('Name in English').fill('Forum on Talent');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The forum is a draft.')).toBeVisible();
  await page
    .getByRole('row', { name: /Forum on Talent/ })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expect(page.getByText('The home page shows the forum.')).toBeVisible();
  const forums = await page.request.get(`${portal.origin}/event-api/public/api/v1/forums?size=100`);
  expect(await forums.text()).toContain('Forum on Talent');
  await page.context().close();
});
