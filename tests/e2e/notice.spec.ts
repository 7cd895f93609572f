import { type Browser, expect, type Page, test } from '@playwright/test';
import { isAccessible } from '#tests/support/accessible.ts';
import { openAs } from '#tests/support/browser-login.ts';
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
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const at = (browser: Browser, who: string, path: string, options = {}) =>
  openAs(browser, { origin: portal.origin, username: who, path }, options);

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notices/ });
const write = () => `/admin/notices?activityId=${ids['STW']}`;

async function writeNotice(page: Page, title: string): Promise<void> {
  await writeAndSend(page, title);
  await expect(page.getByRole('status').filter({ hasText: 'On its way to' })).toBeVisible();
}
async function writeAndSend(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Subject' }).nth(1).fill(title);
  await page.getByRole('textbox', { name: 'Text' }).nth(1).fill('The hall opens at nine.');
  await page.getByRole('button', { name: 'See who gets it' }).click();
  await expect(page.getByRole('dialog').getByText('Wong Ka Man')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
}

test('on a phone an exhibitor sees by the bell that two notices are not read, and reads them', async ({ browser }) => {
  const page = await at(browser, 'wong.kaman', '/home', phone);
  await expect(bell(page)).toHaveAccessibleName('Notices, 2 unread');
  await bell(page).click();
  const list = page.getByRole('list', { name: 'Notices' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/event\/detail\?activityId=/);
  await expect(page.getByRole('heading', { name: 'Notices and supplementary information' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread');
  await page.goBack();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await page.context().close();
});

test('staff write to those enrolled, take it back within ten seconds, and nobody hears of it', async ({ browser }) => {
  const staff = await at(browser, 'lei.chiwai', write());
  await writeNotice(staff, 'Taken back');
  await staff.getByRole('region', { name: 'What you can undo' }).getByRole('button', { name: /Undo/ }).click();
  await expect(staff.getByText('Undone. No one has been told.')).toBeVisible();
  // What was written is there again, to be put right.
  await expect(staff.getByRole('textbox', { name: 'Subject' }).nth(1)).toHaveValue('Taken back');
  await staff.goto(`${portal.origin}/event/admin/outbox?kind=STAFF_NOTICE&delivery=TAKEN_BACK`);
  await expect(staff.getByText('Wong Ka Man').or(staff.getByText('wong.kaman@linkeng.example')).first()).toBeVisible();

  await staff.goto(`${portal.origin}/event${write()}`);
  await writeNotice(staff, 'The hall opens earlier');
  await staff.goto(`${portal.origin}/event/admin/outbox?kind=STAFF_NOTICE&delivery=HELD`);
  await expect(staff.getByRole('button', { name: 'Take back' }).first()).toBeVisible();
  await staff.context().close();

  const exhibitor = await at(browser, 'wong.kaman', '/notices');
  await expect(async () => {
    await exhibitor.reload();
    await expect(exhibitor.getByRole('link', { name: 'The hall opens earlier' })).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 40_000 });
  await expect(exhibitor.getByRole('link', { name: 'Taken back' })).toHaveCount(0);
  await exhibitor.context().close();
});

test('staff who get no answer read so above what they sent, send it again, and it goes out once', async ({
  browser,
}) => {
  const staff = await at(browser, 'lei.chiwai', write());
  await loseAnswer(staff, 'POST', '/admin/notices');
  await writeAndSend(staff, 'Sent once');
  // Only what is open as a popover stands above a dialog.
  const refusal = staff
    .locator(':popover-open')
    .getByRole('alert')
    .filter({ hasText: /We can't reach the server/ });
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Close this message' }).click();
  await expect(refusal).toHaveCount(0);
  const strip = staff.getByRole('region', { name: 'What you can undo' });
  await expect(strip).toHaveCount(0);
  await staff.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(strip.getByRole('button', { name: /Undo/ })).toHaveCount(1);
  await staff.goto(`${portal.origin}/event/admin/outbox?kind=STAFF_NOTICE&delivery=HELD`);
  await expect(staff.getByRole('button', { name: 'Take back' }).first()).toBeVisible();
  await staff.context().close();

  const exhibitor = await at(browser, 'wong.kaman', '/notices');
  const come = exhibitor.getByRole('link', { name: 'Sent once' });
  await expect(async () => {
    await exhibitor.reload();
    await expect(come.first()).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 40_000 });
  await expect(come).toHaveCount(1);
  await exhibitor.context().close();
});

test('staff change a text and see at once what somebody would get', async ({ browser }) => {
  const page = await at(browser, 'lei.chiwai', '/admin/templates?trigger=ENROLLMENT_RETURNED&language=en');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Please look at {activitee}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText("There's nothing to fill in for {activitee} here.")).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('{unit}, please look again');
  await page.getByRole('searchbox', { name: 'Find an account' }).or(page.getByLabel('Find an account')).fill('wong');
  await page.getByLabel('Using the details of').selectOption({ label: 'Wong Ka Man (wong.kaman)' });
  await expect(
    page.getByText(/^\[Action needed\] .*Lin Keng Smart Technology Ltd\., please look again$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Text saved.')).toBeVisible();
  await isAccessible(page, 'the editor of a text');
  await page.context().close();
});
