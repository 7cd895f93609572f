import { type Browser, expect, type Page, test } from '@playwright/test';
import { businessDateAt, businessDatePlus, instantOf } from '#domain/instant.ts';
import { isAccessible } from '#tests/support/accessible.ts';
import { openAs } from '#tests/support/browser-login.ts';
import { photo } from '#tests/support/files.ts';
import { loseAnswer } from '#tests/support/lose-answer.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
let ids: Record<string, string>;
test.beforeAll(async () => {
  portal = await openPortal();
  ids = await activityIds(portal.origin);
});
test.afterAll(({ browser }) => closeAll(browser, portal));

/** From today in Macau. */
const inDays = (days: number) => businessDatePlus(businessDateAt(instantOf(Date.now())), days);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const atTheDesk = (browser: Browser, path: string, options = {}) =>
  openAs(browser, { origin: portal.origin, username: 'lei.chiwai', path }, options);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page) => page.getByRole('dialog');

test('staff write an activity in three languages and publish it; a visitor finds it in Portuguese', async ({
  browser,
}) => {
  const staff = await atTheDesk(browser, '/admin/activities');
  await press(staff, 'New activity');
  const form = inDialog(staff);
  await form.getByRole('button', { name: 'Start as a draft' }).click();
  await expect(form.getByLabel('Kind')).toHaveAttribute('aria-invalid', 'true');
  await isAccessible(staff, 'the draft');
  await form.getByLabel('Kind').selectOption('PUBLIC');
  await form.getByLabel('Code').fill('SEA2027');
  await form.getByLabel('First day').fill(inDays(90));
  await form.getByLabel('Last day').fill(inDays(91));
  await form.getByLabel('Name in 繁體中文').fill('海洋科學日');
  await form.getByRole('button', { name: 'Start as a draft' }).click();

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
  await expect(staff.getByText('Preview: what visitors see')).toBeVisible();
  await expect(staff.getByRole('heading', { name: 'Ocean Science Day', level: 1 })).toBeVisible();
  await staff.getByRole('link', { name: 'Back' }).click();

  // In the same tab home has just been read, and is read again after the change.
  const home = staff.getByRole('banner').getByRole('link').first();
  const onHome = staff.getByRole('listitem').filter({ hasText: 'Ocean Science Day' });
  await home.click();
  await expect(staff.getByRole('listitem').first()).toBeVisible();
  await expect(onHome).toHaveCount(0);
  await staff.goBack();
  await press(staff, 'Publish');
  await inDialog(staff).getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText('The activity is published.')).toBeVisible();
  await home.click();
  await expect(onHome).toBeVisible();

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
  await expect(conflict.getByRole('heading', { name: 'Someone else saved this first' })).toBeVisible();
  const name = conflict.getByRole('group', { name: /^Name · English/ });
  await expect(name).toContainText('Changed by both');
  await expect(name).toContainText('Public Lecture on AI');
  await expect(conflict.getByRole('group', { name: /^Place · English/ })).toContainText('Changed by somebody else');
  await expect(conflict.getByRole('group', { name: /^Remark · English/ })).toContainText('Doors open at six.');
  await isAccessible(second, 'two versions of one activity');
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
  await expect(page.getByText("The end can't be before the start.")).toBeVisible();
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
  await expect(page.getByText('Enter codes like A01, several')).toBeVisible();
  await page.getByLabel('Codes of new places').fill('P01-P11');
  await expect(page.getByText('11 places', { exact: true })).toBeVisible();
  await press(page, 'Add places');
  await expect(page.getByText('11 places are added.')).toBeVisible();
  await expect(page.getByLabel('P11')).toBeVisible();
  await page.getByRole('button', { name: 'Create its own list' }).first().click();
  await expect(page.getByText('This activity now has its own list.')).toBeVisible();
  await press(page, 'Edit Enterprise');
  await inDialog(page).getByLabel('Booths, at most').fill('3');
  await inDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Enterprise/ })).toContainText('3');

  // With the keyboard alone: the focus goes along with the row.
  const types = page.getByRole('table', { name: 'Exhibitor types' });
  await types.getByRole('button', { name: 'Move Enterprise down' }).focus();
  await page.keyboard.press('Enter');
  await expect(types.getByRole('row').nth(2)).toContainText('Enterprise');
  await expect(types.getByRole('button', { name: 'Move Enterprise down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(types.getByRole('row').nth(3)).toContainText('Enterprise');
  await isAccessible(page, 'the booths');
  await page.reload();
  await expect(types.getByRole('row').nth(3)).toContainText('Enterprise');
  await page.context().close();
});

test('a place with a booth on it says whose, and stays; the free ones are put in order', async ({ browser }) => {
  const page = await atTheDesk(browser, `/admin/activities/${ids['STW']}?tab=exhibition`);
  const hall = page.getByRole('group', { name: /^Digital technology/ });
  const first = hall.getByRole('listitem').first();
  await expect(first).toContainText('A01 Ilha Verde Robotics Ltd.');
  await first.getByRole('checkbox').check();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect(remove).toHaveAccessibleDescription('Booths stand on A01.');
  await first.getByRole('checkbox').uncheck();

  await page.getByLabel('A02', { exact: true }).check();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/places/order') && answer.ok());
  await press(page, 'Move up');
  await expect(first).toHaveText('A02');
  await stored;
  await page.reload();
  await expect(first).toHaveText('A02');
  await page.context().close();
});

test('an option list is kept: an item is added, renamed, withdrawn, and put where it belongs', async ({ browser }) => {
  const page = await atTheDesk(browser, '/admin/lists');
  await expect(page.getByRole('row', { name: /Enterprise/ })).toBeVisible();
  await page.getByLabel('List', { exact: true }).selectOption({ label: 'Target markets' });
  await press(page, 'Add an item');
  await inDialog(page).getByLabel('Code').fill('nordic');
  await inDialog(page).getByLabel('Name in English').fill('Nordic countries');
  await inDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(inDialog(page).getByText("This doesn't look right.")).toBeVisible();
  await inDialog(page).getByLabel('Code').fill('NORDIC');
  await inDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await press(page, 'Edit Nordic countries');
  await inDialog(page).getByLabel('Name in English').fill('Northern Europe');
  await inDialog(page).getByRole('button', { name: 'Save' }).click();
  await press(page, 'Move Northern Europe up');
  await press(page, 'Withdraw Northern Europe');
  const rows = page.getByRole('row');
  const item = rows.filter({ hasText: 'Northern Europe' });
  await expect(item).toContainText('Not offered');
  await expect(rows.last()).not.toContainText('Northern Europe');
  const offered = async () => {
    const answer = await page.request.post(`${portal.origin}/event-api/public/api/v1/base/targetMarket/search`, {
      data: {},
    });
    return answer.text();
  };
  expect(await offered()).not.toContain('NORDIC');
  await press(page, 'Offer Northern Europe again');
  await expect.poll(offered).toContain('NORDIC');
  await isAccessible(page, 'the lists');
  await page.context().close();
});

test('an event whose answer was lost is there once, pressed again; and as it was first sent, typed on', async ({
  browser,
}) => {
  const page = await atTheDesk(browser, '/admin/activities/events');
  const form = inDialog(page);
  const create = () => form.getByRole('button', { name: 'Create', exact: true }).click();
  const begin = async (name: string) => {
    await loseAnswer(page, 'POST', '/admin/events');
    await press(page, 'New event');
    await form.getByLabel('Name in English').fill(name);
    await create();
    await expect(form.getByText(/We can't reach the server/)).toBeVisible();
  };
  const named = (name: string) => page.getByRole('row', { name });
  await begin('Week of the sea');
  await create();
  await expect(page.getByText('The event is created.')).toBeVisible();
  await expect(named('Week of the sea')).toHaveCount(1);

  await begin('Week of tea');
  await form.getByLabel('Name in English').fill('Week of coffee');
  await create();
  await expect(form.getByText('This was saved as you first sent it. Open it to change it.')).toBeVisible();
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(named('Week of tea')).toHaveCount(1);
  await expect(named('Week of coffee')).toHaveCount(0);
  await page.context().close();
});

test('a category shows applicants what its boards look like', async ({ browser }) => {
  const page = await atTheDesk(browser, '/admin/lists');
  await press(page, 'Edit Popular science');
  const picture = { name: 'board.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 900) };
  await inDialog(page).locator('input[type=file]').first().setInputFiles(picture);
  await expect(inDialog(page).getByText('900 × 1200')).toBeVisible({ timeout: 30_000 });
  const image = await page.request.get(
    `${portal.origin}/event-api/public/api/v1/base/boothsAreaCategory/4/image?width=320`,
  );
  expect(image.headers()['content-type']).toBe('image/webp');
  await page.context().close();
});

test('a forum is written, published, and stands on home', async ({ browser }) => {
  const page = await atTheDesk(browser, '/admin/forums');
  await press(page, 'New forum');
  const form = inDialog(page);
  await form.getByLabel('Activity').selectOption(ids['REC'] ?? '');
  await form.getByLabel('Starts (Macau time)').fill(`${inDays(10)}T15:00`);
  await form.getByLabel('Name in English').fill('Forum on Talent');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The forum is a draft.')).toBeVisible();
  const row = page.getByRole('row', { name: /Forum on Talent/ });
  await row.getByRole('button', { name: 'Edit' }).click();
  const picture = { name: 'talent.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 1600) };
  await form.locator('input[type=file]').first().setInputFiles(picture);
  await expect(form.getByText('1600 × 900')).toBeVisible({ timeout: 30_000 });
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  await page
    .getByRole('row', { name: /Forum on Talent/ })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expect(page.getByText('The forum is now on the home page.')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${portal.origin}/event/home`);
  const card = visitor.getByRole('listitem').filter({ hasText: 'Forum on Talent' });
  const shown = card.locator('img');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960);
  const opened = visitor.context().waitForEvent('page');
  await card.getByRole('link', { name: 'Take part' }).click();
  const forum = await opened;
  await expect(forum.getByRole('heading', { level: 1, name: 'Forum on Talent' })).toBeVisible();
  await expect(forum.getByRole('link', { name: 'Register for the activity' })).toBeVisible();
  const its = forum.getByRole('main').locator('img');
  await expect.poll(() => its.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await visitor.context().close();
  await page.context().close();
});
