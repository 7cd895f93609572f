import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, type Portal, startPortal } from '#tests/support/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const home = (page: Page, query = '') => page.goto(`${portal.origin}/event/home${query}`);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a visitor sees six sections of real activities', async ({ page }) => {
  await home(page);
  for (const name of [
    'Exhibitions',
    'Road shows',
    'Business docking',
    'Recruitment',
    'Public events',
    'Forums and questionnaires',
  ]) {
    await expect(section(page, name).getByRole('listitem').first()).toBeVisible();
  }
});

test('a card’s button says what can be done now', async ({ page }) => {
  await home(page);
  await expect(
    section(page, 'Exhibitions').getByRole('button', { name: 'Receiving registrations' }).first(),
  ).toBeVisible();
  await expect(section(page, 'Recruitment').getByRole('button', { name: 'Registration not started' })).toBeVisible();
  await expect(section(page, 'Public events').getByRole('button', { name: 'Registration ended' })).toBeVisible();
});

test('the introduction opens in a dialog and gives the focus back', async ({ page }) => {
  await home(page);
  const introduction = section(page, 'Exhibitions').getByRole('button', { name: 'Introduction' }).first();
  await introduction.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(introduction).toBeFocused();
});

test('a visitor who wants to exhibit is asked to log in', async ({ page }) => {
  await home(page);
  await section(page, 'Exhibitions').getByRole('button', { name: 'Receiving registrations' }).first().click();
  await expect(page).toHaveURL(/\/event\/idp\//);
});

test('the other cards lead to their areas, which ask a visitor to log in first', async ({ page }) => {
  await home(page);
  await section(page, 'Business docking').getByRole('button', { name: 'Receiving registrations' }).first().click();
  await expect(page).toHaveURL(/\/event\/idp\//);
});

test('a forum opens in a window of its own', async ({ page, context }) => {
  await home(page);
  const opened = context.waitForEvent('page');
  await section(page, 'Forums and questionnaires').getByRole('link', { name: 'Take part' }).first().click();
  expect((await opened).url()).toContain('/event/forum-sign?id=');
});

test('João, a contractor, finds the registration list', async ({ page }) => {
  await logIn(page, portal.origin, 'joao.ferreira');
  await section(page, 'Exhibitions').getByRole('button', { name: 'Registration list' }).first().click();
  await expect(page).toHaveURL(/\/event\/(?:contractor\/list|layoutBusiness-list)\?activityId=/);
});

test('Chan Kam Fai sees only the activities of his role', async ({ page }) => {
  await logIn(page, portal.origin, 'chan.kamfai');
  await expect(section(page, 'Road shows').getByRole('listitem').first()).toBeVisible();
  await expect(section(page, 'Exhibitions')).toContainText('Nothing here for your present role.');
});

test('an address that names an activity asks for a login, and comes back', async ({ page }) => {
  const { RS1 = '' } = await activityIds(portal.origin);
  await home(page, `?activityId=${RS1}`);
  await expect(page).toHaveURL(/\/event\/idp\//);
});

test('who is sent back hears why', async ({ page }) => {
  await home(page, '?ActivityError=1');
  await expect(page.getByText('this activity cannot be registered for at the moment')).toBeVisible();
});

test('when the server does not answer, a section says so and can be tried again', async ({ page }) => {
  await page.route('**/event-api/public/api/v1/forums*', (route) => route.abort());
  await home(page);
  const forums = section(page, 'Forums and questionnaires');
  await expect(forums.getByRole('alert')).toContainText('The server cannot be reached');
  await page.unroute('**/event-api/public/api/v1/forums*');
  await forums.getByRole('button', { name: 'Try again' }).click();
  await expect(forums.getByRole('listitem').first()).toBeVisible();
});

test('an activity’s own page has its names, its dates, two tabs and one button', async ({ page }) => {
  await home(page);
  await card(page, 'Receiving registrations').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText('科技週暨創新科技展覽')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Introduction', 'Remark']);
  await page.getByRole('tab', { name: 'Introduction' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Remark' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Open – 20 days left')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    'Join registration',
    'Add to calendar',
    'Share',
  ]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}\.ics$/);
});

test('an activity without a remark has no tab for it, and its linked ones open for a visitor', async ({ page }) => {
  const { RS1 = '', STW = '' } = await activityIds(portal.origin);
  await page.goto(`${portal.origin}/event/detail?activityId=${RS1}`);
  await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto(`${portal.origin}/event/detail?activityId=${STW}`);
  await page.getByRole('link', { name: 'Industry, Academia and Research Road Show' }).click();
  await expect(page).toHaveURL(new RegExp(`activityId=${RS1}`));
});
