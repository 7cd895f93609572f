import { expect, type Page, test } from '@playwright/test';
import { isAccessible } from '#tests/support/accessible.ts';
import {
  card,
  type DemoDoor,
  type Expected,
  openDemoDoor,
  pairPhone,
  scanned,
  waiting,
  worksOffline,
} from '#tests/support/door-screen.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';
import { keyTables, calibrationText } from '#web/scanner/wedge-keys.ts';

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

let portal: Portal;
let door: DemoDoor;
let guests: Expected[];
let phone: Page;
let second: Page;

test.beforeAll(async ({ browser }) => {
  portal = await openPortal();
  door = await openDemoDoor(browser, portal.origin);
  guests = await door.people();
  const stations = await Promise.all([door.addStation({ gate: 'East door' }), door.addStation({ gate: 'South door' })]);
  phone = await pairPhone(browser, portal.origin, stations[0].pairingUrl, 'Davi’s phone');
  second = await pairPhone(browser, portal.origin, stations[1].pairingUrl, 'Eva’s phone');
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('Ana sets her code, and allows with it on a steward’s phone what the steward may not', async () => {
  const { supervisor } = door;
  await supervisor.goto(`${portal.origin}/event/sign-in/stations`);
  await supervisor.getByRole('button', { name: 'Supervisors’ codes' }).click();
  const dialog = supervisor.getByRole('dialog');
  await expect(dialog).toContainText('No codes yet.');
  await dialog.getByLabel('My new code').fill('123456');
  await dialog.getByLabel('Once more').fill('123456');
  await dialog.getByRole('button', { name: 'Set my code' }).click();
  await expect(dialog).toContainText('Choose 6 to 12 digits that are hard to guess.');
  await dialog.getByLabel('My new code').fill('204816');
  await dialog.getByLabel('Once more').fill('204816');
  await dialog.getByRole('button', { name: 'Set my code' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('you');
  await isAccessible(supervisor, 'supervisors’ codes');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await scanned(phone, 'NOTACODEOFOURS12', 'UNKNOWN');
  await card(phone).getByRole('button', { name: 'A supervisor lets in' }).click();
  await phone.getByRole('button', { name: 'Named by the organiser' }).click();
  const sheet = phone.getByRole('dialog');
  await isAccessible(phone, 'a supervisor’s code');
  await sheet.getByLabel('Personal code').fill('111222');
  await sheet.getByRole('button', { name: 'Let in' }).click();
  await expect(sheet).toContainText('Wrong code.');
  await sheet.getByLabel('Personal code').fill('204816');
  await sheet.getByRole('button', { name: 'Let in' }).click();
  await expect(card(phone)).toContainText('Let in, with a note');
  await expect(card(phone)).toContainText('Allowed by');
  await expect(waiting(phone, 0)).toBeVisible({ timeout: 30_000 });
});

test('a decision in the inbox takes a note, and the list is read without a network, and gone after logout', async () => {
  const { supervisor } = door;
  await phone.context().setOffline(true);
  await second.context().setOffline(true);
  const [twice] = guests;
  if (!twice) throw new Error('nobody is expected');
  await scanned(phone, twice.code, 'SIGNED_IN');
  await scanned(second, twice.code, 'SIGNED_IN');
  for (const page of [phone, second]) {
    await page.context().setOffline(false);
    await page.getByRole('button', { name: /expected/ }).click();
    await page.keyboard.press('Escape');
    await expect(waiting(page, 0)).toBeVisible({ timeout: 60_000 });
  }
  await supervisor.goto(`${portal.origin}/event/sign-in/conflicts?activityId=${door.activityId}`);
  const inbox = supervisor.getByRole('article').filter({ hasText: twice.name });
  await expect(inbox).toBeVisible({ timeout: 30_000 });
  await expect(supervisor.getByRole('article').filter({ hasText: 'Allowed by' })).toBeVisible();
  await isAccessible(supervisor, 'the inbox');

  await worksOffline(supervisor);
  await portal.stop();
  await supervisor.reload();
  await expect(supervisor.getByText('No network. This is the list of')).toBeVisible({ timeout: 30_000 });
  await expect(inbox).toBeVisible();
  await expect(inbox.getByRole('button', { name: 'Same person' })).toHaveAttribute('aria-disabled', 'true');
  await isAccessible(supervisor, 'the inbox without a network');

  await portal.restart();
  await supervisor.getByRole('button', { name: 'Try again' }).click();
  await expect(supervisor.getByText('No network. This is the list of')).toHaveCount(0, { timeout: 30_000 });
  await inbox.getByRole('button', { name: 'Add a note' }).click();
  await inbox.getByRole('textbox', { name: 'Note' }).fill('Came back from the car park.');
  await isAccessible(supervisor, 'a note');
  await inbox.getByRole('button', { name: 'Same person' }).click();
  await expect(inbox).toHaveCount(0);
  await supervisor.getByRole('tab', { name: 'Settled' }).click();
  await expect(inbox).toContainText('Came back from the car park.');

  const databases = () => supervisor.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain('read-by-login');
  await supervisor.reload();
  await supervisor
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await supervisor.getByRole('menuitem', { name: 'Log out' }).click();
  await supervisor.waitForURL(/\/home/);
  expect(await databases()).not.toContain('read-by-login');
});

test('a scanner with a layout of its own is taught its keys from the check before the shift', async () => {
  await phone.goto(`${portal.origin}/event/sign-in/pair`);
  await phone.getByRole('button', { name: 'Teach the scanner’s keys' }).click();
  const dialog = phone.getByRole('dialog');
  await isAccessible(phone, 'the calibration code');
  // A keyboard that nobody has: every key is one further to the right.
  const keys = [...keyTables.qwerty.keys()].filter((key) => /^(Digit|Key)/.test(key)).slice(1);
  const session = await phone.context().newCDPSession(phone);
  const began = Date.now() / 1000;
  const typed = [...calibrationText].map((_, at) => keys[at] ?? '');
  await Promise.all(
    typed.flatMap((code, at) => {
      const key = { code, key: 'x', text: 'x', windowsVirtualKeyCode: 88 };
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp: began + at * 0.005, ...key }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: began + at * 0.005 + 0.002, ...key }),
      ];
    }),
  );
  await session.detach();
  await expect(dialog).toContainText('This scanner’s keys are known now.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(phone.getByText('This phone has learned a scanner’s keys.')).toBeVisible();
  await phone.getByRole('button', { name: 'Forget what was learned' }).click();
  await expect(phone.getByText('Most work straight away.')).toBeVisible();
});
