import { expect, type Page, test } from '@playwright/test';
import { readCredential, writeCredential } from '#domain/sign-in/credential.ts';
import {
  card,
  counter,
  type DemoDoor,
  type Expected,
  openDemoDoor,
  pairPhone,
  phoneScreen,
  scanned,
  scanWithWedge,
  typeCode,
  waiting,
  worksOffline,
} from '#tests/support/door-screen.ts';
import { closeAll, openPortal, type Portal } from '#tests/support/portal.ts';

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

let portal: Portal;
let door: DemoDoor;
let guests: Expected[];
let north: Page;
let south: Page;
/** Registered for the dinner, and nobody has scanned them yet. */
let diner: Expected;

const guest = (at: number): Expected => {
  const found = guests[at];
  if (!found) throw new Error(`no guest ${at}`);
  return found;
};

/** Right in its shape and its check characters, and never made by us. */
const forgedFrom = (code: string): string =>
  writeCredential(
    readCredential(code)?.keyId ?? 0,
    Uint8Array.from({ length: 14 }, (_, at) => 31 * at + 7),
  );

test.beforeAll(async ({ browser }) => {
  portal = await openPortal();
  door = await openDemoDoor(browser, portal.origin);
  guests = await door.people();
  const found = guests.slice(20).find(({ kinds }) => kinds.includes('DINNER_PARTY'));
  if (!found) throw new Error('nobody of the demo dines');
  diner = found;
});
test.afterAll(({ browser }) => closeAll(browser, portal));

test('the supervisor makes a station and pairs a second phone with it', async ({ browser }) => {
  const { supervisor } = door;
  await supervisor.getByRole('button', { name: 'New station' }).first().click();
  const form = supervisor.getByRole('dialog');
  await form.getByLabel(/^Gate/).fill('North door');
  await form.getByLabel(/^Name of the station/).fill('Lane 1');
  await form.getByLabel('Dinner').check();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(supervisor.getByRole('img', { name: 'Pairing code as a QR code' })).toBeVisible();
  const code = await supervisor.locator('[data-pairing-code]').innerText();
  await supervisor.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext({ ...phoneScreen, permissions: ['camera'] });
  north = await context.newPage();
  await north.goto(`${portal.origin}/event/sign-in/pair`);
  await north.getByLabel('Pairing code').fill(code.toLowerCase());
  await north.getByLabel('Name of this phone').fill('Bruno’s phone');
  // Far from the antenna, what the new station asks next takes longer than Bruno waits.
  const { promise: heWantsToScan, resolve: letThrough } = Promise.withResolvers<void>();
  await north.route('**/sign-in/devices/me', (asked) => heWantsToScan.then(() => asked.continue()));
  await north.getByRole('button', { name: 'Pair this phone' }).click();
  await expect(north.getByText('Scans are stored safely')).toBeVisible();
  await north.getByRole('button', { name: 'Tell the coordinator' }).click();
  await north.getByRole('link', { name: 'Start scanning' }).click();
  await expect(north).toHaveURL(/sign-in\/scan$/);
  letThrough();
  await expect(counter(north)).toContainText(`${guests.length} expected`);

  const station = supervisor.locator('article', { hasText: 'North door' });
  await expect(station).toContainText('Bruno’s phone');
  await expect(station).toContainText('Online');
});

test('the phone’s key does not leave its browser, and its token opens nothing elsewhere', async () => {
  const taken = await north.evaluate(async () => {
    const opening = indexedDB.open('door-queue');
    await new Promise((resolve) => opening.addEventListener('success', resolve, { once: true }));
    const stores = opening.result.transaction(['keys', 'devices']);
    const read = (asked: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => asked.addEventListener('success', () => resolve(asked.result), { once: true }));
    const [{ privateKey }, [device]] = (await Promise.all([
      read(stores.objectStore('keys').get('proof')),
      read(stores.objectStore('devices').getAll()),
    ])) as [CryptoKeyPair, { token: string }[]];
    opening.result.close();
    const formats = ['pkcs8', 'jwk'] as const;
    const exported = await Promise.allSettled(formats.map((format) => crypto.subtle.exportKey(format, privateKey)));
    return { token: device?.token ?? '', exported: exported.map(({ status }) => status) };
  });
  expect(taken.exported).toEqual(['rejected', 'rejected']);
  const elsewhere = await fetch(`${portal.origin}/event-api/sign-in/snapshot?activityId=${door.activityId}`, {
    headers: { authorization: `Bearer ${taken.token}` },
  });
  expect(elsewhere.status).toBe(401);
  expect(await elsewhere.json()).toMatchObject({ code: 'DEVICE_PROOF_ERROR' });
});

