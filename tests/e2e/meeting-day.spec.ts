import { type Browser, expect, type Page, test } from '@playwright/test';
import { logIn } from '#tests/support/browser-login.ts';
import { MeetingMorning } from '#tests/support/meeting-day.ts';
import { type MovablePortal, openMovablePortal } from '#tests/support/movable-portal.ts';
import type { Person } from '#tests/support/people.ts';

const password = 'meet-at-ten-17';
let portal: MovablePortal;
let morning: MeetingMorning;
test.beforeAll(async () => {
  portal = await openMovablePortal();
  morning = await MeetingMorning.open(portal.world, password);
});
test.afterAll(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await portal.close();
});

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** A browser of somebody's own, whose clock goes as the portal's. */
async function open(browser: Browser, who: Person, path: string, viewport: typeof phone): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', timezoneId: 'Asia/Macau' });
  const page = await context.newPage();
  await page.clock.setFixedTime(portal.world.clock.now());
  await logIn(page, portal.origin, who.username, '/home', password);
  await page.goto(`${portal.origin}/event${path}`);
  return page;
}

/** So many minutes after ten, everywhere. */
async function at(minutes: number, ...pages: Page[]): Promise<void> {
  await morning.at(minutes);
  for (const page of pages) {
    await page.clock.setFixedTime(portal.world.clock.now());
    await page.reload();
  }
}

test('somebody does not come, and the two who waited for each other meet at the free table', async ({ browser }) => {
  const { members, fair, rui } = morning;
  const { other } = await morning.firstOf('Ana');
  await morning.arrive('Ana', 'Eva');
  const ana = await open(browser, members.Ana, '/my-meetings', phone);
  const missed = ana.getByRole('listitem').filter({ hasText: other }).first();
  await expect(missed).toContainText('You’re signed in');
  await expect(missed).toContainText('They’re not here yet');
  const eva = await open(browser, members.Eva, '/my-meetings', phone);
  await expect(eva.getByText('No meetings yet')).toBeVisible();
  const staff = await open(browser, rui, `/admin/schedule/${fair}/day`, desk);
  await expect(staff.getByText('Scheduled 4')).toBeVisible();

  await at(11, ana, eva, staff);
  await expect(missed).toContainText('They didn’t come');
  await expect(staff.getByText('Missed 2')).toBeVisible();
  await expect(staff.getByText('Waiting for an answer')).toBeVisible();
  const offer = eva.getByRole('listitem').filter({ hasText: 'A time has become free' });
  await expect(offer).toContainText('Answer before 10:15');
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(offer).toContainText('Waiting for the other side until 10:15');
  await ana.reload();
  const forAna = ana.getByRole('listitem').filter({ hasText: 'A time has become free' });
  await expect(forAna).toContainText('The other side has accepted');
  await forAna.getByRole('button', { name: 'Accept' }).click();
  await expect(ana.getByText('Your meeting is set.')).toBeVisible();
  await expect(forAna).toHaveCount(0);

  await at(12, eva, staff);
  const met = eva.getByRole('listitem').filter({ hasText: 'Ana' });
  await expect(met).toContainText('10:00–10:20');
  await expect(met).toContainText('Held');
  await expect(staff.getByText('Both accepted')).toBeVisible();
  await expect(staff.getByText('Held 1')).toBeVisible();

  await staff.getByRole('row').filter({ hasText: 'Eva' }).getByRole('button', { name: 'Record' }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog).toContainText('the door');
  await dialog.getByLabel('Note').fill('They only shook hands');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toBeHidden();
  await staff.getByRole('row').filter({ hasText: 'Eva' }).getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toContainText('Undone · Rui Santos');
  await expect(dialog).toContainText('They only shook hands');
  await dialog.getByRole('radio', { name: 'Neither came' }).check();
  await dialog.getByRole('button', { name: 'Mark as missed' }).click();
  await expect(staff.getByText('Missed 3')).toBeVisible();
  await eva.reload();
  await expect(met).toContainText('You weren’t signed in in time');
});
