import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { activityIds } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

let portal: Portal;
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const home = (page: Page, query = '') => page.goto(`${portal.origin}/event/home${query}`);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a visitor sees what is on across the page, then what comes, by date', async ({ page }) => {
  await home(page);
  const featured = page.getByRole('region', { name: 'Industry, Academia and Research Road Show' });
  await expect(featured).toContainText('Day 1 of 3');
  await expect(featured).toContainText('Registration: Open – 20 days left');
  const coming = section(page, 'Coming up');
  await expect(coming.getByRole('heading', { level: 4 }).first()).toBeVisible();
  const begins = await coming
    .locator('li time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(begins.length).toBeGreaterThan(3);
  expect(begins).toEqual(begins.toSorted((one, other) => (one ?? '').localeCompare(other ?? '')));
  // It stands above, and not a second time.
  await expect(coming.getByText('Industry, Academia and Research Road Show')).toHaveCount(0);
  await featured.getByRole('link', { name: 'See event' }).click();
  await expect(page).toHaveURL(/\/event\/event\/detail\?activityId=/);
});

test('the list is narrowed by kind and by name, and the address keeps it', async ({ page }) => {
  await home(page);
  const coming = section(page, 'Coming up');
  await coming.getByRole('button', { name: 'Recruitment' }).click();
  await expect(page).toHaveURL(/kind=recruitment/);
  await expect(coming.getByRole('heading', { level: 4 })).toHaveText(['Technology Careers Fair']);
  await page.reload();
  await expect(coming.getByRole('button', { name: 'Recruitment' })).toHaveAttribute('aria-pressed', 'true');
  await expect(coming.getByRole('heading', { level: 4 })).toHaveText(['Technology Careers Fair']);
  await page.goBack();
  await expect(coming.getByRole('heading', { level: 4 })).not.toHaveCount(1);

  await coming.getByRole('button', { name: 'Find an event' }).click();
  await expect(coming.getByRole('textbox', { name: 'Find an event' })).toBeFocused();
  await page.keyboard.type('tourism');
  await expect(coming.getByRole('heading', { level: 4 })).toHaveText([
    'Business Docking for Smart Tourism and City Technology',
  ]);
  await expect(page).toHaveURL(/find=tourism/);
  await coming.getByRole('textbox', { name: 'Find an event' }).fill('tourismxyz');
  await expect(coming.getByText('No current or upcoming event matches “tourismxyz”.')).toBeVisible();
});

test('what is over is folded away', async ({ page }) => {
  await home(page);
  await expect(page.getByText('Science Carnival')).toHaveCount(0);
  await page.getByRole('button', { name: 'Past events' }).click();
  await expect(page.getByRole('heading', { name: 'Science Carnival' })).toBeVisible();
  await expect(page).toHaveURL(/past=1/);
});

test('a row’s button says what can be done now', async ({ page }) => {
  await home(page, '?kind=exhibitions');
  await expect(
    section(page, 'Coming up').getByRole('button', { name: 'Receiving registrations' }).first(),
  ).toBeVisible();
  await home(page, '?kind=recruitment');
  await expect(section(page, 'Coming up').getByRole('button', { name: 'Registration not started' })).toBeVisible();
});

test('the introduction opens in a dialog and gives the focus back', async ({ page }) => {
  await home(page);
  const introduction = section(page, 'Coming up').getByRole('button', { name: 'Introduction' }).first();
  await introduction.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(introduction).toBeFocused();
});

for (const kind of ['exhibitions', 'docking']) {
  test(`a visitor who wants to take part in one of the ${kind} reads first what that needs`, async ({ page }) => {
    await home(page, `?kind=${kind}`);
    await section(page, 'Coming up').getByRole('button', { name: 'Receiving registrations' }).first().click();
    await expect(page).toHaveURL(/\/event\/take-part\?activityId=/);
    await expect(page.getByRole('button', { name: 'I have an account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register my unit' })).toBeVisible();
  });
}

test('a forum opens in a window of its own', async ({ page, context }) => {
  await home(page);
  const opened = context.waitForEvent('page');
  await section(page, 'Forums and questionnaires').getByRole('link', { name: 'Take part' }).first().click();
  expect((await opened).url()).toContain('/event/forum-sign?id=');
});

test('João, a contractor, finds the registration list', async ({ page }) => {
  await logIn(page, portal.origin, 'joao.ferreira');
  await section(page, 'Your events').getByRole('button', { name: 'Registration list' }).first().click();
  await expect(page).toHaveURL(/\/event\/(?:contractor\/list|layoutBusiness-list)\?activityId=/);
});

test('an exhibitor sees first what waits for her unit, then her events, then the others', async ({ page }) => {
  await logIn(page, portal.origin, 'wong.kaman');
  await expect(section(page, 'Your turn').getByRole('link', { name: 'Finish the application' })).toBeVisible();
  const more = section(page, 'More events');
  await expect(more.getByRole('heading', { level: 4 }).first()).toBeVisible();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 1)).toEqual(['Your turn']);
  expect(headings.indexOf('More events')).toBeGreaterThan(headings.indexOf('Your turn'));
});

test('Chan Kam Fai finds the activities of his role first, and each but once', async ({ page }) => {
  await logIn(page, portal.origin, 'chan.kamfai');
  const name = 'Industry, Academia and Research Road Show';
  await expect(section(page, 'Your events').getByRole('heading', { name })).toBeVisible();
  await expect(section(page, 'More events').getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(1);
});

test('an address that names an activity asks for a login, and comes back', async ({ page }) => {
  const { RS1 = '' } = await activityIds(portal.origin);
  await home(page, `?activityId=${RS1}`);
  await expect(page).toHaveURL(/\/event\/idp\//);
});

test('who is sent back hears why', async ({ page }) => {
  await home(page, '?ActivityError=1');
  await expect(page.getByText('You can’t register for that activity right now')).toBeVisible();
});

test('when the server does not answer, the list says so and can be tried again', async ({ page }) => {
  await page.route('**/event-api/public/api/v1/activities/search*', (route) => route.abort());
  await home(page);
  const coming = section(page, 'Coming up');
  await coming.getByRole('button', { name: 'Recruitment' }).click();
  await expect(coming.getByRole('alert')).toContainText("We can't reach the server");
  await page.unroute('**/event-api/public/api/v1/activities/search*');
  await coming.getByRole('button', { name: 'Try again' }).click();
  await expect(coming.getByRole('heading', { level: 4 })).toHaveText(['Technology Careers Fair']);
});

test('an activity’s own page has its names, its dates, two tabs and one button', async ({ page }) => {
  await home(page);
  await page.getByRole('link', { name: 'Science and Technology Week and Innovation Exhibition' }).click();
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