test('without a server ten codes are judged and kept, one of them twice and one of them forged', async () => {
  await worksOffline(north);
  await portal.stop();
  for (let at = 0; at < 8; at++) {
    await scanWithWedge(north, guest(at).code);
    await expect(card(north)).toContainText(guest(at).name);
    await expect(card(north)).toHaveAttribute('data-result', 'SIGNED_IN');
    await expect(card(north)).toContainText('not yet confirmed');
  }
  const typed = guest(8).code.toLowerCase();
  const slip = typed.endsWith('7') ? '8' : '7';
  await typeCode(north, `${typed.slice(0, -1)}${slip}`);
  await expect(north.getByRole('dialog').getByRole('alert')).toContainText('Something is mistyped');
  await north.getByLabel('Characters printed below the code').press('End');
  await north.keyboard.press('Backspace');
  await north.keyboard.type(`${typed.at(-1)}\n`);
  await expect(card(north)).toContainText(guest(8).name);
  await scanned(north, forgedFrom(guest(9).code), 'UNKNOWN');
  await expect(card(north)).toContainText('not genuine');

  await scanned(north, guest(8).code, 'JUST_SIGNED_IN');
  await expect(north.getByText('Offline, scanning goes on')).toBeVisible();
  await expect(waiting(north, 10)).toBeVisible();
  await expect(counter(north)).toContainText('9 / ');
});

test('a reload without a server loses nothing, and the first guest is known to be in', async () => {
  await north.reload();
  await expect(waiting(north, 10)).toBeVisible();
  await expect(counter(north)).toContainText('9 / ');
  // Within ten seconds it would be the same hand still; those scans count for nothing.
  const knownToBeIn = card(north).and(north.locator('[data-result="ALREADY_SIGN_IN"]'));
  await expect(async () => {
    if ((await knownToBeIn.count()) === 0) await scanWithWedge(north, guest(0).code);
    await expect(knownToBeIn).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(card(north)).toContainText('here, North door');
  await expect(waiting(north, 11)).toBeVisible();
});

test('when the server is back everything arrives, once, and staff see it', async () => {
  await portal.restart();
  await expect(waiting(north, 0)).toBeVisible({ timeout: 90_000 });
  await expect(north.getByText(/all sent/)).toBeVisible();
  const { supervisor } = door;
  await supervisor.goto(`${portal.origin}/event/sign-in/list?tab=live`);
  await expect(supervisor.getByRole('region', { name: 'Activity' })).toContainText('9 / ');
  await supervisor.goto(`${portal.origin}/event/sign-in/list?search=${encodeURIComponent(guest(3).name)}`);
  await expect(
    supervisor
      .getByRole('listitem')
      .filter({ hasText: guest(3).name })
      .first(),
  ).toContainText('North door');
});

test('two gates without a network let the same guest in to dinner; the later one is told', async ({ browser }) => {
  const { pairingUrl } = await door.addStation({ gate: 'South door' });
  south = await pairPhone(browser, portal.origin, pairingUrl, 'Carla’s phone');
  for (const phone of [north, south]) {
    await phone.getByRole('button', { name: /North door|South door/ }).click();
    await phone.getByRole('radio', { name: /^Dinner/ }).click();
    await worksOffline(phone);
  }
  await portal.stop();
  await scanned(north, diner.code, 'SIGNED_IN');
  await scanned(south, diner.code, 'SIGNED_IN');
  await portal.restart();
  await expect(waiting(north, 0)).toBeVisible({ timeout: 90_000 });
  await expect(waiting(south, 0)).toBeVisible({ timeout: 90_000 });

  await expect(south.getByText('Let in twice with one code')).toBeVisible({ timeout: 60_000 });
  const alert = south.getByRole('article', { name: 'Let in twice with one code' });
  await expect(alert).toContainText(diner.name);
  await expect(alert).toContainText('North door');
  await expect(alert).toContainText('South door');
  await expect(north.getByText('Let in twice with one code')).toHaveCount(0);
});

test('the alert waits while scanning goes on', async () => {
  const next = guests.slice(40).find(({ kinds }) => kinds.includes('DINNER_PARTY'));
  if (!next) throw new Error('nobody else dines');
  await scanned(south, next.code, 'SIGNED_IN');
  await expect(card(south)).toContainText(next.name);
  await expect(south.getByRole('button', { name: '1 thing to look at' })).toBeVisible();
});

test('the supervisor settles it with one tap, and it leaves the phone', async () => {
  const { supervisor } = door;
  await supervisor.goto(`${portal.origin}/event/sign-in/conflicts`);
  const conflict = supervisor.getByRole('article', { name: 'Let in twice with one code' });
  await expect(conflict).toContainText('Urgent');
  await conflict.getByRole('button', { name: 'Same person' }).click();
  await expect(supervisor.getByText('Nothing to settle')).toBeVisible();
  await supervisor.getByRole('tab', { name: 'Settled' }).click();
  await expect(supervisor.getByRole('article')).toContainText('One person, scanned twice');
  await expect(supervisor.getByRole('article')).toContainText('羅安娜');
  await expect(south.getByRole('button', { name: '1 thing to look at' })).toHaveCount(0, { timeout: 60_000 });
});

test('at the end of the shift phone and server agree, and only then the phone leaves', async () => {
  await north.goto(`${portal.origin}/event/sign-in/shift`);
  await north.getByRole('button', { name: 'Compare with the server' }).click();
  await expect(north.getByText('Phone and server agree on every scan.')).toBeVisible();
  await north.getByRole('button', { name: 'Leave the station' }).click();
  await north.getByRole('button', { name: 'Give back' }).click();
  await expect(north.getByRole('heading', { name: 'Make this phone a station' })).toBeVisible();
});
