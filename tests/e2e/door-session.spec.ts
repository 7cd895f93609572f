import { expect, type Page, test } from '@playwright/test';
import { isAccessible } from '#tests/support/accessible.ts';
import {
  card,
  type DemoDoor,
  type Expected,
  openDemoDoor,
  phoneScreen,
  scanned,
  waiting,
} from '#tests/support/door-screen.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

test.describe.configure({ mode: 'serial' });

let portal: Portal;
let door: DemoDoor;
let guest: Expected;
let hall: Page;

test.beforeAll(async ({ browser }) => {
  portal = await openPortal();
  door = await openDemoDoor(browser, portal.origin);
  const [first] = await door.people();
  if (!first) throw new Error('nobody is expected');
  guest = first;
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('the supervisor makes a station before a session, and its phone says which', async ({ browser }) => {
  const { supervisor } = door;
  await supervisor.getByRole('button', { name: 'New station' }).first().click();
  const form = supervisor.getByRole('dialog');
  await form.getByLabel(/^Gate/).fill('Hall door');
  await form.getByLabel(/^Name of the station/).fill('Left');
  const sessions = form.getByLabel('People come here for');
  await expect(form.getByLabel('Hotel')).toBeVisible();
  await sessions.selectOption({ index: 1 });
  await expect(form.getByLabel('Hotel')).toBeHidden();
  await isAccessible(supervisor, 'a station before a session');
  await form.getByRole('button', { name: 'Create' }).click();
  const code = await supervisor.locator('[data-pairing-code]').innerText();
  await supervisor.getByRole('button', { name: 'Done' }).click();

  hall = await (await browser.newContext({ ...phoneScreen, permissions: ['camera'] })).newPage();
  await hall.goto(`${portal.origin}/event/sign-in/pair`);
  await hall.getByLabel('Pairing code').fill(code);
  await hall.getByLabel('Name of this phone').fill('Gil’s phone');
  await hall.getByRole('button', { name: 'Pair this phone' }).click();
  await expect(hall.getByRole('listitem').filter({ hasText: 'List is up to date' })).toHaveAttribute(
    'data-check',
    'passed',
  );
  const station = supervisor.getByRole('article', { name: 'Hall door' });
  await expect(station).toContainText('Gil’s phone');
  await hall.getByRole('link', { name: 'Start scanning' }).click();
  await expect(hall.getByRole('button', { name: /Auditorium|Meeting room|Workshop/ })).toBeVisible();
});

test('who is scanned there is counted for the session; a second scan is told, and the list is behind the number', async () => {
  const { supervisor, activityId } = door;
  const count = hall.getByRole('button', { name: /in this session/ });
  await expect(count).toContainText('0 in this session');
  await scanned(hall, guest.code, 'SIGNED_IN');
  await expect(count).toContainText('1 in this session');
  await expect(waiting(hall, 0)).toBeVisible({ timeout: 30_000 });
  // The same code within ten seconds is a hand held still.
  await hall.waitForTimeout(10_500);
  await scanned(hall, guest.code, 'ALREADY_SIGN_IN');
  await expect(card(hall)).toContainText('Hall door');
  await expect(count).toContainText('1 in this session');

  await supervisor.goto(`${portal.origin}/event/sign-in/list?activityId=${activityId}&tab=live`);
  const came = supervisor.getByRole('link', { name: '1 person signed in' });
  await expect(came).toBeVisible();
  await isAccessible(supervisor, 'live numbers with sessions');
  await came.click();
  await expect(supervisor).toHaveURL(/sessionId=/);
  const listed = supervisor.getByText(guest.name).filter({ visible: true });
  await expect(listed.first()).toBeVisible();
  await supervisor.getByRole('button', { name: 'Everyone' }).click();
  await expect(supervisor).not.toHaveURL(/sessionId=/);
});
