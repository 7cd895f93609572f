import { type Browser, expect, type Page, test } from '@playwright/test';
import type { HallScreen } from '#contract/meeting.ts';
import { plusMs } from '#domain/instant.ts';
import { tableName } from '#domain/schedule/table-name.ts';
import { openAs } from '#tests/support/browser-login.ts';
import { isOnDevice } from '#tests/support/is-on-device.ts';
import { filled, placesOf } from '#tests/support/pages.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';
import { isDoneLater } from '#tests/support/later.ts';

let portal: Portal;
let schedule: string;
test.beforeAll(async ({ browser }) => {
  portal = await openPortal();
  schedule = filled('/admin/schedule/{DOC}', await placesOf(portal, browser));
});
test.afterAll(({ browser }) => closeAll(browser, portal));

const desk = { width: 1280, height: 800 };
const partner = 'Hac Sa Beach Resort';
const phone = { width: 390, height: 844 };
const open = (browser: Browser, username: string, path: string, viewport: typeof desk) =>
  openAs(browser, { origin: portal.origin, username, path }, { viewport });

async function releaseIt(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Release' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await isDoneLater(staff, 'Releasing schedules');
}

test('Lei Chi Wai moves a meeting and releases it, Wong Ka Man has it on her phone and in her calendar, and a unit that cancels is repaired around', async ({
  browser,
}) => {
  const staff = await open(browser, 'lei.chiwai', schedule, desk);
  await expect(staff.getByText('no schedule is worth more')).toBeVisible();
  await staff.getByRole('combobox', { name: 'Unit' }).selectOption({ label: 'Lin Keng Smart Technology Ltd.' });
  const meeting = staff.getByRole('grid', { name: 'Units by time' }).locator('[data-meeting]', { hasText: partner });
  await meeting.click();
  const dialog = staff.getByRole('dialog');
  const anotherTime = dialog.getByLabel('Another time');
  const label = (await anotherTime.locator('option', { hasText: '· free' }).last().textContent()) ?? '';
  await anotherTime.selectOption({ label });
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toBeHidden();
  await staff.getByRole('tab', { name: 'Release' }).click();
  await releaseIt(staff);

  const own = await open(browser, 'wong.kaman', '/my-meetings', phone);
  const card = own.getByRole('listitem').filter({ hasText: partner });
  await expect(card).toContainText(/\d\d:\d\d(?= ·)/.exec(label)?.[0] ?? 'a time');
  await own.getByRole('button', { name: 'Make an address' }).click();
  const address = await own.getByLabel('Secret address').inputValue();
  const calendar = await (await own.request.get(address)).text();
  // A calendar has no language of its own: that of the account.
  expect(calendar.replaceAll('\r\n ', '')).toContain('黑沙度假酒店');

  await staff.goto(`${portal.origin}/event${schedule}?view=wishes`);
  await staff.getByRole('combobox', { name: 'Unit' }).selectOption({ label: partner });
  await staff.getByLabel('Is here').selectOption({ label: 'Not at all' });
  await staff.getByRole('button', { name: 'Show the repair' }).click();
  await expect(staff.getByRole('heading', { name: /^Dropped/ })).toBeVisible();
  await releaseIt(staff);
  await own.reload();
  await expect(own.getByRole('heading', { name: 'My meetings' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Request another time' }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a screen in the hall shows who meets now and next, and goes on when the network is gone and somebody reloads it', async ({
  browser,
}) => {
  const staff = await open(browser, 'lei.chiwai', schedule, desk);
  await expect(staff.getByRole('button', { name: 'Hall screens' })).toBeVisible();
  await staff.getByRole('button', { name: 'Hall screens' }).click();
  const screens = staff.getByRole('dialog').getByRole('listitem');
  await expect(screens).toHaveText([/^All tables/, /^Hall A/, /^Hall B/]);
  const addressOf = async (which: number) =>
    (await screens.nth(which).getByRole('link', { name: 'Open', exact: true }).getAttribute('href')) ?? '';
  const address = await addressOf(0);

  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'en',
    serviceWorkers: 'allow',
  });
  const screen = await context.newPage();
  await screen.goto(address);
  const { meetings } = await screen.evaluate(
    async (link) =>
      (await (
        await fetch('/event-api/public/api/v1/own/hall-screen', { headers: { 'own-link': link } })
      ).json()) as HallScreen,
    new URL(address).hash.slice(1),
  );
  const first = meetings[0];
  if (!first) throw new Error('nothing is released');
  await expect(screen.getByText('No meetings today')).toBeVisible();
  // Nobody waits for the day: the screen's clock is put on to it.
  await screen.clock.setFixedTime(plusMs(first.begin, 60_000));
  const table = screen
    .getByRole('listitem')
    .filter({ hasText: `Table ${tableName(first)}` })
    .first();
  await expect(table).toContainText('until');

  await isOnDevice(screen, 'schedule');
  await context.setOffline(true);
  await screen.reload();
  await expect(screen.getByText('No network. This is the schedule as of')).toBeVisible();
  await expect(table).toContainText('until');
  await context.close();

  // The screen of a hall shows its own tables alone.
  const ofHall = await (await browser.newContext({ locale: 'en' })).newPage();
  await ofHall.goto(await addressOf(2));
  await expect(ofHall.getByText('No meetings today')).toBeVisible();
  await ofHall.clock.setFixedTime(plusMs(first.begin, 60_000));
  await expect(ofHall.getByRole('listitem').filter({ hasText: 'Table B' }).first()).toBeVisible();
  await expect(ofHall.getByRole('listitem').filter({ hasText: 'Table A' })).toHaveCount(0);
});
